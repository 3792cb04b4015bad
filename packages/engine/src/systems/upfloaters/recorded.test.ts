import { expect, test } from 'vitest';
import { type Colour, playerId, pointsOf } from '../../model/index.ts';
import { position } from '../../testing/index.ts';
import { COLOUR_RULES, preferenceOf } from '../team-swiss/colours.ts';
import { RULES } from '../team-swiss/rules.ts';
import { allotColours, coupleOf } from './colours.ts';
import type { Contender } from './contender.ts';
import { fieldOf, hasRound } from './field.ts';
import { pairField } from './procedure.ts';
import { recordedIn } from './testing/recorded.ts';
import type { RecordedMatch, RecordedPosition } from './testing/recorded-format.ts';
import { contenderAt } from './upfloater-set.ts';

/* Articles 3 and 4 of C.04.6 on recorded positions, from the state that these tell of everybody. */

const numberOf = ({ team }: { readonly team?: number }): number => team ?? 0;

const isPlayed = ({ boards = [] }: RecordedMatch): boolean => boards.some(result => !/[+-]/.test(result));

const contendersOf = ({ settings, round, history, state = [] }: RecordedPosition): readonly Contender[] => {
  const paired = [
    ...new Set([
      ...state.map(numberOf),
      ...history.flatMap(({ matches, byes }) => [
        ...matches.flatMap(({ white, black }) => [white, black]),
        ...byes.filter(({ kind }) => kind === 'pab').map(numberOf),
      ]),
    ]),
  ].sort((a, b) => a - b);
  const [entrant] = position({ players: 2 }).entrants;
  if (!entrant) throw new Error('two players are two entrants');
  return state.map((one, order): Contender => {
    const tpn = numberOf(one);
    const colours = [...one.colours].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
    const met = history
      .flatMap(({ matches }) => matches)
      .filter(isPlayed)
      .flatMap(({ white, black }) => (white === tpn ? [black] : black === tpn ? [white] : []));
    return {
      id: playerId(tpn),
      entrant,
      order,
      tpn,
      score: pointsOf(one.score),
      secondary: pointsOf(settings.secondary_for_colours ? (one.secondary ?? 0) : 0),
      met: new Map(met.map(opponent => [playerId(opponent), 1])),
      barredSince: one.pab_barred ? 1 : undefined,
      played: one.played,
      floated: one.floated,
      colours,
      parity: paired.indexOf(tpn) + 1,
      preference: preferenceOf(colours, {
        type: settings.colour_preferences ?? 'none',
        isLastRound: round === settings.rounds,
      }),
    };
  });
};

const answered = (recorded: RecordedPosition): string => {
  const { settings, round, forbidden } = recorded;
  const before = position({
    players: 99,
    forbiddenPairs: forbidden.map(pair => ({ players: pair.map(playerId), fromRound: 1, toRound: 1 })),
  });
  const floatsCount = round <= settings.rounds - 2;
  const field = fieldOf(before, contendersOf(recorded), { rules: RULES, floatsCount });
  if (!hasRound(field)) return 'none';
  const { bye, brackets } = pairField(field);
  const matches = brackets
    .flatMap(({ pairs }) => pairs)
    .map(([top, bottom]) => {
      const couple = coupleOf(contenderAt(field, top), contenderAt(field, bottom));
      const initial = settings.initial_colour === 'W' ? 'white' : 'black';
      const { white, black } = allotColours(COLOUR_RULES, couple, initial);
      return `${white.id}-${black.id}`;
    });
  return `${bye?.id ?? ''}|${matches.sort().join(' ')}`;
};

test('C.04.6: pairs, bye and colours of every recorded position', () => {
  const { positions } = recordedIn('team-swiss-2026', 'positions.jsonl');
  expect(positions.length).toBeGreaterThan(0);
  const wrong = positions.filter(recorded => {
    const { expected } = recorded;
    const wanted =
      expected === 'NOPAIR' ? 'none' : `${expected.bye ?? ''}|${[...expected.matches].sort().join(' ')}`;
    return answered(recorded) !== wanted;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
