import type { PlayerId, Question } from '@pareo/engine';
import { accept, LIMITS, type Outcome, refuse } from '@pareo/engine/model';
import { callFault, type Fault } from './answer.ts';
import type { Call, OptionShape } from './call.ts';
import { playersCalled } from './participants.ts';
import { participantsIn, type TournamentFile } from './tournament-file.ts';
import { wholeNumber } from './values.ts';

/** The questions of the command line: which option asks, and whether somebody else may or must be named behind the file. */
const QUESTIONS = {
  'why-not': { meaning: 'whyNot', value: 'A', second: 'needed' },
  'why-bye': { meaning: 'whyBye', value: 'NUMBER', second: 'none' },
  'why-float': { meaning: 'whyFloat', value: 'NUMBER', second: 'possible' },
  'why-colour': { meaning: 'whyColour', value: 'NUMBER', second: 'none' },
  'why-board': { meaning: 'whyBoard', value: 'N', second: 'none' },
  'why-rank': { meaning: 'whyRank', value: 'NUMBER', second: 'possible' },
} as const;
type Asking = keyof typeof QUESTIONS;

const NAMES = Object.keys(QUESTIONS) as readonly Asking[];

export const QUESTION_OPTIONS: readonly OptionShape[] = NAMES.map(name => ({
  name,
  value: QUESTIONS[name].value,
  meaning: QUESTIONS[name].meaning,
}));

/** The question of the call. Undefined: it asks for the whole round. */
export const questionIn = (
  call: Call,
  { tournament, file }: TournamentFile,
): Outcome<Question | undefined, Fault> => {
  const [, second] = call.arguments;
  const [asking, other] = NAMES.filter(name => call.has(name));
  if (asking !== undefined && other !== undefined)
    return refuse(callFault('options-exclude', { options: [`--${asking}`, `--${other}`] }));
  const isWanted = asking !== undefined && QUESTIONS[asking].second !== 'none';
  if (second !== undefined && !isWanted)
    return refuse(callFault('argument-not-wanted', { argument: second, command: 'pareo explain' }));
  if (asking === undefined) return accept(undefined);
  if (asking === 'why-board') return boardIn(call);
  if (second === undefined && QUESTIONS[asking].second === 'needed')
    return refuse(callFault('argument-missing', { argument: 'B', command: 'pareo explain' }));
  const sought = [call.valueOf(asking) ?? '', ...(second === undefined ? [] : [second])];
  const found = playersCalled(sought, participantsIn(tournament), file);
  if (!found.ok) return found;
  const players = found.value.map(({ id }) => id);
  return players.length === 2 && players[0] === players[1]
    ? refuse(callFault('player-named-twice', { player: second ?? '' }, file))
    : accept(questionAbout(asking, players));
};

const boardIn = (call: Call): Outcome<Question | undefined, Fault> => {
  const board = wholeNumber(call, 'why-board', { minimum: 1, maximum: LIMITS.players });
  return board.ok ? accept({ kind: 'board', board: board.value ?? 0 }) : board;
};

const questionAbout = (
  asking: Exclude<Asking, 'why-board'>,
  [player, other]: readonly PlayerId[],
): Question | undefined => {
  if (player === undefined) return undefined;
  switch (asking) {
    case 'why-not':
      return other === undefined ? undefined : { kind: 'pair', players: [player, other] };
    case 'why-bye':
      return { kind: 'bye', player };
    case 'why-float':
      return { kind: 'float', player, ...(other === undefined ? {} : { instead: other }) };
    case 'why-colour':
      return { kind: 'colour', player };
    case 'why-rank':
      return { kind: 'rank', player, ...(other === undefined ? {} : { other }) };
  }
};
