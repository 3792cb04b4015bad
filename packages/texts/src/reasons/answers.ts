import type { AnswerTexts, AnswerWords } from '../answer-texts.ts';
import { type Against, namedLeftOver, phrasesOf } from './phrases.ts';
import type { ReasonWords } from './words.ts';

type AnyWords = AnswerWords<'pair' | 'bye' | 'float' | 'colour' | 'board' | 'rank'>;

/** The sentences of answers in one language. */
export const answersIn = (words: ReasonWords): AnswerTexts => {
  const { choice, list } = words.wording;
  const phrases = phrasesOf(words);
  const { becauseLeft, becauseOfRound, counts, forbidden, inBracket, joined, leftIf, named } = phrases;
  const { offeredFirst, sentence, standsAgainst, sufferers, worse } = phrases;

  /** `said`: the players the sentence has named, who need not be named again as the ones worse off. */
  const againstIn = ({ verdict, facts, name }: AnyWords, said = aloneIn(facts.about)): Against => {
    const { suffers = [], opponents = [], isByOtherRules = false, leftOver, ...told } = facts;
    const passed = 'passed' in facts ? facts.passed : undefined;
    return {
      ...told,
      ...(verdict === 'chosen' ? (passed === undefined ? {} : { verdict: passed }) : { verdict }),
      suffers: suffers.every(id => said.includes(id)) ? [] : suffers.map(name),
      opponents: opponents.map(name),
      isByOtherRules,
      ...(leftOver ? { leftOver: namedLeftOver(leftOver, name, words.article) } : {}),
    };
  };

  /** What was compared: how it is worse, for whom, and the two counts; or that it is as good. */
  const comparedWith = (against: Against, how: string): string => {
    if (against.verdict === 'worse') return worse(against, words.bestPairing(how));
    if (against.verdict !== 'equal-later') return '';
    return joined(words.isAsGood(words.bestPairing(how)), inBracket(against.elsewhere));
  };

  /** What decided for a pair that was made. */
  const whyMade = (answer: AnswerWords<'pair'>): string => {
    const { because = [], passed, otherColour } = answer.facts;
    return passed === undefined || because.length === 0
      ? ''
      : offeredFirst({ ...againstIn(answer), isOtherColour: otherColour === true }, because.map(answer.name));
  };

  /** What stands against the nearest rival for the bye. */
  const whyHas = (answer: AnswerWords<'bye'>): string => {
    const { because = [], passed } = answer.facts;
    const what = words.byeFor(choice(because.map(answer.name)));
    return passed === 'forbidden' && because.length > 1
      ? words.isForbidden(what)
      : standsAgainst(againstIn(answer, because), what);
  };

  /** What decided for a float: what stands against staying, or against the other. */
  const whyFloats = (answer: AnswerWords<'float'>): string => {
    const { about, because = [], passed, direction, opponents } = answer.facts;
    const against = againstIn(answer);
    const stays = words.stays(answer.name(about[0] ?? 0));
    const others = because.map(answer.name);
    const supposed = because.length === 0 ? stays : words.floatInstead(named(others));
    switch (passed) {
      case 'worse':
        return worse(against, words.bestPairing(supposed.if));
      case 'equal-later':
        return words.butLater(supposed.round);
      case 'forbidden':
        if (against.leftOver) return leftIf(against, supposed.ifWere);
        if (opponents === undefined) return forbidden(against, supposed.being);
        return because.length === 0 || direction === 'down'
          ? `${stays.if}, ${forbidden(against, words.that)}`
          : words.forOther(list(others), forbidden(against, words.that));
      default:
        return '';
    }
  };

  /** Why the other does not float: sent down, the player would stay; sent up, the other would meet somebody. */
  const whyNotInstead = (answer: AnswerWords<'float'>): string => {
    const { about, direction, opponents } = answer.facts;
    const against = againstIn(answer);
    const other = answer.name(about[1] ?? 0);
    const supposed = words.floatInstead(named([other]));
    if (answer.verdict !== 'forbidden' || opponents === undefined)
      return leftIf(against, supposed.ifWere) || comparedWith(against, supposed.if);
    return direction === 'up'
      ? words.forOther(other, forbidden(against, words.that))
      : `${words.stays(answer.name(about[0] ?? 0)).if}, ${forbidden(against, words.that)}`;
  };

  const whyNoPair = (answer: AnswerWords<'pair'>): string => {
    const { round, bracket } = answer.facts;
    const against = againstIn(answer);
    const left = leftIf(against, words.ifTheyMet);
    if (left !== '') return sentence(undefined, left);
    return sentence(
      bracket,
      round === undefined ? '' : words.metBefore(round),
      comparedWith(against, words.withPair),
    );
  };

  const whyNoBye = (answer: AnswerWords<'bye'>): string => {
    const { about, round, bracket } = answer.facts;
    const against = againstIn(answer);
    const names = list(about.map(answer.name));
    return sentence(
      bracket,
      round === undefined ? '' : words.barredSince(names, round),
      leftIf(against, words.ifHadBye(names)),
      answer.verdict === 'chosen' ? '' : comparedWith(against, words.withBye),
    );
  };

  /** The line of a table that has the pair. */
  const tableGives = ({ facts: { table, line, numbers = [] } }: AnswerWords<'pair'>): string =>
    table === undefined || line === undefined ? '' : words.tableGives(table, numbers, line);

  /** Whom a table gives instead, and when the two meet. */
  const tableInstead = (answer: AnswerWords<'pair'>): string => {
    const { about, because = [], meetIn } = answer.facts;
    const instead =
      because.length === 0 ? '' : words.plays(answer.name(about[0] ?? 0), list(because.map(answer.name)));
    const given = tableGives(answer) || instead;
    return given === '' || meetIn === undefined ? given : `${given}; ${words.meetIn(meetIn)}`;
  };

  /** The player with the bye, or without an opponent in a table. */
  const isFree = ({ facts: { about, because = [], score, points, freeBy }, name }: AnswerWords<'bye'>) => {
    const player = list(about.map(name));
    return freeBy === undefined
      ? words.hasBye(player, score === undefined ? undefined : words.scoreOfBye(score, points))
      : words.free[freeBy](player, list(because.map(name)));
  };

  /** Who plays, and who does not. */
  const isNotFree = ({ facts: { about, because = [], recipients, freeBy }, name }: AnswerWords<'bye'>) => {
    const player = list(about.map(name));
    const others = named(recipients.map(name));
    return freeBy === undefined
      ? words.hasNoBye(player, others.text)
      : words.notFree[freeBy](player, others, named(because.map(name)));
  };

  /** On what the two are level, what separated them, and with which values. */
  const separation = ({ by, criterion, values, isPlace, levelOn = [] }: AnswerWords<'rank'>['facts']) => {
    if (by === undefined || criterion === undefined || values === undefined) return '';
    const [one = '', two = ''] = values.map(value => String(value ?? '–'));
    return sentence(
      undefined,
      levelOn.length === 0 ? '' : words.rank.levelOn(list(levelOn.map(words.rank.level))),
      `${words.rank.tiebreak(criterion)} (${by}),`,
      isPlace ? words.rank.places(one, two) : words.rank.values(one, two),
    );
  };

  /** What became of the two in a knock-out. */
  const stagesOf = ({ facts: { stages, ahead, behind, shared }, name }: AnswerWords<'rank'>): string => {
    if (stages === undefined) return '';
    const { both, stageClause } = words.rank;
    if (shared !== undefined) return sentence(undefined, both(stageClause(stages[0], undefined, 'two')));
    const [one, two] = stages.map(stage =>
      stageClause(stage, stage?.by === undefined ? undefined : name(stage.by), 'one'),
    );
    return sentence(undefined, `${name(ahead ?? 0)} ${one}`, `${name(behind ?? 0)} ${two}`);
  };

  /** With the virtual points of the acceleration, or without. */
  const scoreOf = (score: number, points = score): string =>
    points === score ? String(score) : words.withoutVirtual(score, points);

  return {
    verdicts: words.verdicts,
    notInDraw: words.notInDraw,
    staying: words.staying,
    instead: words.instead,
    toOtherColour: words.toOtherColour,
    unchanged: words.unchanged,
    said: {
      pair: ({ verdict, facts: { about }, name }) =>
        `${words.meets(list(about.map(name)), verdict === 'chosen')}.`,
      bye: answer => `${answer.verdict === 'chosen' ? isFree(answer) : isNotFree(answer)}.`,
      float: ({ facts: { about, direction = 'down' }, name }) => {
        const [player = 0, instead] = about;
        return `${words.floatsAndNot(name(player), direction, instead === undefined ? undefined : name(instead))}.`;
      },
      colour: ({ facts: { white, black, game }, name }) =>
        `${words.starts(name(white), name(black), game === 'scrabble')}.`,
      board: ({ facts: { board, white, black }, name }) =>
        `${words.isBoard(name(white), name(black), board)}.`,
      rank: ({ facts: { ahead, behind, about, shared, apart }, name }) => {
        const names = list(about.map(name));
        if (apart) return `${words.rank.inDifferentGroups(names)}.`;
        return shared === undefined
          ? `${words.rank.standsBefore(name(ahead ?? 0), name(behind ?? 0))}.`
          : `${words.rank.share(names, shared)}.`;
      },
    },
    detail: answer => {
      const against = againstIn(answer);
      const { opponents, isByOtherRules, elsewhere } = against;
      return joined(
        opponents.length === 0 ? '' : words.withThem(list(opponents), isByOtherRules),
        becauseOfRound(against),
        becauseLeft(against),
        sufferers(against),
        inBracket(elsewhere),
        counts(against),
      );
    },
    lead: {
      pair: answer => {
        if (answer.verdict === 'table') return tableInstead(answer);
        if (answer.verdict !== 'chosen') return whyNoPair(answer);
        return tableGives(answer) || sentence(answer.facts.bracket, whyMade(answer));
      },
      bye: answer => {
        const { about, because = [], freeBy, freeIn } = answer.facts;
        if (freeIn !== undefined) return words.freeRound(answer.name(about[0] ?? 0), freeIn);
        return answer.verdict === 'chosen' && because.length > 0 && freeBy === undefined
          ? sentence(undefined, whyHas(answer))
          : whyNoBye(answer);
      },
      float: answer =>
        sentence(
          answer.facts.bracket,
          answer.verdict === 'chosen' ? whyFloats(answer) : whyNotInstead(answer),
        ),
      colour: () => '',
      board: ({ facts: { scores, points } }) =>
        scores === undefined
          ? ''
          : words.scores(scoreOf(scores[0], points?.[0]), scoreOf(scores[1], points?.[1])),
      rank: answer => (answer.facts.stages ? stagesOf(answer) : separation(answer.facts)),
    },
  };
};

/** Of one alone the sentence speaks already. */
const aloneIn = (about: readonly number[]): readonly number[] => (about.length === 1 ? about : []);
