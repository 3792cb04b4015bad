import type { NamedLeftOver } from '../ruling-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

/** Who would have no opponent. */
export const leftOverClause = ({ count, players, partners, bye, apart }: NamedLeftOver): string => {
  const who = count === players.length ? '' : `at least ${count === 1 ? 'one' : count} of `;
  const left = partners.length === 0 ? '' : `, with only ${list(partners)} left for them`;
  return `${who}${list(players)} would have no opponent${left}${bye ? BYE[bye](players.length) : ''}${apart ? keptApart(apart) : ''}`;
};

const keptApart = ({ rule, round }: NonNullable<NamedLeftOver['apart']>): string =>
  round === undefined ? `; the two may not meet (${rule})` : `; the two met in round ${round} (${rule})`;

const BYE = {
  barred: (players: number) =>
    players === 1 ? ', and may not have the bye' : ', and none of them may have the bye',
  one: () => ', and only one bye is given',
};

/** After what is so: "forbidden". */
export const becauseLeftOver = (leftOver: NamedLeftOver): string =>
  `because then${leftOver.keeping ? ', what was decided before being kept,' : ''} ${leftOverClause(leftOver)}`;

/** Before it: "if they met". */
export const ifSo = (condition: string, leftOver: NamedLeftOver): string =>
  `${condition}${leftOver.keeping ? ' and what was decided before were kept' : ''}, ${leftOverClause(leftOver)}`;
