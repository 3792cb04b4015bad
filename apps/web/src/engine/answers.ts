import {
  checkTournament,
  type Issue,
  type NoPairing,
  type OpenedRound,
  type Outcome,
  type PairedRound,
  pairRound,
  playerId,
  type Ruling,
  type Standings,
  standings,
  type Tournament,
  type TournamentRecord,
  writeRecord,
} from '@pareo/engine';
import {
  assuming,
  type KeyedPairing,
  optionsBefore,
  type PlayerKey,
  playerKey,
  recordBefore,
  recordForReport,
  recordForStandings,
  type State,
} from '@pareo/engine/journal';
import { accept, impossible, type PlayerRecord } from '@pareo/engine/model';
import { factsOf, reopenRound } from '@pareo/engine/round';
import { crosstable, formatTiebreak, type Working, whyRank, workingOf } from '@pareo/engine/standings';
import { textOfRule } from '@pareo/texts/rules';
import { articleIn, describeAnswer, describeRuling } from '@pareo/texts/rulings';
import { describeRankReason } from '@pareo/texts/terms';
import { spokenName } from '@pareo/tournament/people';
import type { CheckedTournament, Cited, Enquiries, EnquiryKind, Sentence, Table, Which } from './enquiry.ts';

/* What the engine says of a state. Records of one state are checked once. */

type Answers = {
  readonly [K in EnquiryKind]: (state: State, asked: Enquiries[K]['ask']) => Enquiries[K]['answer'];
};

export const answerTo = (state: State, enquiry: EnquiryKind, asked: unknown): unknown =>
  (ANSWERS[enquiry] as (state: State, asked: unknown) => unknown)(state, asked);

const ANSWERS: Answers = {
  standings: (state, which) => mapped(standingsOf(state, which), table => tableOf(state, table)),
  working: (state, { player, code, language, ...which }) => {
    const table = standingsOf(state, which);
    if (!table.ok) return table;
    return mapped(workingOf(table.value, player, code), working => ({
      working: JSON.parse(JSON.stringify(working)) as Working,
      legend: citedIn(working, language),
    }));
  },
  compare: (state, { a, b, ...which }) => {
    const table = standingsOf(state, which);
    return table.ok ? whyRank(table.value, a, b) : table;
  },
  crosstable: (state, { order, ...which }) =>
    mapped(standingsOf(state, which), table => crosstable(table, order)),
  facts: (state, { round }) => factsIn(state, round),
  preview: (state, { round, assumed }) => previewOf(assuming(state, assumed), round),
  rulings: (state, { round }) => {
    const opened = openedAt(state, round);
    return mapped(opened, ({ explain }) => explain().map(plain));
  },
  ask: (state, { round, question, language }) => {
    const opened = openedAt(state, round);
    if (!opened.ok) return opened;
    return mapped(opened.value.ask(question), answer => ({
      verdict: answer.verdict,
      text: describeAnswer(answer, namesIn(state, round), language),
    }));
  },
  sentences: (state, { round, rulings, language }) =>
    rulings.map(ruling => sentenceOf(ruling, namesIn(state, round), language)),
  rankSentence: (state, { a, b, language, ...which }) => {
    const table = standingsOf(state, which);
    if (!table.ok) return table;
    const names = new Map(Object.values(state.players).map(({ number, data }) => [number, data.name]));
    return mapped(whyRank(table.value, a, b), reason =>
      describeRankReason(reason, number => spokenName(names.get(number) ?? String(number)), language),
    );
  },
  check: state => checkOf(state),
  export: (state, { format }) =>
    mapped(writeRecord(recordForReport(state), format), text => new TextEncoder().encode(text)),
};

/** Rules of the engine decide as well as speak: only what they say crosses to the page. */
const plain = <Told extends Ruling>(ruling: Told): Told => JSON.parse(JSON.stringify(ruling)) as Told;

