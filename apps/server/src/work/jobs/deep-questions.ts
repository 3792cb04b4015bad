import type { CutEntries } from '@pareo/engine/journal';
import { isObject } from '@pareo/engine/shape';
import { deepItems } from '../../nesting.ts';

/* Reasons of questions were once written as they came, also nested without end. A file of ours with such an entry is read without them,
 * and keeps the text that was sealed. Anything else that deep was never ours. */

export interface CutFile {
  readonly bytes: Uint8Array;
  readonly cut: CutEntries;
}

export const withoutDeepQuestions = (bytes: Uint8Array): CutFile => {
  const cut = new Map<number, string>();
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const [from, to] of deepItems(bytes)) {
    const question = questionIn(new TextDecoder().decode(bytes.subarray(from, to)));
    if (question === undefined) return { bytes, cut: new Map() };
    cut.set(question.seq, question.sealed);
    parts.push(bytes.subarray(done, from), new TextEncoder().encode(question.text));
    done = to;
  }
  return { bytes: done === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(done)]), cut };
};

/** As `entryText` writes it: the seal stands in its place among the sealed. */
const SEAL = /,"seal":"[0-9a-f]{64}"(,"seq":\d+,"v":\d+\})$/;

const questionIn = (
  text: string,
): { readonly seq: number; readonly sealed: string; readonly text: string } | undefined => {
  const json = jsonOf(text);
  if (!isObject(json) || !SEAL.test(text)) return undefined;
  const { act, seq } = json;
  if (!isObject(act) || act['kind'] !== 'ask' || typeof seq !== 'number') return undefined;
  return {
    seq,
    sealed: text.replace(SEAL, '$1'),
    text: JSON.stringify({ ...json, act: { ...act, because: [] } }),
  };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
