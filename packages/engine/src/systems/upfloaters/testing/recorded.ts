import type { Colour, Points } from '../../../model/index.ts';
import { corpusFiles } from '../../../testing/corpus.ts';
import { preferenceOf } from '../../team-swiss/colours.ts';
import type { Contender } from '../contender.ts';

/* Recorded positions of C.04.5 and C.04.6: one JSON object a line, with the round that follows and the state of everybody
 * (`FORMAT-team-double.md` of the corpus). */

export type Recorded = 'team-swiss-2026' | 'double-swiss-2026';

interface State {
  readonly team?: number;
  readonly player?: number;
  readonly score: number;
  readonly secondary?: number;
  readonly played: number;
  readonly colours: string;
  readonly floated: boolean;
  readonly pab_barred: boolean;
}

interface Match {
  readonly white: number;
  readonly black: number;
  readonly boards?: readonly string[];
  readonly games?: readonly string[];
}

interface Line {
  readonly name: string;
  readonly round: number;
  readonly settings: {
    readonly rounds: number;
    readonly initial_colour: 'W' | 'B';
    readonly colour_preferences?: 'A' | 'B' | 'none';
    readonly secondary_for_colours?: boolean;
  };
  readonly history: readonly {
    readonly matches: readonly Match[];
    readonly byes: readonly { readonly team?: number; readonly player?: number; readonly kind: string }[];
  }[];
  readonly forbidden?: readonly (readonly [number, number])[];
  readonly state: readonly State[];
  readonly expected: 'NOPAIR' | { readonly bye: number | null; readonly matches: readonly string[] };
}

export interface RecordedPosition {
  readonly name: string;
  readonly contenders: readonly Contender[];
  readonly forbidden: readonly (readonly [number, number])[];
  readonly floatsCount: boolean;
  readonly initialColour: Colour;
  /** `bye|white-black …`, pairs in the order of their numbers. */
  readonly expected: string;
}

export const recordedPositions = (
  folder: Recorded,
): { readonly source: 'complete' | 'packed'; readonly positions: readonly RecordedPosition[] } => {
  const { source, files } = corpusFiles(folder);
  const lines =
    files
      .find(({ name }) => name === 'positions.jsonl')
      ?.text.trimEnd()
      .split('\n') ?? [];
  return { source, positions: lines.map(line => positionOf(JSON.parse(line) as Line, folder)) };
};

const positionOf = (line: Line, folder: Recorded): RecordedPosition => {
  const { settings, round, expected } = line;
  // C.04.6: floats do not count in the last two rounds; C.04.5: in the last one.
  const last = folder === 'team-swiss-2026' ? settings.rounds - 2 : settings.rounds - 1;
  return {
    name: line.name,
    contenders: contendersOf(line, folder),
    forbidden: line.forbidden ?? [],
    floatsCount: round <= last,
    initialColour: settings.initial_colour === 'W' ? 'white' : 'black',
    expected: expected === 'NOPAIR' ? 'none' : roundText(expected.bye ?? undefined, expected.matches),
  };
};

export const roundText = (bye: number | undefined, matches: readonly string[]): string =>
  `${bye ?? ''}|${[...matches].sort().join(' ')}`;

const contendersOf = (line: Line, folder: Recorded): readonly Contender[] => {
  const { settings, round, history, state } = line;
  const met = meetings(
    history.flatMap(({ matches }) => matches),
    folder,
  );
  const present = state.map(numberOf);
  const paired = [
    ...new Set([
      ...present,
      ...history.flatMap(({ matches, byes }) => [
        ...matches.flatMap(({ white, black }) => [white, black]),
        ...byes.filter(({ kind }) => kind === 'pab').map(numberOf),
      ]),
    ]),
  ].sort((a, b) => a - b);
  return state.map(one => {
    const tpn = numberOf(one);
    const colours = [...one.colours].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
    return {
      tpn,
      score: tenthsOf(one.score),
      secondary: tenthsOf(settings.secondary_for_colours ? (one.secondary ?? 0) : 0),
      met: met.get(tpn) ?? new Set(),
      mayHaveBye: !one.pab_barred,
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

const numberOf = ({ team, player }: { readonly team?: number; readonly player?: number }): number =>
  team ?? player ?? 0;

const tenthsOf = (score: number): Points => Math.round(score * 10) as Points;

/** Teams: a match with one board played. Players: one in which nobody forfeited both games. */
const meetings = (matches: readonly Match[], folder: Recorded): ReadonlyMap<number, ReadonlySet<number>> => {
  const met = new Map<number, Set<number>>();
  for (const { white, black, boards, games } of matches) {
    const results = boards ?? games ?? [];
    const isForfeited =
      folder === 'team-swiss-2026'
        ? results.every(result => /[+-]/.test(result))
        : [0, 2].some(side => results.every(result => result[side] === '-'));
    if (isForfeited) continue;
    met.set(white, (met.get(white) ?? new Set()).add(black));
    met.set(black, (met.get(black) ?? new Set()).add(white));
  }
  return met;
};
