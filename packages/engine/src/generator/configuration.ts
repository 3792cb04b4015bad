import {
  accept,
  type Issue,
  issue,
  type Outcome,
  pointsOf,
  refuse,
  type Scoring,
  scoringOf,
} from '../model/index.ts';
import type { Options, PairingSystem } from '../systems/system.ts';
import {
  amountOf,
  type GeneratorRequest,
  LARGEST_RATING,
  MOST_PLAYERS,
  MOST_ROUNDS,
  settledSettings,
} from './settings.ts';

/*
 * The configuration of the generators in use (JaVaFo, bbpPairings): `Key=Value` lines, comments after `#`. A rate of 12
 * means one in twelve: of the games (forfeits), of the players (retired, half-point byes).
 */

interface Key {
  readonly minimum: number;
  readonly maximum: number;
  readonly counted: 'whole' | 'parts';
}

const whole = (minimum: number, maximum: number): Key => ({ minimum, maximum, counted: 'whole' });
const parts = (minimum: number, maximum: number): Key => ({ minimum, maximum, counted: 'parts' });
const POINTS = parts(0, 99);
const MOST = 1_000_000;

const KEYS = {
  PlayersNumber: whole(2, MOST_PLAYERS),
  RoundsNumber: whole(1, MOST_ROUNDS),
  DrawPercentage: parts(0, 100),
  ForfeitRate: parts(1, MOST),
  RetiredRate: parts(1, MOST),
  HalfPointByeRate: parts(1, MOST),
  HighestRating: whole(1, LARGEST_RATING),
  LowestRating: whole(1, LARGEST_RATING),
  PointsForWin: POINTS,
  PointsForDraw: POINTS,
  PointsForLoss: POINTS,
  PointsForZPB: POINTS,
  PointsForForfeitLoss: POINTS,
  PointsForPAB: POINTS,
} as const satisfies Readonly<Record<string, Key>>;

type KeyName = keyof typeof KEYS;
export type GeneratorConfiguration = Readonly<Partial<Record<KeyName, number>>>;

/** A misspelling that has become part of the format. */
const SPELLINGS: Readonly<Record<string, KeyName>> = { HalfPointByteRate: 'HalfPointByeRate' };

const isKeyName = (name: string): name is KeyName => Object.hasOwn(KEYS, name);

export const readGeneratorConfiguration = (text: string): Outcome<GeneratorConfiguration, Issue> => {
  const faults: Issue[] = [];
  const values = new Map<KeyName, number>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const place = { line: at + 1, column: 1 };
    const [, written = '', value = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(line) ?? [];
    const name = SPELLINGS[written] ?? written;
    const text = value.trim();
    if (written === '') faults.push(issue('configuration-line-unreadable', { text: line.trim() }, place));
    else if (!isKeyName(name))
      faults.push(issue('configuration-key-unknown', { key: written, known: Object.keys(KEYS) }, place));
    else if (isAllowed(text, KEYS[name])) values.set(name, Number(text));
    else
      faults.push(issue('configuration-value-invalid', { key: written, value: text, ...KEYS[name] }, place));
  }
  return faults.length > 0 ? refuse(...faults) : accept(Object.fromEntries(values));
};

const isAllowed = (text: string, { minimum, maximum, counted }: Key): boolean => {
  if (!(counted === 'whole' ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text)) return false;
  return Number(text) >= minimum && Number(text) <= maximum;
};

/** What the configuration states; the rest stays to be drawn. */
export const requestOfConfiguration = (
  given: GeneratorConfiguration,
  seed: string,
  { system, options }: { readonly system: PairingSystem; readonly options: Options },
): GeneratorRequest => {
  const request: GeneratorRequest = {
    seed,
    ...stated('players', given.PlayersNumber),
    ...stated('rounds', given.RoundsNumber),
    ...stated('draws', given.DrawPercentage),
    ...stated('forfeits', oneIn(given.ForfeitRate)),
    ...stated('withdrawals', oneIn(given.RetiredRate)),
    ...stated('scoring', scoringIn(given)),
  };
  const { rounds } = settledSettings(request, system, options);
  return {
    ...request,
    ratings: { ...stated('lowest', given.LowestRating), ...stated('highest', given.HighestRating) },
    // One in so many players once in the tournament: in every round but the last so many fewer.
    ...(given.HalfPointByeRate === undefined
      ? {}
      : { byes: { half: amountOf(100 / given.HalfPointByeRate / Math.max(1, rounds - 1)) } }),
  };
};

const oneIn = (rate: number | undefined) => (rate === undefined ? undefined : amountOf(100 / rate));

const stated = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [N in Name]?: Value } | Record<never, never> => (value === undefined ? {} : { [name]: value });

/** A forfeit loss and an absence are worth the same unless both are stated. */
const scoringIn = (given: GeneratorConfiguration): Scoring | undefined => {
  if (!Object.keys(given).some(name => name.startsWith('PointsFor'))) return undefined;
  const win = given.PointsForWin ?? 1;
  const absent = given.PointsForZPB ?? given.PointsForForfeitLoss ?? 0;
  return {
    ...scoringOf(win, given.PointsForDraw ?? 0.5, given.PointsForLoss ?? 0),
    forfeitLoss: pointsOf(given.PointsForForfeitLoss ?? 0),
    zeroBye: pointsOf(absent),
    pairingBye: pointsOf(given.PointsForPAB ?? win),
  };
};
