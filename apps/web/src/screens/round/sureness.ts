import type { Outcome } from '@pareo/engine';
import type { KeyedPairing, ResultCode } from '@pareo/engine/journal';

const OUTCOMES: readonly ResultCode[] = ['1-0', '=', '0-1'];

type Given = Readonly<Record<number, ResultCode>>;

/**
 * Which pairs meet whatever happens on the open boards: `sure` with the same colours too, `colour-open` where only the pair is.
 * Every outcome is tried; it gives up when nobody waits for it any more, or as soon as nothing is left that could be sure.
 */
export const surenessOf = async (
  boards: readonly number[],
  pair: (given: Given) => Promise<Outcome<KeyedPairing, unknown>>,
  isOver: () => boolean,
): Promise<ReadonlyMap<string, 'sure' | 'colour-open'>> => {
  let pairs: Map<string, 'sure' | 'colour-open'> | undefined;
  let whites = new Map<string, number>();
  for (const given of outcomesOf(boards)) {
    if (isOver() || pairs?.size === 0) break;
    const paired = await pair(given);
    if (!paired.ok) return new Map();
    const now = new Map(
      paired.value.boards.map(({ white, black }) => [keyOf(white, black), white as number]),
    );
    if (!pairs) {
      pairs = new Map([...now.keys()].map(key => [key, 'sure']));
      whites = now;
      continue;
    }
    for (const [key] of [...pairs]) {
      if (!now.has(key)) pairs.delete(key);
      else if (now.get(key) !== whites.get(key)) pairs.set(key, 'colour-open');
    }
  }
  return pairs ?? new Map();
};

export const keyOf = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join('-');

function* outcomesOf(boards: readonly number[]): Generator<Given> {
  const [first, ...rest] = boards;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const others of outcomesOf(rest)) for (const code of OUTCOMES) yield { ...others, [first]: code };
}