/** How people of a round are called in its sentences: by its own numbers. */
const namesIn = (state: State, round: number): ((number: number) => string) => {
  const numbers = state.rounds[round - 1]?.numbers;
  const names = new Map(
    Object.values(state.players).map(({ key, number, data }) => [numbers?.[key] ?? number, data.name]),
  );
  return number => {
    const name = names.get(number);
    return name === undefined ? String(number) : `${spokenName(name)} (${number})`;
  };
};

const sentenceOf = (ruling: Ruling, name: (number: number) => string, language: 'en' | 'es'): Sentence => ({
  subject: ruling.subject,
  text: describeRuling(ruling, name, language),
  article: articleIn(ruling.rule.article, language),
  passedOver: ruling.passedOver.map(({ players, verdict, rule }) => ({
    names: players.map(name).join(' – '),
    verdict,
    article: articleIn(rule.article, language),
  })),
});

/** Every rule that a value rests on, once each. */
const citedIn = ({ rule, parts }: Working, language: 'en' | 'es'): readonly Cited[] => {
  const rules = [rule, ...parts.flatMap(part => (part.cut ? [part.rule, part.cut] : [part.rule]))];
  return [...new Map(rules.map(cited => [cited.key, cited])).values()].map(cited => ({
    id: cited.id,
    text: textOfRule(cited, language),
  }));
};

const factsIn = (state: State, round: number): Enquiries['facts']['answer'] => {
  const known = knownBefore(state, round);
  if (!known.ok) return known;
  const stored = state.rounds[round - 1];
  const idOf = (key: PlayerKey) => playerId(stored?.numbers[key] ?? state.players[key]?.number ?? 0);
  const boards = (stored?.boards ?? []).map(({ number, white, black }) => ({
    number,
    white: idOf(white),
    black: idOf(black),
  }));
  const by = stored && { system: stored.system, options: stored.options };
  return mapped(factsOf(known.value, { round, ...by, boards }), ({ virtual, ...facts }) => {
    const numbers = new Map(
      Object.values(state.players).map(({ key, number }) => [stored?.numbers[key] ?? number, key]),
    );
    const keyed = virtual.flatMap(({ player, points }) => {
      const key = numbers.get(player);
      return key === undefined ? [] : [[key as number, points] as const];
    });
    return { ...facts, virtual: new Map(keyed) };
  });
};

const mapped = <A, B, F>(outcome: Outcome<A, F>, change: (value: A) => B): Outcome<B, F> =>
  outcome.ok ? accept(change(outcome.value)) : outcome;

const kept = new WeakMap<State, Map<string, unknown>>();
const once = <T>(state: State, name: string, make: () => T): T => {
  const own = kept.get(state) ?? new Map<string, unknown>();
  kept.set(state, own);
  if (!own.has(name)) own.set(name, make());
  return own.get(name) as T;
};

const checked = (record: TournamentRecord): Outcome<Tournament, Issue> => checkTournament(record);

const standingsOf = (state: State, { after, group }: Which): Outcome<Standings, Issue> =>
  once(state, `standings ${after ?? ''} ${group ?? ''}`, () => {
    const tournament = once(state, `for standings ${group ?? ''}`, () =>
      checked(ofGroup(recordForStandings(state), group)),
    );
    if (!tournament.ok) return tournament;
    return standings(tournament.value, {
      ...(after === undefined ? {} : { after: Math.min(after, tournament.value.roundsRecorded) }),
      // Only where the list asks for lots: otherwise those who are level share their place.
      ...(state.settings.tiebreaks.some(code => /^LOTS\b/i.test(code)) ? { lots: { seed: state.lot } } : {}),
    });
  });

/** A group has its own table: nobody in it ever met anybody outside (decision 15). */
const ofGroup = (record: TournamentRecord, group: string | undefined): TournamentRecord =>
  group === undefined ? record : only(record, ({ group: own }) => own === group);

