/** Names of groups as people count: 2 before 10, A before B. Who is in no group makes none. */
export const groupNames = (groups: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(groups.flatMap(name => (name === undefined || name === '' ? [] : [name])))].sort(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
