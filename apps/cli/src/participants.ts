/** Someone with a number and a name. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** By number, or by a part of the name that only one has. */
export const participantCalled = <Participant extends Named>(
  text: string,
  all: readonly Participant[],
): Participant | undefined => {
  if (/^\d+$/.test(text)) return all.find(({ id }) => id === Number(text));
  const sought = plain(text);
  const found = all.filter(({ name }) => plain(name).includes(sought));
  return found.length === 1 ? found[0] : found.find(({ name }) => plain(name) === sought);
};

/** Without accents and capitals: nobody types them on a terminal. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
