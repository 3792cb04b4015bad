/* The format of recorded positions and tournaments of C.04.5 and C.04.6: one JSON object a line. */

export type Recorded = 'team-swiss-2026' | 'double-swiss-2026';

export interface RecordedMatch {
  readonly white: number;
  readonly black: number;
  /** One result each, first-named side first whatever the colour: `1:0` `=:=`, forfeits `+:-`. */
  readonly boards?: readonly string[];
  readonly games?: readonly string[];
}

export interface RecordedBye {
  readonly team?: number;
  readonly player?: number;
  readonly kind: 'pab' | 'full' | 'half' | 'zero';
}

export interface RecordedRound {
  readonly matches: readonly RecordedMatch[];
  readonly byes: readonly RecordedBye[];
}

export interface RecordedAnswer {
  readonly bye: number | null;
  /** `white-black`, in the order of publication. */
  readonly matches: readonly string[];
}

interface GamePoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly fwin: number;
  readonly floss: number;
}

export interface RecordedSettings {
  readonly rounds: number;
  readonly initial_colour: 'W' | 'B';
  readonly game_points: GamePoints;
  readonly match_points?: GamePoints;
  readonly colour_preferences?: 'A' | 'B' | 'none';
  readonly primary?: 'MP' | 'GP';
  readonly secondary_for_colours?: boolean;
  readonly boards?: number;
  readonly board_colours?: string;
  readonly bye_points: Readonly<Record<'pab' | 'full' | 'half' | 'zero', number | readonly [number, number]>>;
}

export interface RecordedEntrant {
  readonly tpn: number;
  readonly name: string;
  /** Teams: numbers of the players in board order. */
  readonly players?: readonly number[];
  /** Takes part from this round on. */
  readonly enters?: number;
}

/** All that is needed to pair one round, and what other programs answered. */
export interface RecordedPosition {
  readonly name: string;
  readonly settings: RecordedSettings;
  readonly entrants: readonly RecordedEntrant[];
  readonly history: readonly RecordedRound[];
  readonly round: number;
  readonly byesThisRound: readonly RecordedBye[];
  readonly forbidden: readonly (readonly [number, number])[];
  readonly expected: 'NOPAIR' | RecordedAnswer;
  readonly readings: Readonly<Record<string, 'NOPAIR' | RecordedAnswer>>;
  readonly state?: readonly RecordedState[];
}

export interface RecordedState {
  readonly team?: number;
  readonly player?: number;
  readonly score: number;
  readonly secondary?: number;
  readonly played: number;
  readonly colours: string;
  readonly floated: boolean;
  readonly pab_barred: boolean;
}

interface PositionLine {
  readonly name: string;
  readonly settings: RecordedSettings;
  readonly teams?: readonly RecordedEntrant[];
  readonly players?: readonly RecordedEntrant[];
  readonly history: readonly RecordedRound[];
  readonly round: number;
  readonly byes_this_round: readonly RecordedBye[];
  readonly forbidden?: readonly (readonly [number, number])[];
  readonly expected: 'NOPAIR' | RecordedAnswer;
  readonly readings?: RecordedPosition['readings'];
  readonly state?: readonly RecordedState[];
}

interface TournamentLine {
  readonly name: string;
  readonly settings: RecordedSettings;
  readonly teams?: readonly RecordedEntrant[];
  readonly players?: readonly RecordedEntrant[];
  readonly forbidden?: readonly (readonly [number, number])[];
  readonly rounds: readonly {
    readonly byes: readonly RecordedBye[];
    readonly expected: RecordedAnswer;
    readonly readings?: RecordedPosition['readings'];
    readonly matches?: readonly RecordedMatch[];
  }[];
}

/** Of a position, itself; of a whole tournament, the position before each of its rounds. */
export const positionsInLine = (line: string): readonly RecordedPosition[] => {
  const read = JSON.parse(line) as PositionLine | TournamentLine;
  return 'history' in read ? [ofPosition(read)] : ofTournament(read);
};

const ofPosition = (line: PositionLine): RecordedPosition => ({
  name: line.name,
  settings: line.settings,
  entrants: line.teams ?? line.players ?? [],
  history: line.history,
  round: line.round,
  byesThisRound: line.byes_this_round,
  forbidden: line.forbidden ?? [],
  expected: line.expected,
  readings: line.readings ?? {},
  ...(line.state ? { state: line.state } : {}),
});

const ofTournament = (line: TournamentLine): readonly RecordedPosition[] => {
  const entrants = line.teams ?? line.players ?? [];
  const history = line.rounds.map(({ byes, expected: { bye }, matches = [] }): RecordedRound => {
    const pab = line.teams
      ? { team: bye ?? 0, kind: 'pab' as const }
      : { player: bye ?? 0, kind: 'pab' as const };
    return { matches, byes: [...byes, ...(bye === null ? [] : [pab])] };
  });
  return line.rounds.map((round, index) => ({
    name: `${line.name} round ${index + 1}`,
    settings: line.settings,
    entrants,
    history: history.slice(0, index),
    round: index + 1,
    byesThisRound: round.byes,
    forbidden: line.forbidden ?? [],
    expected: round.expected,
    readings: round.readings ?? {},
  }));
};
