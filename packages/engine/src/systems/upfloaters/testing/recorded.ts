import { checkTournament, type TournamentRecord } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { corpusFiles } from '../../../testing/corpus.ts';
import { accepted } from '../../../testing/index.ts';
import type { Pairing } from '../../system.ts';
import { recordOfPlayers } from './record-of-players.ts';
import {
  positionsInLine,
  type Recorded,
  type RecordedAnswer,
  type RecordedPosition,
} from './recorded-format.ts';

const RECORD_OF = {
  'double-swiss-2026': recordOfPlayers,
} as const satisfies Partial<Record<Recorded, (position: RecordedPosition) => TournamentRecord>>;

export const recordedIn = (
  folder: Recorded,
  file: 'positions.jsonl' | 'tournaments.jsonl',
): { readonly source: 'complete' | 'packed'; readonly positions: readonly RecordedPosition[] } => {
  const { source, files } = corpusFiles(folder);
  const text = files.find(({ name }) => name === file)?.text ?? '';
  return { source, positions: text.trimEnd().split('\n').flatMap(positionsInLine) };
};

export const positionOf = (recorded: RecordedPosition, system: keyof typeof RECORD_OF): Position =>
  positionBefore(accepted(checkTournament(RECORD_OF[system](recorded))), recorded.round);

/** `bye|white-black …` in the order of publication. */
export const writtenAnswer = (answer: 'NOPAIR' | RecordedAnswer): string =>
  answer === 'NOPAIR' ? 'none' : `${answer.bye ?? ''}|${answer.matches.join(' ')}`;

export const writtenPairing = ({ boards, byes }: Pairing): string =>
  `${byes[0]?.player ?? ''}|${boards.map(({ white, black }) => `${white}-${black}`).join(' ')}`;
