import { decimalOf, type PlayerId, type Rule, type Ruling } from '@pareo/engine';
import type { Pairing } from '@pareo/engine/systems';
import { describeRuling } from '@pareo/texts';
import { pairedSheet, type Seat } from '@pareo/tournament';
import type { Context } from './context.ts';
import type { Opened } from './pairing.ts';
import { textOfSystem } from './systems.ts';
import { drawTable } from './terminal/table.ts';
import { namesIn } from './tournament-file.ts';

/** What pairing engines print: the number of pairs, then `white black` per line; a bye is `id 0`. */
export const pairingAsNumbers = ({ boards, byes }: Pairing): string =>
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

/** The table that goes on the wall: boards, then the bye, then who is not there. */
export const pairingAsTable = async (round: Opened, context: Context): Promise<string> => {
  const { tables } = context.texts.cli;
  const { position, paired, system } = round;
  const title = `${position.tournament.header.name ?? tables.unnamedTournament} · ${tables.pairingsOf(paired.round)}`;
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
      rows: rowsOf(round, context),
    },
    context.paint,
  );
  const { name } = textOfSystem(system.id, context.texts);
  return `${context.paint.bold(title)}\n${name} (${system.id})\n\n${drawn}`;
};

const rowsOf = (round: Opened, { texts }: Context): readonly (readonly string[])[] => {
  const { boards, absences } = pairedSheet(round);
  const digits = Math.max(...round.position.everyone.map(({ id }) => String(id).length));
  const side = (seat: Seat) => cellsOf(seat, digits);
  return [
    ...boards.map(({ number, white, black, group }) => {
      const [w, b] = [side(white), side(black)];
      return [
        group ?? '',
        String(number),
        w.points,
        w.title,
        w.name,
        w.rating,
        '–',
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
