import { readTournament } from '../../formats/index.ts';
import { type NormExemption, type PlayerId, playerId, type Title } from '../../model/index.ts';
import { isStrongField } from '../field.ts';
import {
  type FieldOfRound,
  failingIn,
  holds,
  minimumAverage,
  type NormOpponent,
  type NormPlayer,
  type NormResult,
  type NormRound,
  type NormTerms,
  type NormTitle,
  type NormVerdict,
  needsIn,
  normsOf,
  titlesFor,
  verdictOf,
} from '../index.ts';

/* Recorded answers about norms: one JSON object a line (`corpus/numbers/norms.jsonl`), answered in the words of the record. */

interface RecordedOpponent {
  readonly id: number;
  readonly rating: number | null;
  readonly title: Title | null;
  readonly federation: string;
  readonly zeroAgainstRated?: boolean;
}

type Sign = '1' | '=' | '0' | '+' | '-' | 'bye' | 'half' | 'zero';

interface RecordedPlayer {
  readonly player: { readonly federation: string; readonly sex: 'm' | 'w' };
  readonly event: {
    readonly rounds: number;
    readonly system: NormTerms['schedule'];
    readonly host: string;
    readonly minimumGames?: number;
    readonly exemption?: NormExemption;
    readonly field?: readonly FieldOfRound[];
  };
  readonly rounds: readonly {
    readonly round: number;
    readonly opponent?: RecordedOpponent;
    readonly result: Sign;
  }[];
}

const RESULTS: Readonly<Record<Sign, NormResult>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  bye: 'pairing-bye',
  half: 'no-game',
  zero: 'no-game',
};

const opponentOf = ({ id, rating, title, federation, zeroAgainstRated }: RecordedOpponent): NormOpponent => ({
  id: playerId(id),
  rating: rating ?? undefined,
  title: title ?? undefined,
  federation,
  ...(zeroAgainstRated === undefined ? {} : { zeroAgainstRated }),
});

interface Asked {
  readonly player: NormPlayer;
  readonly terms: NormTerms;
  readonly rounds: readonly NormRound[];
}

export const askedIn = ({ player, event, rounds }: RecordedPlayer): Asked => ({
  player: { federation: player.federation, isWoman: player.sex === 'w' },
  terms: {
    rounds: event.rounds,
    schedule: event.system,
    host: event.host,
    minimumGames: event.minimumGames ?? 9,
    declared: event.exemption,
    isStrong: event.field !== undefined && isStrongField(event.field),
  },
  rounds: rounds.map(({ round, opponent, result }) => ({
    round,
    ...(opponent ? { opponent: opponentOf(opponent) } : {}),
    result: RESULTS[result],
  })),
});

/** `B.01 1.4.4` of a key `b01-2024.1.4.4.own` is `1.4.4 own`. */
const nameOf = ({ key, article }: { readonly key: string; readonly article: string }): string => {
  const [, part = ''] = /\.(own|one)$/.exec(key) ?? [];
  return `${article.replace('B.01 ', '')} ${part}`.trim();
};

const shortOf = (verdict: NormVerdict) => ({
  norm: verdict.norm,
  games: verdict.games,
  score: verdict.score / 100,
  average: verdict.average ?? null,
  performance: verdict.performance ?? null,
  needed: verdict.needed === undefined ? null : verdict.needed / 100,
  counts: verdict.counts ?? null,
  normalForeigners: verdict.normalForeigners,
  using: verdict.using.map(nameOf),
  dropped: verdict.dropped.map(({ round, by }) => ({ round, by: nameOf(by) })),
  failing: failingIn(verdict).map(({ rule }) => nameOf(rule)),
});

const longOf = (verdict: NormVerdict) => ({
  ...shortOf(verdict),
  sum: verdict.sum,
  percent: verdict.percent ?? null,
  dp: verdict.difference ?? null,
  raised: verdict.raised ? { ...verdict.raised, from: verdict.raised.from ?? null } : null,
  surplus: verdict.surplus === undefined ? null : verdict.surplus / 100,
  leftOut: verdict.lines
    .filter(({ counted, dropped }) => counted === undefined && dropped === undefined)
    .map(({ round, out }) => ({ round, by: out ? nameOf(out) : 'no game' })),
  checks: verdict.checks.map(check => ({
    article: nameOf(check.rule),
    found: check.found,
    needed: check.needed,
    ok: check.ok,
    ...(check.exempt && holds(check) ? { exempt: nameOf(check.exempt) } : {}),
  })),
});

const player = ({ in: given }: { readonly in: RecordedPlayer }) => {
  const asked = askedIn(given);
  return {
    titles: Object.fromEntries(
      titlesFor(asked.player).map(title => [
        title,
        longOf(verdictOf(title, asked.player, asked.terms, asked.rounds)),
      ]),
    ),
  };
};

const before = ({
  in: given,
}: {
  readonly in: RecordedPlayer & { readonly opponents: readonly RecordedOpponent[] };
}) => {
  const asked = askedIn(given);
  const round = Math.max(0, ...asked.rounds.map(one => one.round)) + 1;
  const needs = needsIn(asked.player, asked.terms, asked.rounds, {
    round,
    opponents: given.opponents.map(opponentOf),
  });
  return {
    titles: Object.fromEntries(
      needs.map(({ title, sure, least }) => [
        title,
        { sure, least: least.map(({ result }) => result ?? null) },
      ]),
    ),
  };
};

interface RecordedTournament {
  readonly trf: string;
  readonly host: string;
  readonly system: NormTerms['schedule'];
}

const SYSTEMS: Readonly<Record<NormTerms['schedule'], string>> = {
  swiss: 'dutch-2026',
  'round-robin': 'berger',
  'double-round-robin': 'double-berger',
};

const tournament = ({ in: given }: { readonly in: RecordedTournament }) => {
  const read = readTournament(new TextEncoder().encode(given.trf));
  if (!read.ok) throw new Error(read.faults[0]?.code);
  const { tournament: found } = read.value;
  const report = normsOf({ ...found, system: SYSTEMS[given.system] }, { host: given.host });
  if (!report.ok) throw new Error(report.faults[0]?.code);
  const { field, terms, players } = report.value;
  return {
    field: given.system === 'swiss' ? field : null,
    exempt: terms.isStrong,
    norms: players.flatMap(({ verdicts }) => verdicts).filter(({ norm }) => norm).length,
    players: Object.fromEntries(
      players.map(({ player: id, verdicts }): [PlayerId, unknown] => [
        id,
        Object.fromEntries(verdicts.map(verdict => [verdict.title, shortOf(verdict)])),
      ]),
    ),
  };
};

const leastAverage = ({
  in: { title, games, score },
}: {
  readonly in: { readonly title: NormTitle; readonly games: number; readonly score: number };
}) => ({ average: minimumAverage(title, games, 100 * score) ?? null });

export const NORM_ANSWERS: Readonly<Record<string, (recorded: never) => unknown>> = {
  player,
  before,
  tournament,
  'minimum-average': leastAverage,
};
