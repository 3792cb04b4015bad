import type { RulingTexts, RulingWords } from '../ruling-texts.ts';
import { phrasesOf } from './phrases.ts';
import type { ReasonWords } from './words.ts';

/** The sentences of rulings in one language. */
export const rulingsIn = (words: ReasonWords): RulingTexts => {
  const { choice, list } = words.wording;
  const { becauseLeft, counts, inBracket, joined, named, offeredFirst, sentence, standsAgainst, sufferers } =
    phrasesOf(words);

  /** The halves as they were. */
  const unchanged = ({ passed }: RulingWords<'exchange'>): string =>
    passed?.verdict === 'worse'
      ? joined(words.halvesWorse, sufferers(passed), counts(passed))
      : joined(words.halvesForbidden, passed ? becauseLeft(passed) : '');

  /** A float: staying, or another in that place. */
  const whyFloat = ({ about, because, passed, facts }: RulingWords<'float'>): string => {
    if (!passed) return '';
    const others = list(because);
    const isForbidden = passed.verdict === 'forbidden' && passed.opponents.length > 0;
    const ifStays = (): string => `${words.stays(list(about)).if}, ${standsAgainst(passed, words.that)}`;
    if (passed.isStaying) return isForbidden ? ifStays() : standsAgainst(passed, words.staysThere);
    if (others === '') return '';
    if (!isForbidden) return standsAgainst(passed, words.choosing(others));
    // Had another gone down, the player would have to meet somebody there.
    return facts.direction === 'down' ? ifStays() : words.forOther(others, standsAgainst(passed, words.that));
  };

  /** The nearest rival; the round of one, and who would be left over with one, say nothing of several. */
  const whyBye = ({ because, passed }: RulingWords<'bye'>): string => {
    if (because.length === 0 || !passed) return '';
    const { round, leftOver, ...told } = passed;
    const isOne = because.length === 1;
    const against = {
      ...told,
      ...(isOne && round !== undefined ? { round } : {}),
      ...(isOne && leftOver ? { leftOver } : {}),
    };
    return sentence(undefined, standsAgainst(against, words.byeFor(choice(because))));
  };

  /** By its name; a scoregroup by its points. */
  const groupOf = ({ group = '', scores = [], isTeam }: RulingWords<'group'>['facts']): string => {
    const [score] = scores;
    if (score === undefined) return words.decided.group(group, isTeam === true);
    return scores.length === 1
      ? words.decided.scoregroup(words.points(score))
      : words.decided.scoregroups(list(scores));
  };

  /** Both sums of Gibson's rule: what the chaser can still reach, and what the rival can. */
  const whyGibson = ({ about, because: [chaser], facts }: RulingWords<'gibson'>): string => {
    const [champion = '', rival = ''] = about;
    const { points = 0, rounds = 0, prizes = 0, chaserReaches = 0, rivalReaches = 0, chosenAs } = facts;
    const { gibson } = words;
    return gibson.sentence(
      gibson.has(champion, points, rounds),
      chaser === undefined ? '' : gibson.chaser(chaser, chaserReaches),
      chosenAs === 'last'
        ? gibson.rivalIsLast(champion, rival, prizes)
        : gibson.rivalFallsShort(rival, rivalReaches, prizes),
    );
  };

  const isScrabble = ({ game }: RulingWords['facts']): boolean => game === 'scrabble';

  return {
    decided: {
      board: ({ about: [first = '', second = ''], facts }) =>
        `${joined(
          facts.board === undefined ? '' : words.decided.board(facts.board),
          first,
          facts.white === undefined ? '' : words.decided.white(isScrabble(facts)),
        )} – ${second}.`,
      float: ({ about, facts: { direction = 'down' } }) => `${words.decided.float(named(about), direction)}.`,
      bye: ({ about, facts: { score, points, number } }) =>
        `${joined(
          words.decided.bye(named(about), number !== undefined),
          score === undefined ? '' : `(${words.scoreOfBye(score, points)})`,
        )}.`,
      exchange: ({ about }) => `${words.decided.exchange(list(about))}.`,
      colour: ({ about: [white = '', second], because: [first = ''], facts }) =>
        `${words.starts(white, second ?? first, isScrabble(facts))}.`,
      order: ({ about, facts: { bracket } }) =>
        `${words.decided.order(list(about), bracket === undefined ? undefined : inBracket(bracket))}.`,
      group: ({ about, facts }) =>
        facts.players === undefined
          ? `${groupOf(facts)}: ${list(about)}.`
          : `${words.decided.size(facts.players, facts.rounds ?? 0)}.`,
      rest: ({ about, because }) => `${words.decided.rest(named(about), named(because))}.`,
      result: ({ about, because }) =>
        `${words.decided.knockOut(named(about), because.length === 0 ? undefined : list(because))}.`,
      gibson: ({ about: [champion = '', rival = ''], facts: { place = 0 } }) =>
        `${words.decided.gibson(champion, rival, place)}.`,
    },
    because: {
      board: ({ because, passed, facts }) => {
        const { table, line, numbers = [], bracket } = facts;
        if (because.length > 0)
          return sentence(
            bracket,
            passed
              ? offeredFirst(passed, because)
              : words.offeredFirst(list(because), words.decidedOtherwise, false),
          );
        return table === undefined || line === undefined
          ? sentence(bracket)
          : words.tableGives(table, numbers, line);
      },
      float: ruling => sentence(ruling.facts.bracket, whyFloat(ruling)),
      bye: whyBye,
      exchange: ruling => sentence(ruling.facts.bracket, unchanged(ruling)),
      colour: () => '',
      order: () => '',
      group: () => '',
      rest: () => '',
      result: () => '',
      gibson: whyGibson,
    },
    barred: barred =>
      `${words.barred(
        barred.map(({ rule, players }) => `${list(players)} (${rule})`),
        barred.flatMap(({ players }) => players).length,
      )}.`,
  };
};
