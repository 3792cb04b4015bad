import {
  type Attachment,
  digest,
  type IssuedNorm,
  type Json,
  KNOWN_SYSTEMS,
  normEventOf,
  type PlayerKey,
  type Refusal,
  recordForStandings,
  refusal,
  type State,
  type Wish,
} from '../journal/index.ts';
import {
  accept,
  checkTournament,
  decimal,
  type Issue,
  type Outcome,
  type PlayerId,
  refuse,
} from '../model/index.ts';
import { failingIn, type NormLine, type NormVerdict, normsOf } from '../norms/index.ts';
import { type RatingReport, ratingReport } from '../ratings/index.ts';
import type { Part, Rule } from '../rules/index.ts';
import type { Completed } from './complete.ts';

/* What is frozen of ratings and norms: plain data under a digest, with keys for players and the keys of rules for their texts. */

/** The ratings of a tournament as they stand. Scrabble has none. */
export const ratingsNow = (state: State): Outcome<RatingReport, Issue> | undefined => {
  if (KNOWN_SYSTEMS[state.settings.system]?.game === 'scrabble') return undefined;
  const checked = checkTournament(recordForStandings(state));
  return checked.ok ? ratingReport(checked.value, { kind: state.details.ratingKind ?? 'standard' }) : checked;
};

type KeyOf = (id: number) => PlayerKey;

const keysIn = (state: State): KeyOf => {
  const keys = new Map<number, PlayerKey>(
    Object.values(state.players).map(({ number, key }) => [number, key]),
  );
  return id => keys.get(id) as PlayerKey;
};

const attached = (value: unknown): Attachment => {
  const body = JSON.parse(JSON.stringify(value)) as Json;
  return { digest: digest(body), body };
};

const keyOfRule = (rule: Rule | undefined) => rule?.key;

/** Nothing where no text, no day or nobody with a rating lets there be a report. */
export const finalRatings = (state: State): Attachment | undefined => {
  const found = ratingsNow(state);
  if (!found?.ok || found.value.performances.length === 0) return undefined;
  const key = keysIn(state);
  const { kind, edition, start, isTimeKnown, changes, first, performances } = found.value;
  const lineOf = ({ opponent, rule, cut, ...line }: Part) => ({
    ...line,
    ...(opponent === undefined ? {} : { opponent: key(opponent) }),
    rule: keyOfRule(rule),
    ...(cut ? { cut: keyOfRule(cut) } : {}),
  });
  return attached({
    kind,
    edition,
    start,
    isTimeKnown,
    changes: changes.map(({ player, own, list, games, sum, k, change, rounded, assumed }) => ({
      player: key(player),
      own,
      list,
      games,
      sum,
      k: k.value,
      change: change.value,
      rounded,
      assumed,
      lines: change.parts.map(lineOf),
    })),
    first: first.map(({ player, games, score, average, percent, difference, rating, because, working }) => ({
      player: key(player),
      games,
      score,
      average: average && decimal(average),
      percent,
      difference,
      rating,
      because: because.map(keyOfRule),
      lines: working.parts.map(lineOf),
    })),
    performances: performances.map(({ player, games, of, tpr, ptp }) => ({
      player: key(player),
      games,
      of,
      rating: tpr.value,
      perfect: ptp.value,
    })),
  });
};

const verdictKept = (verdict: NormVerdict, key: KeyOf) => {
  const { lines, checks, dropped: _dropped, using, ...figures } = verdict;
  return {
    ...figures,
    using: using.map(keyOfRule),
    lines: lines.map(({ opponent, out, dropped, ...line }: NormLine) => ({
      ...line,
      ...(opponent ? { opponent: { ...opponent, id: key(opponent.id) } } : {}),
      ...(out ? { out: keyOfRule(out) } : {}),
      ...(dropped ? { dropped: keyOfRule(dropped) } : {}),
    })),
    checks: checks.map(({ rule, exempt, ...check }) => ({
      ...check,
      rule: keyOfRule(rule),
      ...(exempt ? { exempt: keyOfRule(exempt) } : {}),
    })),
  };
};

/** The norms made, each whole, and what failed for the others. Nothing where norms cannot be judged. */
export const finalNorms = (state: State): Attachment | undefined => {
  const checked = checkTournament(recordForStandings(state));
  if (!checked.ok || KNOWN_SYSTEMS[state.settings.system]?.game === 'scrabble') return undefined;
  const event = normEventOf(state.details, checked.value.header);
  const found = normsOf(checked.value, event);
  if (!found.ok) return undefined;
  const key = keysIn(state);
  const { terms, field, players, sexUnknown } = found.value;
  return attached({
    event,
    terms,
    field,
    sexUnknown: sexUnknown.map(key),
    players: players.map(({ player, verdicts }) => ({
      player: key(player),
      verdicts: verdicts.map(verdict =>
        verdict.norm
          ? verdictKept(verdict, key)
          : {
              title: verdict.title,
              norm: false,
              games: verdict.games,
              performance: verdict.performance,
              failing: failingIn(verdict).map(({ rule }) => rule.key),
            },
      ),
    })),
    issued: (state.issued ?? []).map(({ player, title, verdict, reached, remarks }: IssuedNorm) => ({
      player,
      title,
      verdict,
      reached,
      remarks,
    })),
  });
};

/** The verdict that stands behind a certificate. */
export const normIssued = (state: State, wish: Wish<'issue-norm'>): Outcome<Completed, Refusal> => {
  const { player, title } = wish;
  const none = (issues: readonly Issue[]) => refuse(refusal('no-such-norm', { player, title, issues }));
  const entered = state.players[player];
  if (!entered) return refuse(refusal('unknown-player', { player }));
  const checked = checkTournament(recordForStandings(state));
  if (!checked.ok) return none(checked.faults);
  const found = normsOf(checked.value, normEventOf(state.details, checked.value.header), {
    player: entered.number as PlayerId,
    titles: [title],
  });
  if (!found.ok) return none(found.faults);
  const [verdict] = found.value.players[0]?.verdicts ?? [];
  if (!verdict) return none([]);
  const kept = attached(verdictKept(verdict, keysIn(state)));
  return accept({ act: { ...wish, verdict: kept.digest, reached: verdict.norm }, attached: [kept] });
};
