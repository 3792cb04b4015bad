import { basicRules } from './basic-rules.ts';
import { bursteinRules } from './burstein-rules.ts';
import { doubleSwissRules } from './double-swiss-rules.ts';
import { dubovRules } from './dubov-rules.ts';
import { dutch1998Rules } from './dutch-1998-rules.ts';
import { dutchRules } from './dutch-rules.ts';
import { harknessRules } from './harkness-rules.ts';
import { knockoutRules } from './knockout-rules.ts';
import { limRules } from './lim-rules.ts';
import { normRules } from './norm-rules.ts';
import { prizeRules } from './prize-rules.ts';
import { ratingRules } from './rating-rules.ts';
import { scrabbleRules } from './scrabble-rules.ts';
import { tableRules } from './table-rules.ts';
import { teamSwissRules } from './team-swiss-rules.ts';
import { tiebreakRules } from './tiebreak-rules.ts';

/** Por la clave de cada regla; en inglés la regla trae su propio texto. */
export const rules: Readonly<Record<string, string>> = {
  ...basicRules,
  ...bursteinRules,
  ...doubleSwissRules,
  ...dubovRules,
  ...dutch1998Rules,
  ...dutchRules,
  ...harknessRules,
  ...knockoutRules,
  ...limRules,
  ...normRules,
  ...prizeRules,
  ...ratingRules,
  ...scrabbleRules,
  ...tableRules,
  ...teamSwissRules,
  ...tiebreakRules,
};
