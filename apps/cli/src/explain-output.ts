import type { Ruling } from '@pareo/engine';
import { describeRuling, type NameOf } from '@pareo/texts';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';

/** The rulings of a round, or those that name one player. */
export const rulingsFor = (rulings: readonly Ruling[], player: number | undefined): readonly Ruling[] =>
  rulings.filter(({ about }) => player === undefined || about.includes(player));

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
