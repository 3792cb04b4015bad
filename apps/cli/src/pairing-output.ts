import { decimalOf, type PlayerId, type Rule, type Ruling, type Tournament } from '@pareo/engine';
import type { SystemDescription } from '@pareo/engine/systems';
import { describeRuling } from '@pareo/texts';
import { pairedSheet, type RoundSheet, type Seat } from '@pareo/tournament';
import type { Context } from './context.ts';
import { openGamesIn, openOrNextRound } from './open-games.ts';
import type { Opened } from './pairing.ts';
import { textOfSystem } from './systems.ts';
import { drawTable } from './terminal/table.ts';
import { namesIn } from './tournament-file.ts';

interface Numbered {
  readonly boards: readonly { readonly white: number; readonly black: number }[];
  readonly byes: readonly { readonly player: number }[];
}

/** What pairing engines print: the number of pairs, then `white black` per line; a bye is `id 0`. */
export const pairingAsNumbers = ({ boards, byes }: Numbered): string =>
  [
    String(boards.length + byes.length),
    ...boards.map(({ white, black }) => `${white} ${black}`),
    ...byes.map(({ player }) => `${player} 0`),
  ]
    .map(line => `${line}\n`)
    .join('');

/** `docs/reference/cli.md`, `pair --json`. */
export const pairingAsJson = (round: Opened, rulings: readonly Ruling[], context: Context) => {
  const { system, position, paired } = round;
  const known = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  const personAs = (side: 'white' | 'black', id: PlayerId) => {
    const entrant = known.get(id);
    return entrant && { [`${side}Name`]: entrant.player.name, [`${side}Points`]: decimalOf(entrant.score) };
  };
  const { absences } = pairedSheet(round);
  const away = absences.map(({ seat: { person }, kind }) => ({
    player: person.number,
    kind,
    name: person.name,
  }));
  const hasBye = ({ kind }: (typeof away)[number]) => kind === 'pairing-bye' || kind === 'rest';
  const name = namesIn(position.tournament);
  return {
    system: system.id,
    edition: system.edition,
    round: paired.round,
    options: paired.options,
    engine: paired.engine,
    pairs: paired.boards.map(({ number, white, black, games, group }) => ({
      board: number,
      white,
      black,
      ...personAs('white', white),
      ...personAs('black', black),
      ...(games === undefined ? {} : { games }),
      ...(group === undefined ? {} : { group }),
    })),
    byes: away.filter(hasBye),
    absent: away.filter(one => !hasBye(one)),
    rulings: rulings.map(ruling => ({
      ...rulingAsJson(ruling),
      sentence: describeRuling(ruling, name, context.language),
    })),
  };
};

export const rulingAsJson = ({ subject, rule, about, passedOver, because, facts }: Ruling) => ({
  subject,
  rule: ruleAsJson(rule),
  about,
  passedOver: passedOver.map(passed => ({ ...passed, rule: ruleAsJson(passed.rule) })),
  because,
  facts,
});

/** A rule may be a criterion with functions of its own. */
export const ruleAsJson = ({ key, id, article, text }: Rule): Rule => ({ key, id, article, text });

/** The pairs of a round as it stands. */
export const pairingOf = ({ boards, absences }: RoundSheet): Numbered => ({
  boards: boards.map(({ white, black }) => ({ white: white.person.number, black: black.person.number })),
  byes: absences
    .filter(({ kind }) => kind === 'pairing-bye' || kind === 'rest')
    .map(({ seat }) => ({ player: seat.person.number })),
});

/** `docs/reference/cli.md`, `pair --open --json`. */
export const sheetAsJson = ({ round, boards, absences }: RoundSheet) => ({
  round,
  pairs: boards.map(({ number, white, black, result }) => ({
    board: number,
    white: white.person.number,
    black: black.person.number,
    whiteName: white.person.name,
    blackName: black.person.name,
    result: result ?? null,
  })),
  absent: absences.map(({ seat: { person }, kind }) => ({ player: person.number, kind, name: person.name })),
});

/** The table that goes on the wall: boards, then the bye, then who is not there. */
export const pairingAsTable = (round: Opened, context: Context): Promise<string> => {
  const { position, system, paired } = round;
  const { tournament } = position;
  const sheet = { ...pairedSheet(round), round: paired.round };
  return sheetAsTable(sheet, { tournament, system }, context);
};

export const sheetAsTable = async (
  sheet: RoundSheet,
  { tournament, system }: { readonly tournament: Tournament; readonly system: SystemDescription },
  context: Context,
): Promise<string> => {
  const { tables } = context.texts.cli;
  const { round } = sheet;
  const title = `${tournament.header.name ?? tables.unnamedTournament} · ${tables.pairingsOf(round)}`;
  const open = openOrNextRound(tournament);
  const missing = open < round ? openGamesIn(tournament.record, open) : 0;
  const left = (heading: string) => ({ heading, align: 'left' as const });
  const right = (heading: string) => ({ heading, align: 'right' as const });
  const drawn = await drawTable(
    {
      columns: [
        left(tables.group),
        right(tables.board),
        right(tables.points),
        right(tables.title),
        left(system.game === 'scrabble' ? tables.starts : tables.white),
        right(tables.rating),
        { heading: tables.result, align: 'centre' },
        left(system.game === 'scrabble' ? tables.answers : tables.black),
        right(tables.title),
        right(tables.rating),
        right(tables.points),
      ],
      rows: rowsOf(sheet, context),
    },
    context.paint,
  );
  const { name } = textOfSystem(system.id, context.texts);
  const preview = missing === 0 ? '' : `${tables.stillOpen(open, missing)}\n`;
  return `${context.paint.bold(title)}\n${name} (${system.id})\n${preview}\n${drawn}`;
};

const rowsOf = ({ boards, absences }: RoundSheet, { texts }: Context): readonly (readonly string[])[] => {
  const seats = [
    ...boards.flatMap(({ white, black }) => [white, black]),
    ...absences.map(({ seat }) => seat),
  ];
  const digits = Math.max(...seats.map(({ person }) => String(person.number).length));
  const side = (seat: Seat) => cellsOf(seat, digits);
  return [
    ...boards.map(({ number, white, black, group, result }) => {
      const [w, b] = [side(white), side(black)];
      return [
        group ?? '',
        String(number),
        w.points,
        w.title,
        w.name,
        w.rating,
        result ?? '–',
        b.name,
        b.title,
        b.rating,
        b.points,
      ];
    }),
    ...absences.map(({ seat, kind }) => {
      const { points, title, name, rating } = side(seat);
      return ['', '', points, title, name, rating, '', texts.cli.tables.absences[kind], '', '', ''];
    }),
  ];
};

const cellsOf = ({ points, person: { number, name, title, rating } }: Seat, digits: number) => ({
  points,
  title: title ?? '',
  name: `${String(number).padStart(digits)} ${name}`,
  rating: rating === undefined ? '' : String(rating),
});
