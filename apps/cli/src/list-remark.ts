import type { Tournament } from '@pareo/engine';
import { articleIn } from '@pareo/texts';
import { unnamedList } from '@pareo/tournament';
import type { Context } from './context.ts';

/** What ranks a tournament that names no tie-breaks, on screen and on paper; nothing where a list was named. */
export const remarkOnList = (
  tournament: Tournament,
  {
    tiebreaks,
    lots,
  }: { readonly tiebreaks: readonly string[] | undefined; readonly lots?: string | undefined },
  { texts, language }: Context,
): readonly string[] => {
  const list = unnamedList(tournament, {
    ...(tiebreaks ? { tiebreaks } : {}),
    ...(lots === undefined ? {} : { lots: { seed: lots } }),
  });
  if (list === undefined) return [];
  const article = list.article === undefined ? undefined : articleIn(list.article, language);
  return [
    list.kind === 'of-text' && article !== undefined
      ? texts.standings.listOfText(list.tiebreaks, { article, endsInLot: list.endsInLot })
      : texts.standings.noTiebreaks(list.tiebreaks, article),
  ];
};
