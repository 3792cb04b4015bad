import { knownSystem } from './known-systems.ts';
import type { Settings } from './settings.ts';
import type { Warning } from './warning.ts';

type Paired = Pick<Settings, 'system' | 'schedule' | 'rounds'>;

/** Seed 004, "Rey de la Colina", 1: rounds that a system for the last ones would pair before them. Unknown while no number is announced. */
export const tooEarlyIn = ({ system, schedule = [], rounds }: Paired): readonly Warning[] => {
  const systemOf = (round: number): string =>
    schedule.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound)?.system ?? system;
  const early = Array.from({ length: rounds ?? 0 }, (_, index) => index + 1).flatMap(round => {
    const last = knownSystem(systemOf(round))?.lastRounds;
    return last && rounds !== undefined && round <= rounds - last.atMost ? [{ round, ...last }] : [];
  });
  const [first] = early;
  return first === undefined
    ? []
    : [
        {
          code: 'hill-outside-last-rounds',
          strength: 'confirm',
          article: first.article,
          data: { rounds: early.map(({ round }) => round), of: rounds ?? 0, atMost: first.atMost },
        },
      ];
};
