import type { Tournament } from '@pareo/engine';
import {
  isKnockout,
  listWhereSilent,
  occasionOf,
  proposedTiebreaks,
  tiebreaksOf,
} from '@pareo/engine/standings';
import { articleIn } from '@pareo/texts';
import type { Context } from './context.ts';

/** What ranks a tournament that names no tie-breaks, on screen and on paper; nothing where a list was named. */
export const remarkOnList = (
  tournament: Tournament,
  named: { readonly tiebreaks: readonly string[] | undefined; readonly lots?: string | undefined },
  { texts, language }: Context,
): readonly string[] => {
  if (named.tiebreaks || tournament.tiebreaks.length > 0 || isKnockout(tournament)) return [];
  const ofText = listWhereSilent(tournament);
  const codes = tiebreaksOf(tournament);
  if (ofText?.article !== undefined && codes.length > 0) {
    const endsInLot = ofText.tiebreaks.includes('LOTS') && named.lots === undefined;
    return [texts.standings.listOfText(codes, { article: articleIn(ofText.article, language), endsInLot })];
  }
  const usual = proposedTiebreaks(occasionOf(tournament))[0];
  return [
    texts.standings.noTiebreaks(
      usual?.tiebreaks ?? [],
      usual?.article === undefined ? undefined : articleIn(usual.article, language),
    ),
  ];
};
