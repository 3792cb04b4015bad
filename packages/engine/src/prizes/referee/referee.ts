import type { PlayerId, PrizeGroup, PrizeList, PrizePlan } from '../../model/index.ts';

/*
 * The referee of prizes, from `rules/notes/prizes.md` alone: amounts are whole numbers of very small parts of a cent, players propose
 * and prizes choose, and pools of 32B are found by trying every assignment. It shares nothing that decides.
 */

/** Enough parts of a cent for every division by up to a dozen players and every weight in the tests. */
const PARTS = 2n ** 6n * 3n ** 4n * 5n ** 2n * 7n * 11n * 13n;

export interface LiteralPlayer {
  readonly player: PlayerId;
  readonly rank: number;
  readonly points: number;
  /** The lists with a category that this player may win. */
  readonly mayWin: ReadonlySet<string>;
}

/** What a list pays a player, in cents; and of what each list paid nothing. */
export interface LiteralResult {
  readonly paid: readonly { readonly player: PlayerId; readonly amount: number }[];
  readonly unclaimed: readonly string[];
  readonly tieNotBroken: boolean;
}

interface Slot {
  readonly list: string;
  readonly place: number;
  readonly worth: bigint;
  readonly priority: number;
}

type Pot = readonly { readonly who: LiteralPlayer; readonly due: bigint }[];

const slotsOf = (lists: readonly PrizeList[]): readonly Slot[] =>
  lists
    .flatMap(({ id, prizes }, priority) =>
      prizes.map((prize, at) => ({
        list: id,
        place: at + 1,
        worth: BigInt('amount' in prize ? prize.amount : prize.value) * PARTS,
        priority,
      })),
    )
    .sort((a, b) =>
      a.worth === b.worth ? a.priority - b.priority || a.place - b.place : a.worth > b.worth ? -1 : 1,
    );

const isFor = (list: PrizeList, who: LiteralPlayer): boolean =>
  list.category === undefined || who.mayWin.has(list.id);

const weightOf = ({ sharing }: PrizeList): readonly [bigint, bigint] => {
  if (sharing === 'none') return [1n, 1n];
  if (sharing === 'equal') return [0n, 1n];
  if (sharing === 'hort') return [1n, 2n];
  const [over, under] = sharing.byRank.split('/');
  return [BigInt(over ?? 1), BigInt(under ?? 1)];
};

/** Place by place: whoever stands there looks for everybody level, and the group takes the prizes of its places. */
const placesOf = (
  list: PrizeList,
  standing: readonly LiteralPlayer[],
): { readonly pots: readonly Pot[]; readonly used: number; readonly broken: boolean } => {
  const worth = [...slotsOf([list])].sort((a, b) => a.place - b.place).map(slot => slot.worth);
  const [over, under] = weightOf(list);
  const pots: Pot[] = [];
  let broken = true;
  let place = 0;
  while (place < standing.length && place < worth.length) {
    const here = standing[place];
    const isLevel = (other: LiteralPlayer): boolean =>
      over === under && list.tie !== 'all'
        ? other === here
        : list.tie === 'all'
          ? other.rank === here?.rank
          : other.points === here?.points;
    const level = standing.filter(isLevel);
    const at = (index: number): bigint => worth[place + index] ?? 0n;
    for (const [a, one] of level.entries())
      for (const [b, other] of level.entries())
        if (a < b && one.rank === other.rank && over > 0n && at(a) !== at(b)) broken = false;
    // Without sharing everybody is alone, and two of one rank stand beside each other.
    const next = standing[place + level.length];
    if (over === under && here && next?.rank === here.rank && at(0) !== at(level.length)) broken = false;
    const pool = level.reduce((sum, _, index) => sum + at(index), 0n);
    const inPrizes = Math.min(level.length, worth.length - place);
    let count = level.length;
    for (; count > 1; count--) {
      const each = (pool * (under - over)) / under / BigInt(count);
      const isLess = each < BigInt(list.minimumShare ?? 0) * PARTS;
      if (!isLess || (over > 0n && count <= inPrizes)) break;
    }
    // Who leaves has to be told from who stays.
    if (count < level.length && level[count - 1]?.rank === level[count]?.rank) broken = false;
    const shared = (pool * (under - over)) / under / BigInt(count);
    const paidOut = level
      .slice(0, count)
      .map((who, index) => ({ who, due: over === under ? at(index) : (at(index) * over) / under + shared }));
    if (over === under) for (const one of paidOut) pots.push([one]);
    else pots.push(paidOut);
    place += level.length;
  }
  return { pots: pots.filter(pot => pot.some(({ due }) => due > 0n)), used: place, broken };
};

