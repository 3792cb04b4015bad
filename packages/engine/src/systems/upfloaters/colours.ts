import { type Colour, opposite } from '../../model/index.ts';
import type { ColourRule as ColourRuleOf, Meeting as MeetingOf } from '../swiss/colours.ts';
import type { Contender } from './contender.ts';

/* Article 4. The higher of a meeting is the first-team (C.04.6, 4.2) or the higher ranked player (C.04.5, 4.2). */

export type ColourRule = ColourRuleOf<string, Contender>;
type Meeting = MeetingOf<Contender>;

/** C.04.6, 4.2: primary score, secondary score where it is used, number. C.04.5: score, number. */
export const byFirst = (a: Contender, b: Contender): number =>
  b.score - a.score || b.secondary - a.secondary || a.tpn - b.tpn;

/** A paragraph of 4.3 of the chapter; its number follows the edition in the key. */
export const paragraphOf =
  (chapter: string) =>
  <const Key extends string>(key: Key, text: string, colourOfHigher: ColourRule['colourOfHigher']) => {
    const article = key.slice(key.indexOf('.') + 1);
    return { key, id: article, article: `${chapter}, ${article}`, text, colourOfHigher } satisfies ColourRule;
  };

export const byLastOfFirst = ({ higher }: Meeting): Colour | undefined => {
  const last = higher.colours.at(-1);
  return last && opposite(last);
};

/** The other takes the colour it did not have last: so the first has the one it had. */
export const byLastOfOther = ({ lower }: Meeting): Colour | undefined => lower.colours.at(-1);
