import { existsSync, readFileSync } from 'node:fs';

/* SQLite reads the write-ahead log up to the first frame whose checksum is wrong and forgets the rest: right after a
 * power cut, where the rest was never acknowledged, but wrong after damage in the middle. The two can be told apart: a
 * power cut spoils at most the last transaction, because each one is on the disk before the next begins. Two or more
 * commit marks at or after the first bad frame are damage. (File format: sqlite.org/walformat.html) */

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC_BIG = 0x377f0683;
const MAGIC_LITTLE = 0x377f0682;

export const hasLostCommits = (path: string): boolean =>
  existsSync(path) && commitsAfterDamage(readFileSync(path)) >= 2;

/** Commit marks of this generation of the log that lie at or after the first frame that cannot be believed. */
export const commitsAfterDamage = (log: Uint8Array): number => {
  if (log.length < HEADER) return 0;
  const view = new DataView(log.buffer, log.byteOffset, log.byteLength);
  const magic = view.getUint32(0);
  if (magic !== MAGIC_BIG && magic !== MAGIC_LITTLE) return countFrames(log, undefined);
  const little = magic === MAGIC_LITTLE;
  const pageSize = view.getUint32(8);
  let sum = checksum(view, { from: 0, to: 24, little, start: [0, 0] });
  if (sum[0] !== view.getUint32(24) || sum[1] !== view.getUint32(28)) return countFrames(log, pageSize);
  const salts = [view.getUint32(16), view.getUint32(20)] as const;
  const size = FRAME_HEADER + pageSize;
  let believed = true;
  let commits = 0;
  for (let at = HEADER; at + size <= log.length; at += size) {
    const isOfThisLog = view.getUint32(at + 8) === salts[0] && view.getUint32(at + 12) === salts[1];
    if (believed) {
      const withHeader = checksum(view, { from: at, to: at + 8, little, start: sum });
      const next = checksum(view, { from: at + FRAME_HEADER, to: at + size, little, start: withHeader });
      believed = isOfThisLog && next[0] === view.getUint32(at + 16) && next[1] === view.getUint32(at + 20);
      if (believed) sum = next;
    }
    if (!believed && isOfThisLog && view.getUint32(at + 4) !== 0) commits += 1;
  }
  return commits;
};

/** The head of the log itself is damaged: every frame with a commit mark may be lost. */
const countFrames = (log: Uint8Array, pageSize: number | undefined): number => {
  const view = new DataView(log.buffer, log.byteOffset, log.byteLength);
  const sizes = pageSize === undefined || pageSize < 512 || pageSize > 65536 ? [4096] : [pageSize, 4096];
  return Math.max(
    ...sizes.map(size => {
      const frame = FRAME_HEADER + size;
      const generations = new Map<string, number>();
      for (let at = HEADER; at + frame <= log.length; at += frame) {
        if (view.getUint32(at + 4) === 0) continue;
        const salts = `${view.getUint32(at + 8)}.${view.getUint32(at + 12)}`;
        generations.set(salts, (generations.get(salts) ?? 0) + 1);
      }
      return Math.max(0, ...generations.values());
    }),
  );
};

const checksum = (
  view: DataView,
  part: {
    readonly from: number;
    readonly to: number;
    readonly little: boolean;
    readonly start: readonly [number, number];
  },
): readonly [number, number] => {
  let [first, second] = part.start;
  for (let at = part.from; at < part.to; at += 8) {
    first = (first + view.getUint32(at, part.little) + second) >>> 0;
    second = (second + view.getUint32(at + 4, part.little) + first) >>> 0;
  }
  return [first, second];
};
