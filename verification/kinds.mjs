/* What tournaments are generated to verify the systems: each kind leans on one thing. Numbers are those of the Dutch
 * system; other systems have three of ten. */

const NOTHING = ['forfeit', 'unusual', 'half-bye', 'zero-bye', 'full-bye', 'withdraw', 'late'];

/** Everything that happens by chance is left out but for what is stated. */
const only = (stated = {}) =>
  Object.entries({ ...Object.fromEntries(NOTHING.map(name => [name, '0'])), ...stated }).flatMap(
    ([name, value]) => [`--${name}`, value],
  );

const kind = (name, options) => ({ name, count: 100, options });
const field = (players, rounds) => ['--players', String(players), '--rounds', String(rounds)];

export const KINDS = [
  kind('plain', [...field(40, 7), ...only()]),
  kind('byes', [...field(31, 7), ...only({ 'half-bye': '6', 'zero-bye': '5', 'full-bye': '2' })]),
  kind('forfeits', [...field(28, 7), ...only({ forfeit: '12', unusual: '3' })]),
  kind('late entries and withdrawals', [...field(33, 7), ...only({ late: '15', withdraw: '20' })]),
  kind('forbidden pairs', [...field(24, 6), ...only(), '--forbidden-pairs', '40']),
  kind('baku', [...field(36, 9), ...only(), '--acceleration', 'baku']),
  kind('win 3, draw 1', [...field(27, 7), ...only({ 'half-bye': '4' }), '--scoring', '3-1-0']),
  kind('equal ratings, many draws', [
    ...field(26, 8),
    ...only(),
    ...['--lowest-rating', '2000', '--highest-rating', '2000', '--draw', '80'],
  ]),
  kind('many rounds for few players', [...field(12, 9), ...only({ forfeit: '5' })]),
  kind('everything at once', field(60, 9)),
];

/** Tables and knock-outs have the size that is drawn for them. */
export const SIZES = [{ ...kind('any size', []), count: 1000 }];
