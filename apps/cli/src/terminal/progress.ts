/** A bar on standard error that follows the work and leaves no trace when it is done. */
export interface Progress {
  readonly show: (count: number) => void;
  readonly end: () => void;
}

const WIDTH = 30;

export const progressOver = (total: number, write: ((text: string) => void) | undefined): Progress => {
  if (write === undefined || total < 2) return { show: () => {}, end: () => {} };
  let shown = -1;
  return {
    show: count => {
      const filled = Math.floor((WIDTH * count) / total);
      const percent = Math.floor((100 * count) / total);
      if (percent === shown) return;
      shown = percent;
      write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${count}/${total}`);
    },
    end: () => write(`\r${' '.repeat(WIDTH + 2 + 2 * String(total).length)}\r`),
  };
};
