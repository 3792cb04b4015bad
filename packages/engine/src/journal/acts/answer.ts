import type { Askable } from '../act.ts';
import type { Deed } from '../deed.ts';
import type { Happened } from '../journal.ts';
import { questionIn, wishNow } from '../questions.ts';
import { refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { checkIn } from './check-in.ts';
import { clearResult } from './clear-result.ts';
import type { ActDefinition } from './definition.ts';
import { editPlayer } from './edit-player.ts';
import { enterResult } from './enter-result.ts';
import { setAttendance } from './set-attendance.ts';
import { setLineUp } from './set-line-up.ts';

const ANSWERABLE = {
  'enter-result': enterResult,
  'clear-result': clearResult,
  'check-in': checkIn,
  'set-attendance': setAttendance,
  'edit-player': editPlayer,
  'set-line-up': setLineUp,
};

/** The table and the act agree by the key; the compiler cannot see it through a union. */
const definitionOf = (wish: Askable) => ANSWERABLE[wish.kind] as unknown as ActDefinition<Askable['kind']>;

const taken = (state: State, deed: Deed<'answer'>): Deed<Askable['kind']> | undefined => {
  const question = deed.act.take ? questionIn(state, deed.act.question) : undefined;
  return question && { ...deed, act: wishNow(state, question.wish) };
};

/** Closes a question; taken, the wish is done in the same entry, over what is there now. */
export const answer: ActDefinition<'answer'> = {
  kind: 'answer',
  check: (state, deed) => {
    if (!questionIn(state, deed.act.question))
      return [refusal('no-such-question', { question: deed.act.question })];
    const wish = taken(state, deed);
    return wish ? definitionOf(wish.act).check(state, wish) : [];
  },
  warnings: (state, deed) => {
    const wish = taken(state, deed);
    return (wish && definitionOf(wish.act).warnings?.(state, wish)) ?? [];
  },
  effect: (state, done) => {
    const wish = taken(state, done);
    const closed = {
      ...state,
      questions: state.questions.filter(({ seq }) => seq !== done.act.question),
    };
    if (!wish) return closed;
    const happened: Happened<Askable['kind']> = { ...wish, seq: done.seq };
    return definitionOf(wish.act).effect(closed, happened);
  },
  touches: (state, act) => {
    const question = act.take ? questionIn(state, act.question) : undefined;
    return question ? definitionOf(question.wish).touches(state, question.wish) : [];
  },
};
