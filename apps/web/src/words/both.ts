/** The same sentences in the other language: a missing one, or one with other data, does not compile. */
export type Same<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...data: infer Data) => string
      ? (...data: Data) => string
      : Words[Name] extends readonly string[]
        ? readonly string[]
        : Same<Words[Name]>;
};

/** `1 resultado`, `2 resultados`: the number with its word. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
