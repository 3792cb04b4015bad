/**
 * A numbered paragraph of a regulation that can decide something. Its key names it in every language.
 *
 * @example
 * ```ts
 * import { type Rule } from '@pareo/engine';
 *
 * export const cited = ({ id, article }: Rule): string => `${id} (${article})`; // 'C14 (C.04.3, 2.4.9)'
 * ```
 */
export interface Rule<Key extends string = string> {
  /** Unique among all systems and editions: `dutch-2026.C14`. */
  readonly key: Key;
  /** As arbiters cite it: `C14`, `5.2.1`, `Seed 001, D2`. */
  readonly id: string;
  readonly article: string;
  /** What it says, in English; other languages stand in `@pareo/texts` under the key. */
  readonly text: string;
}

/** The paragraph alone, as data: without what it forbids, counts or decides. */
export const plainRule = ({ key, id, article, text }: Rule): Rule => ({ key, id, article, text });
