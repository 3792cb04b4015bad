import type { Ruling } from '@pareo/engine';
import { areLineUpsOut, type Competing, competingIn, type State } from '@pareo/engine/journal';
import { opposite } from '@pareo/engine/model';
import { boardText, playerOnTeam } from '@pareo/tournament';
import type { Desk } from '../desks/desk.ts';
import { publicResult, textOnBoard } from '../live/deltas.ts';
import type { PublicParts, PublicStreams } from '../live/public-stream.ts';
import { unpacked } from '../storage/packing.ts';
import type { Journals, TournamentHead } from '../storage/storage.ts';
import type { Work } from '../work/work.ts';
import { type Page, pageCache } from './cache.ts';
import { type PublicPlayer, publicCompetitor, publicPlayer, publicPlayers } from './fields.ts';

/** The JSON behind each public page, by the version of what it shows. */
export interface PublicAnswers {
  readonly info: (desk: Desk, head: TournamentHead) => Promise<Page | undefined>;
  readonly round: (desk: Desk, round: number) => Promise<Page | undefined>;
  readonly standings: (desk: Desk, asked?: StandingsAsked) => Promise<Page | undefined>;
  readonly crosstable: (desk: Desk, order: 'rank' | 'number') => Promise<Page | undefined>;
  readonly players: (desk: Desk) => Promise<Page | undefined>;
  readonly player: (desk: Desk, key: number) => Promise<Page | undefined>;
  /** The rulings kept with a board, in the numbers of that moment, with whom each number names. */
  readonly why: (desk: Desk, round: number, board: number) => Promise<Page | undefined>;
  readonly view: (desk: Desk, asked: ViewAsked) => Promise<Page | undefined>;
  readonly bytes: () => number;
}

interface StandingsAsked {
  readonly after?: number;
  readonly of?: 'teams' | 'players' | 'boards';
  readonly group?: string;
}

type ViewAsked =
  | { readonly what: 'teams' | 'draw' | 'match-score' | 'boards' }
  | { readonly what: 'line-ups'; readonly round: number; readonly for: 'everybody' };

/** Standings of a running round are worked out so often at most. */
const STANDINGS_EVERY = 1000;

