import { leavingTheBook, marked } from '../changing.ts';
import { isEngines } from '../hand.ts';
import type { Happened } from '../journal.ts';
import type { Seq } from '../key.ts';
import { isOutOfDate, roundIn, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { BoardState, Round, State, Writing } from '../state.ts';
import { asPaired } from '../swaps.ts';
import type { ActDefinition } from './definition.ts';
import { movedSince } from './drafts.ts';
import { listed, withoutLineUp } from './publish-line-ups.ts';

/** On the wall, and frozen: boards, numbers, rulings, system, edition, options, engine. Round 1 fixes the settings. */
export const publish: ActDefinition<'publish'> = {
  kind: 'publish',
  check: (state, { act: { rounds }, basis }) => [
    ...(rounds.length === 0 ? [refusal('nothing-to-change', {})] : []),
    ...rounds.flatMap((round, index) => faultsOf(state, round, state.published + 1 + index)),
    ...(state.settings.rounds === undefined
      ? [refusal('settings-incomplete', { missing: ['rounds'] }, 'C.04.1, 1')]
      : []),
    ...movedSince(state, basis),
  ],
  warnings: (state, { act: { rounds } }) =>
    rounds.includes(1) && !state.drawn && traitsOf(state, 1).kind === 'round-robin'
      ? [
          {
            code: 'numbers-not-drawn',
            strength: 'confirm',
            article: 'Mexican manual, Round-robin, 1',
            data: {},
          },
        ]
      : [],
  effect: (state, done) =>
    done.act.rounds.reduce((before, round) => withPublished(before, round, done), state),
  touches: () => ['standings'],
  settles: true,
};

const faultsOf = (state: State, round: number, expected: number): readonly Refusal[] => {
  const draft = roundIn(state, round);
  if (round <= state.published) return [refusal('already-published', { round })];
  if (!draft || round !== expected) return [refusal('no-draft', { round: Math.min(round, expected) })];
  return isOutOfDate(state, draft)
    ? [refusal('draft-out-of-date', { round, entry: state.touched.pairing })]
    : [];
};

const withPublished = (state: State, round: number, { seq, at, by }: Happened<'publish'>): State => {
  const draft = roundIn(state, round);
  if (!draft) return state;
  const { kept = [], keptLineUps, ...rest } = draft;
  const rounds = [...state.rounds];
  rounds[round - 1] = {
    ...rest,
    status: 'published',
    publication: { seq, at, by },
    boards: kept.length === 0 ? draft.boards : draft.boards.map(board => withKeptResults(board, kept)),
    ...lineUpsAt(state, round, keptLineUps ?? {}, { seq, at, by }),
  };
  const shown: State = { ...state, rounds, published: round, phase: 'running' };
  return draft.hand && !isEngines(draft, draft.hand.beside)
    ? withHandOnRecord(shown, round, draft.hand, seq)
    : shown;
};

/**
 * By list everybody may see who sits where; otherwise what was handed in before stands: in a round that was taken back, or in the file that
 * the tournament was made from.
 */
const lineUpsAt = (
  state: State,
  number: number,
  keptLineUps: NonNullable<Round['keptLineUps']>,
  writing: Writing,
): Pick<Round, 'lineUps' | 'lineUpsOut'> => {
  const round = roundIn(state, number);
  if (round?.of !== 'teams') return {};
  const isByList = round.settings.team?.lineUps !== 'handed-in';
  const stays = teamsThatStay(round);
  const kept = Object.entries(keptLineUps).filter(
    ([team, { source }]) => source !== 'list' || stays.has(Number(team)),
  );
  const stated = { ...fromFile(state, number, writing), ...Object.fromEntries(kept) };
  const missing = isByList ? withoutLineUp({ ...round, lineUps: stated }) : [];
  return {
    lineUps: { ...stated, ...listed(state, number, missing, writing) },
    ...(isByList ? { lineUpsOut: writing.seq } : {}),
  };
};

/** Their match comes back with its results. */
const teamsThatStay = ({ boards, kept = [] }: Round): ReadonlySet<number> =>
  new Set(
    boards
      .filter(board => kept.some(({ white, black }) => white === board.white && black === board.black))
      .flatMap(({ white, black }) => [white, black]),
  );

/** Record 300 of the round that was still to come. */
const fromFile = ({ imported }: State, number: number, writing: Writing): NonNullable<Round['lineUps']> =>
  Object.fromEntries(
    (imported?.lineUps ?? [])
      .filter(({ round }) => round === number)
      .map(({ team, players }) => [team, { players, source: 'file' as const, ...writing }]),
  );

/** A pair that stays keeps what it has played. */
const withKeptResults = (board: BoardState, kept: readonly BoardState[]): BoardState => {
  const same = kept.find(one => {
    const { white, black } = asPaired(one);
    return white === board.white && black === board.black;
  });
  if (!same) return board;
  const { white, black, results, swaps } = same;
  return { ...board, white, black, results, ...matchKept(same), ...(swaps ? { swaps } : {}) };
};

const matchKept = ({ forfeited, decided }: BoardState): Partial<BoardState> => ({
  ...(forfeited ? { forfeited } : {}),
  ...(decided ? { decided } : {}),
});

/** C.04.2, article 4.4: for one of its reasons the book is kept, and the round is shown as made by hand. */
const withHandOnRecord = (state: State, round: number, hand: NonNullable<Round['hand']>, seq: Seq): State => {
  const { boards, change } = hand;
  const text = `pairing by hand, boards ${boards.join(' ') || 'all'}, reason ${change ?? 'none of the regulation'}`;
  const noted = marked(state, { code: 'MPA', round, seq, text });
  return change === undefined
    ? leavingTheBook(noted, round, seq)
    : { ...noted, book: { ...noted.book, byHand: [...new Set([...noted.book.byHand, round])] } };
};
