import type { PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/index.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import { leftOverOfTwo, type Possible } from './left-over.ts';
import { claimAgainst, claimOfPair, type Proof, type Replay } from './replay.ts';

/*
 * Replay of the systems that decide step by step. A literal procedure writes down its steps; what was not taken is
 * proved by running it again where only that may be, and by comparing the two lists of steps.
 */

/** What a rule counts, and whom it charges; what the count is of, where that is not players. */
export type LiteralCount = readonly [
  rule: string,
  count: number,
  suffers: readonly number[],
  of?: Pick<Proof, 'unit' | 'each'>,
];

interface Named {
  readonly id: number;
}

/** So many players. */
export const countOf = (
  rule: string,
  players: readonly Named[],
  of: Pick<Proof, 'unit' | 'each'> = {},
): LiteralCount => [rule, players.length, players.map(({ id }) => id), of];

/** So many pairs, both players of each. */
export const pairCountOf = (rule: string, pairs: readonly (readonly Named[])[]): LiteralCount => [
  rule,
  pairs.length,
  pairs.flat().map(({ id }) => id),
  { unit: 'pairs' },
];

/** Once, for all of these. */
export const onceFor = (rule: string, happens: boolean, players: readonly Named[]): LiteralCount =>
  happens ? [rule, 1, players.map(({ id }) => id), { unit: 'breach' }] : [rule, 0, []];

export interface LiteralStep {
  readonly choice: string;
  readonly counts: readonly LiteralCount[];
  readonly order: string;
  /** What stands against a pair lost in this step, where the counts of the other round do not tell. */
  readonly ofPair?: (a: PlayerId, b: PlayerId) => Proof | undefined;
}

export interface LiteralAllowed<Player> {
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly mayHaveBye: (player: Player) => boolean;
}

export interface LiteralBoard<Player> {
  /** Whoever chose first. */
  readonly pair: readonly [Player, Player];
  /** Whom the order offered before, one by one. */
  readonly offered: readonly Player[];
  /** The rule where it offered nobody before. */
  readonly natural: string;
  /** Pairs of the same group made before. */
  readonly before: readonly (readonly [Player, Player])[];
  /** Everybody paired in the group. */
  readonly group: readonly Player[];
  /** The proof against somebody offered, where the group must be looked at alone. */
  readonly proofAgainst?: (other: Player) => Proof | undefined;
}

export interface LiteralFloat<Player> {
  readonly player: Player;
  readonly natural: string;
  /** Pairs made before it was decided. */
  readonly before: readonly (readonly [Player, Player])[];
  /** What would be instead, one by one: the players named, and the demand. */
  readonly passed: readonly (readonly [players: readonly Player[], demand: LiteralAllowed<Player> | Proof])[];
  /** Had another floated instead; undefined where that is not the question. */
  readonly instead: (other: Player) => LiteralAllowed<Player> | Proof | undefined;
}

export interface LiteralRun<Player> {
  readonly steps: readonly LiteralStep[];
  readonly bye: Player | undefined;
  readonly boards: readonly LiteralBoard<Player>[];
  readonly floats: readonly LiteralFloat<Player>[];
}

export interface LiteralProcedure<Player extends { readonly id: PlayerId }> {
  readonly players: readonly Player[];
  readonly run: (allowed: LiteralAllowed<Player>) => LiteralRun<Player> | undefined;
  readonly prohibition: (a: Player, b: Player) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly bar: (player: Player) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly completion: string;
  /** The same, where the text says it of the bye. */
  readonly completionOfBye?: string;
  /** In the order in which the bye is offered. */
  readonly claimants: readonly Player[];
  /** Whom a ruling about the bye names; absent: all claimants. */
  readonly claimantsFor?: (bye: Player) => readonly Player[];
  /** Whether the bye is decided before anything else: then it stays where other things are asked. Absent: it is. */
  readonly keepsBye?: false;
  /** What forbids two where a board was made, if that may differ from one place to another. */
  readonly prohibitionAt?: (
    a: Player,
    b: Player,
    board: LiteralBoard<Player>,
  ) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly naturalBye: string;
  readonly coloursOf: (
    board: LiteralBoard<Player>,
    run: LiteralRun<Player>,
  ) => { readonly white: Player; readonly rule: string };
  /** What numbers the boards; absent: C.04.2, 3.6. */
  readonly boardOrder?: string;
  /** Of the round as a whole: subject, rule, and the players concerned. Absent: nothing is ruled but the above. */
  readonly others?: readonly string[] | ((run: LiteralRun<Player>) => readonly string[]);
}

export const everything: LiteralAllowed<unknown> = { mayMeet: () => true, mayHaveBye: () => true };

/** All of these demands. */
export const every = <Player>(...all: readonly LiteralAllowed<Player>[]): LiteralAllowed<Player> => ({
  mayMeet: (a, b) => all.every(({ mayMeet }) => mayMeet(a, b)),
  mayHaveBye: player => all.every(({ mayHaveBye }) => mayHaveBye(player)),
});

/** Those inside meet one another only. */
export const closed = <Player>(players: readonly Player[]): LiteralAllowed<Player> => ({
  mayMeet: (a, b) => players.includes(a) === players.includes(b),
  mayHaveBye: player => !players.includes(player),
});

export const onlyBye = <Player>(bye: Player | undefined): LiteralAllowed<Player> => ({
  mayMeet: (a, b) => a !== bye && b !== bye,
  mayHaveBye: player => player === bye,
});

/** The one meets only these, the other none of them. */
export const confined = <Player>(
  players: readonly Player[],
  { inside, outside }: { readonly inside?: Player | undefined; readonly outside?: Player | undefined },
): LiteralAllowed<Player> => ({
  mayMeet: (a, b) =>
    [
      [a, b],
      [b, a],
    ].every(
      ([one, other]) =>
        (one !== inside || players.includes(other as Player)) &&
        (one !== outside || !players.includes(other as Player)),
    ),
  mayHaveBye: player => player !== inside,
});

export const compareSteps = (
  chosen: readonly LiteralStep[],
  others: readonly LiteralStep[],
): Proof | undefined => {
  for (const [index, step] of chosen.entries()) {
    const other = others[index];
    if (other?.choice === step.choice) continue;
    for (const [at, [rule, count]] of step.counts.entries()) {
      const [, instead = 0, suffers = [], of] = other?.counts[at] ?? [];
      if (instead > count) return { verdict: 'worse', rule, chosen: count, other: instead, suffers, ...of };
      if (instead < count) break;
    }
    return { verdict: 'equal-later', rule: step.order };
  }
  return undefined;
};

interface Trial<Player extends { readonly id: PlayerId }> {
  readonly procedure: LiteralProcedure<Player>;
  readonly run: LiteralRun<Player>;
  readonly playerOf: (id: number) => Player;
}

export const stepwiseReplay = <Player extends { readonly id: PlayerId }>(
  described: Pick<Replay, 'system' | 'options' | 'positionFor'>,
  procedureOf: (position: Position) => LiteralProcedure<Player>,
): Replay => {
  const known = new WeakMap<Position, Trial<Player>>();
  const trialFor = (position: Position): Trial<Player> => {
    const found = known.get(position);
    if (found) return found;
    const procedure = procedureOf(position);
    const run = procedure.run(everything);
    if (!run) throw new Error('a round exists');
    const byId = new Map<number, Player>(procedure.players.map(player => [player.id, player]));
    const playerOf = (id: number): Player => {
      const player = byId.get(id);
      if (!player) throw new Error(`${id} is to be paired`);
      return player;
    };
    const trial = { procedure, run, playerOf };
    known.set(position, trial);
    return trial;
  };
  return {
    ...described,
    refute: (position, rulings) => {
      const trial = trialFor(position);
      return [...missing(trial, rulings), ...rulings.flatMap(ruling => refuted(trial, ruling, rulings))];
    },
    refuteAnswer: (position, question, answer) => refutedAnswer(trialFor(position), question, answer),
    refuteRefusal: (position, question) => refutedRefusal(trialFor(position), question),
  };
};

const named = ({ subject, about }: Ruling): string => `${subject} ${about.join('-')}`;

const missing = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  rulings: readonly Ruling[],
): readonly string[] => [...missingAmongFour(trial, rulings), ...missingAmongOthers(trial, rulings)];