export const publicAnswers = (given: {
  readonly build: string;
  readonly work: Work;
  readonly streams: PublicStreams;
  readonly journals: Pick<Journals, 'attachment'>;
}): PublicAnswers => {
  const { build, work, streams, journals } = given;
  const cache = pageCache(build);
  const throttle = new WeakMap<
    Desk,
    { readonly version: number; readonly at: number; readonly state: State }
  >();
  const partsOf = (desk: Desk): PublicParts => streams.follow(desk);

  /** While results pour in, everybody gets the standings of the last full second. */
  const steady = (desk: Desk): { readonly version: number; readonly state: State } => {
    const version = partsOf(desk).standings();
    const known = throttle.get(desk);
    const now = performance.now();
    if (known !== undefined && (known.version === version || now - known.at < STANDINGS_EVERY)) return known;
    const fresh = { version, at: now, state: desk.head().journal.state };
    throttle.set(desk, fresh);
    return fresh;
  };

  const pointsBefore = async (desk: Desk, round: number): Promise<Readonly<Record<number, number>>> => {
    const key = `${desk.id} points ${round} ${partsOf(desk).roundsTo(round - 1)} ${partsOf(desk).players()}`;
    const page = await cache.get(key, () =>
      work.run('points', { state: desk.head().journal.state, round }, { thread: 'render', of: desk.id }),
    );
    return page === undefined
      ? {}
      : (JSON.parse(Buffer.from(page.plain).toString()) as Record<number, number>);
  };

  return {
    bytes: cache.bytes,
    info: (desk, head) => {
      const key = `${desk.id} info ${partsOf(desk).details()} ${partsOf(desk).players()} ${head.slug} ${head.whyPublic}`;
      return cache.get(key, async () => infoOf(desk.head().journal.state, head));
    },
    round: (desk, round) => {
      const parts = partsOf(desk);
      const key = `${desk.id} round ${round} ${parts.round(round)} ${parts.roundsTo(round - 1)} ${parts.players()}`;
      return cache.get(key, async () => {
        if (!isPublished(desk.head().journal.state, round)) return undefined;
        const points = await pointsBefore(desk, round);
        return roundOf(desk.head().journal.state, round, points);
      });
    },
    view: (desk, asked) => {
      const parts = partsOf(desk);
      const { version, state } = steady(desk);
      const { published } = desk.head().journal.state;
      const about = `${parts.players()} ${parts.roundsTo(published)} ${parts.details()} ${version}`;
      return cache.get(`${desk.id} view ${JSON.stringify(asked)} ${about}`, async () => {
        // Who sits where is as new as what everybody was told; a table is of the last full second.
        const shown = asked.what === 'line-ups' ? desk.head().journal.state : state;
        return work.run('view', { state: shown, ...asked }, { thread: 'render', of: desk.id });
      });
    },
    standings: (desk, { after, of, group } = {}) => {
      const { version, state } = steady(desk);
      const key = `${desk.id} standings ${after ?? 'now'} ${of ?? ''} ${group ?? ''} ${version} ${partsOf(desk).players()}`;
      return cache.get(key, async () => {
        if (after !== undefined && after > state.published) return undefined;
        if (of === 'boards')
          return work.run('view', { state, what: 'boards' }, { thread: 'render', of: desk.id });
        const found = await work.run(
          'standings',
          {
            state,
            ...(after === undefined ? {} : { after }),
            ...(of === undefined ? {} : { of }),
            ...(group === undefined ? {} : { group }),
          },
          { thread: 'render', of: desk.id },
        );
        if (!found.ok) return { after: 0, tiebreaks: [], rows: [], unfinished: [] };
        return { ...found.value, rows: withPlayers(state, found.value.rows, of) };
      });
    },
    crosstable: (desk, order) => {
      const { version, state } = steady(desk);
      const key = `${desk.id} crosstable ${order} ${version} ${partsOf(desk).players()}`;
      return cache.get(key, async () => {
        const found = await work.run('crosstable', { state, order }, { thread: 'render', of: desk.id });
        if (!found.ok) return { after: 0, tiebreaks: [], rows: [], cells: [], order, unfinished: [] };
        return { ...found.value, rows: withPlayers(state, found.value.rows) };
      });
    },
    players: desk =>
      cache.get(`${desk.id} players ${partsOf(desk).players()}`, async () => ({
        players: publicPlayers(desk.head().journal.state),
      })),
    why: (desk, round, board) => {
      const parts = partsOf(desk);
      return cache.get(
        `${desk.id} why ${round} ${board} ${parts.round(round)} ${parts.players()}`,
        async () => {
          const { state } = desk.head().journal;
          const digest = isPublished(state, round) ? state.rounds[round - 1]?.rulings : undefined;
          const body = digest === undefined ? undefined : await journals.attachment(desk.id, digest);
          return body === undefined
            ? undefined
            : whyOf(state, { round, board }, unpacked(body) as readonly Ruling[]);
        },
      );
    },
    player: (desk, key) => {
      const parts = partsOf(desk);
      const { published } = desk.head().journal.state;
      return cache.get(
        `${desk.id} player ${key} ${parts.roundsTo(published)} ${parts.players()} ${published}`,
        async () => playerPage(desk.head().journal.state, key),
      );
    },
  };
};

const isPublished = (state: State, round: number): boolean => round >= 1 && round <= state.published;

const infoOf = (
  { details, settings, phase, published, rounds, players, book, lot }: State,
  head: TournamentHead,
) => ({
  slug: head.slug,
  name: details.name,
  event: details.event,
  place: details.place,
  federation: details.federation,
  start: details.start,
  end: details.end,
  zone: details.zone,
  language: details.language,
  chiefArbiter: details.chiefArbiter,
  deputies: details.deputies,
  timeControl: details.timeControl,
  roundTimes: details.roundTimes,
  columns: details.columns,
  system: settings.system,
  plannedRounds: settings.rounds,
  tiebreaks: settings.tiebreaks,
  lot: published > 0 ? lot : undefined,
  phase,
  published,
  rounds: rounds.slice(0, published).map(({ status, system, edition, publication, hand }, index) => ({
    round: index + 1,
    status,
    system,
    edition,
    publishedAt: publication?.at,
    byHand: hand !== undefined,
  })),
  players: Object.keys(players).length,
  byTheBook: book.left === undefined,
  whyPublic: head.whyPublic,
});

const roundOf = (state: State, number: number, points: Readonly<Record<number, number>>) => {
  const round = state.rounds[number - 1];
  if (round === undefined) return undefined;
  const competing: Readonly<Record<number, Competing>> = competingIn(state, number);
  const side = (key: number) => {
    const entered = competing[key];
    return entered === undefined
      ? undefined
      : { ...publicCompetitor(entered), points: (points[key] ?? 0) / 10 };
  };
  return {
    round: number,
    status: round.status,
    ...(round.of === undefined ? {} : { of: round.of, lineUpsOut: areLineUpsOut(round) }),
    system: round.system,
    edition: round.edition,
    publishedAt: round.publication?.at,
    byHand: round.hand !== undefined,
    boards: round.boards.map(board => {
      const text = textOnBoard(state, number, board);
      return {
        number: board.number,
        white: side(board.white),
        black: side(board.black),
        ...(board.games === undefined ? {} : { games: board.games }),
        ...(board.group === undefined ? {} : { group: board.group }),
        result: publicResult(board),
        ...(text === undefined ? {} : { text }),
      };
    }),
    byes: round.byes.map(({ player, kind }) => ({ player: side(player), kind })),
  };
};

