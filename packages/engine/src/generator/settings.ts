import {
  type Acceleration,
  type Colour,
  type ForbiddenPairs,
  type Header,
  type Issue,
  LIMITS,
  type Player,
  type ScheduledSystem,
  type Scoring,
  STANDARD_SCORING,
  type VirtualPoints,
} from '../model/index.ts';
import type { NoPairing, Options, PairingSystem } from '../systems/system.ts';
import { type Random, randomFrom } from './random.ts';

/** How much of something: of every hundred players or games, or exactly so many. */
export type Share =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'count'; readonly count: number };

/** A share in some rounds; in all of them where none are named. */
export interface Frequency {
  readonly share: Share;
  readonly fromRound?: number;
  readonly toRound?: number;
}

/** Those that concern the same round add up. */
export type Frequencies = readonly Frequency[];

export type ByeWorth = 'full' | 'half' | 'zero';

export interface RatingRange {
  readonly lowest: number;
  readonly highest: number;
}

/** What chance decides unless it is stated. */
interface Chosen {
  /** How many; or who they are, with their ratings, in the order of the initial ranking. */
  readonly players: number | readonly Player[];
  readonly rounds: number;
  /** Of the players drawn. */
  readonly ratings: RatingRange;
  readonly initialColour: Colour;
  /** Share of the games of a round. */
  readonly forfeits: Frequencies;
  /** Share of the games of a round: ½-0, 0-½ and 0-0. */
  readonly unusual: Frequencies;
  /** Share of the players present in a round. Half-point byes are for the last round only where it is named. */
  readonly byes: Readonly<Record<ByeWorth, Frequencies>>;
  /** Share of all players, once: they leave after one of the rounds. */
  readonly withdrawals: Frequencies;
  /** Share of all players, once: one of the rounds is their first. */
  readonly lateEntries: Frequencies;
}

/** What regulations announce: never drawn; the ordinary where it is not stated. */
interface Announced {
  readonly header: Header;
  readonly scoring: Scoring;
  /** By the edition named, or player by player. */
  readonly acceleration?: Acceleration | readonly VirtualPoints[];
  /** So many pairs of players who may not meet, or these. */
  readonly forbiddenPairs: number | readonly ForbiddenPairs[];
  /** Codes as TRF26 writes them; where they are not stated, those that the text of the system names. */
  readonly tiebreaks: readonly string[];
  /** Rounds paired by another system. */
  readonly schedule: readonly ScheduledSystem[];
  /** Per cent of the games that are played to a result; what the model says where it is not stated. */
  readonly draws?: number;
}

export interface GeneratorSettings extends Chosen, Announced {
  readonly seed: string;
}

/** What the caller states; the rest is drawn from the seed or has its default. */
export interface GeneratorRequest
  extends Partial<Omit<Chosen, 'byes' | 'ratings'>>,
    Partial<Omit<Announced, 'acceleration'>> {
  readonly seed: string;
  readonly byes?: Partial<Chosen['byes']>;
  readonly ratings?: Partial<RatingRange>;
  readonly acceleration?: Acceleration | readonly VirtualPoints[];
}

export type SettingName =
  | 'players'
  | 'rounds'
  | 'highestRating'
  | 'lowestRating'
  | 'draws'
  | 'forbiddenPairs'
  | 'schedule'
  | FrequencyName;
type FrequencyName =
  | 'forfeits'
  | 'unusual'
  | 'fullByes'
  | 'halfByes'
  | 'zeroByes'
  | 'withdrawals'
  | 'lateEntries';

export interface SettingFaultData {
  readonly setting: SettingName;
  /** The value itself, or one of the rounds that it is stated for. */
  readonly of: 'value' | 'rounds';
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
}

export type GeneratorFault =
  | ({ readonly kind: 'setting' } & SettingFaultData)
  | { readonly kind: 'refusal'; readonly refusal: NoPairing }
  | { readonly kind: 'issue'; readonly issue: Issue };

