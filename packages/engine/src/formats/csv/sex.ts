const MALE = ['m', 'male', 'man', 'boy', 'masculino', 'hombre', 'h', 'v', 'varon', 'mann', 'homme'];
const FEMALE = [
  ...[
    'w',
    'f',
    'd',
    'female',
    'woman',
    'girl',
    'femenino',
    'femenina',
    'mujer',
    'fem',
    'dama',
    'frau',
    'femme',
  ],
];

/**
 * How a column writes the sex: `m` or `w`, as TRF has it. Where it writes `h` for men, an `m` is a woman
 * (hombre, mujer); where it writes `h` for men and `f` or `w` for women, an `m` says nothing.
 */
export const sexesIn = (column: readonly string[]): ((text: string) => 'm' | 'w' | undefined) => {
  const written = new Set(column.map(text => text.toLowerCase()));
  const hasMen = written.has('h');
  const hasWomen = written.has('f') || written.has('w');
  return text => {
    const sex = text
      .normalize('NFD')
      .replace(/[\u0300-\u036f.]/g, '')
      .toLowerCase();
    if (sex === 'm' && hasMen) return hasWomen ? undefined : 'w';
    if (MALE.includes(sex)) return 'm';
    return FEMALE.includes(sex) ? 'w' : undefined;
  };
};
