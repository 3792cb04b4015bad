import type { State } from '@pareo/engine/journal';
import { checkOf, type RoundCheck } from '@pareo/tournament';

/** Every round paired again, every rank of the report computed again. */
export const checkJob = ({ state }: { readonly state: State }) => {
  const { rounds, ranks } = checkOf(state);
  return { rounds: rounds.map(written), ranks };
};

const written = (checked: RoundCheck) => {
  const { round, kind } = checked;
  switch (checked.kind) {
    case 'agrees':
      return { round, kind };
    case 'differs':
      return { round, kind, byHand: checked.byHand, expected: checked.expected, found: checked.found };
    case 'refused':
      return { round, kind, refusals: checked.refusals };
  }
};
