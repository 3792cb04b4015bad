import { roundSheet, systemOf } from '@pareo/tournament';
import { type Answer, callFault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { openOrNextRound } from '../open-games.ts';
import { pairingAsNumbers, pairingOf, sheetAsJson, sheetAsTable } from '../pairing-output.ts';
import { isTable, written } from '../pairing-written.ts';
import { asJson } from '../report.ts';
import type { TournamentFile } from '../tournament-file.ts';

/** The round that stands in the file with games still open, as it stands there: nothing is paired. */
export const openRoundShown = async (
  { tournament, file }: TournamentFile,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<Answer> => {
  const round = openOrNextRound(tournament);
  const sheet = round > tournament.roundsPaired ? undefined : roundSheet(tournament, round);
  const system = systemOf(tournament, round);
  if (!sheet || !system.ok)
    return failed([callFault('no-open-round', { last: tournament.roundsPaired }, file)]);
  if (call.has('json')) return written(asJson(sheetAsJson(sheet)), sheet, { call, context });
  const output = isTable(call, context)
    ? await sheetAsTable(sheet, { tournament, system: system.value }, context)
    : pairingAsNumbers(pairingOf(sheet));
  return written(output, sheet, { call, context });
};
