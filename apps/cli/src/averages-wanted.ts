import { articleIn } from '@pareo/texts';
import { averagesSheet } from '@pareo/tournament';
import type { Context } from './context.ts';
import type { TournamentFile } from './tournament-file.ts';

/** After a round that is complete, where the text of its system wants the averages on the wall. */
export const averagesWanted = (
  { tournament, file }: Pick<TournamentFile, 'tournament' | 'file'>,
  { texts, language }: Context,
): readonly string[] => {
  const { roundsPaired } = tournament;
  const isOpen = tournament.players.some(({ turns }) => turns[roundsPaired - 1]?.kind === 'adjourned');
  const averages = isOpen ? undefined : averagesSheet(tournament);
  return averages ? [texts.cli.notices.averagesWanted(file, articleIn(averages.article, language))] : [];
};
