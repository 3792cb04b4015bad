/** An object without the properties that are undefined. */
export const given = <Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } => {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(values)) {
    const value = values[key as keyof Values];
    if (value !== undefined) kept[key] = value;
  }
  return kept as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
};
