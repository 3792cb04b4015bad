import { prepareRound } from '@pareo/engine/round';
import { articleIn } from '@pareo/texts';
import type { Context } from './context.ts';
import type { TournamentFile } from './tournament-file.ts';

/** After a round that is complete, where the text of its system wants the averages on the wall. */
export const averagesWanted = (
  { tournament, file }: Pick<TournamentFile, 'tournament' | 'file'>,
  { texts, language }: Context,
): readonly string[] => {
  const { roundsPaired } = tournament;
  const isOpen = tournament.players.some(({ turns }) => turns[roundsPaired - 1]?.kind === 'adjourned');
  const prepared = prepareRound(tournament, { round: roundsPaired });
  if (roundsPaired === 0 || isOpen || !prepared.ok || !prepared.value.system.averages) return [];
  return [
    texts.cli.notices.averagesWanted(file, articleIn(prepared.value.system.averages.article, language)),
  ];
};
