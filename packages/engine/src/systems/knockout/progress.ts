import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import {
  type DecidedBy,
  decidedMatch,
  isComplete,
  type Match,
  type MatchMeasure,
  type MatchTerms,
  matchOf,
  type SeededSide,
} from '../../position/knockout/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { type KnockedOut, type NoPairing, noPairing } from '../system.ts';
import { afterRound, type Contest, contestsOf, firstDraw, type Place, type Section } from './draw.ts';
import * as rules from './rules.ts';
import { MATCH_TIE_BREAKS } from './tie-breaks.ts';

export interface Terms extends MatchTerms {
  readonly tieBreaks: readonly MatchMeasure[];
}

/** The draw as it stands before a round. */
export interface Stage {
  readonly sections: readonly Section[];
  /** Who lost in the round before, in the order of its matches. */
  readonly beaten: readonly Place[];
  /** How the matches of the round before were decided. */
  readonly rulings: readonly Ruling[];
  /** Everybody whom a match put out so far. */
  readonly knockedOut: readonly KnockedOut[];
}

interface Decision {
  /** Absent: the loser had left, or there was nobody to lose. */
  readonly knockedOut?: KnockedOut;
  readonly winner: Place;
  readonly loser: Place;
  readonly rulings: readonly Ruling[];
}

/** Plays the draw through the results recorded; stops at the first round with a match that has no winner. */
export const stageBefore = (
  position: Position,
  {
    seeded,
    heads,
    terms,
  }: { readonly seeded: readonly Entrant[]; readonly heads: number; readonly terms: Terms },
): Outcome<Stage, NoPairing> => {
  let stage: Stage = { sections: firstDraw(seeded, heads), beaten: [], rulings: [], knockedOut: [] };
  for (let round = 1; round < position.round; round++) {
    const decided = contestsOf(stage.sections).map(contest => decide(contest, round, terms));
    const faults = faultsIn(decided, round, position.tournament.roundsPaired);
    if (faults.length > 0) return refuse(...faults);
    stage = nextStage(stage, decided.filter(isDecision));
  }
  return accept(stage);
};

const nextStage = ({ sections, knockedOut }: Stage, decisions: readonly Decision[]): Stage => ({
  sections: afterRound(
    sections,
    decisions.map(({ winner }) => winner),
  ),
  beaten: decisions.map(({ loser }) => loser),
  rulings: decisions.flatMap(decision => decision.rulings),
  knockedOut: [...knockedOut, ...decisions.flatMap(decision => decision.knockedOut ?? [])],
});

/** An open match: nobody has won it yet, or nobody can be said to have won it. */
interface Open {
  readonly match: Match<SeededSide>;
}

const isDecision = (result: Decision | Open): result is Decision => 'winner' in result;

const decide = (contest: Contest, round: number, terms: Terms): Decision | Open => {
  const [first, second] = contest.places;
  if (!first || !second) return { winner: first ?? second, loser: undefined, rulings: [] };
  const match = matchOf(first, second, { round, terms });
  const decided = decidedMatch(match, terms.tieBreaks);
  return decided ? decisionFor(match, decided.winner, ruleOf(decided.by)) : { match };
};

/** The rule that each way to decide a match is cited by. */
const ruleOf = (by: DecidedBy): Rule => {
  switch (by) {
    case 'arbiter':
      return rules.arbiter;
    case 'walkover':
      return rules.walkover;
    case 'advance':
      return rules.advance;
    default:
      return (
        MATCH_TIE_BREAKS.find(({ name }) => name === by) ??
        impossible('every tie-break of a match has a rule')
      );
  }
};

const decisionFor = (match: Match<SeededSide>, winner: 'first' | 'second', rule: Rule): Decision => {
  const [won, lost]: readonly [SeededSide, SeededSide] =
    winner === 'first' ? [match.first, match.second] : [match.second, match.first];
  return {
    winner: { number: won.number, entrant: won.entrant },
    loser: { number: lost.number, entrant: lost.entrant },
    ...(lost.hadLeft
      ? {}
      : { knockedOut: { player: lost.entrant.id, inRound: match.round, by: won.entrant.id } }),
    rulings: [
      ruling('result', rule, [won.entrant.id], {
        because: [lost.entrant.id],
        facts: { round: match.round, numbers: [won.number, lost.number] },
      }),
    ],
  };
};

/** A match still being played asks for its results; one that was played and stayed level asks for the arbiter. */
const faultsIn = (
  results: readonly (Decision | Open)[],
  round: number,
  roundsPaired: number,
): readonly NoPairing[] => {
  const open = results.flatMap(result => (isDecision(result) ? [] : [result.match]));
  const isUnfinished = (match: Match) => round > roundsPaired || hasGamesToCome(match);
  const unfinished = open.filter(isUnfinished).flatMap(pairOf);
  const undecided = open.filter(match => !isUnfinished(match));
  return [
    ...(unfinished.length > 0 ? [noPairing('round-not-finished', { round, players: unfinished })] : []),
    ...undecided.map(match => noPairing('match-undecided', { players: pairOf(match), round })),
  ];
};

const pairOf = ({ first, second }: Match): readonly [number, number] => [first.id, second.id];

const hasGamesToCome = (match: Match): boolean => {
  const kinds = [match.first, match.second].map(({ turn }) => turn?.kind);
  if (kinds.includes('adjourned')) return true;
  return (kinds.includes('game') || kinds.includes('match')) && !isComplete(match);
};
