import type { Position } from '../../position/index.ts';
import type { Ruling } from '../../rules/index.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import type { Options } from '../system.ts';
import type { Replay } from './replay.ts';

/** A round as a table has it, written down by somebody who looks it up. Keys of rules. */
export interface LookedUp {
  readonly boards: readonly {
    readonly white: number;
    readonly black: number;
    readonly rule: string;
    readonly colourRule: string;
  }[];
  readonly rests: readonly { readonly player: number; readonly rule: string }[];
  /** Of the round as a whole: subject, rule, and the players concerned. */
  readonly others: readonly string[];
  /** What forbids two to meet in any round. */
  readonly forbids?: (a: number, b: number) => string | undefined;
  /** The round in which the table has two players meet, if it tells. */
  readonly meetIn?: (a: number, b: number) => number | undefined;
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
  refute: (position, rulings) => refuted(given.lookUp(position), rulings),
  refuteAnswer: (position, question, answer) => refutedAnswer(given.lookUp(position), question, answer),
  refuteRefusal: (position, question) =>
    isToBeExplained(given.lookUp(position), question) ? [`${JSON.stringify(question)}: refused`] : [],
});

const same = (what: string, found: readonly string[], expected: readonly string[]): readonly string[] => {
  const [one, other] = [[...found].sort(), [...expected].sort()];
  return JSON.stringify(one) === JSON.stringify(other)
    ? []
    : [`${what}: ${one.join(', ')}; not ${other.join(', ')}`];
};

const refuted = ({ boards, rests, others }: LookedUp, rulings: readonly Ruling[]): readonly string[] => {
  const of = (subject: Ruling['subject']) => rulings.filter(ruling => ruling.subject === subject);
  return [
    ...same(
      'boards',
      of('board').map(({ about, rule }) => `${[...about].sort((a, b) => a - b).join('-')} ${rule.key}`),
      boards.map(({ white, black, rule }) => `${[white, black].sort((a, b) => a - b).join('-')} ${rule}`),
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

const boardWith = ({ boards }: LookedUp, player: number) =>
  boards.find(({ white, black }) => white === player || black === player);

const isToBeExplained = (table: LookedUp, question: PairingQuestion): boolean => {
  switch (question.kind) {
    case 'pair':
      return question.players.some(player => boardWith(table, player));
    case 'bye':
      return table.rests.length > 0;
    case 'float':
      return false;
    case 'colour':
      return boardWith(table, question.player) !== undefined;
    case 'board':
      return question.board >= 1 && question.board <= table.boards.length;
  }
};

const refutedAnswer = (table: LookedUp, question: PairingQuestion, answer: Answer): readonly string[] => {
  const what = JSON.stringify(question);
  const said = `${answer.verdict} ${answer.rule.key}`;
  const expect = (...expected: readonly (string | undefined)[]) =>
    expected.includes(said) ? [] : [`${what}: says ${said}, not ${expected.join(' or ')}`];
  if (!isToBeExplained(table, question)) return [`${what}: there is nothing to explain`];
  switch (question.kind) {
    case 'pair': {
      const [one, other] = question.players.map(player => boardWith(table, player));
      if (one && one === other) return expect(`chosen ${one.rule}`);
      const forbidding = table.forbids?.(...question.players);
      if (forbidding !== undefined) return expect(`forbidden ${forbidding}`);
      const meetIn = answer.kind === 'pair' ? answer.facts.meetIn : undefined;
      return [
        ...expect(one && `table ${one.rule}`, other && `table ${other.rule}`),
        ...(meetIn === table.meetIn?.(...question.players) ? [] : [`${what}: they meet in round ${meetIn}`]),
      ];
    }
    case 'bye': {
      const own = table.rests.find(({ player }) => player === question.player);
      return own ? expect(`chosen ${own.rule}`) : expect(...table.rests.map(({ rule }) => `table ${rule}`));
    }
    case 'colour':
      return expect(`chosen ${boardWith(table, question.player)?.colourRule}`);
    case 'board':
      return expect(...table.boards.map(({ rule }) => `chosen ${rule}`));
    case 'float':
      return [];
  }
};
