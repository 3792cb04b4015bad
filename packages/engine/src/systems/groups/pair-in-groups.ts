import { accept, type Outcome, refuse } from '../../model/index.ts';
import { type Entrant, groupNames, type Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import { whyNotAsked } from '../askable.ts';
import { type Answer, answerTo, type PairingQuestion } from '../question.ts';
import {
  type Board,
  type NoPairing,
  noPairing,
  type Options,
  type Pairing,
  type PairingSystem,
  type RoundInHand,
} from '../system.ts';
import { fieldOf } from '../tables/fixtures.ts';
import * as rules from './rules.ts';

/**
 * Any system inside each group: the groups are those the players are in (`splitByBelgrade` gives them), each is paired
 * as a tournament of its own, and the boards are numbered through. All groups must have a round, or none is given.
 */
export const workOutInGroups = (
  system: PairingSystem,
  position: Position,
  options: Options,
): Outcome<RoundInHand, NoPairing> => {
  const parts = partsOf(system, position, options);
  return parts.ok
    ? accept({
        pairing: together(parts.value),
        explain: () => parts.value.flatMap(rulingsOf),
        answer: question => answerInGroups(parts.value, question, { system, position }),
      })
    : parts;
};

/** As the system answers in the group alone; two of different groups have nothing to do with one another. */
const answerInGroups = (
  parts: readonly Part[],
  question: PairingQuestion,
  { system, position }: { readonly system: PairingSystem; readonly position: Position },
): Outcome<Answer, NoPairing> => {
  const refusal = whyNotAsked(question, {
    system,
    position,
    pairing: together(parts),
    knockedOut: parts.flatMap(({ playing }) => playing?.knockedOut ?? []),
  });
  if (refusal) return refuse(refusal);
  const [part, ...others] = parts.filter(candidate => isAbout(candidate, question));
  if (!part) return refuse(noPairing('nothing-to-explain', { players: [] }));
  if (others.length > 0) return acrossGroups(parts, question);
  if (part.playing === undefined) return whyResting(part, question);
  if (question.kind !== 'board') return namingGroup(part, part.playing.answer(question));
  const answer = part.playing.answer({ ...question, board: question.board - part.boardsBefore });
  if (!answer.ok || answer.value.kind !== 'board') return answer;
  const { verdict, rule, facts } = answer.value;
  return accept(answerTo<'board'>(question, verdict, rule, { ...facts, board: question.board }));
};

/** Of a group it is said that nobody has the bye, not of the round. */
const namingGroup = (
  { group: { name } }: Part,
  answer: Outcome<Answer, NoPairing>,
): Outcome<Answer, NoPairing> =>
  answer.ok
    ? answer
    : refuse(
        ...answer.faults.map(fault =>
          fault.code === 'nobody-has-bye'
            ? noPairing('nobody-has-bye', { ...fault.data, group: name })
            : fault,
        ),
      );

/** Whoever does not float does not float instead of anybody. */
const acrossGroups = (parts: readonly Part[], question: PairingQuestion): Outcome<Answer, NoPairing> => {
  if (question.kind === 'pair')
    return accept(answerTo<'pair'>(question, 'forbidden', rules.byItself, { about: question.players }));
  if (question.kind === 'float' && question.instead !== undefined) {
    const { player, instead } = question;
    const [own] = parts.filter(part => isAbout(part, { kind: 'float', player }));
    const floats = own?.playing?.answer({ kind: 'float', player });
    if (!floats) return refuse(noPairing('did-not-float', { player }));
    if (!floats.ok || floats.value.kind !== 'float') return floats;
    const { direction } = floats.value.facts;
    return accept(
      answerTo<'float'>(question, 'forbidden', rules.byItself, {
        about: [player, instead],
        ...(direction === undefined ? {} : { direction }),
      }),
    );
  }
  return refuse(noPairing('nothing-to-explain', { players: [] }));
};

/** Nobody of a group that has finished plays. */
const whyResting = ({ group: { stands } }: Part, question: PairingQuestion): Outcome<Answer, NoPairing> => {
  const isHere = (player: number) => stands.entrants.some(({ id }) => id === player);
  if (question.kind === 'bye' && isHere(question.player))
    return accept(
      answerTo<'bye'>(question, 'chosen', rules.finished, {
        about: [question.player],
        recipients: [question.player],
      }),
    );
  if (question.kind === 'pair')
    return accept(answerTo<'pair'>(question, 'table', rules.finished, { about: question.players }));
  return refuse(noPairing('nothing-to-explain', { players: [] }));
};

interface Group {
  readonly name: string;
  /** The group as if it were the whole tournament. */
  readonly stands: Position;
}

/** A group and its round. */
interface Part {
  readonly group: Group;
  readonly pairing: Pairing;
  /** Undefined: the group has finished. */
  readonly playing: RoundInHand | undefined;
  readonly boardsBefore: number;
}

const partsOf = (
  system: PairingSystem,
  position: Position,
  options: Options,
): Outcome<readonly Part[], NoPairing> => {
  const strangers = position.everyone.filter(({ player }) => player.group === undefined);
  if (strangers.length > 0)
    return refuse(noPairing('group-unknown', { players: strangers.map(({ id }) => id) }));
  const groups = groupsOf(position).filter(({ stands }) => stands.entrants.length > 0);
  if (groups.length === 0) return refuse(noPairing('nobody-to-pair', { round: position.round }));
  const last = Math.max(...groups.map(({ stands }) => roundsOf(system, stands, options)));
  if (position.round > last)
    return refuse(noPairing('round-beyond-schedule', { round: position.round, rounds: last }));
  const outcomes = groups.map(group => partOf(group, system, options));
  const faults = outcomes.flatMap(outcome => (outcome.ok ? [] : outcome.faults));
  if (faults.length > 0) return refuse(...withoutRepetition(faults));
  let boardsBefore = 0;
  return accept(
    outcomes
      .flatMap(outcome => (outcome.ok ? [outcome.value] : []))
      .map(part => {
        const numbered = { ...part, boardsBefore };
        boardsBefore += part.pairing.boards.length;
        return numbered;
      }),
  );
};

const groupsOf = (position: Position): readonly Group[] =>
  groupNames(position.everyone.map(({ player }) => player)).map(name => ({
    name,
    stands: positionOfGroup(position, name),
  }));

/** Endless where players alone do not tell, and where there are too few of them: there the system has to answer. */
const roundsOf = (system: PairingSystem, stands: Position, options: Options): number =>
  system.roundsFor?.(fieldOf(stands).length, options) || Infinity;

const partOf = (
  group: Group,
  system: PairingSystem,
  options: Options,
): Outcome<Omit<Part, 'boardsBefore'>, NoPairing> => {
  if (group.stands.round > roundsOf(system, group.stands, options))
    return accept({ group, pairing: resting(group), playing: undefined });
  const outcome = system.workOut(group.stands, options);
  return outcome.ok ? accept({ group, pairing: outcome.value.pairing, playing: outcome.value }) : outcome;
};

/** A wrong option is as wrong in one group as in the next. */
const withoutRepetition = (faults: readonly NoPairing[]): readonly NoPairing[] => [
  ...new Map(faults.map(fault => [JSON.stringify(fault), fault])).values(),
];

/** The group as if it were the whole tournament: its own places and pairing numbers, without gaps. */
const positionOfGroup = (position: Position, name: string): Position => {
  const everyone = position.everyone
    .filter(({ player }) => player.group === name)
    .map((entrant, index): Entrant => {
      const place = index + 1;
      return { ...entrant, place, player: { ...entrant.player, place } };
    });
  const available = new Set(position.entrants.map(({ id }) => id));
  const numbered = everyone.filter(({ id }) => position.pairingNumber.has(id));
  return {
    ...position,
    tournament: { ...position.tournament, players: everyone.map(({ player }) => player) },
    everyone,
    entrants: everyone.filter(({ id }) => available.has(id)),
    pairingNumber: new Map(numbered.map(({ id }, index) => [id, index + 1])),
  };
};

const resting = ({ stands }: Group): Pairing => ({
  boards: [],
  byes: stands.entrants.map(({ id }) => ({ player: id, kind: 'rest' })),
});

/** A knock-out inside a group has parts of its own: `2/final`. */
const labelOf = ({ group }: Board, name: string): string => (group === undefined ? name : `${name}/${group}`);

const together = (parts: readonly Part[]): Pairing => ({
  boards: parts.flatMap(({ pairing, group, boardsBefore }) =>
    pairing.boards.map(board => ({
      ...board,
      number: board.number + boardsBefore,
      group: labelOf(board, group.name),
    })),
  ),
  byes: parts.flatMap(({ pairing }) => pairing.byes),
});

const rulingsOf = ({ group: { name, stands }, playing, boardsBefore }: Part): readonly Ruling[] => {
  const facts = { group: name };
  if (playing === undefined)
    return stands.entrants.map(({ id }) => ruling('rest', rules.finished, [id], { facts }));
  const members = stands.everyone.map(({ id }) => id);
  return [
    ruling('group', rules.byItself, members, { facts }),
    ...playing.explain().map(given => numberedThrough(given, boardsBefore)),
  ];
};

const numberedThrough = (given: Ruling, boardsBefore: number): Ruling =>
  given.subject === 'board' && given.facts.board !== undefined
    ? { ...given, facts: { ...given.facts, board: given.facts.board + boardsBefore } }
    : given;

/** Two who are asked about may stand in two groups: then two parts are concerned. */
const isAbout = ({ group, pairing, boardsBefore }: Part, question: PairingQuestion): boolean => {
  const has = (player: number) => group.stands.everyone.some(({ id }) => id === player);
  switch (question.kind) {
    case 'pair':
      return question.players.some(has);
    case 'board':
      return question.board > boardsBefore && question.board <= boardsBefore + pairing.boards.length;
    case 'float':
      return has(question.player) || (question.instead !== undefined && has(question.instead));
    case 'bye':
    case 'colour':
      return has(question.player);
  }
};
