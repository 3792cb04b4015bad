import { readFileSync } from 'node:fs';

/* What Linux tells of a process: memory in bytes, time of the processors in ticks. */

const status = (pid: number, field: string): number =>
  1024 *
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The most that it ever had. */
export const peakMemory = (pid: number): number => status(pid, 'VmHWM');

export const memoryNow = (pid: number): number => status(pid, 'VmRSS');

/** Of all its threads. */
export const ticks = (pid: number): number => {
  const [, user, system] =
    /\)(?: \S+){11} (\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return Number(user) + Number(system);
};
