import type { Ruling } from '@pareo/engine';
import { describeRuling, type NameOf } from '@pareo/texts';
import type { Context } from './context.ts';
import type { PairedRound } from './pairing.ts';
import { onBoard } from './pairing-output.ts';
import { wrapped } from './terminal/paragraph.ts';

/** The rulings of a round, or those that name one player. */
export const rulingsFor = ({ pairing }: PairedRound, player: number | undefined): readonly Ruling[] =>
  pairing.rulings
    .filter(({ about }) => player === undefined || about.includes(player))
    .map(ruling => onBoard(ruling, pairing));

export const rulingsAsText = (
  rulings: readonly Ruling[],
  { name, context }: { readonly name: NameOf; readonly context: Context },
): string =>
  rulings
    .map(ruling => {
      const sentence = describeRuling(ruling, name, context.language);
      return `${wrapped(`· ${sentence}`, { width: context.width, indent: 2 })}\n`;
    })
    .join('');
