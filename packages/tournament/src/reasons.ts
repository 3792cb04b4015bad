import type {
  Answer,
  NoPairing,
  OpenedRound,
  Outcome,
  PairedRound,
  PassedOver,
  Question,
  Ruling,
} from '@pareo/engine';
import { asPaired, type Refusal, type State } from '@pareo/engine/journal';
import { accept, type Points, playerId, refuse } from '@pareo/engine/model';
import { factsOf, openRound, type RoundFacts, rankIn, reopenRound, whyThisRank } from '@pareo/engine/round';
import type { Compared } from '@pareo/engine/systems';
import { tournamentBefore } from './before.ts';
import { type KeyedQuestion, type MadeByHand, madeByHand } from './by-hand.ts';
import { numberedName } from './names.ts';
import { isState, keysBy, numberOf, once, roundsOf, type Source } from './open.ts';
import { competitorsOf } from './people.ts';
import { standingsOf } from './tables.ts';

/** The round as the engine gave it, in its own numbers, paired once for all that is asked. Undefined where it gave none. */
const openedOf = (source: Source, round: number): Outcome<OpenedRound, NoPairing | Refusal> | undefined =>
  once(source, `opened ${round}`, () => {
    if (!isState(source)) return openRound(source, { round });
    const given = givenIn(source, round);
    if (given === undefined) return undefined;
    const tournament = tournamentBefore(source, round);
    return tournament.ok ? reopenRound(tournament.value, given) : tournament;
  });

const givenIn = (state: State, number: number): PairedRound | undefined => {
  const round = state.rounds[number - 1];
  const given =
    round?.hand === undefined ? round && { ...round, boards: round.boards.map(asPaired) } : round.hand.beside;
  if (round === undefined || given === undefined) return undefined;
  const idOf = (key: number) => playerId(numberOf(state, key, number));
  return {
    system: given.system,
    edition: given.edition,
    round: number,
    options: given.options,
    boards: given.boards.map(({ number: board, white, black, games, group }) => ({
      number: board,
      white: idOf(white),
      black: idOf(black),
      ...(games === undefined ? {} : { games }),
      ...(group === undefined ? {} : { group }),
    })),
    byes: given.byes.map(({ player, kind }) => ({ player: idOf(player), kind })),
    engine: round.engine,
  };
};

/** Every decision of the engine's round, in the numbers of that moment. Undefined where the engine gave none. */
export const rulingsOf = (
  source: Source,
  round: number,
): Outcome<readonly Ruling[], NoPairing | Refusal> | undefined =>
  once(source, `rulings ${round}`, () => {
    const opened = openedOf(source, round);
    return opened && mapped(opened, ({ explain }) => explain().map(plain));
  });

/** Those that concern somebody of the board. */
export const rulingsAbout = (rulings: readonly Ruling[], numbers: readonly number[]): readonly Ruling[] =>
  rulings.filter(({ about }) => about.some(number => numbers.includes(number)));

/** How people are called in sentences about a round: by its own numbers. */
export const namesIn = (source: Source, round?: number): ((number: number) => string) => {
  const known = new Map(competitorsOf(source).map(({ key, name }) => [numberOf(source, key, round), name]));
  return number => numberedName(number, known.get(number));
};

/** What an arbiter looks at before publishing; virtual points by key. */
export interface KeyedFacts extends Omit<RoundFacts, 'virtual'> {
  readonly virtual: ReadonlyMap<number, Points>;
}

export const factsIn = (state: State, round: number): Outcome<KeyedFacts, NoPairing | Refusal> => {
  const tournament = tournamentBefore(state, round);
  if (!tournament.ok) return tournament;
  const stored = state.rounds[round - 1];
  const keys = keysBy(state, round);
  const idOf = (key: number) => playerId(numberOf(state, key, round));
  const boards = (stored?.boards ?? []).map(asPaired).map(({ number, white, black }) => ({
    number,
    white: idOf(white),
    black: idOf(black),
  }));
  const by = stored && { system: stored.system, options: stored.options };
  const facts = factsOf(tournament.value, { round, ...by, boards });
  return mapped(facts, ({ virtual, ...rest }) => ({
    ...rest,
    virtual: new Map(virtual.map(({ player, points }) => [keys.get(player) ?? player, points])),
  }));
};

const mapped = <A, B, F>(outcome: Outcome<A, F>, change: (value: A) => B): Outcome<B, F> =>
  outcome.ok ? accept(change(outcome.value)) : outcome;

/** A rule may be more than its words: only what is plain crosses. */
const plain = <Told>(told: Told): Told => JSON.parse(JSON.stringify(told)) as Told;

export interface Asked {
  /** Of the engine's round. Absent where the board asked about is none of it. */
  readonly answer?: Answer;
  readonly byHand?: MadeByHand;
  /** Keys by the numbers that the answer speaks in. */
  readonly keys: Readonly<Record<number, number>>;
}

