import type { State } from '@pareo/engine/journal';
import { askOf, type KeyedQuestion } from '@pareo/tournament';

export const askJob = ({
  state,
  round,
  question,
}: {
  readonly state: State;
  readonly round: number;
  readonly question: KeyedQuestion;
}) => askOf(state, round, question);
