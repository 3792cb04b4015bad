/** `YYYY/MM/DD` from what files write: the year first, as TRF asks, or last; unknown parts are `00`. */
export const dateIn = (text: string | undefined): string | undefined => {
  const first = /^\s*(\d{4})\D?(\d{2})?\D?(\d{2})?/.exec(text ?? '');
  if (first) return `${first[1]}/${first[2] ?? '00'}/${first[3] ?? '00'}`;
  const last = /^\s*(\d{1,2})\D(\d{1,2})\D(\d{4})/.exec(text ?? '');
  return last ? `${last[3]}/${last[2]?.padStart(2, '0')}/${last[1]?.padStart(2, '0')}` : undefined;
};
