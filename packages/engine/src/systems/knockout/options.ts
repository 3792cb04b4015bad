import { accept, type Outcome, refuse, type Scoring } from '../../model/index.ts';
import {
  isMatchMeasure,
  MATCH_MEASURE_NAMES,
  type MatchMeasure,
  measureNamesIn,
} from '../../position/knockout/index.ts';
import type { OptionsOf } from '../define.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { BY_SIZE, type WIMBLEDON } from './description.ts';
import { headsFor } from './draw.ts';
import type { Terms } from './progress.ts';

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

const tieBreaksIn = (options: Options): Outcome<readonly MatchMeasure[], NoPairing> => {
  const names = measureNamesIn(options['tie-breaks']);
  const unknown = names.filter(name => !isMatchMeasure(name));
  const allowed = MATCH_MEASURE_NAMES.join(', ');
  if (unknown.length > 0)
    return refuse(
      ...unknown.map(value => noPairing('option-invalid', { option: 'tie-breaks', value, allowed })),
    );
  return accept(names.filter(isMatchMeasure));
};
