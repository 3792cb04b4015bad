import type { Tournament } from '@pareo/engine';
import { prizeTexts } from '@pareo/texts';
import { type Divided, numberedName, type PrizeAnswer, type PrizeSheet } from '@pareo/tournament';
import type { PrizeOrder } from './commands/prizes.ts';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';
import { participantsIn } from './tournament-file.ts';

/** `docs/reference/cli.md`, `prizes --json`: minor units, fractions of them as text. Of one player where one is asked for. */
export const prizesAsJson = (
  { plan, basis, after, result }: Divided,
  tournament: Tournament,
  only?: number,
) => {
  const names = new Map<number, string>(participantsIn(tournament).map(({ id, name }) => [id, name]));
  const parts = result.pools
    .flatMap(pool =>
      pool.members.map(({ player, ...share }) => ({
        player: Number(player),
        group: pool.group,
        list: pool.list ?? null,
        first: pool.first ?? null,
        tied: pool.tied,
        method: pool.method,
        pool: pool.total,
        from: pool.from,
        ...share,
      })),
    )
    .filter(({ player }) => only === undefined || player === only);
  const paid = [...new Set(parts.map(({ player }) => player))];
  return {
    after,
    basis,
    currency: plan.currency,
    total: result.sums.paid,
    players: paid.map(player => {
      const own = parts.filter(part => part.player === player);
      return {
        startNumber: player,
        name: names.get(player) ?? '',
        total: own.reduce((sum, { amount }) => sum + amount, 0),
        parts: own.map(({ player: _player, ...part }) => part),
      };
    }),
    unclaimed: result.unclaimed,
    warnings: result.warnings,
    undecided: result.refused,
    sums: result.sums,
  };
};

const left = (heading: string) => ({ heading, align: 'left' as const });
const right = (heading: string) => ({ heading, align: 'right' as const });

interface Shown {
  readonly tournament: Tournament;
  readonly order: PrizeOrder;
  readonly context: Context;
}

export const prizesAsTables = async (
  sheet: PrizeSheet,
  { tournament, order, context }: Shown,
): Promise<string> => {
  const { language, paint, width, texts } = context;
  const { byList, byPlayer, unclaimedTitle } = prizeTexts[language];
  const name = tournament.header.name ?? texts.cli.tables.unnamedTournament;
  const heading = `${name} · ${sheet.title}, ${(order === 'list' ? byList : byPlayer).toLowerCase()}`;
  const rules = sheet.groups.flatMap(({ mode, lists }) => [
    ...(mode === undefined ? [] : [wrapped(mode, { width, indent: 0 })]),
    ...lists.map(list => wrapped(`${list.name}: ${list.rules}`, { width, indent: 2 })),
  ]);
  const drawn = await (order === 'list' ? listsOf(sheet, context) : playersOf(sheet, context));
  const open = sheet.unclaimed.map(
    ({ list, place, prize, because }) => `${list}, ${place}: ${prize} · ${because}`,
  );
  const paragraphs = [
    ...(open.length > 0 ? [`${unclaimedTitle}:`, ...open.map(line => `  ${line}`)] : []),
    ...sheet.warnings,
    ...sheet.open,
    sheet.sums,
  ];
  return [
    paint.bold(heading),
    '',
    ...sheet.notes.map(note => wrapped(note, { width, indent: 0 })),
    ...rules,
    '',
    drawn,
    ...paragraphs.map(line => wrapped(line, { width, indent: line.startsWith('  ') ? 2 : 0 })),
    '',
  ].join('\n');
};

const listsOf = ({ pools }: PrizeSheet, { language, paint }: Context): Promise<string> => {
  const { columns } = prizeTexts[language];
  return drawTable(
    {
      columns: [left(columns.list), left(columns.name), right(columns.prize)],
      rows: pools.flatMap(pool =>
        pool.members.map(({ person, prize }, at) => [
          at === 0 ? pool.name : '',
          numberedName(person.number, person.name),
          prize,
        ]),
      ),
    },
    paint,
  );
};

const playersOf = ({ players }: PrizeSheet, { language, paint }: Context): Promise<string> => {
  const { columns } = prizeTexts[language];
  return drawTable(
    {
      columns: [left(columns.name), right(columns.total), left(columns.list), right(columns.prize)],
      rows: players.flatMap(({ person, total, parts }) =>
        parts.map((part, at) => [
          at === 0 ? numberedName(person.number, person.name) : '',
          at === 0 ? total : '',
          part.name,
          part.prize,
        ]),
      ),
    },
    paint,
  );
};

/** What one player is paid and why, and why nothing else. */
export const prizeAnswerAsText = (
  { pools, not }: PrizeAnswer,
  {
    tournament,
    number,
    context,
  }: { readonly tournament: Tournament; readonly number: number; readonly context: Context },
): string => {
  const { width, paint, language } = context;
  const name = participantsIn(tournament).find(({ id }) => Number(id) === number)?.name ?? '';
  const lines = pools.flatMap(pool => {
    const [own] = pool.members.filter(({ person }) => person.number === number);
    return [
      paint.bold(`${pool.name}: ${own?.prize ?? ''}`),
      ...[...pool.why, own?.why ?? ''].map(line => wrapped(line, { width, indent: 2 })),
    ];
  });
  const none = pools.length === 0 ? [prizeTexts[language].whyNot(name)] : [];
  const others = not.map(({ list, because }) => wrapped(`${list}: ${because}`, { width, indent: 0 }));
  return [paint.bold(numberedName(number, name)), '', ...none, ...lines, ...others, ''].join('\n');
};
