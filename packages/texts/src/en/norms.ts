import type { NormTitle } from '@pareo/engine/model';
import type { NeededResult, NormCheckName } from '../norm-texts.ts';
import { wordingIn } from '../wording.ts';

const { list, counted } = wordingIn('en');
const HIGHER = { GM: 'GM', IM: 'IM or higher', WGM: 'WGM or higher', WIM: 'WIM or higher' } as const;

export const norms = {
  heading: (after: number, rounds: number) => `Norms after round ${after} of ${rounds} · B.01 of 2024`,
  columns: {
    player: 'Player',
    round: 'Round',
    opponent: 'Opponent',
    title: 'Title',
    federation: 'Fed',
    rating: 'Rtg',
    counted: 'Counts',
    score: 'Score',
    note: 'Note',
    check: 'Condition',
    found: 'Found',
    needed: 'Needed',
    article: 'Article',
    counts: 'Games for the 27',
  },
  nobody: 'Nobody has made a norm, and nobody is near one.',
  /** A title in the column of somebody who cannot make it. */
  states: { made: 'made', sure: 'made, whatever follows', none: '–', issued: 'issued' },
  /** `win against 2380+`: short, of the next round. */
  needsShort: (result: NeededResult, from: number | undefined) => {
    const named = { loss: 'a game', draw: 'a draw', win: 'a win' }[result];
    return `needs ${named}${from === undefined ? ' against an unrated player' : ` against ${from} or more`}`;
  },
  /** `3½ of 4 to come`: more than one round is left. */
  needsPoints: (points: string, rounds: number, average: number) =>
    `needs ${points} of ${rounds} to come, if they are like those so far (${average})`,
  needsHeading: (round: number) => `Needs in round ${round}`,
  against: (result: NeededResult, opponents: readonly string[]) =>
    `${{ loss: 'any result', draw: 'a draw', win: 'a win' }[result]} against ${list(opponents)}`,
  nobodyElse: 'Nobody else is enough.',
  nothingIsEnough: 'No opponent and no result of the next round are enough.',
  sure: 'The norm stands without playing on (B.01 1.4.1e).',
  check: (name: NormCheckName, title: NormTitle) =>
    ({
      games: 'games',
      foreigners: 'federations other than the own',
      own: 'opponents of the own federation, at most',
      one: 'opponents of one federation, at most',
      holders: 'opponents with a title',
      asked: HIGHER[title],
      average: 'average of the opponents',
      score: 'score, 35 %',
      performance: 'performance',
    })[name],
  exempt: (article: string) => `waived by ${article}`,
  verdict: (title: NormTitle, made: boolean) => (made ? `${title} norm: made` : `${title} norm: not made`),
  failing: (articles: readonly string[]) => `Stands against it: ${list(articles)}.`,
  averageOf: ({ sum, games, average }: Record<'sum' | 'games' | 'average', number>) =>
    `Average ${sum} ÷ ${games} → ${average}`,
  raised: (name: string, from: string, to: number) =>
    `${name} ${from} → ${to}, the lowest opponent (B.01 1.4.6)`,
  performanceOf: ({
    score,
    games,
    percent,
    average,
    difference,
    performance,
    needed,
  }: Record<'score' | 'difference', string> &
    Record<'games' | 'percent' | 'average' | 'performance' | 'needed', number>) =>
    `${score} of ${games} → ${percent} %; ${average} ${difference} = ${performance}, needed ${needed} (B.01 1.4.8)`,
  scoreOf: (score: string, needed: string, surplus: string) => `Score ${score}, needed ${needed}: ${surplus}`,
  noScore: 'With this average no score is enough.',
  countsOf: (games: number) => `Counts as ${counted(games, 'game', 'games')} for the 27 (B.01 1.4.1d, 1.5.1)`,
  notFor143e:
    'The foreigners of 1.4.3 and 1.4.4 are waived here: another norm has to have them (B.01 1.4.3e).',
  strong: 'Strong enough in every round for 1.4.3d: nobody has to meet foreigners.',
  unrated: 'unrated',
  notCounted: 'not counted',
  sexUnknown: (players: readonly string[]) =>
    `${list(players)}: no sex is stated, so titles of women were not judged.`,
  toConfirm: {
    registered: 'registered with FIDE 30 days before (B.01 1.1.1)',
    'rounds-a-day': 'at most two rounds a day (B.01 1.1.3)',
    arbiter: 'an international or FIDE arbiter in the hall (B.01 1.1.5)',
    time: 'at least 120 minutes for 60 moves each (B.01 1.1.3)',
    'time-approved': 'the approval of 45+30 for this event',
    exemption: 'the exemption that was declared',
    'games-number': 'fewer than nine games, as declared (B.01 1.4.1b)',
  },
  toConfirmHeading: 'To confirm',
  aid: 'An aid for the arbiter: FIDE decides about norms.',
  issuedOn: (title: NormTitle) => `The certificate of the ${title} norm has been issued.`,
  issuedAgainst: 'It was issued against the verdict.',
  hasTitle: (title: string) => `holds the title ${title} already`,
};
