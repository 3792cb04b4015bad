import { checkTournament, type TournamentRecord } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { corpusFiles } from '../../../testing/corpus.ts';
import { accepted } from '../../../testing/index.ts';
import type { Pairing } from '../../system.ts';
import { recordOfPlayers } from './record-of-players.ts';
import { recordOfTeams } from './record-of-teams.ts';
import {
  positionsInLine,
  type Recorded,
  type RecordedAnswer,
  type RecordedPosition,
} from './recorded-format.ts';

export const recordedIn = (
  folder: Recorded,
  file: 'positions.jsonl' | 'tournaments.jsonl',
): { readonly source: 'complete' | 'packed'; readonly positions: readonly RecordedPosition[] } => {
  const { source, files } = corpusFiles(folder);
  const text = files.find(({ name }) => name === file)?.text ?? '';
  return { source, positions: text.trimEnd().split('\n').flatMap(positionsInLine) };
};

/** A record of ours of either kind. */
export const recordOf = (recorded: RecordedPosition): TournamentRecord =>
  recorded.settings.boards === undefined ? recordOfPlayers(recorded) : recordOfTeams(recorded);

export const positionOf = (recorded: RecordedPosition): Position =>
  positionBefore(accepted(checkTournament(recordOf(recorded))), recorded.round, {
    ...(recorded.settings.primary ? { teamsBy: recorded.settings.primary === 'GP' ? 'gp' : 'mp' } : {}),
  });

/** `bye|white-black …` in the order of publication. */
export const writtenAnswer = (answer: 'NOPAIR' | RecordedAnswer): string =>
  answer === 'NOPAIR' ? 'none' : `${answer.bye ?? ''}|${answer.matches.join(' ')}`;

export const writtenPairing = ({ boards, byes }: Pairing): string =>
  `${byes[0]?.player ?? ''}|${boards.map(({ white, black }) => `${white}-${black}`).join(' ')}`;
