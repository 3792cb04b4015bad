import type { PassedOver } from '@pareo/engine';
import type { LeftOver } from '@pareo/engine/systems';
import type { NameOf } from '../subjects.ts';
import { inPairs } from '../wording.ts';
import type { Names, ReasonWords } from './words.ts';

/** What stands against something, with everybody named. */
export interface Against
  extends Partial<
    Pick<PassedOver, 'verdict' | 'chosen' | 'other' | 'unit' | 'each' | 'elsewhere' | 'round'>
  > {
  /** Those the sentence has not named yet. */
  readonly suffers: readonly string[];
  readonly opponents: readonly string[];
  readonly isByOtherRules: boolean;
  readonly leftOver?: NamedLeftOver;
  /** Dubov: not as an opponent, but to change to the other colour. */
  readonly isOtherColour?: boolean;
}

/** Who would be left over, named, and the number of the rule that keeps two apart. */
export type NamedLeftOver = Omit<LeftOver, 'players' | 'partners' | 'apart'> & {
  readonly [K in 'players' | 'partners']: readonly string[];
} & { readonly apart?: { readonly rule: string; readonly round?: number } };

export const namedLeftOver = (
  { apart, ...leftOver }: LeftOver,
  name: NameOf,
  article: ReasonWords['article'],
): NamedLeftOver => ({
  ...leftOver,
  players: leftOver.players.map(name),
  partners: leftOver.partners.map(name),
  ...(apart ? { apart: { ...apart, rule: article(apart.rule.id) } } : {}),
});

/** Parts of a sentence of which some may be empty. */
const joined = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ');

/** The phrases of which rulings and answers are made. */
export type Phrases = ReturnType<typeof phrasesOf>;

export const phrasesOf = (words: ReasonWords) => {
  const { list } = words.wording;

  const named = (names: readonly string[]): Names => ({ text: list(names), count: names.length });

  const inBracket = (score: number | undefined): string =>
    score === undefined ? '' : words.inBracket(words.points(score));

  /** The bracket first, a comma where a condition follows it. */
  const sentence = (bracket: number | undefined, ...parts: readonly string[]): string => {
    const where = inBracket(bracket);
    const rest = joined(...parts);
    const hasComma = where !== '' && words.afterComma.some(word => rest.toLowerCase().startsWith(`${word} `));
    const text = joined(hasComma ? `${where},` : where, rest);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  const sufferers = ({ suffers, unit }: Against): string => {
    if (suffers.length === 0) return '';
    return unit === 'pairs'
      ? words.forPairs({ text: list(inPairs(suffers)), count: suffers.length / 2 })
      : words.forPlayers(list(suffers));
  };

  /** Whose round it is says nothing of several opponents. */
  const becauseOfRound = ({ round, opponents }: Against): string =>
    round === undefined || opponents.length > 1 ? '' : words.becauseOfRound(round);

  /** What the rule counts on both sides, and what the counts are of. */
  const counts = ({ chosen, other, unit, each }: Against): string => {
    if (chosen === undefined || other === undefined) return '';
    if (unit === 'type') return `(${words.insteadOf(typeOf(other), typeOf(chosen))})`;
    if (unit !== undefined && unit !== 'pairs') return `(${words.counts[unit](other, chosen)})`;
    return `(${joined(words.insteadOf(String(other), String(chosen)), each ? words.size(each) : '')})`;
  };

  const typeOf = (type: number): string => words.floaterTypes[type] ?? String(type);

  const leftOver = ({ count, players, partners, bye, apart }: NamedLeftOver): string => {
    const { leftOver: told } = words;
    return [
      count === players.length ? told.all(named(players)) : told.some(named(players), count),
      partners.length === 0 ? '' : told.onlyPartners(named(partners)),
      bye === 'barred' ? told.barredFromBye(players.length) : '',
      bye === 'one' ? told.oneBye : '',
      apart === undefined
        ? ''
        : apart.round === undefined
          ? told.mayNotMeet(apart.rule)
          : told.metInRound(apart.round, apart.rule),
    ].join('');
  };

  const becauseLeft = ({ leftOver: left }: Pick<Against, 'leftOver'>): string =>
    left === undefined ? '' : words.leftOver.because(leftOver(left), left.keeping !== undefined);

  /** Who would be left over if it were so. */
  const leftIf = ({ leftOver: left }: Pick<Against, 'leftOver'>, condition: string): string =>
    left === undefined ? '' : words.leftOver.ifSo(condition, leftOver(left), left.keeping !== undefined);

  /** What is forbidden: what was said, or meeting the players the rule names. */
  const forbidden = (against: Against, what: string): string => {
    const { opponents, isByOtherRules } = against;
    return joined(
      opponents.length > 0 ? words.meeting(list(opponents), isByOtherRules) : words.isForbidden(what),
      becauseOfRound(against),
      becauseLeft(against),
    );
  };

  const worse = (against: Against, what: string): string =>
    joined(words.isWorse(what), sufferers(against), inBracket(against.elsewhere), counts(against));

  /** The word against what was passed over, and all that goes with it. */
  const standsAgainst = (against: Against, what: string): string => {
    switch (against.verdict) {
      case 'forbidden':
        return forbidden(against, what);
      case 'worse':
        return worse(against, what);
      case 'equal-later':
        return joined(words.isEqual(what), inBracket(against.elsewhere));
      default:
        return '';
    }
  };

  /** Whom the order offered first; or whose pair is as good, but later in the order. */
  const offeredFirst = (against: Against, others: readonly string[]): string =>
    against.verdict === 'equal-later'
      ? joined(
          words.butLater(words.pairingInstead(list(others), against.isOtherColour === true)),
          inBracket(against.elsewhere),
        )
      : words.offeredFirst(
          list(others),
          standsAgainst(against, words.that) || words.decidedOtherwise,
          against.isOtherColour === true,
        );

  return {
    named,
    inBracket,
    sentence,
    sufferers,
    becauseOfRound,
    counts,
    becauseLeft,
    leftIf,
    forbidden,
    worse,
    standsAgainst,
    offeredFirst,
    joined,
  };
};
