/** `America/Mexico_City`, `Etc/GMT+6`, `UTC`: how names of the IANA list are written. */
const FORM = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether a name is that of a zone which the clock of this machine knows. */
export const isZone = (name: string): boolean => {
  if (!FORM.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/** The zone to show times in: journals from before zones were checked may hold a name that no clock knows. */
export const clockZone = (name: string): string => (isZone(name) ? name : 'UTC');

/** The instant at which the clocks of the zone show that local time; undefined in the hour that a change of clocks leaves out. The first of two. */
export const instantIn = (zone: string, local: string): number | undefined => {
  const wanted = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wanted)) return undefined;
  const shown = shownBy(zone);
  // What the zone is ahead of UTC a day before and after: one of the two holds at that time.
  const found = [-DAY, DAY]
    .map(aside => wanted - (shown(wanted + aside) - (wanted + aside)))
    .filter(instant => shown(instant) === wanted);
  return found.length === 0 ? undefined : Math.min(...found);
};

const DAY = 24 * 60 * 60 * 1000;

/** What the clocks of the zone show, as if it were UTC. */
const shownBy = (zone: string): ((instant: number) => number) => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return instant => {
    const part = Object.fromEntries(
      clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute);
  };
};
