import { checkTournament } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { corpusFiles } from '../../../testing/corpus.ts';
import { accepted } from '../../../testing/index.ts';
import { recordOf } from './judged.ts';
import { positionsInLine, type Recorded, type RecordedPosition } from './recorded-format.ts';

export const recordedIn = (
  folder: Recorded,
  file: 'positions.jsonl' | 'tournaments.jsonl',
): { readonly source: 'complete' | 'packed'; readonly positions: readonly RecordedPosition[] } => {
  const { source, files } = corpusFiles(folder);
  const text = files.find(({ name }) => name === file)?.text ?? '';
  return { source, positions: text.trimEnd().split('\n').flatMap(positionsInLine) };
};

export const positionOf = (recorded: RecordedPosition): Position =>
  positionBefore(accepted(checkTournament(recordOf(recorded))), recorded.round, {
    ...(recorded.settings.primary ? { teamsBy: recorded.settings.primary === 'GP' ? 'gp' : 'mp' } : {}),
  });
