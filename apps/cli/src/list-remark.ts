import type { Tournament } from '@pareo/engine';
import { articleIn } from '@pareo/texts';
import { unnamedList } from '@pareo/tournament';
import type { Context } from './context.ts';
import { type TableWanted, tableRequest } from './table-request.ts';

/** What ranks a tournament that names no tie-breaks, on screen and on paper; nothing where a list was named. */
export const remarkOnList = (
  tournament: Tournament,
  { tiebreaks, lots }: Pick<TableWanted, 'tiebreaks' | 'lots'>,
  { texts, language }: Context,
): readonly string[] => {
  const list = unnamedList(tournament, tableRequest({ tiebreaks, lots }));
  if (list === undefined) return [];
  const article = list.article === undefined ? undefined : articleIn(list.article, language);
  return [
    list.kind === 'of-text' && article !== undefined
      ? texts.standings.listOfText(list.tiebreaks, { article, endsInLot: list.endsInLot })
      : texts.standings.noTiebreaks(list.tiebreaks, article),
  ];
};
