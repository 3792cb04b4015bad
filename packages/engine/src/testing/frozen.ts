/** The same value, frozen to its depth: whoever writes into it fails. Maps and sets answer to `contentsOf`. */
export const deeplyFrozen = <Value>(value: Value): Value => {
  visit(value, new Set());
  return value;
};

const visit = (value: unknown, seen: Set<object>): void => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Map || value instanceof Set)
    for (const [key, item] of value.entries()) for (const inner of [key, item]) visit(inner, seen);
  else for (const inner of Object.values(value)) visit(inner, seen);
  Object.freeze(value);
};

/** Freezing does not close maps and sets: what they hold, to compare before and after. */
export const contentsOf = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      inner instanceof Map || inner instanceof Set ? [...inner.entries()] : inner,
    ),
  );