/** One question about a round: paired as the engine gave it, whoever changed it. Undefined: nobody of that key, no such round. */
export const askOf = (
  source: Source,
  round: number,
  question: KeyedQuestion,
): Outcome<Asked, NoPairing | Refusal> | undefined => {
  const stored = isState(source) ? source.rounds[round - 1] : undefined;
  if (isState(source) && stored === undefined) return undefined;
  // A table has the numbers of now, a round its own.
  const asked = numbered(source, question.kind === 'rank' ? undefined : round, question);
  if (asked === undefined) return undefined;
  if (asked.kind === 'rank') return aboutRank(source, round, asked);
  const byHand = stored && madeByHand(stored, question);
  const keys = Object.fromEntries(keysBy(source, round));
  const opened = openedOf(source, round);
  if (opened === undefined || (byHand !== undefined && question.kind === 'board'))
    return byHand && accept({ byHand, keys });
  if (!opened.ok) return opened;
  return mapped(opened.value.ask(asked), answer => ({
    answer: plain(answer),
    ...(byHand && { byHand }),
    keys,
  }));
};

/** Both candidates of a bracket about which a question is. Absent: the answer compares none. */
export const comparedBy = (source: Source, round: number, question: KeyedQuestion): Compared | undefined => {
  const asked = numbered(source, round, question);
  const opened = openedOf(source, round);
  if (asked === undefined || !opened?.ok) return undefined;
  const answer = opened.value.ask(asked);
  return answer.ok && 'compared' in answer.value.facts ? answer.value.facts.compared : undefined;
};

/** The same of decisions of the engine's round, each by its subject and whom it is about: against the first with which it was compared. */
export const comparedIn = (
  source: Source,
  round: number,
  decisions: readonly Pick<Ruling, 'subject' | 'about'>[],
): readonly (ComparedRuling | undefined)[] => {
  const opened = openedOf(source, round);
  if (!opened?.ok) return decisions.map(() => undefined);
  const explained = once(source, `explained ${round}`, () => opened.value.explain());
  return decisions.map(decision => {
    const ruling = explained.find(
      ({ subject, about }) => subject === decision.subject && isSame(about, decision.about),
    );
    return ruling && firstCompared(ruling);
  });
};

/** Both candidates of a decision, and what of all that it passed over they are about. */
export interface ComparedRuling {
  readonly ruling: Ruling;
  readonly passed: PassedOver;
  readonly compared: Compared;
}

/** Against the first of what was passed over with which what was chosen is compared. */
export const firstCompared = (ruling: Ruling): ComparedRuling | undefined => {
  for (const passed of ruling.passedOver) {
    const { compared } = passed;
    if (compared) return { ruling, passed, compared };
  }
  return undefined;
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** By the table that every surface shows: after the round where it counts already, before it otherwise. */
const aboutRank = (
  source: Source,
  round: number,
  question: Extract<Question, { readonly kind: 'rank' }>,
): Outcome<Asked, NoPairing | Refusal> => {
  const table = standingsOf(source, { after: Math.min(round, roundsOf(source)) });
  if (!table.ok) return refuse({ code: 'nothing-to-explain', data: { players: [question.player] } });
  const keys = Object.fromEntries(keysBy(source));
  return mapped(rankIn(table.value, question), answer => ({ answer: plain(answer), keys }));
};

/** Of a round of a file that was opened: by the table after it, or before it where it has not been played. */
export const rankAsked = (
  opened: Pick<OpenedRound, 'position' | 'system'>,
  question: Extract<Question, { readonly kind: 'rank' }>,
): Outcome<Answer, NoPairing> => whyThisRank(opened, question);

const numbered = (
  source: Source,
  round: number | undefined,
  question: KeyedQuestion,
): Question | undefined => {
  const named = [
    ...('players' in question ? question.players : []),
    ...('player' in question ? [question.player] : []),
    ...('instead' in question && question.instead !== undefined ? [question.instead] : []),
    ...('other' in question && question.other !== undefined ? [question.other] : []),
  ];
  const known = new Set(keysBy(source, round).values());
  if (named.some(key => !known.has(key))) return undefined;
  const idOf = (key: number) => playerId(numberOf(source, key, round));
  switch (question.kind) {
    case 'pair':
      return { kind: 'pair', players: [idOf(question.players[0]), idOf(question.players[1])] };
    case 'bye':
    case 'colour':
      return { kind: question.kind, player: idOf(question.player) };
    case 'float':
      return {
        kind: 'float',
        player: idOf(question.player),
        ...(question.instead === undefined ? {} : { instead: idOf(question.instead) }),
      };
    case 'board':
      return question;
    case 'rank':
      return {
        kind: 'rank',
        player: idOf(question.player),
        ...(question.other === undefined ? {} : { other: idOf(question.other) }),
      };
  }
};
