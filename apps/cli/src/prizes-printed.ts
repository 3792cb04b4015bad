import type { Outcome } from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import { type PaperDocument, type Printing, type PrizePaper, prizePaper } from '@pareo/paper';
import { type PrizesAsked, prizeSheet } from '@pareo/tournament';
import { callFault, type Fault } from './answer.ts';
import { inputFaults, type TournamentFile } from './tournament-file.ts';

/** What is printed of prizes. */
export const prizesPrinted = (
  list: PrizePaper,
  {
    source,
    printing,
    asked,
  }: { readonly source: TournamentFile; readonly printing: Printing; readonly asked: PrizesAsked },
): Outcome<PaperDocument, Fault> => {
  const { tournament, file } = source;
  const found = prizeSheet(tournament, { ...asked, language: printing.language });
  if (!found)
    return refuse(callFault('option-missing', { option: '--plan PLAN', command: 'pareo print' }, file));
  if (!found.ok) return refuse(...inputFaults(found.faults, file));
  return accept(prizePaper(list, printing, found.value));
};
