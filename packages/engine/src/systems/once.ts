/** Worked out the first time somebody asks. */
export const once = <Value>(work: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
};
