import type { Together } from '../asking.ts';

/* What is asked while a question is on its way goes together in the next one. Each is put after it was asked: whoever has
 * heard of a write reads it. */

interface Waiting<Value> {
  readonly key: string;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** So many at most in one statement. */
const LARGEST_GROUP = 256;

export const gathered: Together = <Value>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
) => {
  let waiting: Waiting<Value>[] = [];
  let isAsking = false;

  const askGroups = async (): Promise<void> => {
    // Whoever came in this turn of the loop comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      try {
        const found = await askAll([...new Set(group.map(({ key }) => key))]);
        for (const { key, resolve } of group) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isAsking = false;
  };

  return key =>
    new Promise<Value | undefined>((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      void askGroups();
    });
};
