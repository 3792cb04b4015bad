/** A question about some vertices that is asked of the same ones again and again. */
export const remembered = <Answer>(
  answer: (vertices: readonly number[]) => Answer,
): ((vertices: readonly number[]) => Answer) => {
  const known = new Map<string, Answer>();
  return vertices => {
    const key = vertices.join();
    const found = known.get(key) ?? answer(vertices);
    known.set(key, found);
    return found;
  };
};
