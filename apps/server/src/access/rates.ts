/* How often one address or session may ask. A hall shares one address, so these are settings. */

export interface Rate {
  readonly count: number;
  /** Milliseconds in which so many are given back. */
  readonly per: number;
}

export const RATES = {
  /** Log-ins by password, per address. */
  'sign-in': { count: 5, per: 60_000 },
  /** Codes and tokens of links, per address. */
  codes: { count: 10, per: 60_000 },
  /** Wrong codes of links from everywhere together: 39 bits must not be guessed by many at once. */
  'codes-in-all': { count: 100, per: 60_000 },
  /** Acts per session. */
  acts: { count: 30, per: 1000 },
  /** Kilobytes of bodies per session: what is read is paid for, whatever it is. */
  bytes: { count: 20_480, per: 20_000 },
  /** Public pages per address, paid before they are made; an answer "not modified" counts a tenth. */
  public: { count: 300, per: 10_000 },
  /** Searches on public pages that nobody made before, per tournament. */
  searches: { count: 100, per: 10_000 },
} as const satisfies Readonly<Record<string, Rate>>;

export type RateName = keyof typeof RATES;
export type Rates = Readonly<Record<RateName, Rate>>;

/** Streams that one address may hold: a LAN, and a server on the internet where a hall is one address. */
export const STREAMS_OF_ADDRESS = { lan: 50, internet: 3000 } as const;
export const STREAMS_IN_ALL = 5000;

export interface RateLimiter {
  /** Seconds to wait; 0: go on. */
  readonly take: (name: RateName, who: string, cost?: number) => number;
  /** What was taken for nothing. */
  readonly giveBack: (name: RateName, who: string, amount: number) => void;
}

interface Bucket {
  left: number;
  at: number;
}

/** One network may use up a fifth of the wrong codes that all may try together: the others go on. */
const NETWORKS_AT_LEAST = 5;

/** Before a code is looked up; `isRight` gives back what only wrong ones cost. */
export const takeCode = (
  { take, giveBack }: RateLimiter,
  rates: Rates,
  { address, network }: { readonly address: string; readonly network: string },
): { readonly wait: number; readonly isRight: () => void } => {
  const share = Math.min(NETWORKS_AT_LEAST, rates['codes-in-all'].count);
  const isRight = () => {
    giveBack('codes-in-all', network, share);
    giveBack('codes-in-all', '', 1);
  };
  // Each only where the one before lets it through: what is refused here is no guess.
  const wait = take('codes', address) || take('codes-in-all', network, share);
  if (wait > 0) return { wait, isRight };
  const waitOfAll = take('codes-in-all', '');
  if (waitOfAll > 0) giveBack('codes-in-all', network, share);
  return { wait: waitOfAll, isRight };
};

const BUCKETS_KEPT = 20_000;

export const rateLimiter = (rates: Rates, clock: () => number = () => performance.now()): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  return {
    take: (name, who, cost = 1) => {
      const { count, per } = rates[name];
      const key = `${name} ${who}`;
      const now = clock();
      const known = buckets.get(key);
      const left =
        known === undefined ? count : Math.min(count, known.left + ((now - known.at) * count) / per);
      buckets.delete(key);
      if (buckets.size >= BUCKETS_KEPT) forgetOldest(buckets);
      const isEnough = left >= cost;
      buckets.set(key, { left: isEnough ? left - cost : left, at: now });
      return isEnough ? 0 : Math.max(1, Math.ceil(((cost - left) * per) / count / 1000));
    },
    giveBack: (name, who, amount) => {
      const bucket = buckets.get(`${name} ${who}`);
      if (bucket !== undefined) bucket.left = Math.min(rates[name].count, bucket.left + amount);
    },
  };
};

/** A map keeps the order of insertion, and every use inserts again: the first ones were not seen for longest. */
const forgetOldest = (buckets: Map<string, Bucket>): void => {
  let left = Math.ceil(BUCKETS_KEPT / 10);
  for (const key of buckets.keys()) {
    if (left === 0) return;
    buckets.delete(key);
    left -= 1;
  }
};

/** `acts=500,public=10000`: counts of some of the rates, their times as they are. */
export const readRates = (text: string): Rates | undefined => {
  const rates: Record<string, Rate> = { ...RATES };
  for (const part of text.split(',').filter(item => item !== '')) {
    const [name = '', count = ''] = part.split('=');
    const known = rates[name];
    if (known === undefined || !/^[1-9]\d{0,8}$/.test(count)) return undefined;
    rates[name] = { ...known, count: Number(count) };
  }
  return rates as Rates;
};