export const MOST_PLAYERS = LIMITS.players;
export const MOST_ROUNDS = LIMITS.rounds;
export const LARGEST_RATING = 3999;

export const amountOf = (percent: number): Frequencies => [{ share: { kind: 'percent', percent } }];

/**
 * The settings with everything drawn that was not stated. Every drawing has a seed of its own, so that stating one
 * thing leaves the others as they were. Ranges: those of the generators in use, forfeits and absences being rarer.
 */
export const settledSettings = (
  request: GeneratorRequest,
  system: PairingSystem,
  options: Options,
): GeneratorSettings => {
  const drawn = (what: string): Random => randomFrom(`${request.seed}/${what}`);
  const tenthsUpTo = (what: string, most: number) => amountOf(drawn(what).below(10 * most + 1) / 10);
  const players = request.players ?? playersFor(system, drawn('players'));
  const count = typeof players === 'number' ? players : players.length;
  return {
    seed: request.seed,
    players,
    rounds: request.rounds ?? roundsFor(system, { count, options, random: drawn('rounds') }),
    ratings: ratingsFor(request.ratings ?? {}, drawn),
    initialColour: request.initialColour ?? (drawn('initial colour').below(2) === 0 ? 'white' : 'black'),
    forfeits: request.forfeits ?? tenthsUpTo('forfeits', 5),
    unusual: request.unusual ?? tenthsUpTo('unusual', 1),
    byes: {
      full: request.byes?.full ?? tenthsUpTo('full byes', 1),
      half: request.byes?.half ?? tenthsUpTo('half byes', 4),
      zero: request.byes?.zero ?? tenthsUpTo('zero byes', 3),
    },
    withdrawals: request.withdrawals ?? tenthsUpTo('withdrawals', 8),
    lateEntries: request.lateEntries ?? tenthsUpTo('late entries', 8),
    header: request.header ?? {},
    scoring: scoringFor(system, request.scoring ?? STANDARD_SCORING),
    ...(request.acceleration ? { acceleration: request.acceleration } : {}),
    forbiddenPairs: request.forbiddenPairs ?? 0,
    tiebreaks: request.tiebreaks ?? system.tiebreaks ?? [],
    schedule: request.schedule ?? [],
    ...(request.draws === undefined ? {} : { draws: request.draws }),
  };
};

const scoringFor = ({ scoring }: PairingSystem, ofGames: Scoring): Scoring => scoring?.(ofGames) ?? ofGames;

/** One end that is drawn gives way to the other that is stated. */
const ratingsFor = (
  { lowest, highest }: Partial<RatingRange>,
  drawn: (what: string) => Random,
): RatingRange => ({
  lowest: lowest ?? Math.min(drawn('lowest rating').between(1400, 2300), highest ?? LARGEST_RATING),
  highest: highest ?? Math.max(drawn('highest rating').between(2400, 2800), lowest ?? 0),
});

const playersFor = (system: PairingSystem, random: Random): number => {
  switch (system.kind) {
    case 'swiss':
    case 'standings':
      return system.pairs === 'teams' ? random.between(8, 60) : random.between(15, 215);
    case 'round-robin':
      return random.between(4, 16);
    case 'team-table':
      return 2 * random.between(3, 10);
    case 'knock-out':
      return random.between(4, 64);
  }
};

interface Size {
  readonly count: number;
  readonly options: Options;
  readonly random: Random;
}

/** A small field cannot play many rounds without meeting again: at most half as many as it has players. */
const roundsFor = (system: PairingSystem, { count, options, random }: Size): number => {
  const decided = system.roundsFor?.(count, options);
  if (decided !== undefined) return decided;
  const most = Math.max(1, Math.min(15, Math.floor(count / 2)));
  return random.between(Math.min(5, most), most);
};

