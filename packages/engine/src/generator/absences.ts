import type { PlayerId, Turn } from '../model/index.ts';
import { type Random, randomFrom } from './random.ts';
import type { ByeWorth, Frequencies, Frequency, GeneratorSettings } from './settings.ts';

/** The first and the last round that a player is in the tournament for. */
interface Stay {
  readonly from: number;
  readonly to: number;
}

/** Who comes late and who leaves, decided before the first round. */
export type Stays = ReadonlyMap<PlayerId, Stay>;

export const staysOf = (ids: readonly PlayerId[], settings: GeneratorSettings): Stays => {
  const { rounds, seed } = settings;
  const late = chosenOnce(ids, settings.lateEntries, {
    random: randomFrom(`${seed}/who is late`),
    // Nobody enters when nothing is left to be paired; most latecomers miss a round or two.
    within: { from: 2, to: Math.min(3, rounds) },
    last: rounds,
  });
  const leaving = chosenOnce(ids, settings.withdrawals, {
    random: randomFrom(`${seed}/who leaves`),
    within: { from: 1, to: rounds - 1 },
    last: rounds - 1,
  });
  return new Map(
    ids.map(id => {
      const from = late.get(id) ?? 1;
      return [id, { from, to: Math.max(from, leaving.get(id) ?? rounds) }];
    }),
  );
};

interface Choice {
  readonly random: Random;
  /** Where the frequency names no rounds. */
  readonly within: Stay;
  readonly last: number;
}

/** Players, each at most once, with the round drawn for them. */
const chosenOnce = (
  ids: readonly PlayerId[],
  frequencies: Frequencies,
  { random, within, last }: Choice,
): ReadonlyMap<PlayerId, number> => {
  const chosen = new Map<PlayerId, number>();
  for (const { share, fromRound, toRound } of frequencies) {
    const wanted = share.kind === 'count' ? share.count : Math.round((ids.length * share.percent) / 100);
    const from = fromRound ?? within.from;
    const to = Math.min(last, toRound ?? (fromRound === undefined ? within.to : last));
    if (from > to) continue;
    const free = ids.filter(id => !chosen.has(id));
    for (const id of random.some(free, wanted)) chosen.set(id, random.between(from, to));
  }
  return chosen;
};

export interface AbsencesOfRound {
  /** What stands in the round for whoever is not to be paired. */
  readonly turns: ReadonlyMap<PlayerId, Turn>;
  /** Whether chance had a part in it: another drawing may give other absences. */
  readonly byes: 'drawn' | 'none';
}

/** Latecomers and those who left, and the byes drawn for this round: every attempt draws others. */
export const absencesIn = (
  round: number,
  stays: Stays,
  { settings, attempt }: { readonly settings: GeneratorSettings; readonly attempt: number | 'without byes' },
): AbsencesOfRound => {
  const turns = new Map<PlayerId, Turn>();
  for (const [id, { from, to }] of stays) {
    if (round < from) turns.set(id, { kind: 'absent' });
    else if (round > to) turns.set(id, { kind: 'requested-bye', worth: 'zero' });
  }
  if (attempt === 'without byes') return { turns, byes: 'none' };
  const before = turns.size;
  const random = randomFrom(`${settings.seed}/byes/${round}/${attempt}`);
  for (const worth of WORTHS) {
    const present = [...stays.keys()].filter(id => !turns.has(id));
    for (const id of resting(present, worth, { round, random, settings }))
      turns.set(id, { kind: 'requested-bye', worth });
  }
  return { turns, byes: turns.size > before ? 'drawn' : 'none' };
};

const WORTHS = ['full', 'half', 'zero'] as const satisfies readonly ByeWorth[];

const resting = (
  present: readonly PlayerId[],
  worth: ByeWorth,
  { round, random, settings }: { round: number; random: Random; settings: GeneratorSettings },
): readonly PlayerId[] => {
  const isLast = round === settings.rounds;
  const concerning = settings.byes[worth].filter(
    frequency =>
      concerns(frequency, round) && !(worth === 'half' && isLast && frequency.fromRound === undefined),
  );
  return chosenAmong(present, concerning, random);
};

export const concerns = ({ fromRound = 1, toRound = Number.POSITIVE_INFINITY }: Frequency, round: number) =>
  fromRound <= round && round <= toRound;

/** Of every item the percentage is drawn; a number is taken from all of them. */
export const chosenAmong = <Item>(
  items: readonly Item[],
  frequencies: Frequencies,
  random: Random,
): readonly Item[] => {
  const chosen = new Set<Item>();
  for (const { share } of frequencies) {
    const free = items.filter(item => !chosen.has(item));
    const more =
      share.kind === 'count'
        ? random.some(free, share.count)
        : free.filter(() => random.happens(share.percent));
    for (const item of more) chosen.add(item);
  }
  return items.filter(item => chosen.has(item));
};
