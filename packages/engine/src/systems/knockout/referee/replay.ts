import { playerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { position, type Sketch } from '../../../testing/index.ts';
import { type Dice, diceOf } from '../../testing/dice.ts';
import type { Replay } from '../../testing/replay.ts';
import { type LookedUp, tableReplay } from '../../testing/table-replay.ts';
import { type LiteralTerms, type Numbered, partOf, seededIn, stageOf, whiteIn } from './draw.ts';

const RULE = (id: string): string => `wimbledon.${id}`;

const lookUp = (given: Position, terms: LiteralTerms): LookedUp => {
  const stage = stageOf(given, terms);
  if (!stage) throw new Error('every match has its winner');
  const { size, parts, results } = stage;
  const isThere = ({ entrant }: Numbered) => given.entrants.some(({ id }) => id === entrant.id);
  const isFinal = parts.length === 2;
  const areFirst = parts.every(part => part?.number === 1 || part?.number === 2);
  const rule = RULE(isFinal && areFirst ? 'finalists' : given.round === 1 ? 'halves' : 'crossing');
  const opponentOf = (at: number) => parts[parts.length - 1 - at];
  const meetings = partsInOrder(stage.parts.length, size, terms).map(at => ({
    one: parts[at],
    other: opponentOf(at),
    rule,
  }));
  const losers = results.map(({ loser }) => loser);
  const thirds =
    terms.thirdPlace && isFinal && losers.length === 2
      ? [{ one: losers[0], other: losers[1], rule: RULE('third-place') }]
      : [];
  const all = [...meetings, ...thirds];
  const full = all.flatMap(({ one, other, ...of }) => (one && other ? [{ one, other, ...of }] : []));
  return {
    boards: full
      .filter(({ one, other }) => isThere(one) && isThere(other))
      .map(({ one, other, rule: of }) => {
        const white = whiteIn(one, other, given.round, terms.lot);
        const black = white === one ? other : one;
        return {
          white: white.entrant.id,
          black: black.entrant.id,
          rule: of,
          place: { numbers: [one, other].map(({ number }) => number) },
          colourRule: RULE(terms.lot === '' ? 'colours-without-lot' : 'colours'),
        };
      }),
    rests: [
      ...all.flatMap(({ one, other }) => {
        const alone = one ?? other;
        return alone && !(one && other) && isThere(alone)
          ? [{ player: alone.entrant.id, rule: RULE('bye'), freeBy: 'bye' as const }]
          : [];
      }),
      ...full
        .filter(({ one, other }) => isThere(one) !== isThere(other))
        .map(({ one, other }) => ({
          ...(isThere(one)
            ? { player: one.entrant.id, absent: other.entrant.id }
            : { player: other.entrant.id, absent: one.entrant.id }),
          rule: RULE('walkover'),
          freeBy: 'walkover' as const,
        })),
    ],
    knockedOut: stage.out,
    others: [
      `order ${RULE('seeding')} ${idsOf(seededIn(given, terms))}`,
      `order ${RULE('numbering')} ${idsOf(all.flatMap(({ one, other }) => [one ?? [], other ?? []].flat()))}`,
      ...groupsIn(stage, terms).map(
        ({ rule: of, members }) => `group ${of} ${idsOf(members.flatMap(at => parts[at - 1] ?? []))}`,
      ),
      ...results.map(({ winner, rule: of }) => `result ${of} ${winner.entrant.id}`),
    ],
  };
};

const idsOf = (numbered: readonly Numbered[]): string => numbered.map(({ entrant }) => entrant.id).join();

/** Reglamentación 2 and 8: two groups, with 32 players four; while a group has more than one player left. */
const headsIn = (size: number, { groups }: LiteralTerms): number =>
  groups ?? (size === 2 ? 1 : size < 32 ? 2 : size / 8);

const sectionsOf = (parts: number, size: number, terms: LiteralTerms): readonly (readonly number[])[] => {
  const heads = headsIn(size, terms);
  const numbers = Array.from({ length: parts }, (_, at) => at + 1);
  if (heads === 1 || parts <= heads) return [numbers];
  return Array.from({ length: heads }, (_, group) =>
    numbers.filter(part => partOf(part, parts, heads) === group + 1),
  );
};

const groupsIn = (
  { parts, size }: { readonly parts: readonly unknown[]; readonly size: number },
  terms: LiteralTerms,
) => {
  const sections = sectionsOf(parts.length, size, terms);
  if (sections.length === 1) return [];
  const rule = RULE(sections.length === 2 ? 'groups' : 'heads');
  return sections.map(members => ({ rule, members }));
};

/** The first of each match: group after group, from the head of the group. */
const partsInOrder = (parts: number, size: number, terms: LiteralTerms): readonly number[] =>
  sectionsOf(parts, size, terms).flatMap(section =>
    section.slice(0, section.length / 2).map(part => part - 1),
  );

const RESULTS = ['1-0', '0-1', '=', '=', '0-=', '=-0', '0-0'];

/** What a match came to: its games and a few more, a forfeit, or the word of the arbiter. */
const lineOf = (a: number, b: number, { games }: LiteralTerms, dice: Dice): string => {
  const pair = `${a}-${b}`;
  if (dice.happens(8)) return `${pair} ${dice.pick(['+-', '-+'])}`;
  const count = games + (dice.happens(40) ? dice.between(1, 2) : 0);
  const results = Array.from({ length: count }, () => dice.pick(RESULTS));
  const isStated = count > 1 && dice.happens(15);
  return [pair, ...results, ...(isStated ? [`won ${dice.pick([a, b])}`] : [])].join(' ');
};

/** Some rounds of a knock-out, by the draw of the referee; undefined where a match stays without a winner. */
const positionFor =
  (terms: LiteralTerms, fewest: number) =>
  (seed: number): Position | undefined => {
    const dice = diceOf(seed + 31);
    const players = Array.from({ length: dice.between(fewest, 16) }, (_, index) => ({
      id: playerId(2 * index + 1),
      rating: 2400 - 10 * ((index * 7) % 16) - index,
      ...(dice.happens(6) ? { withdrawnAfter: dice.below(3) } : {}),
    }));
    const rounds: string[][] = [];
    const stop = dice.below(4);
    for (;;) {
      const sketch: Sketch = { players, rounds };
      const before = position(sketch, rounds.length + 1);
      const stage = stageOf(before, terms);
      if (!stage || stage.parts.length < 2) return undefined;
      if (rounds.length === stop) return before;
      const { boards } = lookUp(before, terms);
      if (boards.length === 0) return undefined;
      rounds.push(boards.map(({ white, black }) => lineOf(white, black, terms, dice)));
    }
  };

/** Seed 001, Sistema Wimbledon, looked up for one manner of playing it. */
export const replayOf = (
  manner: Partial<Omit<LiteralTerms, 'groups'>> & { readonly groups?: number } = {},
): Replay => {
  const terms: LiteralTerms = {
    seeding: 'rating',
    games: 1,
    lot: '',
    tieBreaks: ['extra-games'],
    groups: undefined,
    thirdPlace: false,
    ...manner,
  };
  return tableReplay({
    system: 'wimbledon',
    options: {
      seeding: terms.seeding,
      games: terms.games,
      lot: terms.lot,
      'tie-breaks': terms.tieBreaks.join(' '),
      'third-place': terms.thirdPlace,
      ...(terms.groups === undefined ? {} : { groups: String(terms.groups) }),
    },
    positionFor: positionFor(terms, terms.groups === undefined ? 2 : 2 * terms.groups),
    lookUp: given => lookUp(given, terms),
  });
};
