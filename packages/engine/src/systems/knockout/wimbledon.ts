import { accept, refuse } from '../../model/index.ts';
import { drawnColour } from '../../model/lots.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { bySeeding } from '../../position/index.ts';
import { type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { defineSystem } from '../define.ts';
import { noPairing } from '../system.ts';
import { type Fixture, type FreeRound, fieldOf, playRound, type RoundOfTable } from '../tables/fixtures.ts';
import { WIMBLEDON } from './description.ts';
import { type Contest, contestsOf, drawSize, roundsFor, type Section } from './draw.ts';
import { type Announcement, announced } from './options.ts';
import { type Stage, stageBefore } from './progress.ts';
import * as rules from './rules.ts';
import { MATCH_TIE_BREAKS } from './tie-breaks.ts';

const FEWEST = 2;
const MOST = 9999;

export const WIMBLEDON_RULES = [
  rules.advance,
  rules.seeding,
  rules.groups,
  rules.numbering,
  rules.finalists,
  rules.colours,
  rules.coloursWithoutLot,
  rules.bye,
  rules.heads,
  rules.crossing,
  rules.halves,
  rules.arbiter,
  rules.walkover,
  rules.thirdPlace,
  ...MATCH_TIE_BREAKS,
] as const satisfies readonly Rule[];

export const wimbledon = defineSystem({
  ...WIMBLEDON,
  rules: WIMBLEDON_RULES,
  work: (position, options) => {
    const field = fieldOf(position);
    const { round, tournament } = position;
    const size = drawSize(field.length);
    const announcement = announced(options, { size, scoring: tournament.scoring });
    if (!announcement.ok) return announcement;
    if (field.length < FEWEST || field.length > MOST)
      return refuse(
        noPairing('wrong-number-of-players', { players: field.length, minimum: FEWEST, maximum: MOST }),
      );
    const rounds = roundsFor(field.length);
    if (round > rounds) return refuse(noPairing('round-beyond-schedule', { round, rounds }));
    const seeded = seededBy(field, announcement.value);
    const stage = stageBefore(position, { seeded, ...announcement.value });
    if (!stage.ok) return stage;
    const { knockedOut } = stage.value;
    const played = playRound(
      position,
      roundFrom(stage.value, { position, seeded, rounds, ...announcement.value }),
    );
    return played.ok ? accept({ ...played.value, knockedOut }) : played;
  },
});

const seededBy = (field: readonly Entrant[], { seeding }: Announcement): readonly Entrant[] =>
  seeding === 'rating' ? [...field].sort((a, b) => bySeeding(a.player, b.player)) : field;

interface Event extends Announcement {
  readonly position: Position;
  readonly seeded: readonly Entrant[];
  readonly rounds: number;
}

/** A contest of this round and what it is called. */
interface Named {
  readonly contest: Contest;
  readonly rule: Rule;
  readonly label?: string;
}

const roundFrom = (stage: Stage, event: Event): RoundOfTable => {
  const contests = [
    ...contestsOf(stage.sections).map(contest => named(contest, event)),
    ...forThird(stage, event),
  ];
  return {
    fixtures: contests.flatMap(contest => fixtureOf(contest, event)),
    free: contests.flatMap(freeRoundOf),
    rulings: [
      ruling('order', rules.seeding, idsOf(event.seeded), { facts: { seeding: event.seeding } }),
      ...groupRulings(stage.sections),
      ruling(
        'order',
        rules.numbering,
        contests.flatMap(({ contest }) => playersOf(contest)),
      ),
      ...stage.rulings,
    ],
    absence: rules.walkover,
  };
};

const named = (contest: Contest, { position: { round }, rounds }: Event): Named => {
  const rule = round === 1 ? rules.halves : rules.crossing;
  // Of numbers 1 and 2 the text says that they meet here; whoever else is left meets as winner of a group.
  if (round === rounds)
    return { contest, rule: areFirstTwo(contest) ? rules.finalists : rule, label: 'final' };
  const label = contest.group === undefined ? {} : { label: String(contest.group) };
  return { contest, rule, ...label };
};

const areFirstTwo = ({ places }: Contest): boolean => places.every(place => place && place.number <= 2);

/** A player who had no opponent in a semi-final has beaten nobody: then third place is not played for. */
const forThird = ({ beaten }: Stage, { thirdPlace, position, rounds }: Event): readonly Named[] => {
  const [first, second] = beaten;
  if (thirdPlace !== 'played' || position.round !== rounds || !first || !second) return [];
  return [{ contest: { number: 2, places: [first, second] }, rule: rules.thirdPlace, label: 'third-place' }];
};

const fixtureOf = ({ contest, rule, label }: Named, { position, terms }: Event): readonly Fixture[] => {
  const [first, second] = contest.places;
  if (!first || !second) return [];
  const [low, high] = [first.entrant, second.entrant].sort((a, b) => a.id - b.id);
  if (!low || !high) return [];
  const drawn = drawnColour(terms.lot, [position.round, low.id, high.id]);
  const [white, black] = drawn === 'white' ? [low, high] : [high, low];
  const facts = { match: contest.number, numbers: [first.number, second.number], ...labelled(label) };
  return [
    {
      white,
      black,
      games: terms.games,
      ...labelled(label),
      rulings: [
        ruling('board', rule, [white.id, black.id], { facts }),
        ruling('colour', terms.lot === '' ? rules.coloursWithoutLot : rules.colours, [white.id], {
          because: [black.id],
          facts: { lot: terms.lot, games: terms.games },
        }),
      ],
    },
  ];
};

const labelled = (label: string | undefined) => (label === undefined ? {} : { group: label });

const freeRoundOf = ({ contest: { places } }: Named): readonly FreeRound[] => {
  const [first, second] = places;
  const seeded = first ?? second;
  if (!seeded || (first && second)) return [];
  const { number, entrant } = seeded;
  return [{ player: entrant, rulings: [ruling('bye', rules.bye, [entrant.id], { facts: { number } })] }];
};

const groupRulings = (sections: readonly Section[]): readonly Ruling[] => {
  if (sections.length === 1) return [];
  const rule = sections.length === 2 ? rules.groups : rules.heads;
  return sections.map((section, index) =>
    ruling(
      'group',
      rule,
      section.flatMap(place => place?.entrant.id ?? []),
      { facts: { group: String(index + 1) } },
    ),
  );
};

const playersOf = ({ places }: Contest): readonly number[] =>
  places.flatMap(place => place?.entrant.id ?? []);

const idsOf = (entrants: readonly Entrant[]): readonly number[] => entrants.map(({ id }) => id);