const missingAmongOthers = <Player extends { readonly id: PlayerId }>(
  { run, procedure: { others = [] } }: Trial<Player>,
  rulings: readonly Ruling[],
): readonly string[] => {
  const expected = [...(typeof others === 'function' ? others(run) : others)].sort();
  const found = rulings
    .filter(({ subject }) => !['board', 'colour', 'float', 'bye'].includes(subject))
    .map(({ subject, rule, about }) => `${subject} ${rule.key} ${about.join()}`)
    .sort();
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`of the round: ${found.join(' · ')}; not ${expected.join(' · ')}`];
};

const missingAmongFour = <Player extends { readonly id: PlayerId }>(
  { run }: Trial<Player>,
  rulings: readonly Ruling[],
): readonly string[] => {
  const expected = {
    board: run.boards.length,
    colour: run.boards.length,
    float: run.floats.length,
    bye: run.bye ? 1 : 0,
  };
  return (['board', 'colour', 'float', 'bye'] as const).flatMap(subject => {
    const count = rulings.filter(ruling => ruling.subject === subject).length;
    return count === expected[subject] ? [] : [`${count} rulings about ${subject}, not ${expected[subject]}`];
  });
};

/** Everything passed over, with its proof, and the rule of the ruling. */
interface Expected {
  readonly natural: string;
  readonly passed: readonly (readonly [players: readonly number[], proof: Proof | undefined])[];
}

