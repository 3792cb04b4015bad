import type { PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/ruling.ts';
import { leftOverOfTwo, type Possible } from './left-over.ts';
import { closed, every, everything, type LiteralAllowed, onlyBye } from './literal-demand.ts';
import {
  compareSteps,
  type LiteralBoard,
  type LiteralFloat,
  type LiteralProcedure,
  type LiteralRun,
} from './literal-procedure.ts';
import {
  type Expected,
  type FoundRound,
  missingAmong,
  missingOfRound,
  named,
  refutedAnswer,
  refutedBy,
  refutedColour,
  refutedRefusal,
} from './refutations.ts';
import type { Proof, Replay } from './replay.ts';

/*
 * Replay of the systems that decide step by step. A literal procedure writes down its steps; what was not taken is
 * proved by running it again where only that may be, and by comparing the two lists of steps.
 */

interface Trial<Player extends { readonly id: PlayerId }> {
  readonly position: Position;
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
    const trial = { position, procedure, run, playerOf };
    known.set(position, trial);
    return trial;
  };
  return {
    ...described,
    refute: (position, rulings) => {
      const trial = trialFor(position);
      return [...missing(trial, rulings), ...rulings.flatMap(ruling => refuted(trial, ruling, rulings))];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(trialFor(position)), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(trialFor(position)), question, refusals),
  };
};

const missing = <Player extends { readonly id: PlayerId }>(
  { run, procedure: { others = [] } }: Trial<Player>,
  rulings: readonly Ruling[],
): readonly string[] => [
  ...missingAmong(rulings, { boards: run.boards.length, floats: run.floats.length, bye: run.bye }),
  ...missingOfRound(rulings, typeof others === 'function' ? others(run) : others),
];

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
): Proof | undefined => {
  const { procedure, run } = trial;
  const prohibition = procedure.prohibition(...pair);
  if (prohibition) return { verdict: 'forbidden', ...prohibition };
  const other = procedure.run(every(closed<Player>(pair), kept));
  if (!other) return notComplete(procedure, closed<Player>(pair), kept);
  return compareSteps(run.steps, other.steps);
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
    passed: board.offered.map(other => [[chooser.id, other.id], proofOfPair(trial, [chooser, other], kept)]),
  };
};

/** The proof given, or what the round would be under the demand, with what was decided before kept. */
const proofOfDemand = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  { before }: LiteralFloat<Player>,
  demand: LiteralAllowed<Player> | Proof,
): Proof | undefined =>
  'verdict' in demand
    ? demand
    : proofOf(trial, demand, every(byeOf(trial), ...before.map(pair => closed<Player>(pair))));

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
        ([players, demand]) => [players.map(({ id }) => id), proofOfDemand(trial, float, demand)] as const,
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
      return refutedColour(ruling, board && procedure.coloursOf(board, run));
    }
    default:
      return [];
  }
};

const foundIn = <Player extends { readonly id: PlayerId }>(trial: Trial<Player>): FoundRound => {
  const { run, playerOf, procedure } = trial;
  const floatsOf = (id: PlayerId) => run.floats.filter(({ player }) => player.id === id);
  return {
    bye: run.bye,
    meet: (a, b) => run.boards.some(({ pair }) => pair.every(({ id }) => id === a || id === b)),
    againstPair: (a, b) => ({
      inRuling: proofInRuling(trial, [playerOf(a), playerOf(b)]),
      inRound: proofOfPair(trial, [playerOf(a), playerOf(b)], everything),
    }),
    againstBye: player => proofOfBye(trial, playerOf(player)),
    floats: (player, instead) =>
      floatsOf(player).some(float => instead === undefined || float.instead(playerOf(instead))),
    againstFloat: (player, instead) => {
      const [floats, other] = [floatsOf(player), playerOf(instead)];
      // Whoever the ruling passes over is answered as it does.
      const passed = floats.flatMap(float =>
        float.passed
          .filter(([players]) => players.length === 1 && players[0] === other)
          .map(([, demand]) => proofOfDemand(trial, float, demand)),
      );
      if (passed.length > 0 && instead !== player) return passed[0];
      const float = floats.find(each => each.instead(other));
      const demand = float?.instead(other);
      return float && demand && proofOfDemand(trial, float, demand);
    },
    coloursOf: player => {
      const board = run.boards.find(({ pair }) => pair.some(({ id }) => id === player));
      return board && procedure.coloursOf(board, run);
    },
    boards: procedure.boardOrder ?? {
      position: trial.position,
      pairs: run.boards.map(({ pair }) => pair),
      rule: procedure.boardsByScore ?? 'basic-rules.3.6',
      list: procedure.list,
    },
  };
};

/** The proof against a pair that the order offered for some board. */
const proofInRuling = <Player extends { readonly id: PlayerId }>(
  trial: Trial<Player>,
  [a, b]: readonly [Player, Player],
): Proof | undefined => {
  const board = trial.run.boards.find(
    ({ pair: [chooser], offered }) =>
      (chooser === a && offered.includes(b)) || (chooser === b && offered.includes(a)),
  );
  return (
    board &&
    expectedBoard(trial, board).passed.find(
      ([players]) => players.includes(a.id) && players.includes(b.id),
    )?.[1]
  );
};
