import { membership } from '../categories/membership.ts';
import { playerId } from '../model/index.ts';
import { excludedBefore, noShowsBefore } from './absences.ts';
import { withoutLineUp } from './acts/publish-line-ups.ts';
import { competingIn, isOut, ofTeams, pairsTeams, teamsByNumber } from './competing.ts';
import { handlingOf } from './handling/handling.ts';
import type { EntrantKey, PlayerKey, Seq, TeamKey } from './key.ts';
import { areLineUpsOut, boardsOfMatches } from './line-ups.ts';
import { isOpen, matchStanding } from './matches.ts';
import { outOfOrder } from './numbering.ts';
import { listsOf } from './prizes.ts';
import { areNumbersFrozen, isOutOfDate, isTable, nextRound, traitsOf } from './reading.ts';
import type { State } from './state.ts';

/** What waits for an arbiter: derived from the state, never stored. */
export type Need =
  | { readonly kind: 'question'; readonly question: Seq }
  /** A forfeit lost without notice, once the round is complete. The edition's rule holds until an arbiter acts. */
  | {
      readonly kind: 'no-show';
      readonly player: EntrantKey;
      readonly of?: 'teams';
      readonly round: number;
      readonly article: string;
      /** A file tells of it: paired until an arbiter withdraws the player. */
      readonly isPaired?: true;
    }
  /** Missed as many rounds as exclude, the last one among them: not paired any more, and nothing is left to decide. */
  | {
      readonly kind: 'excluded';
      readonly player: EntrantKey;
      readonly of?: 'teams';
      readonly rounds: readonly number[];
      readonly article: string;
    }
  | {
      readonly kind: 'adjourned';
      readonly round: number;
      readonly board: number;
      readonly game: number;
    }
  /** A match of a knock-out that is played out, and what was announced for that. */
  | {
      readonly kind: 'match-level';
      readonly round: number;
      readonly board: number;
      readonly next?: 'extra-games';
    }
  /** C.04.2, article 2.3: ratings or titles no longer fit the numbers; they may change until round 4 is paired. */
  | { readonly kind: 'numbers-out-of-order'; readonly players: readonly PlayerKey[] }
  /** Round 1 is still to be published. */
  | { readonly kind: 'teams-short'; readonly teams: readonly TeamKey[]; readonly boards: number }
  /** The round is published, and these have handed in nothing. */
  | { readonly kind: 'line-ups-missing'; readonly round: number; readonly teams: readonly TeamKey[] }
  /** All are in, and nobody has seen them. */
  | { readonly kind: 'line-ups-in'; readonly round: number }
  /** The data do not say whether they belong to a category for which there are prizes. */
  | {
      readonly kind: 'membership-unknown';
      readonly category: string;
      readonly players: readonly PlayerKey[];
    }
  | { readonly kind: 'draft-out-of-date'; readonly round: number; readonly entry: Seq };

export const needsYou = (state: State): readonly Need[] => {
  if (state.phase === 'none' || state.phase === 'finished') return [];
  return [
    ...state.questions.map(({ seq }) => ({ kind: 'question' as const, question: seq })),
    ...noShowsToRule(state),
    ...excludedNow(state),
    ...adjournedGames(state),
    ...levelMatches(state),
    ...shortTeams(state),
    ...lineUpsToCome(state),
    ...numbersOutOfOrder(state),
    ...unknownMembers(state),
    ...state.rounds.flatMap((round, index) =>
      isOutOfDate(state, round)
        ? [{ kind: 'draft-out-of-date' as const, round: index + 1, entry: state.touched.pairing }]
        : [],
    ),
  ];
};

/** Those of the last complete round that nobody has let return or withdrawn yet. */
const noShowsToRule = (state: State): readonly Need[] => {
  if (!awaitsNextRound(state)) return [];
  const next = nextRound(state);
  const { article } = handlingOf(state.settings).noShow;
  const excluded = excludedBefore(state, next);
  return [...noShowsBefore(state, next).values()]
    .filter(
      ({ player, round, isExcused }) =>
        round === state.published &&
        !isExcused &&
        !excluded.has(player) &&
        competingIn(state, next)[player]?.out.every(out => out.until !== undefined),
    )
    .map(({ player, round, isPaired }) => ({
      kind: 'no-show',
      player,
      ...ofTeams(state, next),
      round,
      article,
      ...(isPaired ? { isPaired } : {}),
    }));
};

