import type { Issue, NoPairing } from '@pareo/engine';
import type { Fault } from './answer.ts';
import { HINTS, type HintedCode, type Texts } from './texts/index.ts';

/** What the call can do about a fault of the tournament; nothing where the command does not have the option for it. */
export const hintFor = (fault: Fault, options: readonly string[], { cli }: Texts): string | undefined => {
  if (fault.kind === 'call') return undefined;
  const { code } = fault.kind === 'input' ? fault.issue : fault.refusal;
  return isHinted(code) && options.includes(HINTS[code]) ? cli.hints[code] : undefined;
};

const isHinted = (code: Issue['code'] | NoPairing['code']): code is HintedCode => code in HINTS;