const refutedBy = (ruling: Ruling, { natural, passed }: Expected): readonly string[] => {
  const [claimed, found] = [
    ruling.passedOver.map(({ players }) => players),
    passed.map(([players]) => players),
  ];
  if (JSON.stringify(claimed) !== JSON.stringify(found))
    return [`${named(ruling)}: passed over ${JSON.stringify(claimed)}, not ${JSON.stringify(found)}`];
  const rule = ruling.passedOver[0]?.rule.key ?? natural;
  return [
    ...(ruling.rule.key === rule ? [] : [`${named(ruling)}: says ${ruling.rule.key}, not ${rule}`]),
    ...ruling.passedOver.flatMap((claim, index) => {
      const what = `${named(ruling)}, not ${claim.players.join('-')}`;
      const proof = passed[index]?.[1];
      return proof ? claimAgainst(what, claim, proof) : [`${what}: that is what was chosen`];
    }),
  ];
};

/** What is demanded, and what was decided before and stays. */
const proofOf = <Player extends { readonly id: PlayerId }>(
  { procedure, run }: Trial<Player>,
  demand: LiteralAllowed<Player>,
  kept?: LiteralAllowed<Player>,
): Proof | undefined => {
  const other = procedure.run(kept ? every(kept, demand) : demand);
  return other ? compareSteps(run.steps, other.steps) : notComplete(procedure, demand, kept);
};

/** Nobody else could all be paired: who would be left, by the demand alone or with what was decided before. */
export const notComplete = <Player extends { readonly id: PlayerId }>(
  procedure: Pick<LiteralProcedure<Player>, 'players' | 'prohibition' | 'bar' | 'completion'>,
  demand: LiteralAllowed<Player>,
  kept?: LiteralAllowed<Player>,
): Proof => {
  const { players, prohibition, bar, completion } = procedure;
  const possible = (allowed: LiteralAllowed<Player>): Possible<Player> => ({
    players,
    mayMeet: (a, b) => !prohibition(a, b) && allowed.mayMeet(a, b),
    mayHaveBye: player => !bar(player) && allowed.mayHaveBye(player),
  });
  const leftOver = leftOverOfTwo(possible(demand), kept && possible(every(kept, demand)));
  return { verdict: 'forbidden', rule: completion, leftOver };
};