/** Unit by unit to whoever is furthest behind, the best ranked first. */
const inUnits = (
  pot: Pot,
  { unit, leftover }: PrizePlan,
): readonly { player: PlayerId; amount: number }[] => {
  const step = BigInt(unit) * PARTS;
  const pool = pot.reduce((sum, { due }) => sum + due, 0n);
  const given = pot.map(({ due }) => (due / step) * step);
  for (;;) {
    const sum = given.reduce((all, one) => all + one, 0n);
    if (sum + step > pool) {
      if (leftover === 'exact' && given[0] !== undefined) given[0] += ((pool - sum) / PARTS) * PARTS;
      break;
    }
    let behind = 0;
    for (const [at, { due }] of pot.entries())
      if (due - (given[at] ?? 0n) > (pot[behind]?.due ?? 0n) - (given[behind] ?? 0n)) behind = at;
    given[behind] = (given[behind] ?? 0n) + step;
  }
  return pot.map(({ who }, at) => ({ player: who.player, amount: Number((given[at] ?? 0n) / PARTS) }));
};

interface Answer {
  readonly pots: readonly Pot[];
  readonly taken: ReadonlySet<Slot>;
  readonly broken: boolean;
}

/** Everybody asks for the prizes in their order; a prize keeps the best ranked who asks. */
const byAsking = (lists: readonly PrizeList[], standing: readonly LiteralPlayer[]): Answer => {
  const slots = slotsOf(lists);
  const holder = new Map<Slot, LiteralPlayer>();
  const asked = new Map<LiteralPlayer, number>();
  const waiting = [...standing].reverse();
  for (let who = waiting.pop(); who; who = waiting.pop()) {
    for (let at = asked.get(who) ?? 0; at < slots.length; at++) {
      asked.set(who, at + 1);
      const slot = slots[at];
      const list = lists.find(({ id }) => id === slot?.list);
      if (!slot || !list || !isFor(list, who)) continue;
      const other = holder.get(slot);
      if (other && standing.indexOf(other) < standing.indexOf(who)) continue;
      holder.set(slot, who);
      if (other) waiting.push(other);
      break;
    }
  }
  const pots = [...holder].map(([slot, who]) => [{ who, due: slot.worth }]);
  return { pots, taken: new Set(holder.keys()), broken: true };
};

/** Every way to give these prizes to different members; the best in the order of the prizes. */
const bestAssignment = (
  members: readonly LiteralPlayer[],
  slots: readonly Slot[],
  lists: readonly PrizeList[],
): readonly Slot[] => {
  let best: readonly number[] = [];
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    for (let at = 0; ; at++) {
      if (a[at] === undefined) return false;
      if (b[at] === undefined) return true;
      if (a[at] !== b[at]) return (a[at] ?? 0) < (b[at] ?? 0);
    }
  };
  const tried = new Set<string>();
  const walk = (from: number, chosen: readonly number[], free: readonly LiteralPlayer[]): void => {
    const state = `${from}/${chosen.join()}/${free.map(({ player }) => player).join()}`;
    if (tried.has(state)) return;
    tried.add(state);
    if (isBetter(chosen, best)) best = chosen;
    const slot = slots[from];
    const list = lists.find(({ id }) => id === slot?.list);
    if (!slot || !list || free.length === 0) return;
    for (const who of free)
      if (isFor(list, who))
        walk(
          from + 1,
          [...chosen, from],
          free.filter(other => other !== who),
        );
    walk(from + 1, chosen, free);
  };
  walk(0, [], members);
  return best.flatMap(at => slots[at] ?? []);
};

const pooling = (lists: readonly PrizeList[], standing: readonly LiteralPlayer[]): Answer => {
  const taken = new Set<Slot>();
  const pots: Pot[] = [];
  const all = slotsOf(lists);
  const scores = [...new Set(standing.map(({ points }) => points))].sort((a, b) => b - a);
  for (const score of scores) {
    const before = all.filter(slot => !taken.has(slot));
    let members = standing.filter(({ points }) => points === score);
    for (;;) {
      const open = all.filter(slot => !taken.has(slot));
      const pooled = bestAssignment(members, open, lists);
      if (pooled.length === 0) break;
      const sum = pooled.reduce((total, { worth }) => total + worth, 0n);
      const alone = lists
        .filter(({ category }) => category !== undefined)
        .map(list => {
          const own = members.filter(who => isFor(list, who));
          const prizes = open.filter(slot => slot.list === list.id).slice(0, own.length);
          return { own, prizes, worth: prizes.reduce((total, { worth }) => total + worth, 0n) };
        })
        .filter(
          ({ own, worth }) => own.length > 0 && worth * BigInt(members.length) > sum * BigInt(own.length),
        );
      let [leaving] = alone;
      for (const one of alone)
        if (leaving && one.worth * BigInt(leaving.own.length) > leaving.worth * BigInt(one.own.length))
          leaving = one;
      if (leaving) {
        const { own, prizes, worth } = leaving;
        pots.push(own.map(who => ({ who, due: worth / BigInt(own.length) })));
        for (const slot of prizes) taken.add(slot);
        members = members.filter(who => !own.includes(who));
        continue;
      }
      const most = (who: LiteralPlayer): bigint =>
        before.find(slot => lists.some(list => list.id === slot.list && isFor(list, who)))?.worth ?? 0n;
      const due = new Map<LiteralPlayer, bigint>();
      for (;;) {
        const rest = sum - [...due.values()].reduce((total, one) => total + one, 0n);
        const others = members.filter(who => !due.has(who));
        const each = others.length === 0 ? 0n : rest / BigInt(others.length);
        const over = others.filter(who => each > most(who));
        if (over.length > 0) {
          for (const who of over) due.set(who, most(who));
          continue;
        }
        for (const who of others) due.set(who, each);
        break;
      }
      pots.push(members.map(who => ({ who, due: due.get(who) ?? 0n })).filter(({ due: own }) => own > 0n));
      for (const slot of pooled) taken.add(slot);
      break;
    }
  }
  return { pots, taken, broken: true };
};

