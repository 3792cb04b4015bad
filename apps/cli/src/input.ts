import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '@pareo/engine';
import { accept, LIMITS, refuse } from '@pareo/engine/model';
import { callFault, type Fault } from './answer.ts';
import { displayName, faultOfSystem, STANDARD } from './files.ts';

/**
 * The bytes of a file, or of standard input. Counted as they come, whatever the system says of the size: a device has
 * none and never ends.
 */
export const readInput = async (path: string): Promise<Outcome<Uint8Array, Fault>> => {
  try {
    return path === STANDARD ? await readStandardInput() : await readPath(path);
  } catch (error) {
    return refuse(faultOfSystem(error, path, 'read'));
  }
};

const MEGABYTE = 1024 * 1024;
const CHUNK = 256 * 1024;

const tooLarge = (path: string): Outcome<Uint8Array, Fault> =>
  refuse(callFault('input-too-large', { maximum: LIMITS.bytes / MEGABYTE }, displayName(path)));

const readStandardInput = async (): Promise<Outcome<Uint8Array, Fault>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > LIMITS.bytes) return tooLarge(STANDARD);
  }
  return accept(Buffer.concat(chunks));
};

/** Without waiting for a writer: a pipe without one would block us forever. */
const readPath = async (path: string): Promise<Outcome<Uint8Array, Fault>> => {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const found = await file.stat();
    const first = Buffer.allocUnsafe(found.isFile() ? Math.min(found.size + 1, LIMITS.bytes + 1) : CHUNK);
    const chunks: Uint8Array[] = [];
    let size = 0;
    let waited = 0;
    for (let chunk = first; ; chunk = Buffer.allocUnsafe(CHUNK)) {
      const count = await readInto(file, chunk);
      if (count === 0 && size === 0 && found.isFIFO()) {
        if (waited++ === PATIENCE) return refuse(callFault('pipe-without-writer', {}, displayName(path)));
        await pause(STEP);
        continue;
      }
      if (count === 0) return accept(chunks.length === 1 ? (chunks[0] ?? first) : Buffer.concat(chunks));
      chunks.push(chunk.subarray(0, count));
      size += count;
      if (size > LIMITS.bytes) return tooLarge(path);
    }
  } finally {
    await file.close();
  }
};

/** A writer has two seconds to appear; after that it may take its time. */
const STEP = 20;
const PATIENCE = 100;

/** As much as is there, once something is. */
const readInto = async (file: FileHandle, chunk: Buffer): Promise<number> => {
  for (;;)
    try {
      return (await file.read(chunk, 0, chunk.length)).bytesRead;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      await pause(STEP);
    }
};
