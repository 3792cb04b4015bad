import type { Stage } from '@pareo/engine/standings';
import type { SeparatedWords, WarningTexts } from '../standings-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

const CATEGORIES = {
  'own-results': 'the player’s own results',
  'opponents-results': 'the results of the opponents',
  ratings: 'ratings',
};

/** By the places of the draw that are left. */
const stageNamed = (of: number): string =>
  ({ 2: 'Final', 4: 'Semi-final', 8: 'Quarter-final' })[of] ?? `Last ${of}`;

const stagesNamed = (of: number): string =>
  ({ 2: 'final', 4: 'semi-finals', 8: 'quarter-finals' })[of] ?? `last ${of}`;

const warnings: WarningTexts = {
  'buchholz-in-round-robin': ({ tiebreak }) =>
    `${tiebreak} may not be used in a round robin. Take SB or KS instead.`,
  'koya-in-swiss': ({ tiebreak }) => `${tiebreak} is defined for round robins, and this is a Swiss.`,
  'ratings-with-unrated': ({ tiebreak, players }) =>
    `${tiebreak} decides nothing, because some players have no rating (${list(players)}). Announce a rating for them: ${tiebreak}/U1400.`,
  'mixed-categories': ({ tiebreaks, categories }) =>
    `The list (${tiebreaks.join(', ')}) mixes ${list(categories.map(category => CATEGORIES[category]))}. The annex of 1998 asks for one kind only.`,
  'not-in-edition': ({ tiebreak, edition }) =>
    `${tiebreak} is not in the edition ${edition}. It is computed by the definition of a later one.`,
  'edition-not-kept': ({ date, used }) =>
    `The tie-break rules of ${date} are not kept here. Those of ${used} are used; --edition chooses others.`,
  'repeated-tiebreak': ({ tiebreak }) =>
    `${tiebreak} is in the list twice and decides nothing the second time.`,
  'board-count-before-game-points': ({ tiebreak }) =>
    `${tiebreak} decides only among teams with equal game points. Put the game points before it.`,
};

/** Numbers that a working gives beside its lines; without a name here they are not shown. */
const facts: Readonly<Record<string, string>> = {
  count: 'divided by',
  divisor: 'divisor',
  limit: 'limit',
  points: 'points',
  games: 'games',
  percent: 'per cent',
  average: 'average rating',
  difference: 'difference for that percentage',
  expected: 'expected score',
  secondary: 'secondary score',
  buchholz: 'Buchholz',
};

export const standings = {
  warnings,
  separated: ({ ahead, behind, by, isPlace, levelOn }: SeparatedWords) =>
    `${ahead.name} is ahead of ${behind.name} on ${by}: ${isPlace ? `places ${ahead.value} and ${behind.value} among the tied` : `${ahead.value} against ${behind.value}`}.${levelOn.length === 0 ? '' : ` Level on ${list(levelOn)}.`}`,
  annulled: (ahead: string, behind: string) =>
    `${ahead} is ahead of ${behind}, who left the round robin before half of the games.`,
  shared: (names: readonly string[], rank: number) =>
    `${list(names)} share place ${rank}: nothing in the list separates them.`,
  /** In a knock-out: places `5–8`, and what ended both. */
  sharedStage: (names: readonly string[], places: string, both: string) =>
    `${list(names)} share places ${places}: both ${both}.`,
  /** Two players of a knock-out, with what became of each. */
  byStage: (ahead: string, itsStage: string, behind: string, theirs: string) =>
    `${ahead} is ahead of ${behind}: ${ahead} ${itsStage}, ${behind} ${theirs}.`,
  apart: 'They play in different groups: each group has its own standings.',
  /** A stage of a knock-out: in a column, and as the end of a sentence about one or two players. */
  stage: ({ reached, of }: Stage) =>
    reached === 'out' || reached === 'in'
      ? `${reached === 'in' ? 'In: ' : ''}${stageNamed(of)}`
      : { champion: 'Champion', finalist: 'Finalist', third: 'Third', fourth: 'Fourth' }[reached],
  stageClause: (stage: Stage | undefined, by: string | undefined, of: 'one' | 'two') => {
    const to = by === undefined ? '' : ` to ${by}`;
    switch (stage?.reached) {
      case undefined:
        return `${of === 'one' ? 'is' : 'are'} not in the draw`;
      case 'champion':
        return 'won the final';
      case 'third':
        return 'won the match for third place';
      case 'fourth':
        return `lost the match for third place${to}`;
      case 'in':
        return `${of === 'one' ? 'is' : 'are'} still in, for the ${stagesNamed(stage.of)}`;
      case 'finalist':
      case 'out':
        return by === undefined && of === 'one'
          ? `left before the ${stagesNamed(stage.of)}`
          : `lost in the ${stagesNamed(stage.of)}${to}`;
    }
  },
  noValue: 'no value',
  facts,
  /** `article`: of the system's own text, which has this list. */
  noTiebreaks: (proposed: readonly string[], article?: string) => {
    const shared = 'The file names no tie-breaks, so equal points share a place';
    if (proposed.length === 0)
      return `${shared}, as the text of this system has it${article === undefined ? '' : ` (${article})`}.`;
    const list = `--tiebreaks ${proposed.join(',')}`;
    return article === undefined
      ? `${shared}. Usual here: ${list}`
      : `${shared}. Those of the text (${article}): ${list}`;
  },
  /** Where the tournament names none and its system's text has a list that holds then. */
  listOfText: (
    codes: readonly string[],
    { article, endsInLot }: { readonly article: string; readonly endsInLot: boolean },
  ) =>
    `The file names no tie-breaks, so those of the text hold (${article}): ${codes.join(', ')}.${endsInLot ? ' What is still level is drawn by lot: --lots SEED.' : ''}`,
  unfinished: (players: readonly string[]) =>
    `Not final: ${list(players)} still have games without a result.`,
  placeOf: (name: string, place: string, points: string) => `${name}: place ${place}, ${points} points`,
  /** Tie-breaks of the list that rank nobody in a knock-out. */
  notInKnockout: (tiebreaks: readonly string[], article: string) =>
    `A knock-out is ranked by the stage reached (${article}): ${tiebreaks.join(', ')} ${tiebreaks.length === 1 ? 'ranks' : 'rank'} nobody.`,
  nobody: '–',
  own: 'Own',
  score: 'Opponent’s',
  counts: 'Counts',
  cut: 'cut',
  rule: 'Rule',
  opponent: 'Opponent',
  round: 'Round',
};