/** A list after the other, each by itself or without those who have something. */
const listByList = (
  lists: readonly PrizeList[],
  standing: readonly LiteralPlayer[],
  once: boolean,
): Answer => {
  const pots: Pot[] = [];
  const taken = new Set<Slot>();
  let broken = true;
  const out = new Set<LiteralPlayer>();
  for (const list of lists) {
    const own = standing.filter(who => isFor(list, who) && !(once && out.has(who)));
    const answer = placesOf(list, own);
    broken &&= answer.broken;
    pots.push(...answer.pots);
    for (const pot of answer.pots) for (const { who } of pot) out.add(who);
    for (const slot of slotsOf([list])) if (slot.place <= answer.used) taken.add(slot);
  }
  return { pots, taken, broken };
};

/**
 * Notes 4.3: the prizes of categories by value; the first in order whose share or prize is worth less takes it and is out of the
 * places. Whenever the places have closed up, everybody who has both is asked which is more.
 */
const withCategories = (lists: readonly PrizeList[], standing: readonly LiteralPlayer[]): Answer => {
  const places = lists.filter(({ category }) => category === undefined);
  const slots = slotsOf(lists.filter(({ category }) => category !== undefined));
  let inPlaces = standing;
  let has: readonly (readonly [LiteralPlayer, Slot])[] = [];
  const placed = () => listByList(places, inPlaces, false);
  const duesOf = (answer: Answer) => new Map(answer.pots.flat().map(({ who, due }) => [who, due] as const));
  for (let answer = placed(); ; answer = placed()) {
    const dues = duesOf(answer);
    const both = has.filter(([who]) => dues.has(who));
    if (both.length > 0) {
      const outOfPlaces = both
        .filter(([who, slot]) => (dues.get(who) ?? 0n) <= slot.worth)
        .map(([who]) => who);
      has = has.filter(([who, slot]) => (dues.get(who) ?? 0n) <= slot.worth);
      inPlaces = inPlaces.filter(who => !outOfPlaces.includes(who));
      continue;
    }
    const now = (who: LiteralPlayer): bigint =>
      has.find(([one]) => one === who)?.[1].worth ?? dues.get(who) ?? 0n;
    const offers = slots
      .filter(slot => !has.some(([, held]) => held === slot))
      .flatMap(slot => {
        const list = lists.find(({ id }) => id === slot.list);
        const who = standing.find(one => list && isFor(list, one) && now(one) < slot.worth);
        return who ? [[who, slot] as const] : [];
      });
    const [offer] = offers;
    if (!offer)
      return {
        pots: [...answer.pots, ...has.map(([who, slot]) => [{ who, due: slot.worth }])],
        taken: new Set([...answer.taken, ...has.map(([, slot]) => slot)]),
        broken: answer.broken,
      };
    has = [...has.filter(([who]) => who !== offer[0]), offer];
    if (dues.has(offer[0])) inPlaces = inPlaces.filter(who => who !== offer[0]);
  }
};

export const divideLiterally = (
  group: PrizeGroup,
  standing: readonly LiteralPlayer[],
  plan: PrizePlan,
): LiteralResult => {
  const lists = group.lists.filter(
    list => standing.filter(who => isFor(list, who)).length >= (list.minimumEntrants ?? 0),
  );
  const isShared = lists.some(({ sharing }) => sharing !== 'none');
  const answer =
    group.mode === 'cumulative' || group.mode === 'place-first'
      ? listByList(lists, standing, group.mode === 'place-first')
      : group.mode === 'best-value'
        ? (isShared ? withCategories : byAsking)(lists, standing)
        : pooling(lists, standing);
  const key = ({ list, place }: { readonly list: string; readonly place: number }): string =>
    `${list} ${place}`;
  const taken = new Set([...answer.taken].map(key));
  return {
    paid: answer.pots.flatMap(pot =>
      inUnits(
        [...pot].sort((a, b) => standing.indexOf(a.who) - standing.indexOf(b.who)),
        plan,
      ),
    ),
    unclaimed: slotsOf(group.lists)
      .map(key)
      .filter(one => !taken.has(one)),
    tieNotBroken: !answer.broken,
  };
};
