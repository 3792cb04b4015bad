import { describe, expect, test } from 'vitest';
import { COLOUR_RULES as DOUBLE_COLOURS, RULES as DOUBLE_RULES } from '../double-swiss/rules.ts';
import { COLOUR_RULES as TEAM_COLOURS } from '../team-swiss/colours.ts';
import { RULES as TEAM_RULES } from '../team-swiss/rules.ts';
import { allotColours, coupleOf } from './colours.ts';
import { fieldOf } from './field.ts';
import { pairLiterally } from './literal/pair-literally.ts';
import { pairField } from './procedure.ts';
import { type Recorded, type RecordedPosition, recordedPositions, roundText } from './testing/recorded.ts';
import { contenderAt } from './upfloater-set.ts';

const RULES = { 'team-swiss-2026': TEAM_RULES, 'double-swiss-2026': DOUBLE_RULES };
const COLOURS = { 'team-swiss-2026': TEAM_COLOURS, 'double-swiss-2026': DOUBLE_COLOURS };

/** Whether two may not meet by the list of the position. */
const apart =
  ({ forbidden }: RecordedPosition) =>
  (a: number, b: number): boolean =>
    forbidden.some(pair => pair.includes(a) && pair.includes(b));

const fast = (position: RecordedPosition, kind: Recorded): string => {
  const { contenders, floatsCount, initialColour } = position;
  const paired = pairField(fieldOf(contenders, apart(position), { rules: RULES[kind], floatsCount }));
  const matches = paired.brackets
    .flatMap(({ pairs }) => pairs)
    .map(([top, bottom]) => {
      const couple = coupleOf(contenderAt(paired.field, top), contenderAt(paired.field, bottom));
      const { white, black } = allotColours(COLOURS[kind], couple, initialColour);
      return `${white.tpn}-${black.tpn}`;
    });
  return roundText(paired.bye?.contender.tpn, matches);
};

/** The enumeration gives pairs without colours. */
const literal = ({ contenders, forbidden, floatsCount }: RecordedPosition, kind: Recorded): string => {
  const round = pairLiterally(
    contenders.map(({ preference, met, mayHaveBye, ...contender }) => ({
      ...contender,
      met: [...met],
      byeBarred: !mayHaveBye,
      wants: preference && { colour: preference.colour, strong: preference.strength === 'strong' },
    })),
    { floatsCount, coloursCount: kind === 'team-swiss-2026', forbidden },
  );
  if (round === 'no legal round') return 'none';
  return roundText(
    round.bye,
    round.brackets.flatMap(({ pairs }) => pairs.map(pair => uncoloured(pair.join('-')))),
  );
};

const uncoloured = (match: string): string =>
  match
    .split('-')
    .map(Number)
    .sort((a, b) => a - b)
    .join('-');

const withoutColours = (round: string): string => {
  const [bye = '', matches = ''] = round.split('|');
  return matches === ''
    ? round
    : roundText(bye === '' ? undefined : Number(bye), matches.split(' ').map(uncoloured));
};

for (const kind of ['team-swiss-2026', 'double-swiss-2026'] as const)
  describe(kind, () => {
    const { source, positions } = recordedPositions(kind);

    test(`pairs, bye and colours of every recorded position (${source}: ${positions.length})`, () => {
      expect(positions.length).toBeGreaterThan(0);
      const wrong = positions
        .filter(({ expected }) => expected !== 'none')
        .filter(position => fast(position, kind) !== position.expected)
        .map(({ name }) => name);
      expect(wrong).toEqual([]);
    });

    test('the enumeration of article 3 gives the same pairs and byes, and says where no round exists', () => {
      const wrong = positions
        .filter(position => literal(position, kind) !== withoutColours(position.expected))
        .map(({ name }) => name);
      expect(wrong).toEqual([]);
    });
  });