/** Everything that is out of range. */
export const faultsOfSettings = (
  settings: GeneratorSettings,
  { pairs }: Pick<PairingSystem, 'pairs'>,
): readonly GeneratorFault[] => {
  const count = playersOf(settings);
  const { lowest, highest } = settings.ratings;
  const isDrawn = typeof settings.players === 'number';
  return [
    ...outOfRange('players', count, whole(2, pairs === 'teams' ? LIMITS.teams : MOST_PLAYERS)),
    ...outOfRange(
      'rounds',
      settings.rounds,
      whole(1, Math.min(MOST_ROUNDS, Math.floor(LIMITS.cells / Math.max(1, count)))),
    ),
    ...(isDrawn ? outOfRange('highestRating', highest, whole(1, LARGEST_RATING)) : []),
    ...(isDrawn ? outOfRange('lowestRating', lowest, whole(1, Math.max(1, highest))) : []),
    ...outOfRange('draws', settings.draws ?? 0, PERCENT),
    ...(typeof settings.forbiddenPairs === 'number'
      ? outOfRange(
          'forbiddenPairs',
          settings.forbiddenPairs,
          whole(0, Math.min(LIMITS.entries, Math.floor((count * (count - 1)) / 2))),
        )
      : []),
    ...settings.schedule.flatMap(entry => faultsOfSchedule(entry, settings)),
    ...frequenciesOf(settings).flatMap(([name, frequencies]) =>
      frequencies.flatMap(frequency => faultsOfFrequency(name, frequency, settings)),
    ),
  ];
};

const playersOf = ({ players }: Pick<Chosen, 'players'>): number =>
  typeof players === 'number' ? players : players.length;

const frequenciesOf = (settings: GeneratorSettings): readonly (readonly [FrequencyName, Frequencies])[] => [
  ['forfeits', settings.forfeits],
  ['unusual', settings.unusual],
  ['fullByes', settings.byes.full],
  ['halfByes', settings.byes.half],
  ['zeroByes', settings.byes.zero],
  ['withdrawals', settings.withdrawals],
  ['lateEntries', settings.lateEntries],
];

const faultsOfSchedule = (
  { fromRound, toRound }: ScheduledSystem,
  { rounds }: GeneratorSettings,
): readonly GeneratorFault[] => [
  ...outOfRange('schedule', fromRound, { ...whole(1, rounds), of: 'rounds' }),
  ...outOfRange('schedule', toRound, { ...whole(Math.min(fromRound, rounds), rounds), of: 'rounds' }),
];

const faultsOfFrequency = (
  setting: FrequencyName,
  { share, fromRound, toRound }: Frequency,
  settings: GeneratorSettings,
): readonly GeneratorFault[] => [
  ...(share.kind === 'percent'
    ? outOfRange(setting, share.percent, PERCENT)
    : outOfRange(setting, share.count, whole(0, playersOf(settings)))),
  ...outOfRange(setting, fromRound ?? 1, { ...whole(1, settings.rounds), of: 'rounds' }),
  ...outOfRange(setting, toRound ?? settings.rounds, {
    ...whole(Math.min(fromRound ?? 1, settings.rounds), settings.rounds),
    of: 'rounds',
  }),
];

interface Range extends Pick<SettingFaultData, 'minimum' | 'maximum' | 'of'> {
  readonly counted: 'whole' | 'parts';
}

const whole = (minimum: number, maximum: number): Range => ({
  minimum,
  maximum,
  of: 'value',
  counted: 'whole',
});
const PERCENT: Range = { minimum: 0, maximum: 100, of: 'value', counted: 'parts' };

const outOfRange = (
  setting: SettingName,
  value: number,
  { counted, ...range }: Range,
): readonly GeneratorFault[] =>
  value >= range.minimum && value <= range.maximum && (counted === 'parts' || Number.isInteger(value))
    ? []
    : [{ kind: 'setting', setting, value, ...range }];
