import type { Outcome } from '@pareo/engine';
import type { Frequencies, Frequency } from '@pareo/engine/generator';
import { accept, refuse } from '@pareo/engine/model';
import { callFault, type Fault } from './answer.ts';
import type { Call } from './call.ts';

/** `5`, `5%`: per cent. `3x`: three. `5%@2-4`: in rounds 2 to 4. `3x@1,5%@7`: several, which add up. */
export const sharesIn = (call: Call, option: string): Outcome<Frequencies | undefined, Fault> => {
  const value = call.valueOf(option);
  if (value === undefined) return accept(undefined);
  const read = value.split(',').map(shareOf);
  return read.every(share => share !== undefined)
    ? accept(read)
    : refuse(callFault('share-not-understood', { option: `--${option}`, value }));
};

const shareOf = (text: string): Frequency | undefined => {
  const match = /^(\d+(?:\.\d+)?)(%|x)?(?:@(\d+)(?:-(\d+))?)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, amount = '', unit, from, to] = match;
  if (unit === 'x' && !/^\d+$/.test(amount)) return undefined;
  return {
    share:
      unit === 'x' ? { kind: 'count', count: Number(amount) } : { kind: 'percent', percent: Number(amount) },
    ...(from === undefined ? {} : { fromRound: Number(from), toRound: Number(to ?? from) }),
  };
};