/** Those who are out since the last round, once it is complete. */
const excludedNow = (state: State): readonly Need[] => {
  const { exclusion } = handlingOf(state.settings).noShow;
  if (exclusion === undefined || !awaitsNextRound(state)) return [];
  const next = nextRound(state);
  return [...excludedBefore(state, next)]
    .filter(([key, rounds]) => {
      const player = competingIn(state, next)[key];
      return rounds[exclusion.after - 1] === state.published && player !== undefined && !isOut(player, next);
    })
    .map(([player, rounds]) => ({
      kind: 'excluded',
      player,
      ...ofTeams(state, next),
      rounds,
      article: exclusion.article,
    }));
};

/** The last round is complete, and another one follows. */
const awaitsNextRound = (state: State): boolean => {
  const last = state.rounds[state.published - 1];
  return (
    last !== undefined &&
    !last.boards.some(board => isOpen(state, state.published, board)) &&
    nextRound(state) <= (state.settings.rounds ?? Number.POSITIVE_INFINITY)
  );
};

const adjournedGames = (state: State): readonly Need[] =>
  state.rounds.flatMap(({ boards }, index) =>
    boards.flatMap(({ number, results }) =>
      Object.entries(results)
        .filter(([, { kind }]) => kind === 'adjourned')
        .map(([game]) => ({
          kind: 'adjourned' as const,
          round: index + 1,
          board: number,
          game: Number(game),
        })),
    ),
  );

const levelMatches = (state: State): readonly Need[] =>
  (state.rounds[state.published - 1]?.boards ?? []).flatMap((board): readonly Need[] => {
    const standing = matchStanding(state, state.published, board);
    if (standing?.kind !== 'level') return [];
    const { next } = standing;
    return [{ kind: 'match-level', round: state.published, board: board.number, ...(next ? { next } : {}) }];
  });

/** Fewer than a match has boards, before anybody is paired. */
const shortTeams = (state: State): readonly Need[] => {
  if (state.published > 0 || !pairsTeams(state)) return [];
  const boards = boardsOfMatches(state);
  const teams = teamsByNumber(state).filter(({ roster }) => roster.length < boards);
  return teams.length === 0 ? [] : [{ kind: 'teams-short', teams: teams.map(({ key }) => key), boards }];
};

const lineUpsToCome = ({ rounds, published }: State): readonly Need[] =>
  rounds.slice(0, published).flatMap((paired, index): readonly Need[] => {
    if (paired.of !== 'teams' || areLineUpsOut(paired)) return [];
    const teams = withoutLineUp(paired);
    const round = index + 1;
    return [teams.length > 0 ? { kind: 'line-ups-missing', round, teams } : { kind: 'line-ups-in', round }];
  });

const numbersOutOfOrder = (state: State): readonly Need[] => {
  const traits = traitsOf(state, 1);
  const { frozenWhenPaired } = handlingOf(state.settings).numbers;
  if (traits.pairs === 'teams') return [];
  if (areNumbersFrozen(state, frozenWhenPaired) || isTable(traits) || traits.kind === 'knock-out') return [];
  const players = outOfOrder(state).map(({ key }) => key);
  return players.length === 0 ? [] : [{ kind: 'numbers-out-of-order', players }];
};

/** Known before the prizes are divided, so that nobody waits for it at the ceremony. */
const unknownMembers = ({ prizes, categories = [], memberships = [], players }: State): readonly Need[] => {
  const asked = new Set((prizes ? listsOf(prizes) : []).flatMap(({ category }) => category ?? []));
  return categories
    .filter(({ id }) => asked.has(id))
    .flatMap(category => {
      const said = new Set(memberships.filter(one => one.category === category.id).map(one => one.player));
      const unknown = Object.values(players)
        .filter(
          ({ key, number, data }) =>
            !said.has(key) && membership(category, { ...data, id: playerId(number) }).in === undefined,
        )
        .map(({ key }) => key);
      return unknown.length === 0
        ? []
        : [{ kind: 'membership-unknown' as const, category: category.name, players: unknown }];
    });
};
