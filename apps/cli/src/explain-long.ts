import type { Ruling } from '@pareo/engine';
import { allottedColourIn, type Colour, decimalOf, isPlayed } from '@pareo/engine/model';
import type { Entrant } from '@pareo/engine/systems';
import { articleIn, describeDecision, describePassedOver, describeRuling } from '@pareo/texts';
import { firstCompared } from '@pareo/tournament';
import { comparedAsText } from './compared-output.ts';
import type { Context } from './context.ts';
import { type Explained, legendOf } from './explain-short.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** The page for an appeal: bracket by bracket who stood there, who came in from where, what was decided and why. */
export const explainedAtLength = async (explained: Explained, context: Context): Promise<string> => {
  const sections = sectionsOf(explained);
  const parts: string[] = [];
  for (const [at, section] of sections.entries()) {
    const gone = new Set(sections.slice(0, at).flatMap(({ rulings }) => pairedIn(rulings)));
    parts.push(await sectionAsText({ ...section, gone }, explained, context));
  }
  const told = new Set(sections.flatMap(({ rulings }) => rulings));
  const others = explained.rulings.filter(ruling => !told.has(ruling) && !isOfSection(ruling, sections));
  const rest =
    others.length === 0
      ? []
      : [
          `${heading(context.texts.cli.explain.others, context)}${await decisions(others, explained, context)}`,
        ];
  return [...parts, ...rest, legendOf(explained.rulings, explained.round, context)].join('\n');
};

/** A bracket, a group of the tournament, or the round of a table. */
interface Section {
  readonly bracket: number | undefined;
  readonly group: string | undefined;
  /** Of boards and floats, in the order of the procedure. */
  readonly rulings: readonly Ruling[];
}

/** A section as it was reached: some of its scoregroup may have been paired above. */
interface ReachedSection extends Section {
  readonly gone: ReadonlySet<number>;
}

const pairedIn = (rulings: readonly Ruling[]): readonly number[] =>
  rulings.flatMap(({ subject, about }) => (subject === 'board' ? about : []));

/** Groups of the tournament, each paired by itself; of whoever is in none nothing is known. */
const groupsOf = ({ rulings, round }: Explained): ReadonlyMap<number, string | undefined> =>
  new Map<number, string | undefined>([
    ...rulings.flatMap(({ subject, about, facts }) =>
      subject === 'group' ? about.map(id => [id, facts.group] as const) : [],
    ),
    ...round.paired.boards.flatMap(({ white, black, group }) =>
      group === undefined ? [] : [[white, group] as const, [black, group] as const],
    ),
  ]);

const sectionsOf = (explained: Explained): readonly Section[] => {
  const { rulings, round } = explained;
  const groups = groupsOf(explained);
  const groupOfBoard = new Map(round.paired.boards.map(({ number, group }) => [number, group]));
  const sections = new Map<string, Section>();
  for (const ruling of rulings) {
    if (ruling.subject !== 'board' && ruling.subject !== 'float') continue;
    const { bracket } = ruling.facts;
    // A table or a draw may have parts that are no groups of the tournament.
    const ofTable = ruling.subject === 'board' ? groupOfBoard.get(ruling.facts.board ?? 0) : undefined;
    const group = bracket === undefined ? ofTable : groups.get(ruling.about[0] ?? 0);
    const key = `${bracket ?? ''}/${group ?? ''}`;
    const known = sections.get(key);
    sections.set(key, { bracket, group, rulings: [...(known?.rulings ?? []), ruling] });
  }
  return [...sections.values()].sort((a, b) => placeOf(a, rulings) - placeOf(b, rulings));
};

/** Rulings tell floats before boards: a bracket stands where its boards do, one without any before those it floats to. */
const placeOf = ({ rulings }: Section, all: readonly Ruling[]): number => {
  const boards = all.filter(({ subject }) => subject === 'board');
  const [own] = rulings.filter(({ subject }) => subject === 'board');
  if (own) return boards.indexOf(own);
  const floating = rulings.flatMap(({ about }) => about);
  const next = boards.findIndex(({ about }) => about.some(id => floating.includes(id)));
  return next < 0 ? boards.length : next - 0.5;
};

/** The colours of a board are explained with the board. */
const isOfSection = ({ subject, about, because }: Ruling, sections: readonly Section[]): boolean =>
  subject === 'colour' &&
  sections.some(({ rulings }) =>
    rulings.some(
      ruling =>
        ruling.subject === 'board' && ruling.about.every(id => about.includes(id) || because.includes(id)),
    ),
  );

const heading = (title: string, { paint }: Context): string => `${paint.bold(title)}\n`;

const sectionAsText = async (
  section: ReachedSection,
  explained: Explained,
  context: Context,
): Promise<string> => {
  const { explain } = context.texts.cli;
  const { bracket, group } = section;
  const titles = [
    ...(group === undefined ? [] : [explain.group(group)]),
    ...(bracket === undefined ? [] : [explain.bracket(bracket)]),
  ];
  const title = titles.length === 0 ? explain.wholeRound : titles.join(' · ');
  const table = bracket === undefined ? '' : `${await membersOf(section, bracket, explained, context)}\n`;
  const summary = summaryOf(section, context);
  return `${heading(title, context)}${table}${summary}${await decisions(section.rulings, explained, context)}`;
};

