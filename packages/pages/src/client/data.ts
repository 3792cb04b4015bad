/** What the page says of itself to its script (`dataOf` in layout.ts). */
export interface PageData {
  readonly slug: string;
  readonly version: number;
  readonly published: number;
  readonly showsWhy: boolean;
  readonly language: 'en' | 'es';
  readonly live: { readonly list: 'round' | 'standings' | 'other'; readonly round?: number };
  readonly words: Readonly<Record<ScriptWord, string>>;
}

export type ScriptWord =
  | 'live'
  | 'reconnecting'
  | 'offline'
  | 'newRound'
  | 'go'
  | 'orderChanged'
  | 'show'
  | 'newResults'
  | 'yourGame'
  | 'board'
  | 'white'
  | 'black'
  | 'why'
  | 'unfollow'
  | 'noGame'
  | 'ownResult';

export const pageData = (): PageData | undefined => {
  const text = document.getElementById('data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
};

/** `said(words.board, { board: 4 })`: "Board 4". */
export const said = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export const timeNow = (language: string): string =>
  new Date().toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
