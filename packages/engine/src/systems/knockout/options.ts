import { accept, type Outcome, refuse, type Scoring } from '../../model/index.ts';
import type { OptionsOf } from '../define.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { BY_SIZE, type WIMBLEDON } from './description.ts';
import { headsFor } from './draw.ts';
import type { Terms } from './progress.ts';
import { MATCH_TIE_BREAKS, type MatchTieBreak } from './tie-breaks.ts';

/** How this knock-out is played. */
export interface Announcement {
  readonly seeding: 'rating' | 'start-numbers';
  readonly heads: number;
  readonly thirdPlace: 'played' | 'shared';
  readonly terms: Terms;
}

type Options = OptionsOf<typeof WIMBLEDON.options>;

/** The choices for a draw of so many places, or everything that is wrong with them. */
export const announced = (
  options: Options,
  { size, scoring }: { readonly size: number; readonly scoring: Scoring },
): Outcome<Announcement, NoPairing> => {
  const [heads, games, tieBreaks] = [headsIn(options, size), gamesIn(options), tieBreaksIn(options)];
  if (!heads.ok || !games.ok || !tieBreaks.ok)
    return refuse(...[heads, games, tieBreaks].flatMap(outcome => (outcome.ok ? [] : outcome.faults)));
  return accept({
    seeding: options.seeding,
    heads: heads.value,
    thirdPlace: options['third-place'] ? 'played' : 'shared',
    terms: {
      games: games.value,
      lot: options.lot,
      scoring,
      tieBreaks: tieBreaks.value,
    },
  });
};

const headsIn = ({ groups: value }: Options, size: number): Outcome<number, NoPairing> => {
  if (value === BY_SIZE) return accept(headsFor(size));
  if (Number(value) <= size / 2) return accept(Number(value));
  return refuse(noPairing('option-invalid', { option: 'groups', value, allowed: `2-${size / 2}` }));
};

const gamesIn = ({ games: value }: Options): Outcome<number, NoPairing> => {
  if (Number.isInteger(value)) return accept(value);
  return refuse(
    noPairing('option-invalid', { option: 'games', value: String(value), allowed: '1, 2, 3, …' }),
  );
};

/** Names separated by commas or blanks, the first to be asked first. */
const tieBreaksIn = (options: Options): Outcome<readonly MatchTieBreak[], NoPairing> => {
  const names = options['tie-breaks'].split(/[\s,]+/).filter(name => name !== '');
  const known = names.map(name => MATCH_TIE_BREAKS.find(tieBreak => tieBreak.name === name) ?? name);
  const unknown = known.filter(tieBreak => typeof tieBreak === 'string');
  const allowed = MATCH_TIE_BREAKS.map(({ name }) => name).join(', ');
  if (unknown.length > 0)
    return refuse(
      ...unknown.map(value => noPairing('option-invalid', { option: 'tie-breaks', value, allowed })),
    );
  return accept(known.filter(tieBreak => typeof tieBreak !== 'string'));
};