const proofOfPair = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  pair: readonly [Player, Player],
  kept: LiteralAllowed<Player>,
  board?: LiteralBoard<Player>,
): Proof | undefined => {
  const { procedure, run } = trial;
  const prohibition =
    board && procedure.prohibitionAt
      ? procedure.prohibitionAt(...pair, board)
      : procedure.prohibition(...pair);
  if (prohibition) return { verdict: 'forbidden', ...prohibition };
  const other = procedure.run(every(closed<Player>(pair), kept));
  if (!other) return notComplete(procedure, closed<Player>(pair), kept);
  const parting = run.steps.find(({ choice }, index) => choice !== other.steps[index]?.choice);
  return parting?.ofPair?.(pair[0].id, pair[1].id) ?? compareSteps(run.steps, other.steps);
};

const proofOfBye = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  player: Player,
): Proof | undefined => {
  const bar = trial.procedure.bar(player);
  if (bar) return { verdict: 'forbidden', ...bar };
  const { procedure } = trial;
  const completion = procedure.completionOfBye ?? procedure.completion;
  return proofOf({ ...trial, procedure: { ...procedure, completion } }, onlyBye(player));
};

/** The bye as it is, where it was decided first. */
const byeOf = <Player extends { readonly id: PlayerId }>({
  procedure,
  run,
}: Trial<Player>): LiteralAllowed<Player> => (procedure.keepsBye === false ? everything : onlyBye(run.bye));

const expectedBoard = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  board: LiteralBoard<Player>,
): Expected => {
  const { run } = trial;
  const index = run.boards.indexOf(board);
  const others = run.boards.slice(0, index).map(({ pair }) => closed<Player>(pair));
  const kept = every(byeOf(trial), closed(board.group), ...others);
  const [chooser] = board.pair;
  return {
    natural: board.natural,
    passed: board.offered.map(other => [
      [chooser.id, other.id],
      board.proofAgainst ? board.proofAgainst(other) : proofOfPair(trial, [chooser, other], kept, board),
    ]),
  };
};

const proofOfFloat = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  { before }: LiteralFloat<Player>,
  demand: LiteralAllowed<Player>,
): Proof | undefined =>
  proofOf(trial, demand, every(byeOf(trial), ...before.map(pair => closed<Player>(pair))));

const isProof = <Player>(demand: LiteralAllowed<Player> | Proof): demand is Proof => 'verdict' in demand;

const refuted = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  ruling: Ruling,
  all: readonly Ruling[],
): readonly string[] => {
  const { run, procedure } = trial;
  const isAbout = (...players: readonly Player[]): boolean =>
    players.every(({ id }) => ruling.about.includes(id));
  switch (ruling.subject) {
    case 'board': {
      const board = run.boards.find(({ pair }) => isAbout(...pair));
      return board ? refutedBy(ruling, expectedBoard(trial, board)) : [`${named(ruling)}: no such board`];
    }
    case 'float': {
      // Whoever floats twice has a ruling for each time, in that order.
      const [id] = ruling.about;
      const times = all.filter(({ subject, about }) => subject === 'float' && about[0] === id);
      const float = run.floats.filter(({ player }) => player.id === id)[times.indexOf(ruling)];
      if (!float) return [`${named(ruling)}: does not float`];
      const passed = float.passed.map(
        ([players, demand]) =>
          [
            players.map(({ id }) => id),
            isProof(demand) ? demand : proofOfFloat(trial, float, demand),
          ] as const,
      );
      return refutedBy(ruling, { natural: float.natural, passed });
    }
    case 'bye': {
      if (!run.bye || !isAbout(run.bye)) return [`${named(ruling)}: has not the bye`];
      const claimants = procedure.claimantsFor?.(run.bye) ?? procedure.claimants;
      const others = claimants.filter(player => player !== run.bye);
      return refutedBy(ruling, {
        natural: procedure.naturalBye,
        passed: others.map(player => [[player.id], proofOfBye(trial, player)]),
      });
    }
    case 'colour': {
      const board = run.boards.find(({ pair }) => isAbout(...pair));
      if (!board) return [`${named(ruling)}: no such board`];
      const { white, rule } = procedure.coloursOf(board, run);
      return white.id === ruling.about[0] && rule === ruling.rule.key
        ? []
        : [`${named(ruling)}: says ${ruling.rule.key}, enumeration finds ${white.id} White by ${rule}`];
    }
    default:
      return [];
  }
};

