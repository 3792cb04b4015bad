import { type Colour, opposite } from '../../model/index.ts';
import { colourDifference, repeatedColour } from '../swiss/colour-history.ts';
import { alternate, byLotInFirstGame, grantHigher, level } from '../swiss/colours.ts';
import { byLastOfFirst, byLastOfOther, type ColourRule, paragraphOf } from '../upfloaters/colours.ts';
import type { Preference } from '../upfloaters/contender.ts';

/* C.04.6, articles 1.7 and 4.3. */

export type PreferenceType = 'A' | 'B' | 'none';

/**
 * 1.7. Two equal colours in a row and a difference of at most one (the other way), or a difference of two: what type
 * A calls the preference and type B a strong one. Type B adds a mild one for whoever has had one colour more, or for
 * level teams against their last colour, but for the last round.
 */
export const preferenceOf = (
  colours: readonly Colour[],
  { type, isLastRound }: { readonly type: PreferenceType; readonly isLastRound: boolean },
): Preference | undefined => {
  if (type === 'none' || colours.length === 0) return undefined;
  const difference = colourDifference(colours);
  const [last, twice] = [colours.at(-1), repeatedColour(colours)];
  if (difference <= -2 || (difference <= 0 && twice === 'black'))
    return { colour: 'white', strength: 'strong' };
  if (difference >= 2 || (difference >= 0 && twice === 'white'))
    return { colour: 'black', strength: 'strong' };
  if (type === 'A') return undefined;
  if (difference !== 0) return { colour: difference < 0 ? 'white' : 'black', strength: 'mild' };
  return isLastRound || !last ? undefined : { colour: opposite(last), strength: 'mild' };
};

const rule = paragraphOf('C.04.6');

const neverPlayed = rule(
  'team-swiss-2026.4.3.1',
  'If both teams have yet to play, the first-team gets the initial colour if its pairing number is odd, the other one if it is even.',
  byLotInFirstGame,
);
const onlyPreference = rule(
  'team-swiss-2026.4.3.2',
  'If only one team has a colour preference, grant it.',
  ({ higher, lower }) => {
    if ((higher.preference === undefined) === (lower.preference === undefined)) return undefined;
    return higher.preference?.colour ?? (lower.preference && opposite(lower.preference.colour));
  },
);
const bothPreferences = rule(
  'team-swiss-2026.4.3.3',
  'If the two teams have opposite colour preferences, grant them.',
  ({ higher, lower }) =>
    higher.preference && lower.preference && higher.preference.colour !== lower.preference.colour
      ? higher.preference.colour
      : undefined,
);
const onlyStrong = rule(
  'team-swiss-2026.4.3.4',
  'If only one team has a strong colour preference, grant it.',
  ({ higher, lower }) => {
    const [own, its] = [higher.preference, lower.preference];
    if (!own || !its || own.strength === its.strength) return undefined;
    return own.strength === 'strong' ? own.colour : opposite(its.colour);
  },
);
const lowerDifference = rule(
  'team-swiss-2026.4.3.5',
  'Give White to the team with the lower colour difference.',
  level,
);
const latestDifference = rule(
  'team-swiss-2026.4.3.6',
  'Alternate the colours of the most recent match in which one team had White and the other Black.',
  alternate,
);
const preferenceOfFirst = rule(
  'team-swiss-2026.4.3.7',
  'Grant the colour preference of the first-team.',
  grantHigher,
);
const lastOfFirst = rule(
  'team-swiss-2026.4.3.8',
  'Alternate the colour of the first-team in its last played match.',
  byLastOfFirst,
);
const lastOfOther = rule(
  'team-swiss-2026.4.3.9',
  'Alternate the colour of the other team in its last played match.',
  byLastOfOther,
);

/** 4.3, the first that answers decides. Without colour preferences 2, 3, 4 and 7 have nothing to say. */
export const COLOUR_RULES = [
  neverPlayed,
  onlyPreference,
  bothPreferences,
  onlyStrong,
  lowerDifference,
  latestDifference,
  preferenceOfFirst,
  lastOfFirst,
  lastOfOther,
] as const satisfies readonly ColourRule[];
