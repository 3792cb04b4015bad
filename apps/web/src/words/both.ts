export type { Same } from '@pareo/texts';

/** `1 resultado`, `2 resultados`: the number with its word. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
