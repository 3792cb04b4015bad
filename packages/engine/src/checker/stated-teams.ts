import {
  allottedColourIn,
  DEFAULT_MATCH_SCORING,
  formatPoints,
  matchesAreOfTeams,
  type Points,
  plus,
  type Team,
  type TeamEvent,
  type Tournament,
  ZERO,
} from '../model/index.ts';
import { type TeamRound, teamEntries, teamRounds } from '../position/index.ts';

/** What a record states of a team against what follows from the results. */
export interface StatedDifference {
  readonly team: number;
  readonly record: '310' | '801' | '802';
  readonly what: 'match-points' | 'game-points' | 'opponent' | 'colour';
  /** Absent: of all rounds. */
  readonly round?: number;
  readonly stated: string;
  readonly computed: string;
}

/**
 * Totals of 310, and the informative records 801 and 802 of TRF26, against the results. Of 801, whose columns depend
 * on the number of teams and boards, only the totals are looked at.
 */
export const checkStatedTeams = (tournament: Tournament): readonly StatedDifference[] => {
  const event = tournament.teamEvent;
  if (!event || !matchesAreOfTeams(tournament)) return [];
  const computed = computedOf(tournament, event);
  return [
    ...event.teams.flatMap(team =>
      differencesOf(computed, {
        record: '310',
        team: team.number,
        totals: [
          ['match-points', shown(team.statedMatchPoints)],
          ['game-points', shown(team.statedGamePoints)],
        ],
        rounds: [],
      }),
    ),
    ...tournament.record.keptLines.flatMap(({ prefix, text }) => {
      const read =
        prefix === '801' ? read801(prefix + text) : prefix === '802' ? read802(prefix + text) : undefined;
      return read ? differencesOf(computed, read) : [];
    }),
  ];
};

type What = StatedDifference['what'];

interface Stated {
  readonly record: StatedDifference['record'];
  readonly team: number;
  readonly totals: readonly (readonly [What, string | undefined])[];
  /** Index = round - 1. */
  readonly rounds: readonly (readonly (readonly [What, string | undefined])[])[];
}

const shown = (points: Points | undefined): string | undefined =>
  points === undefined ? undefined : formatPoints(points);

/** `15`, `15.0` and `015.0` are the same. */
const pointsShown = (text: string): string | undefined => {
  const value = text.trim();
  return /^\d+(\.\d)?$/.test(value) ? Number(value).toFixed(1) : undefined;
};

const read801 = (line: string): Stated | undefined => {
  const [, team, mp = '', gp = ''] =
    /^801 +(\d+) .{5} +(\d+(?:\.\d)?) +(\d+(?:\.\d)?)(?: |$)/.exec(line) ?? [];
  if (team === undefined) return undefined;
  return {
    record: '801',
    team: Number(team),
    totals: [
      ['match-points', pointsShown(mp)],
      ['game-points', pointsShown(gp)],
    ],
    rounds: [],
  };
};

const ROUND_OF_802 = 13;

/** Team 5-7, match points 15-20, game points 22-27; then of each round the opponent 29-31, colour 33, game points 35-38. */
const read802 = (line: string): Stated | undefined => {
  const columns = (from: number, to: number) => line.slice(from - 1, to).trim();
  if (!/^\d+$/.test(columns(5, 7))) return undefined;
  const count = Math.ceil(Math.max(0, line.trimEnd().length - 28) / ROUND_OF_802);
  return {
    record: '802',
    team: Number(columns(5, 7)),
    totals: [
      ['match-points', pointsShown(columns(15, 20))],
      ['game-points', pointsShown(columns(22, 27))],
    ],
    rounds: Array.from({ length: count }, (_, at) => {
      const from = 29 + at * ROUND_OF_802;
      const opponent = columns(from, from + 2);
      const colour = columns(from + 4, from + 4).toLowerCase();
      return [
        ['opponent', opponent === '' ? undefined : opponent.replace(/^0+(?=\d)/, '')],
        ['colour', colour === 'w' || colour === 'b' ? colour : undefined],
        ['game-points', pointsShown(columns(from + 6, from + 9))],
      ] as const;
    }),
  };
};

interface Computed {
  readonly totals: Readonly<Partial<Record<What, string>>>;
  readonly rounds: readonly Readonly<Partial<Record<What, string>>>[];
}

const computedOf = (tournament: Tournament, event: TeamEvent): ReadonlyMap<number, Computed> => {
  const rounds = teamRounds(tournament, event, {
    scoring: event.scoring ?? DEFAULT_MATCH_SCORING,
    wonAgainst: 'the other team',
    pending: 'nothing',
    rounds: tournament.roundsRecorded,
  });
  const turnsOf = new Map<number, (round: number) => string | undefined>(
    teamEntries(tournament).participants.map(({ id, turns }) => [
      id,
      round => {
        const turn = turns[round - 1];
        const colour = turn && allottedColourIn(turn);
        return colour && (colour === 'white' ? 'w' : 'b');
      },
    ]),
  );
  const ofTeam = (team: Team): Computed => {
    const seen = rounds.of(team);
    const total = (score: 'mp' | 'gp') =>
      seen.reduce(
        (sum, { round, points }) => plus(sum, plus(points[score], rounds.bonus(team, round)[score])),
        ZERO,
      );
    return {
      totals: { 'match-points': formatPoints(total('mp')), 'game-points': formatPoints(total('gp')) },
      rounds: seen.map(round => {
        const colour = turnsOf.get(team.number)?.(round.round);
        return {
          opponent: opponentOf(round),
          'game-points': formatPoints(round.points.gp),
          ...(colour === undefined ? {} : { colour }),
        };
      }),
    };
  };
  return new Map(event.teams.map(team => [team.number, ofTeam(team)]));
};

/** As 802 writes it. */
const opponentOf = ({ kind, opponent }: TeamRound): string => {
  if (opponent !== undefined) return String(opponent);
  return kind === 'pairing-bye' ? 'PAB' : kind === 'full-bye' ? 'FPB' : kind === 'half-bye' ? 'HPB' : 'ZPB';
};

const differencesOf = (
  computed: ReadonlyMap<number, Computed>,
  { record, team, totals, rounds }: Stated,
): readonly StatedDifference[] => {
  const own = computed.get(team);
  if (!own) return [];
  const among = (
    said: readonly (readonly [What, string | undefined])[],
    truth: Readonly<Partial<Record<What, string>>> | undefined,
    round?: number,
  ): readonly StatedDifference[] =>
    said.flatMap(([what, stated]) => {
      const value = truth?.[what];
      return stated === undefined || value === undefined || stated === value
        ? []
        : [{ team, record, what, stated, computed: value, ...(round === undefined ? {} : { round }) }];
    });
  return [...among(totals, own.totals), ...rounds.flatMap((said, at) => among(said, own.rounds[at], at + 1))];
};
