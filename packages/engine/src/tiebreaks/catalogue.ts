import { boardCount, bottomBoards, byBoardsOfEncounter, topBoards } from './boards.ts';
import {
  adjustedForeScore,
  adjustedScore,
  averageOfBuchholz,
  buchholz,
  foreBuchholz,
  sumOfBuchholz,
} from './buchholz.ts';
import type { Base, Tiebreak } from './code.ts';
import type { Definition } from './definition.ts';
import {
  type BoardRule,
  directEncounter,
  directEncounterForFirst,
  extendedDirectEncounter,
} from './direct-encounter.ts';
import { koya, koyaStepByStep } from './koya.ts';
import { lots, manual } from './last-resorts.ts';
import {
  pairingNumber,
  playedWithBlack,
  roundsElectedToPlay,
  standardPoints,
  wins,
  won,
  wonWithBlack,
} from './own-results.ts';
import {
  averagePerfectPerformance,
  averagePerformance,
  perfectTournamentPerformance,
  performanceRating,
} from './performance.ts';
import { gamePoints, matchPoints, otherScore, points } from './points.ts';
import { progressive, progressiveDropping } from './progressive.ts';
import { averageRating, rating, sumOfRatings, sumOfRatingsDropping } from './ratings.ts';
import { scoreAndStrength } from './schedule-strength.ts';
import { eggsb, egmsb, emgsb, emmsb, sonnebornBerger } from './sonneborn-berger.ts';
import { spread } from './spread.ts';

const ede = (...rules: readonly BoardRule[]): Definition =>
  extendedDirectEncounter(rules, byBoardsOfEncounter);

/** The only list of tie-breaks. */
const DEFINITIONS: Readonly<Record<Base, Definition>> = {
  PTS: points,
  MPTS: matchPoints,
  GPTS: gamePoints,
  DE: directEncounter,
  WIN: wins,
  WON: won,
  BPG: playedWithBlack,
  BWG: wonWithBlack,
  PS: progressive,
  REP: roundsElectedToPlay,
  STD: standardPoints,
  TPN: pairingNumber,
  BH: buchholz,
  AOB: averageOfBuchholz,
  FB: foreBuchholz,
  SB: sonnebornBerger,
  KS: koya,
  ARO: averageRating,
  TPR: performanceRating,
  PTP: perfectTournamentPerformance,
  APRO: averagePerformance,
  APPO: averagePerfectPerformance,
  RTNG: rating,
  BC: boardCount,
  TBR: topBoards,
  BBE: bottomBoards,
  MPVGP: otherScore,
  EMMSB: emmsb,
  EMGSB: emgsb,
  EGMSB: egmsb,
  EGGSB: eggsb,
  EDE: ede(),
  EDEBT: ede('BC', 'TBR'),
  EDEBB: ede('BC', 'BBE'),
  EDET: ede('TBR'),
  EDEB: ede('BBE'),
  SSSC: scoreAndStrength,
  ABH: adjustedScore,
  AFB: adjustedForeScore,
  SBH: sumOfBuchholz,
  SRO: sumOfRatings,
  DE1: directEncounterForFirst,
  SPREAD: spread,
  LOTS: lots,
  MANUAL: manual,
};

/** Modifiers that decide step by step turn a number into an order of the tied group. */
export const definitionOf = ({ base, modifiers }: Tiebreak): Definition => {
  if (base === 'PS' && modifiers.dropping) return progressiveDropping;
  if (base === 'SRO' && modifiers.dropping) return sumOfRatingsDropping;
  if (base === 'KS' && modifiers.extended === 0) return koyaStepByStep;
  return DEFINITIONS[base];
};

/** Whether its column shows places among the tied, not a number of each. */
export const showsPlaces = (tiebreak: Tiebreak): boolean => definitionOf(tiebreak).kind === 'group';
