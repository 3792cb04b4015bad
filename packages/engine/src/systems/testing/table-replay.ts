import { type PlayerId, playerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { BoardFacts, Ruling } from '../../rules/ruling.ts';
import type { Answer, FreeBy, PairingQuestion } from '../question.ts';
import { type KnockedOut, type NoPairing, type NotPaired, noPairing, type Options } from '../system.ts';
import type { Replay } from './replay.ts';

/** Somebody whom the table leaves without an opponent; `absent`: because this one is not there. */
interface Rest {
  readonly player: number;
  readonly rule: string;
  readonly freeBy: FreeBy;
  readonly absent?: number;
}

/** The size of the table, the line, the numbers that meet there. */
type Place = Pick<BoardFacts, 'table' | 'boards' | 'line' | 'numbers' | 'a' | 'b'>;

/** A round as a table has it, written down by somebody who looks it up. Keys of rules. */
export interface LookedUp {
  readonly boards: readonly {
    readonly white: number;
    readonly black: number;
    readonly rule: string;
    readonly colourRule: string;
    /** Where the table has the pair: what the ruling says of it, and whoever asks. */
    readonly place: Place;
  }[];
  readonly rests: readonly Rest[];
  /** Of the round as a whole: subject, rule, and the players concerned. */
  readonly others: readonly string[];
  /** What forbids two to meet in any round. */
  readonly forbids?: (a: number, b: number) => string | undefined;
  /** The round in which the table has two players meet, if it tells. */
  readonly meetIn?: (a: number, b: number) => number | undefined;
  /** The round in which somebody has the free round, in a table that has one. */
  readonly freeIn?: (player: number) => number | undefined;
  /** A knock-out: the match that put somebody out. */
  readonly knockedOut?: readonly KnockedOut[];
}

/** Rulings and answers of a table against the table looked up in another way. */
export const tableReplay = (given: {
  readonly system: string;
  readonly options?: Options;
  readonly positionFor: Replay['positionFor'];
  readonly lookUp: (position: Position) => LookedUp;
}): Replay => ({
  system: given.system,
  ...(given.options ? { options: given.options } : {}),
  positionFor: given.positionFor,
  // With those who are not there, and a number that nobody has.
  asksAbout: ({ everyone }) => [...everyone.map(({ id }) => id), STRANGER],
  refute: (position, rulings) => refuted(given.lookUp(position), rulings),
  refuteAnswer: (position, question, answer) => {
    const table = given.lookUp(position);
    return expectedRefusal(table, question, position)
      ? [`${JSON.stringify(question)}: there is nothing to explain`]
      : refutedAnswer(table, question, answer);
  },
  refuteRefusal: (position, question, refusals) => {
    const expected = expectedRefusal(given.lookUp(position), question, position);
    return same(
      `${JSON.stringify(question)}: refused`,
      refusals.map(refusal => written(refusal)),
      expected ? [written(expected)] : [],
    );
  },
});

const STRANGER = playerId(9000);

/** Data is the same whatever the order it is written in. */
const written = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

const same = (what: string, found: readonly string[], expected: readonly string[]): readonly string[] => {
  const [one, other] = [[...found].sort(), [...expected].sort()];
  return JSON.stringify(one) === JSON.stringify(other)
    ? []
    : [`${what}: ${one.join(', ')}; not ${other.join(', ')}`];
};

const refuted = ({ boards, rests, others }: LookedUp, rulings: readonly Ruling[]): readonly string[] => {
  const of = <S extends Ruling['subject']>(subject: S) =>
    rulings.filter(
      (ruling): ruling is Extract<Ruling, { readonly subject: S }> => ruling.subject === subject,
    );
  return [
    ...same(
      'boards',
      of('board').map(
        ({ about, rule, facts }) =>
          `${[...about].sort((a, b) => a - b).join('-')} ${rule.key} ${placeIn(facts)}`,
      ),
      boards.map(
        ({ white, black, rule, place }) =>
          `${[white, black].sort((a, b) => a - b).join('-')} ${rule} ${placeIn(place)}`,
      ),
    ),
    ...same(
      'colours',
      of('colour').map(({ about: [white], because: [black], rule }) => `${white}-${black} ${rule.key}`),
      boards.map(({ white, black, colourRule }) => `${white}-${black} ${colourRule}`),
    ),
    ...same(
      'rests',
      [...of('rest'), ...of('bye')].map(({ about, rule }) => `${about.join()} ${rule.key}`),
      rests.map(({ player, rule }) => `${player} ${rule}`),
    ),
    ...same(
      'the round',
      [...of('order'), ...of('group'), ...of('result')].map(
        ({ subject, rule, about }) => `${subject} ${rule.key} ${about.join()}`,
      ),
      others,
    ),
    ...rulings
      .filter(({ passedOver }) => passedOver.length > 0)
      .map(({ about }) => `${about.join('-')}: a table passes nobody over`),
  ];
};

const placeIn = ({ table, boards, line, numbers = [], a, b }: Place): string =>
  JSON.stringify({ table, boards, line, numbers, a, b });

const lineIn = ({ table, line, numbers = [] }: Place): string => JSON.stringify({ table, line, numbers });

const boardWith = ({ boards }: LookedUp, player: number) =>
  boards.find(({ white, black }) => white === player || black === player);

const isThere = (table: LookedUp, player: number): boolean =>
  boardWith(table, player) !== undefined || table.rests.some(rest => rest.player === player);

/** Why somebody is not in the round, as the record has it. */
const whyNotThere = (
  player: PlayerId,
  { knockedOut = [] }: LookedUp,
  { everyone, round, tournament }: Position,
): NotPaired => {
  const entrant = everyone.find(({ id }) => id === player);
  if (!entrant) return { player, why: 'not-entered' };
  const [lost] = knockedOut.filter(out => out.player === player);
  if (lost) return { why: 'knocked-out', ...lost };
  const { withdrawnAfter: left, expelledAfter: expelled } = entrant.player;
  if (left !== undefined && left < round) return { player, why: 'left', after: left };
  if (expelled !== undefined && expelled < round) return { player, why: 'expelled', after: expelled };
  return tournament.requestedByes.some(bye => bye.round === round && bye.participants.includes(player))
    ? { player, why: 'bye-asked' }
    : { player, why: 'nothing-recorded' };
};

/** Decisions 396 and 421: what is said where a question does not arise. Undefined: it is to be answered. */
const expectedRefusal = (
  table: LookedUp,
  question: PairingQuestion,
  position: Position,
): NoPairing | undefined => {
  const { round } = position;
  const named = ((): readonly PlayerId[] => {
    if (question.kind === 'pair') return question.players;
    if (question.kind === 'board') return [];
    return question.kind === 'float' && question.instead !== undefined
      ? [question.player, question.instead]
      : [question.player];
  })();
  const absent = named.filter(player => !isThere(table, player));
  const isAnswered =
    question.kind === 'pair' &&
    named.some(player => boardWith(table, player)) &&
    named.every(player => position.everyone.some(({ id }) => id === player)) &&
    absent.every(player => !table.knockedOut?.some(out => out.player === player));
  if (absent.length > 0 && !isAnswered)
    return noPairing('not-in-round', {
      players: absent.map(player => whyNotThere(player, table, position)),
      round,
    });
  switch (question.kind) {
    case 'bye':
      return table.rests.length === 0
        ? noPairing('nobody-has-bye', { round, called: table.knockedOut ? 'bye' : 'rest' })
        : undefined;
    case 'float':
      return noPairing('did-not-float', { player: question.player });
    case 'colour':
      return boardWith(table, question.player)
        ? undefined
        : noPairing('no-opponent', { player: question.player, round });
    case 'pair':
    case 'board':
      return undefined;
  }
};

const refutedAnswer = (table: LookedUp, question: PairingQuestion, answer: Answer): readonly string[] => {
  const what = JSON.stringify(question);
  const said = `${answer.verdict} ${answer.rule.key}`;
  const expect = (...expected: readonly (string | undefined)[]) =>
    expected.includes(said) ? [] : [`${what}: says ${said}, not ${expected.join(' or ')}`];
  switch (question.kind) {
    case 'pair': {
      const [one, other] = question.players.map(player => boardWith(table, player));
      const free = table.rests.find(({ player }) => player === question.players[0]);
      if (one && one === other) return [...expect(`chosen ${one.rule}`), ...placed(what, answer, one)];
      const forbidding = table.forbids?.(...question.players);
      if (forbidding !== undefined) return expect(`forbidden ${forbidding}`);
      const meetIn = answer.kind === 'pair' ? answer.facts.meetIn : undefined;
      const { about: [player = 0] = [], because = [] } = answer.facts;
      const plays = boardWith(table, player);
      const rival = plays?.white === player ? plays.black : plays?.white;
      return [
        ...same(`${what}: ${player} plays`, because.map(String), plays ? [String(rival)] : []),
        ...placed(what, answer, plays),
        ...(one || other
          ? expect(one && `table ${one.rule}`, other && `table ${other.rule}`)
          : expect(free && `table ${free.rule}`)),
        ...(meetIn === table.meetIn?.(...question.players) ? [] : [`${what}: they meet in round ${meetIn}`]),
      ];
    }
    case 'bye':
      return refutedRest(table, question.player, answer);
    case 'colour': {
      const { white, black, colourRule } = boardWith(table, question.player) ?? {};
      return [...expect(`chosen ${colourRule}`), ...playing(what, answer, [white, black])];
    }
    case 'board': {
      const board = answer.kind === 'board' ? boardWith(table, answer.facts.white) : undefined;
      return [...expect(`chosen ${board?.rule}`), ...playing(what, answer, [board?.white, board?.black])];
    }
    case 'float':
      return [];
  }
};

/** The line of the table, or the numbers of the draw. */
const placed = (
  what: string,
  answer: Answer,
  board: LookedUp['boards'][number] | undefined,
): readonly string[] =>
  same(
    `${what}: the place`,
    [lineIn(answer.kind === 'pair' ? answer.facts : {})],
    [lineIn(board?.place ?? {})],
  );

const playing = (
  what: string,
  answer: Answer,
  [white, black]: readonly (number | undefined)[],
): readonly string[] =>
  answer.kind === 'colour' || answer.kind === 'board'
    ? same(what, [`${answer.facts.white}-${answer.facts.black}`], [`${white}-${black}`])
    : [`${what}: of no board`];

/** Whoever rests, with the reason; of others, who does: as the table says it, before anybody's absence. */
const refutedRest = (table: LookedUp, player: number, answer: Answer): readonly string[] => {
  const own = table.rests.find(rest => rest.player === player);
  const [first] = table.rests.filter(({ absent }) => absent === undefined).concat(table.rests);
  const shown = own ? [own] : table.rests.filter(({ freeBy }) => freeBy === first?.freeBy);
  const said = answer.kind === 'bye' ? answer.facts : undefined;
  const freeIn = own || first?.freeBy !== 'free-round' ? undefined : table.freeIn?.(player);
  return [
    ...same(
      `the rest of ${player}`,
      [`${answer.verdict} ${answer.rule.key} ${said?.freeBy} in ${said?.freeIn}`],
      [`${own ? 'chosen' : 'table'} ${shown[0]?.rule} ${shown[0]?.freeBy} in ${freeIn}`],
    ),
    ...same(
      'those who rest',
      (said?.recipients ?? []).map(String),
      shown.map(rest => String(rest.player)),
    ),
    ...same(
      'the absent',
      (said?.because ?? []).map(String),
      shown.flatMap(({ absent }) => absent ?? []).map(String),
    ),
  ];
};
