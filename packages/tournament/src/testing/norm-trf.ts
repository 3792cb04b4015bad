/** One opponent of player 1: result, title, rating and federation; `-` stands for none. */
export type MetInTrf = string;

const line = ({
  number,
  sex,
  title,
  name,
  rating,
  federation,
  rounds,
}: {
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: string;
  readonly federation: string;
  readonly rounds: readonly string[];
}): string =>
  [
    '001 ',
    String(number).padStart(4),
    ' ',
    sex,
    title.padStart(3),
    ' ',
    name.padEnd(33),
    ' ',
    rating.padStart(4),
    ' ',
    federation.padEnd(3),
    ' '.repeat(35),
    ...rounds.map(round => round.padStart(8).padEnd(10)),
  ].join('');

const OTHERS: Readonly<Record<string, string>> = { '1': '0', '0': '1', '=': '=', '+': '-' };

/** A Swiss in which player 1 has met players 2, 3 … one a round, who met nobody else. */
export const trfOfNorm = (
  met: readonly MetInTrf[],
  {
    rounds = met.length,
    host = 'FRA',
    sex = 'm',
    waiting = [],
  }: {
    readonly rounds?: number;
    readonly host?: string;
    readonly sex?: string;
    /** Title, rating and federation of those whom nobody has met. */
    readonly waiting?: readonly string[];
  } = {},
): string => {
  const played = met.map(one => {
    const [result = '', title = '', rating = '', federation = ''] = one.split(' ');
    return { result, title: title === '-' ? '' : title, rating: rating === '-' ? '' : rating, federation };
  });
  const own = played.map(({ result }, at) => `${String(at + 2).padStart(4)} ${at % 2 ? 'b' : 'w'} ${result}`);
  return [
    '012 Open de Nice',
    `032 ${host}`,
    '042 2026/11/14',
    `XXR ${rounds}`,
    '192 FIDE_DUTCH_2026',
    line({ number: 1, sex, title: '', name: 'Martin, Jean', rating: '2440', federation: 'FRA', rounds: own }),
    ...played.map(({ result, title, rating, federation }, at) =>
      line({
        number: at + 2,
        sex: 'm',
        title,
        name: `Rival ${String.fromCharCode(65 + at)}, Otto`,
        rating,
        federation,
        rounds: played.map((_, round) =>
          round === at ? `   1 ${at % 2 ? 'w' : 'b'} ${OTHERS[result] ?? ''}` : '0000 - Z',
        ),
      }),
    ),
    ...waiting.map((one, at) => {
      const [title = '', rating = '', federation = ''] = one
        .split(' ')
        .map(part => (part === '-' ? '' : part));
      const number = met.length + 2 + at;
      const name = `Waiting ${String.fromCharCode(65 + at)}, Karl`;
      return line({ number, sex: 'm', title, name, rating, federation, rounds: [] });
    }),
    '',
  ].join('\n');
};

/** The first example of the notes: seven points of nine make the norm of a GM, six and a half none. */
export const NINE = (first: '1' | '=' | '0'): readonly MetInTrf[] => [
  `${first} GM 2561 GER`,
  '= GM 2544 ARM',
  '= GM 2518 IND',
  '= GM 2487 FRA',
  '1 IM 2455 ESP',
  '1 IM 2431 FRA',
  '1 FM 2360 ITA',
  '1 - 2295 NED',
  '1 - 2148 FRA',
];
