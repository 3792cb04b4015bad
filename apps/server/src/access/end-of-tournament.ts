import type { Details } from '@pareo/engine/journal';

/* How long links may last: a week after the end of the tournament (decision 640). */

const WEEK = 7 * 24 * 3600 * 1000;

type Dates = Pick<Details, 'zone' | 'start' | 'end' | 'roundTimes'>;

/** A tournament that has not finished has not ended, whatever was announced. */
export const lastMomentOfLinks = (details: Dates, isFinished: boolean, now: string): string => {
  const announced = announcedEnd(details);
  const end =
    announced === undefined ? Date.parse(now) : isFinished ? announced : Math.max(announced, Date.parse(now));
  return new Date(end + WEEK).toISOString();
};

/** Where the last day that was said of it is over, there. */
const announcedEnd = ({ zone, start, end, roundTimes = [] }: Dates): number | undefined => {
  const days = [start, end, ...roundTimes].flatMap(text => {
    const day = Date.parse(`${(text ?? '').slice(0, 10).replaceAll('/', '-')}T00:00:00Z`);
    return Number.isNaN(day) ? [] : [day];
  });
  if (days.length === 0) return undefined;
  const midnight = Math.max(...days) + 24 * 3600 * 1000;
  return midnight - ahead(zone, midnight - ahead(zone, midnight));
};

/** Milliseconds by which clocks there are ahead of UTC. Zones of old journals may be unknown. */
const ahead = (zone: string, moment: number): number => {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(moment);
    const part = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find(one => one.type === type)?.value);
    return (
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
      moment
    );
  } catch {
    return 0;
  }
};
