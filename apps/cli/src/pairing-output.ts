import type { OpenedRound } from '@pareo/engine';
import { decimalOf, type PairedRound, type PlayerId, type Rule, type Ruling } from '@pareo/engine';
import { formatPoints } from '@pareo/engine/model';
import type { Entrant, Pairing, Position } from '@pareo/engine/systems';
import { describeRuling } from '@pareo/texts';
import type { Context } from './context.ts';
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
export const pairingAsJson = (
  { system, position, paired }: OpenedRound,
  rulings: readonly Ruling[],
  context: Context,
) => {
  const known = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
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
      ...personAs('white', known.get(white)),
      ...personAs('black', known.get(black)),
      ...(games === undefined ? {} : { games }),
      ...(group === undefined ? {} : { group }),
    })),
    byes: paired.byes.map(({ player, kind }) => ({ player, kind, name: known.get(player)?.player.name })),
    absent: absentFrom(paired, position).map(({ entrant, reason }) => ({
      player: entrant.id,
      kind: reason,
      name: entrant.player.name,
    })),
    rulings: rulings.map(ruling => ({
      ...rulingAsJson(ruling),
      sentence: describeRuling(ruling, name, context.language),
    })),
  };
};

const personAs = (side: 'white' | 'black', entrant: Entrant | undefined) =>
  entrant === undefined
    ? {}
    : { [`${side}Name`]: entrant.player.name, [`${side}Points`]: decimalOf(entrant.score) };

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
export const pairingAsTable = async (round: OpenedRound, context: Context): Promise<string> => {
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

const rowsOf = ({ position, paired }: OpenedRound, context: Context): readonly (readonly string[])[] => {
  const { tables } = context.texts.cli;
  const known = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  const digits = Math.max(...position.everyone.map(({ id }) => String(id).length));
  const side = (id: PlayerId) => cellsOf(known.get(id), digits);
  const alone = (entrant: Entrant | undefined, remark: string) => {
    const { points, title, name, rating } = cellsOf(entrant, digits);
    return ['', '', points, title, name, rating, '', remark, '', '', ''];
  };
  return [
    ...paired.boards.map(({ number, white, black, group }) => {
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
    ...paired.byes.map(({ player, kind }) =>
      alone(known.get(player), kind === 'rest' ? tables.rest : tables.pairingBye),
    ),
    ...absentFrom(paired, position).map(({ entrant, reason }) =>
      alone(entrant, reason === 'absent' ? tables.absent : tables.requestedBye[reason]),
    ),
  ];
};

const cellsOf = (entrant: Entrant | undefined, digits: number) => ({
  points: entrant ? formatPoints(entrant.score) : '',
  title: entrant?.player.title ?? '',
  name: entrant ? `${String(entrant.id).padStart(digits)} ${entrant.player.name}` : '',
  rating: entrant?.player.rating === undefined ? '' : String(entrant.player.rating),
});

interface Absence {
  readonly entrant: Entrant;
  readonly reason: 'full' | 'half' | 'zero' | 'absent';
}

/** Whoever is in the tournament and in no pair. Those who left are on no list. */
const absentFrom = (pairing: PairedRound, { everyone, tournament }: Position): readonly Absence[] => {
  const placed = new Set<PlayerId>([
    ...pairing.boards.flatMap(({ white, black }) => [white, black]),
    ...pairing.byes.map(({ player }) => player),
  ]);
  const asked = tournament.requestedByes.filter(({ round }) => round === pairing.round);
  const reasonOf = ({ id, coming }: Entrant): Absence['reason'] =>
    coming.kind === 'requested-bye'
      ? coming.worth
      : (asked.find(({ participants }) => participants.includes(id))?.worth ?? 'absent');
  return everyone
    .filter(({ id, player }) => !placed.has(id) && !hasLeft(player, pairing.round))
    .map(entrant => ({ entrant, reason: reasonOf(entrant) }));
};

const hasLeft = ({ withdrawnAfter, expelledAfter }: Entrant['player'], round: number): boolean =>
  [withdrawnAfter, expelledAfter].some(last => last !== undefined && last < round);
