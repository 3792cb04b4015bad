import type { Colour, PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { ColourPreferences } from '../system.ts';
import { preferenceOf } from './colour-history.ts';

/** The colour that the text has each of them prefer. */
export const preferencesOf = <Member extends { readonly id: PlayerId }>(
  members: readonly Member[],
  colourOf: (member: Member) => Colour | undefined,
): ColourPreferences =>
  new Map(
    members.flatMap(member => {
      const colour = colourOf(member);
      return colour === undefined ? [] : [[member.id, colour]];
    }),
  );

/** C.04.3 and C.04.4.2: the wider difference, then the last two games, then the last. */
export const byColoursPlayed = ({ entrants }: Position): ColourPreferences =>
  preferencesOf(entrants, ({ colours }) => preferenceOf(colours)?.colour);