const only = (record: TournamentRecord, isIn: (player: PlayerRecord) => boolean): TournamentRecord => {
  const players = record.players.filter(isIn);
  const ids = new Set<number>(players.map(({ id }) => id));
  const mine = <Named extends { readonly participants: readonly number[] }>(lists: readonly Named[]) =>
    lists
      .map(list => ({ ...list, participants: list.participants.filter(id => ids.has(id)) }))
      // Points without names are everybody's.
      .filter(({ participants }, at) => participants.length > 0 || lists[at]?.participants.length === 0);
  return {
    ...record,
    players,
    forbiddenPairs: [],
    virtualPoints: [],
    requestedByes: mine(record.requestedByes),
    abnormalPoints: mine(record.abnormalPoints),
  };
};

const knownBefore = (state: State, round: number): Outcome<Tournament, Issue> =>
  once(state, `before ${round}`, () => checked(recordBefore(state, round)));

/** Paired once for all that is asked of it. */
const openedAt = (state: State, round: number): Outcome<OpenedRound, Issue | NoPairing> =>
  once(state, `opened ${round}`, () => {
    const known = knownBefore(state, round);
    return known.ok ? reopenRound(known.value, pairedOf(state, round)) : known;
  });

const tableOf = (state: State, table: Standings): Table => {
  const keys = keysByNumber(state);
  return {
    after: table.after,
    list: table.list.map(formatTiebreak),
    rows: table.rows.map(row => ({
      ...row,
      key: keys.get(row.id) ?? impossible(`a player has the number ${row.id}`),
    })),
    unfinished: table.unfinished,
  };
};

const keysByNumber = (state: State): ReadonlyMap<number, PlayerKey> =>
  once(state, 'keys', () => new Map(Object.values(state.players).map(({ key, number }) => [number, key])));

/** A stored round in the numbers of its moment, as the engine gave it. */
const pairedOf = (state: State, round: number): PairedRound => {
  const stored = state.rounds[round - 1] ?? impossible(`round ${round} is paired`);
  const number = (key: PlayerKey) => playerId(stored.numbers[key] ?? 0);
  // A round changed by hand is asked about as the engine had it.
  const given = stored.hand?.beside ?? stored;
  return {
    system: stored.hand?.beside?.system ?? stored.system,
    edition: stored.hand?.beside?.edition ?? stored.edition,
    round,
    options: given.options,
    engine: stored.engine,
    boards: given.boards.map(({ number: board, white, black, games, group }) => ({
      number: board,
      white: number(white),
      black: number(black),
      ...(games === undefined ? {} : { games }),
      ...(group === undefined ? {} : { group }),
    })),
    byes: given.byes.map(({ player, kind }) => ({ player: number(player), kind })),
  };
};

const previewOf = (state: State, round: number): Outcome<KeyedPairing, NoPairing | Issue> => {
  const known = checked(recordBefore(state, round));
  if (!known.ok) return known;
  const paired = pairRound(known.value, { round, options: optionsBefore(state, round) });
  if (!paired.ok) return paired;
  const keys = new Map(Object.values(state.players).map(({ key, number }) => [number, key]));
  const key = (number: number) => keys.get(number) ?? playerKey(0);
  const { system, edition, options, boards, byes } = paired.value;
  return accept({
    system,
    edition,
    options,
    boards: boards.map(board => ({ ...board, white: key(board.white), black: key(board.black) })),
    byes: byes.map(bye => ({ ...bye, player: key(bye.player) })),
  });
};

const checkOf = (state: State): CheckedTournament => ({
  rounds: state.rounds.map((stored, at) => {
    const round = at + 1;
    const nothing = { round, byHand: stored.hand !== undefined, differing: [], faults: [] };
    const known = knownBefore(state, round);
    if (!known.ok) return { ...nothing, agrees: false };
    const paired = pairRound(known.value, { round, system: stored.system, options: stored.options });
    if (!paired.ok) return { ...nothing, agrees: false, faults: paired.faults };
    const number = (key: PlayerKey) => stored.numbers[key];
    const differing = stored.boards
      .filter(({ white, black }, index) => {
        const other = paired.value.boards[index];
        return other?.white !== number(white) || other?.black !== number(black);
      })
      .map(board => board.number);
    return { ...nothing, agrees: differing.length === 0, differing };
  }),
});
