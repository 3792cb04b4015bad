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
