import type { RatedPlayer } from '@pareo/host';
import { session } from '../../client/session.svelte.ts';

/* What is typed, looked up in the rating lists while it is typed. */

const LEAST_LETTERS = 3;
const PAUSE = 120;

export const lookUp = () => {
  let found = $state.raw<{ readonly text: string; readonly items: readonly RatedPlayer[] }>({
    text: '',
    items: [],
  });
  let lists = $state<number | undefined>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  let answer: Promise<void> = Promise.resolve();
  const { ratings } = session.host;

  const ask = async (text: string): Promise<void> => {
    const came = await ratings?.search(text);
    if (!came?.ok) {
      if (asked === text) found = { text, items: [] };
      return;
    }
    lists = came.value.lists;
    if (asked === text) found = { text, items: came.value.items };
  };
  const worth = (text: string): boolean =>
    lists !== 0 && text.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_LETTERS;
  if (ratings) answer = ask('');

  return {
    /** Undefined until it is known, and where nothing can be looked up. */
    get lists(): number | undefined {
      return ratings ? lists : 0;
    },
    itemsFor: (text: string): readonly RatedPlayer[] => (worth(text) ? found.items : []),
    typed: (text: string): void => {
      clearTimeout(waiting);
      asked = text.trim();
      if (!ratings || !worth(asked)) {
        found = { text: '', items: [] };
        return;
      }
      waiting = setTimeout(() => {
        answer = ask(asked);
      }, PAUSE);
    },
    /** What the lists have for exactly this text: asked now if it has not been. */
    settled: async (text: string): Promise<readonly RatedPlayer[]> => {
      if (!ratings || !worth(text)) return [];
      clearTimeout(waiting);
      await answer;
      if (lists === 0) return [];
      if (found.text !== text) {
        asked = text;
        answer = ask(text);
        await answer;
      }
      return found.text === text ? found.items : [];
    },
    clear: (): void => {
      clearTimeout(waiting);
      asked = '';
      found = { text: '', items: [] };
    },
  };
};
