import { expect, test } from 'vitest';
import { hasEdge } from '../../matching/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { evaluation2017 } from '../burstein/2017/opposition.ts';
import { PROHIBITIONS_2017 } from '../burstein/2017/rules.ts';
import { evaluation2026 } from '../burstein/2026/opposition.ts';
import { PROHIBITIONS_2026 } from '../burstein/2026/rules.ts';
import { membersOf } from '../burstein/definitions.ts';
import { fieldOf as fieldOfBurstein } from '../burstein/field.ts';
import { fieldOf } from '../dutch/field.ts';
import { withFederations } from '../testing/compatriots.ts';
import { randomPosition } from '../testing/random-positions.ts';
import { compatriotsApart, compatriotsRule } from './compatriots.ts';
import type { SwissField, SwissMember } from './field.ts';
import { prohibitionBetween } from './prohibition.ts';

const POSITIONS = casesOf(500, 5_000);

const disagreements = <Member extends SwissMember>(field: SwissField<Member>): readonly string[] =>
  field.members.flatMap((a, index) =>
    field.members.slice(index + 1).flatMap(b => {
      const isForbidden = prohibitionBetween(field.prohibitions, a, b) !== undefined;
      return isForbidden === !hasEdge(field.legal, a.order, b.order) ? [] : [`${a.id}-${b.id}`];
    }),
  );

const CHOSEN = { 'no-compatriots': true };
const apartIn = (position: Position) => compatriotsApart(position, compatriotsRule('compatriots'), true);

const FIELDS: readonly (readonly [string, (position: Position) => readonly string[]])[] = [
  ['dutch-2026', position => disagreements(fieldOf(position, '2026', CHOSEN))],
  ['dutch-2017', position => disagreements(fieldOf(position, '2017', CHOSEN))],
  [
    'burstein-2026',
    position =>
      disagreements(
        fieldOfBurstein(position, membersOf(position, evaluation2026(position)), {
          ofChapter: PROHIBITIONS_2026,
          chosen: apartIn(position),
        }),
      ),
  ],
  [
    'burstein-2017',
    position =>
      disagreements(
        fieldOfBurstein(position, membersOf(position, evaluation2017(position)), {
          ofChapter: PROHIBITIONS_2017,
          chosen: apartIn(position),
        }),
      ),
  ],
];

test.each(FIELDS)(
  `%s: the legal pairs of ${POSITIONS} fields are those that no prohibition names`,
  (_, of) => {
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 40 });
      const position = withFederations(positionBefore(tournament, round), seed);
      expect({ seed, pairs: of(position) }).toEqual({ seed, pairs: [] });
    }
  },
);
