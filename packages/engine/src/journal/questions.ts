import type { OpenQuestion, State } from './state.ts';

/** What phones and queues wanted and could not do, oldest first. */
export const questionsIn = (state: State): readonly OpenQuestion[] => state.questions;
