import type { Rule, Ruling } from '@pareo/engine';
import { articleIn, type NameOf, textOfRule } from '@pareo/texts';
import type { Context } from './context.ts';
import type { Opened } from './pairing.ts';
import { yearOf } from './systems.ts';
import { definitions } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

export interface Explained {
  readonly round: Opened;
  readonly rulings: readonly Ruling[];
  readonly name: NameOf;
}

/** One line a board with its reason in a few words; floats and byes; every rule cited once, in full, below. */
export const explainedInShort = async (
  { round, rulings, name }: Explained,
  context: Context,
): Promise<string> => {
  const { explain, tables } = context.texts.cli;
  const left = (heading: string) => ({ heading, align: 'left' as const });
  const { system, paired } = round;
  const isScrabble = system.game === 'scrabble';
  const table = await drawTable(
    {
      columns: [
        { heading: tables.board, align: 'right' },
        left(isScrabble ? tables.starts : tables.white),
        left(isScrabble ? tables.answers : tables.black),
        left(explain.reason),
        left(explain.rule),
        left(isScrabble ? explain.starts : explain.colours),
      ],
      rows: [
        ...paired.boards.map(({ number, white, black }) => {
          const board = rulings.find(ruling => ruling.subject === 'board' && ruling.facts.board === number);
          const colour = rulings.find(ruling => isColourOf(ruling, white, black));
          const reason = board ? reasonOf(board, { round, name }, context) : '';
          return [
            String(number),
            name(white),
            name(black),
            reason,
            articleIn(board?.rule.id ?? '', context.language),
            articleIn(colour?.rule.id ?? '', context.language),
          ];
        }),
        ...rulings.flatMap(ruling => aloneOn(ruling, { round, name }, context)),
      ],
    },
    context.paint,
  );
  return `${table}\n${legendOf(rulings, round, context)}`;
};

const isColourOf = ({ subject, about, because }: Ruling, white: number, black: number): boolean =>
  subject === 'colour' && [white, black].every(id => about.includes(id) || because.includes(id));

/** Whom the order offered before, by their numbers: names stand on the other boards. */
const reasonOf = (
  { subject, passedOver, because, about }: Ruling,
  { round }: Pick<Explained, 'round' | 'name'>,
  { texts }: Context,
): string => {
  const { explain } = texts.cli;
  const [first] = passedOver;
  if (first) {
    // The rule beside it stands against these; --long tells of the others.
    const alike = passedOver.filter(
      ({ rule, verdict }) => rule.key === first.rule.key && verdict === first.verdict,
    );
    // Alone on a board: whoever was not moved to the other half, be it one of the two.
    const others = alike.flatMap(({ players }) =>
      players.filter(id => !about.includes(id) || (subject === 'board' && players.length === 1)),
    );
    const different = [...new Set(others)].map(String);
    const shown = different.length > SHOWN ? [...different.slice(0, SHOWN), '…'] : different;
    const word = texts.answers.verdicts[first.verdict];
    const isStaying = subject === 'float' && first.players[0] === about[0];
    return isStaying || shown.length === 0 ? explain.staying(shown, word) : explain.insteadOf(shown, word);
  }
  if (because.length > 0) return explain.insteadOf(because.map(String), undefined);
  switch (round.system.kind) {
    case 'swiss':
    case 'standings':
      return explain.inOrder;
    case 'knock-out':
      return explain.byDraw;
    case 'round-robin':
    case 'team-table':
      return explain.byTable;
  }
};

const SHOWN = 3;

/** Floats, byes and rests: a line without a board. */
const aloneOn = (
  ruling: Ruling,
  { round, name }: Pick<Explained, 'round' | 'name'>,
  context: Context,
): readonly (readonly string[])[] => {
  const { explain, tables } = context.texts.cli;
  const players = ruling.about.map(name).join(', ');
  const rule = articleIn(ruling.rule.id, context.language);
  const reason = ruling.passedOver.length > 0 ? reasonOf(ruling, { round, name }, context) : '';
  switch (ruling.subject) {
    case 'float':
      return [['', explain.floats(players, ruling.facts.direction ?? 'down'), '', reason, rule, '']];
    case 'bye':
      return [['', players, tables.absences['pairing-bye'], reason, rule, '']];
    case 'rest':
      return [['', players, tables.absences.rest, '', rule, '']];
    default:
      return [];
  }
};

/** Every rule that is cited, once, with its article and in full. */
export const legendOf = (
  rulings: readonly Ruling[],
  { system }: Opened,
  { texts, language, paint, width }: Context,
): string => {
  const cited = new Map<string, Rule>(
    rulings
      .flatMap(({ rule, passedOver }) => [rule, ...passedOver.map(passed => passed.rule)])
      .map(rule => [rule.key, rule]),
  );
  const inOrder = [...cited.values()].sort((a, b) => placeOf(system.rules, a) - placeOf(system.rules, b));
  const lines = inOrder.map(
    rule =>
      [
        articleIn(rule.id, language),
        `${textOfRule(rule, language)} (${articleIn(rule.article, language)})`,
      ] as const,
  );
  return `${paint.bold(texts.cli.explain.legend(yearOf(system.edition)[0], articleIn(system.chapter, language)))}\n${definitions(lines, width)}`;
};

const placeOf = (rules: readonly Rule[], { key }: Rule): number => {
  const place = rules.findIndex(rule => rule.key === key);
  return place < 0 ? rules.length : place;
};