/** Residents in their order, then whoever came in, with what the rules look at: colours, opponents, points. */
const membersOf = async (
  { rulings, gone, group }: ReachedSection,
  bracket: number,
  explained: Explained,
  context: Context,
): Promise<string> => {
  const {
    round: { position, system },
    name,
    rulings: all,
  } = explained;
  const groups = groupsOf(explained);
  const { explain } = context.texts.cli;
  const byes = all.flatMap(ruling => (ruling.subject === 'bye' ? [ruling] : []));
  const unpaired = byes.filter(
    ({ facts, about: [id = 0] }) => facts.bracket === bracket && groups.get(id) === group,
  );
  const named = new Set([...rulings, ...unpaired].flatMap(({ about }) => about));
  // Most texts give the bye first: whoever has it then stands in no bracket.
  const free = new Set(byes.flatMap(({ about }) => about));
  const scoreOf = (entrant: Entrant) => decimalOf(entrant.pairingScore);
  const isResident = (entrant: Entrant) =>
    scoreOf(entrant) === bracket && groups.get(entrant.id) === group && !free.has(entrant.id);
  const members = position.entrants
    .filter(entrant => !gone.has(entrant.id) && (named.has(entrant.id) || isResident(entrant)))
    .sort((a, b) => b.pairingScore - a.pairingScore || a.place - b.place);
  // What an accelerated round counts is not what the table of the tournament says.
  const pointsOf = ({ score, pairingScore }: Entrant) =>
    score === pairingScore
      ? String(decimalOf(pairingScore))
      : explain.withVirtual(decimalOf(pairingScore), decimalOf(score));
  const isScrabble = system.game === 'scrabble';
  const letters = isScrabble ? explain.startLetters : explain.colourLetters;
  const left = (title: string) => ({ heading: title, align: 'left' as const });
  return drawTable(
    {
      columns: [
        left(system.pairs === 'teams' ? explain.team : explain.player),
        { heading: explain.points, align: 'right' },
        left(isScrabble ? explain.starts : explain.coloursSoFar),
        left(explain.met),
        left(explain.from),
      ],
      rows: members.map(entrant => [
        name(entrant.id),
        pointsOf(entrant),
        coloursOfRounds(entrant)
          .map(colour => letters[colour])
          .join(''),
        [...entrant.met].sort((a, b) => a - b).join(' '),
        scoreOf(entrant) === bracket ? '' : explain.cameFrom(scoreOf(entrant)),
      ]),
    },
    context.paint,
  );
};

/** One for each round that was played: that of board 1 or of the first game, where the round is a match. */
const coloursOfRounds = ({ past }: Entrant): readonly Colour[] =>
  past.flatMap(({ turn }) => (isPlayed(turn) ? (allottedColourIn(turn) ?? []) : []));

/** Which boards stand as the order offered them first, and what changed the others. */
const summaryOf = ({ rulings, bracket }: Section, { texts, width, language }: Context): string => {
  const { explain } = texts.cli;
  const boards = rulings
    .flatMap(ruling => (ruling.subject === 'board' ? [ruling] : []))
    .sort((a, b) => (a.facts.board ?? 0) - (b.facts.board ?? 0));
  const isNatural = ({ passedOver, because }: Ruling) => passedOver.length + because.length === 0;
  const natural = boards.filter(isNatural).flatMap(({ facts }) => facts.board ?? []);
  const changed = boards
    .filter(ruling => !isNatural(ruling))
    .map(({ facts, rule }) => [facts.board ?? 0, articleIn(rule.id, language)] as const);
  return [
    // A table, a draw and a list of places offer nobody before another.
    ...(natural.length > 0 && bracket !== undefined ? [explain.inNaturalOrder(natural)] : []),
    ...(changed.length > 0 ? [explain.changed(changed)] : []),
  ]
    .map(line => `${wrapped(line, { width, indent: 0 })}\n`)
    .join('');
};

const decisions = async (
  rulings: readonly Ruling[],
  { name, rulings: all }: Explained,
  context: Context,
): Promise<string> => {
  const { texts, language, width } = context;
  const lines = (mark: string, told: readonly string[]): string =>
    told.map(text => `${mark}${wrapped(text, { width: width - 2, indent: mark.length })}\n`).join('');
  const parts: string[] = [];
  for (const [at, ruling] of rulings.entries()) {
    const passed = describePassedOver(ruling, name, language);
    const colours = coloursOf(ruling, all).map(colour => describeRuling(colour, name, language));
    const found = firstCompared(ruling);
    parts.push(
      lines('· ', [decisionAfter(rulings[at - 1], ruling, { name, language })]),
      lines(
        '  – ',
        passed.map(line => `${texts.cli.explain.passedOver}: ${line}`),
      ),
      found ? await comparedAsText({ compared: found.compared, passedIn: found }, name, context) : '',
      lines('  ', colours),
    );
  }
  return parts.join('');
};

/** What is decided by the rule that was told just before, orders and groups one after the other, cites it and is brief. */
const decisionAfter = (
  before: Ruling | undefined,
  ruling: Ruling,
  { name, language }: Pick<Explained, 'name'> & Pick<Context, 'language'>,
): string => {
  const isToldAgain =
    before?.subject === ruling.subject &&
    before.rule.key === ruling.rule.key &&
    !['board', 'float'].includes(ruling.subject) &&
    ruling.because.length + ruling.passedOver.length === 0;
  if (!isToldAgain) return describeRuling(ruling, name, language);
  const decided = describeDecision(ruling, name, language).replace(/\.$/, '');
  return `${decided} (${articleIn(ruling.rule.id, language)}).`;
};

const coloursOf = (ruling: Ruling, all: readonly Ruling[]): readonly Ruling[] =>
  ruling.subject === 'board'
    ? all.filter(
        ({ subject, about, because }) =>
          subject === 'colour' && ruling.about.every(id => about.includes(id) || because.includes(id)),
      )
    : [];
