import type { Outcome } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { defineSystem } from '../define.ts';
import { workExcused } from '../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { walkedRound } from '../swiss/asked-walk.ts';
import { byBoardOrder } from '../swiss/board-order.ts';
import { preferencesOf } from '../swiss/colour-preferences.ts';
import { roundFound } from '../swiss/pairable.ts';
import { onBoards } from '../swiss/round.ts';
import type { NoPairing } from '../system.ts';
import { allocateColours, type Meeting, meetingOf } from './colours.ts';
import { type Decided, decide } from './decided.ts';
import { membersOf } from './definitions.ts';
import { LIM_1999 } from './description.ts';
import { type Field, fieldOf } from './field.ts';
import { type Settings, settingsIn } from './options.ts';
import { noShow } from './other-rules.ts';
import type { PairedGroup } from './procedure.ts';
import { LIM_RULES } from './rules.ts';
import { rulingsOfOrder, toldOf } from './rulings.ts';

export { LIM_RULES } from './rules.ts';

const workOut = (position: Position, settings: Settings): Outcome<ReasonedRound, NoPairing> => {
  const field = fieldOf(position, settings);
  const decided = decide(field);
  return roundFound(field, decided && roundOf(field, decided));
};

const roundOf = (field: Field, decided: Decided): ReasonedRound => {
  const { position } = field;
  const { procedure, bye } = decided;
  const meetingsIn = ({ kind, pairings }: PairedGroup): readonly Meeting[] =>
    pairings.map(({ player, opponent }) => meetingOf([player, opponent], kind, position));
  return walkedRound({
    coloured: onBoards(procedure.groups.flatMap(meetingsIn), {
      byBoards: (a, b) =>
        byBoardOrder([a.higher.entrant, a.lower.entrant], [b.higher.entrant, b.lower.entrant]),
      pairOf: ({ higher, lower }) => [higher, lower],
      coloursOf: allocateColours,
    }),
    bye,
    told: () => toldOf(field, decided),
    before: () => rulingsOfOrder(field, procedure),
  });
};

/** The last round (6; seed 000, 22) needs the number of rounds, the colours of round 1 (7.2) the initial colour. */
export const lim1999 = defineSystem({
  ...LIM_1999,
  rules: LIM_RULES,
  needs: ['rounds', 'initial-colour'],
  preferences: position => preferencesOf(membersOf(position), ({ due }) => due),
  work: (position, options) =>
    workExcused(position, { excused: options.excused, rule: noShow }, attended =>
      workOut(attended, settingsIn(options, position.tournament)),
    ),
  answer: (worked, question) => answerSwiss(LIM_1999, worked, question, worked.attended),
});
