import type { NamedLeftOver } from '../ruling-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

/** Quién quedaría sin rival. */
export const leftOverClause = ({ count, players, partners, bye, apart }: NamedLeftOver): string => {
  const left =
    partners.length === 0
      ? ''
      : `, pues solo les ${partners.length === 1 ? 'queda' : 'quedan'} ${list(partners)}`;
  return `${whoOf(count, players)} sin rival${left}${bye ? BYE[bye](players.length) : ''}${apart ? keptApart(apart) : ''}`;
};

const whoOf = (count: number, players: readonly string[]): string => {
  if (count === players.length) return `${list(players)} ${count === 1 ? 'quedaría' : 'quedarían'}`;
  return count === 1
    ? `alguien entre ${list(players)} quedaría`
    : `al menos ${count} entre ${list(players)} quedarían`;
};

const keptApart = ({ rule, round }: NonNullable<NamedLeftOver['apart']>): string =>
  round === undefined
    ? `; los dos no pueden enfrentarse (${rule})`
    : `; los dos se enfrentaron en la ronda ${round} (${rule})`;

const BYE = {
  barred: (players: number) =>
    players === 1 ? ', y no puede tener el bye' : ', y ninguno de ellos puede tener el bye',
  one: () => ', y bye solo hay uno',
};

/** Después de lo que pasa: «está prohibido». */
export const becauseLeftOver = (leftOver: NamedLeftOver): string =>
  `porque entonces${leftOver.keeping ? ', sin cambiar lo ya decidido,' : ''} ${leftOverClause(leftOver)}`;

/** Antes: «si se enfrentaran». */
export const ifSo = (condition: string, leftOver: NamedLeftOver): string =>
  `${condition}${leftOver.keeping ? ' sin cambiar lo ya decidido' : ''}, ${leftOverClause(leftOver)}`;
