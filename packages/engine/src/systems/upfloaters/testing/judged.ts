import { checkTournament, type TournamentRecord } from '../../../model/index.ts';
import { pairRound } from '../../../round/index.ts';
import type { Pairing } from '../../system.ts';
import { recordOfPlayers } from './record-of-players.ts';
import { recordOfTeams } from './record-of-teams.ts';
import { positionsInLine, type RecordedAnswer, type RecordedPosition } from './recorded-format.ts';

/* What the engine answers to a recorded position, and how that compares: `npm run verify -- --positions FILE`. */

/** A record of ours of either kind. */
export const recordOf = (recorded: RecordedPosition): TournamentRecord =>
  recorded.settings.boards === undefined ? recordOfPlayers(recorded) : recordOfTeams(recorded);

/** `bye|white-black …` in the order of publication. */
export const writtenAnswer = (answer: 'NOPAIR' | RecordedAnswer): string =>
  answer === 'NOPAIR' ? 'none' : `${answer.bye ?? ''}|${answer.matches.join(' ')}`;

export const writtenPairing = ({ boards, byes }: Pairing): string =>
  `${byes[0]?.player ?? ''}|${boards.map(({ white, black }) => `${white}-${black}`).join(' ')}`;

export interface Judged {
  readonly name: string;
  readonly kind: 'agrees' | 'differs' | 'differs by a reading';
  readonly expected: string;
  readonly answer: string;
  /** The readings of unclear articles that give our answer. */
  readonly readings: readonly string[];
}

/** Every position of a line, paired from its record by the way that everybody goes. */
export const judgedIn = (line: string): readonly Judged[] =>
  positionsInLine(line).map(recorded => {
    const expected = writtenAnswer(recorded.expected);
    const answer = answerTo(recorded);
    const readings = Object.entries(recorded.readings)
      .filter(([, other]) => writtenAnswer(other) === answer)
      .map(([name]) => name);
    const differs = readings.length > 0 ? 'differs by a reading' : 'differs';
    return {
      name: recorded.name,
      kind: answer === expected ? 'agrees' : differs,
      expected,
      answer,
      readings,
    };
  });

const answerTo = (recorded: RecordedPosition): string => {
  const checked = checkTournament(recordOf(recorded));
  if (!checked.ok) return `not in order: ${checked.faults.map(({ code }) => code).join(', ')}`;
  const paired = pairRound(checked.value, { round: recorded.round });
  return paired.ok ? writtenPairing(paired.value) : 'none';
};