const refutedAnswer = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  question: PairingQuestion,
  answer: Answer,
): readonly string[] => {
  const { run, playerOf } = trial;
  const what = JSON.stringify(question);
  const chosen = (why: string): readonly string[] =>
    answer.verdict === 'chosen' ? [] : [`${what}: ${answer.verdict}, but ${why}`];
  const against = (proof: Proof | undefined): readonly string[] =>
    proof
      ? claimAgainst(what, { ...answer.facts, rule: answer.rule, verdict: answer.verdict }, proof)
      : [`${what}: that is what was chosen`];
  switch (question.kind) {
    case 'pair': {
      const [a, b] = [playerOf(question.players[0]), playerOf(question.players[1])];
      const meet = run.boards.some(({ pair }) => pair.includes(a) && pair.includes(b));
      if (meet) return chosen('they meet');
      const inRound = proofOfPair(trial, [a, b], everything);
      if (!inRound) return [`${what}: that is what was chosen`];
      const board = run.boards.find(
        ({ pair: [chooser], offered }) =>
          (chooser === a && offered.includes(b)) || (chooser === b && offered.includes(a)),
      );
      const inRuling =
        board &&
        expectedBoard(trial, board).passed.find(([players]) =>
          [a, b].every(({ id }) => players.some(player => player === id)),
        )?.[1];
      return claimOfPair(what, answer, { inRuling, inRound });
    }
    case 'bye': {
      const player = playerOf(question.player);
      return player === run.bye ? chosen('has it') : against(proofOfBye(trial, player));
    }
    case 'float': {
      const floats = run.floats.filter(({ player }) => player.id === question.player);
      if (floats.length === 0) return [`${what}: does not float`];
      if (question.instead === undefined) return chosen('floats');
      const other = playerOf(question.instead);
      // Whoever the ruling passes over is answered as it does.
      const passed = floats.flatMap(float =>
        float.passed
          .filter(([players]) => players.length === 1 && players[0] === other)
          .map(([, demand]) => (isProof(demand) ? demand : proofOfFloat(trial, float, demand))),
      );
      if (passed.length > 0 && question.instead !== question.player) return against(passed[0]);
      const float = floats.find(({ instead }) => instead(other));
      const demand = float?.instead(other);
      if (!float || !demand) return [`${what}: cannot be asked`];
      return against(isProof(demand) ? demand : proofOfFloat(trial, float, demand));
    }
    case 'colour': {
      const board = run.boards.find(({ pair }) => pair.some(({ id }) => id === question.player));
      const found = board && trial.procedure.coloursOf(board, run);
      const isRight =
        answer.kind === 'colour' && answer.facts.white === found?.white.id && answer.rule.key === found.rule;
      return isRight ? chosen('it is so') : [`${what}: not by ${answer.rule.key}, but by ${found?.rule}`];
    }
    case 'board': {
      const { boardOrder = 'basic-rules.3.6' } = trial.procedure;
      return answer.rule.key === boardOrder ? chosen('it is so') : [`${what}: not by ${answer.rule.key}`];
    }
  }
};

const refutedRefusal = <Player extends { readonly id: PlayerId }>(
  { run, playerOf }: Trial<Player>,
  question: PairingQuestion,
): readonly string[] => {
  const what = `${JSON.stringify(question)} is refused, but`;
  switch (question.kind) {
    case 'bye':
      return run.bye ? [`${what} somebody has the bye`] : [];
    case 'float': {
      const floats = run.floats.filter(({ player }) => player.id === question.player);
      const { instead } = question;
      return floats.some(float => instead === undefined || float.instead(playerOf(instead)))
        ? [`${what} the player floats`]
        : [];
    }
    case 'colour':
      return run.bye?.id === question.player ? [] : [`${what} the player plays`];
    default:
      return [`${what} it can be answered`];
  }
};
