import { decimalOf } from '@pareo/engine';
import { formatPoints, type Points } from '@pareo/engine/model';
import type { MatchGame, MatchScore, MatchTeam } from '@pareo/engine/systems/scheveningen';
import type { Context } from './context.ts';
import { drawTable } from './terminal/table.ts';

/** `docs/reference/cli.md`, `standings --json`: the match of two teams. */
export const matchAsJson = ({ a, b, rounds, played, total, games }: MatchScore) => ({
  teams: [
    { name: a.name, points: decimalOf(total.a), players: a.players.map(({ id }) => id) },
    { name: b.name, points: decimalOf(total.b), players: b.players.map(({ id }) => id) },
  ],
  rounds,
  played: played.map(({ round, a: own, b: others, after, open }) => ({
    round,
    points: [decimalOf(own), decimalOf(others)],
    score: [decimalOf(after.a), decimalOf(after.b)],
    open,
  })),
  games: games.map(({ round, a: place, b: other, white, points }) => ({
    round,
    players: [a.players[place - 1]?.id, b.players[other - 1]?.id],
    white: white === 'A' ? 0 : 1,
    points: points ? [decimalOf(points.a), decimalOf(points.b)] : null,
  })),
});

/** The score, the score by round, and who got what against whom. */
export const matchAsTables = async (match: MatchScore, context: Context): Promise<readonly string[]> => {
  const { tables } = context.texts.cli;
  const { a, b, total, played } = match;
  const right = (heading: string) => ({ heading, align: 'right' as const });
  const centre = (heading: string) => ({ heading, align: 'centre' as const });
  const score = (own: Points, others: Points) => `${formatPoints(own)} – ${formatPoints(others)}`;
  const result = `${a.name} ${score(total.a, total.b)} ${b.name}`;
  const byRound = await drawTable(
    {
      columns: [right(tables.round), centre(tables.result), centre(tables.score)],
      rows: played.map(({ round, a: own, b: others, after, open }) => [
        String(round),
        `${score(own, others)}${open > 0 ? ' *' : ''}`,
        score(after.a, after.b),
      ]),
    },
    context.paint,
  );
  return [
    `${context.paint.bold(result)}\n`,
    ...(played.length > 0 ? [byRound] : []),
    await grid(match, context),
  ];
};

const grid = (match: MatchScore, { paint, texts }: Context): Promise<string> => {
  const { tables } = texts.cli;
  const { a, b } = match;
  const codeOf = (team: 'A' | 'B', index: number) => `${team}${index + 1}`;
  const nameOf = (code: string, { players }: MatchTeam, index: number) =>
    `${code} ${players[index]?.name ?? ''}`;
  return drawTable(
    {
      columns: [
        { heading: a.name, align: 'left' },
        ...b.players.map((_, index) => ({
          heading: nameOf(codeOf('B', index), b, index),
          align: 'centre' as const,
        })),
        { heading: tables.points, align: 'right' },
      ],
      rows: a.players.map((_, row) => {
        const own = match.games.filter(game => game.a === row + 1);
        return [
          nameOf(codeOf('A', row), a, row),
          ...b.players.map((__, column) =>
            own
              .filter(game => game.b === column + 1)
              .map(game => cellOf(game, tables.roundLetter))
              .join(' '),
          ),
          formatPoints(own.reduce((sum, { points }) => sum + (points?.a ?? 0), 0) as Points),
        ];
      }),
    },
    paint,
  );
};

/** The points of A's player with the colour (○ White, ● Black); the round, while it is not played. */
const cellOf = ({ points, white, round }: MatchGame, letter: string): string =>
  `${points ? formatPoints(points.a) : `${letter}${round}`} ${white === 'A' ? '○' : '●'}`;
