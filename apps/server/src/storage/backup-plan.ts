/* When backups are made by themselves, and how many are kept. */

export interface Keep {
  /** The last ones made before rounds. */
  readonly rounds: number;
  /** One of each of so many days and months. */
  readonly days: number;
  readonly months: number;
}

export const KEEP: Keep = { rounds: 20, days: 14, months: 12 };

/** `HH:MM` each, on the clock of this machine; `daily`: a day after the last one. Empty: never. */
export type BackupTimes = readonly string[] | 'daily';

/** `03:30,15:30`, or `never`. */
export const readTimes = (text: string): BackupTimes | undefined => {
  if (text === 'never') return [];
  const times = text.split(',');
  return times.every(time => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) ? [...new Set(times)].sort() : undefined;
};

/** `days=30,months=24`: what is not named stays as it is. */
export const readKeep = (text: string): Keep | undefined => {
  const keep: Record<string, number> = { ...KEEP };
  for (const part of text.split(',')) {
    const [, name = '', count = ''] = /^(rounds|days|months)=(\d{1,4})$/.exec(part) ?? [];
    if (name === '') return undefined;
    keep[name] = Number(count);
  }
  return { rounds: keep['rounds'] ?? 0, days: keep['days'] ?? 0, months: keep['months'] ?? 0 };
};

/** The last moment at or before now that has one of these times of the day. */
export const lastMoment = (times: readonly string[], now: Date): Date | undefined => {
  const moments = times.flatMap(time =>
    [0, 1].map(ago => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, hours, minutes);
    }),
  );
  const past = moments.filter(moment => moment <= now);
  return past.length === 0 ? undefined : past.reduce((late, one) => (one > late ? one : late));
};