const withPlayers = <Row extends { readonly key: number }>(
  state: State,
  rows: readonly Row[],
  of?: StandingsAsked['of'],
) => {
  const ranked: Readonly<Record<number, Competing>> = of === 'players' ? state.players : competingIn(state);
  return rows.map(row => {
    const entered = ranked[row.key];
    return { ...row, ...(entered === undefined ? {} : { player: publicCompetitor(entered) }) };
  });
};

interface PlayersRound {
  readonly round: number;
  readonly kind: 'game' | 'bye' | 'none';
  readonly colour?: 'white' | 'black';
  readonly board?: number;
  /** Where teams meet. */
  readonly boardOfMatch?: number;
  readonly opponent?: PublicPlayer;
  readonly result?: unknown;
  /** As lists print it. */
  readonly text?: string;
  readonly bye?: string;
}

const playerPage = (state: State, key: number) => {
  const entered = state.players[key];
  if (entered === undefined) return undefined;
  const rounds = state.rounds.slice(0, state.published).map((round, index): PlayersRound => {
    if (round.of === 'teams') return onTeam(state, key, index + 1);
    const board = round.boards.find(({ white, black }) => white === key || black === key);
    if (board !== undefined) {
      const colour = board.white === key ? 'white' : 'black';
      const opponent = state.players[colour === 'white' ? board.black : board.white];
      const text = boardText(board);
      return {
        round: index + 1,
        kind: 'game',
        colour,
        board: board.number,
        ...(opponent === undefined ? {} : { opponent: publicPlayer(opponent) }),
        result: publicResult(board),
        ...(text === undefined ? {} : { text }),
      };
    }
    const bye = round.byes.find(({ player }) => player === key);
    return bye === undefined
      ? { round: index + 1, kind: 'none' }
      : { round: index + 1, kind: 'bye', bye: bye.kind };
  });
  return { player: publicPlayer(entered), rounds };
};

/** Where a player of a team sat: the match, its board, and the rival there. */
const onTeam = (state: State, key: number, round: number): PlayersRound => {
  const found = playerOnTeam(state, key, round);
  if (found === undefined) return { round, kind: 'none' };
  const { match, board, game, isLeft } = found;
  const opponent = state.players[(isLeft ? game.right : game.left)?.key ?? 0];
  const colour = game.leftColour && (isLeft ? game.leftColour : opposite(game.leftColour));
  return {
    round,
    kind: 'game',
    ...(colour === undefined ? {} : { colour }),
    board: match,
    boardOfMatch: board,
    ...(opponent === undefined ? {} : { opponent: publicPlayer(opponent) }),
    ...(game.result === undefined ? {} : { text: game.result }),
  };
};

/** What concerns either player of the board, and everybody that it names. */
const whyOf = (
  state: State,
  at: { readonly round: number; readonly board: number },
  rulings: readonly Ruling[],
) => {
  const round = state.rounds[at.round - 1];
  const board = round?.boards.find(({ number }) => number === at.board);
  if (round === undefined || board === undefined) return undefined;
  const keys = new Map(Object.entries(round.numbers).map(([key, number]) => [number, Number(key)]));
  const mine = [round.numbers[board.white], round.numbers[board.black]];
  const about = rulings.filter(ruling => ruling.about.some(number => mine.includes(number)));
  const named = new Set(
    about.flatMap(({ about: who, because, passedOver }) => [
      ...who,
      ...because,
      ...passedOver.flatMap(({ players, suffers = [], opponents = [], leftOver }) => [
        ...players,
        ...suffers,
        ...opponents,
        ...(leftOver?.players ?? []),
        ...(leftOver?.partners ?? []),
      ]),
    ]),
  );
  const players = [...named].flatMap(number => {
    const entered = (competingIn(state, at.round) as Readonly<Record<number, Competing>>)[
      keys.get(number) ?? 0
    ];
    return entered === undefined ? [] : [[number, publicCompetitor(entered)] as const];
  });
  return {
    round: at.round,
    board: at.board,
    system: round.system,
    edition: round.edition,
    engine: round.engine,
    publishedAt: round.publication?.at,
    byHand: round.hand !== undefined,
    white: board.white,
    black: board.black,
    rulings: about,
    players: Object.fromEntries(players),
  };
};
