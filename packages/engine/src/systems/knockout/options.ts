import { accept, type Outcome, refuse, type Scoring } from '../../model/index.ts';
import { flagIn, numberIn, textIn } from '../basic-rules/chosen-values.ts';
import { type NoPairing, noPairing, type Options } from '../system.ts';
import { BY_SIZE } from './description.ts';
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

/** The choices for a draw of so many places, or everything that is wrong with them. */
export const announced = (
  options: Options,
  { size, scoring }: { readonly size: number; readonly scoring: Scoring },
): Outcome<Announcement, NoPairing> => {
  const [heads, games, tieBreaks] = [headsIn(options, size), gamesIn(options), tieBreaksIn(options)];
  if (!heads.ok || !games.ok || !tieBreaks.ok)
    return refuse(...[heads, games, tieBreaks].flatMap(outcome => (outcome.ok ? [] : outcome.faults)));
  return accept({
    seeding: textIn(options, 'seeding') === 'rating' ? 'rating' : 'start-numbers',
    heads: heads.value,
    thirdPlace: flagIn(options, 'third-place') ? 'played' : 'shared',
    terms: {
      games: games.value,
      lot: textIn(options, 'lot'),
      scoring,
      tieBreaks: tieBreaks.value,
    },
  });
};

const headsIn = (options: Options, size: number): Outcome<number, NoPairing> => {
  const value = textIn(options, 'groups');
  if (value === BY_SIZE) return accept(headsFor(size));
  if (Number(value) <= size / 2) return accept(Number(value));
  return refuse(noPairing('option-invalid', { option: 'groups', value, allowed: `2-${size / 2}` }));
};

const gamesIn = (options: Options): Outcome<number, NoPairing> => {
  const value = numberIn(options, 'games');
  if (Number.isInteger(value)) return accept(value);
  return refuse(
    noPairing('option-invalid', { option: 'games', value: String(value), allowed: '1, 2, 3, …' }),
  );
};

/** Names separated by commas or blanks, the first to be asked first. */
const tieBreaksIn = (options: Options): Outcome<readonly MatchTieBreak[], NoPairing> => {
  const names = textIn(options, 'tie-breaks')
    .split(/[\s,]+/)
    .filter(name => name !== '');
  const known = names.map(name => MATCH_TIE_BREAKS.find(tieBreak => tieBreak.name === name) ?? name);
  const unknown = known.filter(tieBreak => typeof tieBreak === 'string');
  const allowed = MATCH_TIE_BREAKS.map(({ name }) => name).join(', ');
  if (unknown.length > 0)
    return refuse(
      ...unknown.map(value => noPairing('option-invalid', { option: 'tie-breaks', value, allowed })),
    );
  return accept(known.filter(tieBreak => typeof tieBreak !== 'string'));
};
