/** How wide the page is, by the breakpoints of the look: 640 and 1024. */
const watch = (query: string) => {
  const media = matchMedia(query);
  let holds = $state(media.matches);
  media.addEventListener('change', () => {
    holds = media.matches;
  });
  return () => holds;
};

const phone = watch('(max-width: 639px)');
const narrow = watch('(max-width: 1023px)');
const low = watch('(max-height: 899px)');

export const viewport = {
  get isPhone(): boolean {
    return phone();
  },
  /** Less high than the list of an open. */
  get isLow(): boolean {
    return low();
  },
  /** The rail is a bar at the foot of the page. */
  get isNarrow(): boolean {
    return narrow();
  },
};
