import { accept, type Outcome } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { Ruling } from '../rules/index.ts';
import { workOutInGroups } from '../systems/groups/index.ts';
import { once } from '../systems/once.ts';
import type { Answer, PairingQuestion, Question } from '../systems/question.ts';
import type { NoPairing, PairingSystem } from '../systems/system.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { PairedRound } from './paired-round.ts';
import type { PreparedRound } from './prepare.ts';

/**
 * A round that is open before its reader: paired once, whatever is asked of it. It stays in its thread; what crosses is
 * `paired`, rulings and answers, which are plain data.
 *
 * @example
 * ```ts
 * import type { OpenedRound } from '@pareo/engine';
 *
 * export const verdicts = ({ paired, ask }: OpenedRound): readonly string[] =>
 *   paired.boards.map(({ number }) => {
 *     const answer = ask({ kind: 'board', board: number });
 *     return answer.ok ? answer.value.verdict : '';
 *   });
 * ```
 */
export interface OpenedRound<Asked extends Question = Question> {
  readonly system: PairingSystem;
  /** With the scores by which the round was paired. */
  readonly position: Position;
  readonly paired: PairedRound;
  /** Every decision with the rule that took it, worked out once. */
  readonly explain: () => readonly Ruling[];
  readonly ask: (question: Asked) => Outcome<Answer, NoPairing>;
}

/** `before`: without the scores that the text adds, which the system counts itself. */
export const open = (
  { system, options, position }: Pick<PreparedRound, 'system' | 'options' | 'position'>,
  before: Position,
): Outcome<OpenedRound<PairingQuestion>, NoPairing> => {
  const worked = isInGroups(system, before)
    ? workOutInGroups(system, before, options)
    : system.workOut(before, options);
  if (!worked.ok) return worked;
  const { pairing, explain, answer } = worked.value;
  return accept({
    system,
    position,
    paired: {
      system: system.id,
      edition: system.edition,
      round: position.round,
      options,
      ...pairing,
      engine: ENGINE_VERSION,
    },
    explain: once(explain),
    ask: answer,
  });
};

/** Sections and Belgrade groups are paired one by one; a match of two teams calls its teams groups too. */
const isInGroups = ({ kind }: PairingSystem, { everyone }: Position): boolean =>
  kind !== 'team-table' && everyone.some(({ player }) => player.group !== undefined);
