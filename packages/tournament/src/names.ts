/* How people are called. */

/** "López, Ana" of the lists, as sentences say it: "Ana López". */
export const spokenName = (name: string): string => {
  const [surname = '', given = '', ...more] = name.split(',').map(part => part.trim());
  return given === '' || more.length > 0 ? name : `${given} ${surname}`.trim();
};

/** "5 Ana López", where a list of numbers is at hand. */
export const numberedName = (number: number, name = ''): string => `${number} ${spokenName(name)}`.trimEnd();
