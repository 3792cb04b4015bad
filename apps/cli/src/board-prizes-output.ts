import type { Tournament } from '@pareo/engine';
import type { NameOf } from '@pareo/texts';
import type { BoardList, BoardPrizes, BoardRow } from '@pareo/tournament';
import type { Context } from './context.ts';
import { drawTable } from './terminal/table.ts';

/** `docs/reference/cli.md`, `standings --boards --json`. */
export const boardPrizesAsJson = ({ after, by, lists }: BoardPrizes) => ({
  round: after,
  by,
  boards: lists.map(({ board, minimumGames, performanceCounts, rows }) => ({
    board,
    minimumGames,
    performanceCounts,
    players: rows.map(rowAsJson),
  })),
});

const rowAsJson = ({ id, name, team, rank, sharedBy, points, percentage, performance, games }: BoardRow) => ({
  startNumber: id,
  name,
  team,
  rank: rank ?? null,
  sharedBy,
  points,
  games: games.length,
  percentage: Math.round(100 * percentage) / 100,
  performance: performance ?? null,
  working: games.map(game => ({ ...game, opponentsRating: game.opponentsRating ?? null })),
});

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });

export const boardPrizesAsTables = async (
  { after, by, lists }: BoardPrizes,
  tournament: Tournament,
  context: Context,
): Promise<string> => {
  const { tables, boardPrizes: words } = context.texts.cli;
  const heading = `${tournament.header.name ?? tables.unnamedTournament} · ${words.title(after)}`;
  const drawn = await Promise.all(lists.map(list => tableOf(list, tournament, context)));
  return [`${context.paint.bold(heading)}\n${words.order(by)}\n`, ...drawn].join('\n');
};

const tableOf = async (
  { board, minimumGames, performanceCounts, rows }: BoardList,
  { players }: Tournament,
  { texts, paint }: Context,
): Promise<string> => {
  const { tables, boardPrizes: words } = texts.cli;
  const about = [words.minimum(minimumGames), ...(performanceCounts ? [] : [words.ratingDropped])];
  const drawn = await drawTable(
    {
      columns: [
        right(tables.rank),
        right(tables.startNumber),
        right(tables.title),
        left(tables.name),
        left(words.team),
        right(tables.rating),
        right(tables.points),
        right(words.games),
        right(words.percentage),
        right(words.performance),
      ],
      rows: rows.map(({ id, name, team, rank, points, percentage, performance, games }) => {
        const player = players.find(candidate => candidate.id === id);
        return [
          rank === undefined ? '' : String(rank),
          String(id),
          player?.title ?? '',
          name,
          team.name,
          player?.rating === undefined ? '' : String(player.rating),
          points.toFixed(1),
          String(games.length),
          percentage.toFixed(1),
          performance === undefined ? '–' : String(performance),
        ];
      }),
    },
    paint,
  );
  return `${paint.bold(nameOf(board, texts.cli.boardPrizes))} (${about.join('; ')})\n${drawn}`;
};

const nameOf = (board: BoardList['board'], words: Context['texts']['cli']['boardPrizes']): string =>
  board === 'reserves' ? words.reserves : words.board(board);

const SCORES = { win: '1', draw: '½', loss: '0' } as const;

/** The games behind the result of one player. */
export const boardWorkingAsText = async (
  { lists }: BoardPrizes,
  id: number,
  { name, context }: { readonly name: NameOf; readonly context: Context },
): Promise<string> => {
  const { tables, boardPrizes: words } = context.texts.cli;
  const list = lists.find(({ rows }) => rows.some(row => row.id === id));
  const row = list?.rows.find(candidate => candidate.id === id);
  if (!list || !row) return '';
  const drawn = await drawTable(
    {
      columns: [
        right(words.round),
        left(words.opponent),
        right(tables.rating),
        left(words.colour),
        right(tables.points),
      ],
      rows: row.games.map(({ round, opponent, opponentsRating, colour, result }) => [
        String(round),
        name(opponent),
        opponentsRating === undefined ? '–' : String(opponentsRating),
        words.colours[colour],
        SCORES[result],
      ]),
    },
    context.paint,
  );
  const place = row.rank === undefined ? '–' : String(row.rank);
  const result = `${row.points.toFixed(1)} / ${row.games.length} = ${row.percentage.toFixed(1)} %`;
  const rating = row.performance === undefined ? '' : ` · ${words.performance} ${row.performance}`;
  const heading = `${nameOf(list.board, words)} · ${tables.rank} ${place} · ${name(id)}`;
  return `${context.paint.bold(heading)}\n${result}${rating}\n\n${drawn}`;
};
