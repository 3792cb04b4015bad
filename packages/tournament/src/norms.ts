import type { Issue, Outcome } from '@pareo/engine';
import { type IssuedNorm, normEventOf } from '@pareo/engine/journal';
import { accept, type NormEvent, type NormTitle, type PlayerId } from '@pareo/engine/model';
import {
  type LeastResult,
  type Need,
  type NormOpponent,
  type NormReport,
  type NormVerdict,
  neededScore,
  needsOf,
  normsOf,
} from '@pareo/engine/norms';
import { type Language, normTexts } from '@pareo/texts';
import { isState, once, ranked, roundsOf, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import type { Person } from './sheets.ts';

/* Who made a norm, who still can, and what that takes: of the tournament as it stands. */

/** What the tournament says of norms; a file says nothing, and its federation is the host. */
export const normEventIn = (source: Source): NormEvent => {
  const tournament = ranked(source);
  return normEventOf(isState(source) ? source.details : {}, tournament.ok ? tournament.value.header : {});
};

/** Absent: what the tournament says. */
export interface NormsAsked {
  readonly event?: NormEvent;
}

const eventOf = (source: Source, { event }: NormsAsked): NormEvent => event ?? normEventIn(source);

export const normReportOf = (source: Source, asked: NormsAsked = {}): Outcome<NormReport, Issue> => {
  const event = eventOf(source, asked);
  return once(source, `norms ${JSON.stringify(event)}`, () => {
    const tournament = ranked(source);
    return tournament.ok ? normsOf(tournament.value, event) : tournament;
  });
};

export const needsIn = (
  source: Source,
  number: number,
  asked: NormsAsked = {},
): Outcome<readonly Need[], Issue> => {
  const event = eventOf(source, asked);
  return once(source, `needs ${number} ${JSON.stringify(event)}`, () => {
    const tournament = ranked(source);
    return tournament.ok ? needsOf(tournament.value, event, number as PlayerId) : tournament;
  });
};

/** Scores in hundredths: `6½`. */
export const halves = (hundredths: number): string => {
  const whole = Math.floor(Math.abs(hundredths) / 100);
  const half = Math.abs(hundredths) % 100 === 50 ? '½' : '';
  const size = whole === 0 && half !== '' ? half : `${whole}${half}`;
  return hundredths < 0 ? `−${size}` : size;
};

/** What the least result of the next round is, and the weakest opponent against whom it is enough. */
export interface LeastNeed {
  readonly result: LeastResult;
  /** Absent: somebody unrated is enough. */
  readonly from?: number;
}

/** One title of one player. */
export type Reach =
  | { readonly kind: 'made'; readonly sure: boolean }
  | { readonly kind: 'next'; readonly round: number; readonly least: LeastNeed }
  /** More than one round is left: by the average of the opponents so far. */
  | { readonly kind: 'later'; readonly points: number; readonly rounds: number; readonly average: number }
  | { readonly kind: 'none' };

export interface ReachOf {
  readonly title: NormTitle;
  readonly reach: Reach;
  readonly verdict: NormVerdict;
  readonly issued?: IssuedNorm;
}

export interface NormRow {
  readonly person: Person;
  readonly titles: readonly ReachOf[];
}

export interface NormSheet {
  readonly after: number;
  readonly rounds: number;
  readonly event: NormEvent;
  readonly isStrong: boolean;
  /** Those who made one or are in reach, in the order of the numbers. */
  readonly rows: readonly NormRow[];
  readonly sexUnknown: readonly Person[];
}

/** Titles that whoever holds one need not make a norm of. */
const HELD: Readonly<Record<string, readonly NormTitle[]>> = {
  GM: ['GM', 'IM', 'WGM', 'WIM'],
  IM: ['IM', 'WIM'],
  WGM: ['WGM', 'WIM'],
  WIM: ['WIM'],
};

export const normSheet = (source: Source, asked: NormsAsked = {}): Outcome<NormSheet, Issue> => {
  const event = eventOf(source, asked);
  return once(source, `norm sheet ${JSON.stringify(event)}`, () => {
    const report = normReportOf(source, asked);
    if (!report.ok) return report;
    const { terms, players, sexUnknown } = report.value;
    const people = new Map(peopleOf(source).map(person => [person.number, person]));
    const rows = players.flatMap(({ player, verdicts }): readonly NormRow[] => {
      const person = people.get(player);
      if (!person) return [];
      const titles = verdicts
        .filter(({ title }) => !HELD[person.title ?? '']?.includes(title))
        .map(verdict => reachOf(source, person, verdict, { asked, rounds: terms.rounds }));
      const isShown = titles.some(({ reach, issued }) => reach.kind !== 'none' || issued);
      return isShown ? [{ person, titles }] : [];
    });
    return accept({
      after: roundsOf(source),
      rounds: terms.rounds,
      event,
      isStrong: terms.isStrong,
      rows,
      sexUnknown: sexUnknown.flatMap(id => people.get(id) ?? []),
    });
  });
};

const reachOf = (
  source: Source,
  person: Person,
  verdict: NormVerdict,
  { asked, rounds }: { readonly asked: NormsAsked; readonly rounds: number },
): ReachOf => {
  const { title } = verdict;
  const issued = isState(source)
    ? source.issued?.find(one => one.player === person.key && one.title === title)
    : undefined;
  return {
    title,
    reach: reachIn(source, person.number, verdict, { asked, rounds }),
    verdict,
    ...(issued ? { issued } : {}),
  };
};

const reachIn = (
  source: Source,
  number: number,
  verdict: NormVerdict,
  { asked, rounds }: { readonly asked: NormsAsked; readonly rounds: number },
): Reach => {
  const left = rounds - decidedRounds(source, number);
  if (verdict.norm) return { kind: 'made', sure: left > 0 };
  if (left === 0) return { kind: 'none' };
  if (left === 1) return nextReach(source, number, verdict, asked);
  const { games, score, average } = verdict;
  // Before half of the rounds are played anything can be hoped for.
  if (average === undefined || 2 * left > rounds) return { kind: 'none' };
  const needed = neededScore(verdict.title, games + left, average);
  const points = needed === undefined ? undefined : needed - score;
  return points === undefined || points > 100 * left
    ? { kind: 'none' }
    : { kind: 'later', points: Math.max(0, points), rounds: left, average };
};

/** Rounds whose game of the player is over. */
const decidedRounds = (source: Source, number: number): number => {
  const tournament = ranked(source);
  if (!tournament.ok) return 0;
  const { players, roundsPaired } = tournament.value;
  const last = players.find(({ id }) => id === number)?.turns[roundsPaired - 1];
  return last?.kind === 'adjourned' ? roundsPaired - 1 : roundsPaired;
};

const ORDER: readonly LeastResult[] = ['loss', 'draw', 'win'];

const nextReach = (source: Source, number: number, { title }: NormVerdict, asked: NormsAsked): Reach => {
  const needs = needsIn(source, number, asked);
  const need = needs.ok ? needs.value.find(one => one.title === title) : undefined;
  const [result, opponents = []] = grouped(need?.least ?? [])[0] ?? [];
  if (!result) return { kind: 'none' };
  const from = Math.min(...opponents.map(({ rating = 0 }) => rating));
  return {
    kind: 'next',
    round: decidedRounds(source, number) + 1,
    least: { result, ...(from > 0 ? { from } : {}) },
  };
};

/** By result, the least first; opponents from the top. */
export const grouped = (least: Need['least']): readonly (readonly [LeastResult, readonly NormOpponent[]])[] =>
  ORDER.flatMap(result => {
    const opponents = least.filter(one => one.result === result).map(({ opponent }) => opponent);
    return opponents.length === 0
      ? []
      : [[result, opponents.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))] as const];
  });

/** A title in a table, in a few words. */
export const reachText = ({ reach, issued }: ReachOf, language: Language): string => {
  const texts = normTexts[language];
  if (issued) return texts.states.issued;
  switch (reach.kind) {
    case 'made':
      return reach.sure ? texts.states.sure : texts.states.made;
    case 'next':
      return texts.needsShort(reach.least.result, reach.least.from);
    case 'later':
      return texts.needsPoints(halves(reach.points), reach.rounds, reach.average);
    case 'none':
      return texts.states.none;
  }
};
