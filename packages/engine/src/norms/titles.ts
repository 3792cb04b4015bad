import type { NormTitle, Title } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import { B01 } from './rules.ts';

export { NORM_TITLES, type NormTitle } from '../model/index.ts';

export interface TitleFigures {
  /** 1.4.8, 1.4.8a and 1.4.6b. */
  readonly performance: number;
  readonly average: number;
  readonly floor: number;
  /** 1.4.5: whose title counts for the third, and by which article. */
  readonly holders: readonly Title[];
  readonly rule: Rule;
}

export const FIGURES: Readonly<Record<NormTitle, TitleFigures>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, holders: ['GM'], rule: B01.forGM },
  IM: { performance: 2450, average: 2230, floor: 2050, holders: ['GM', 'IM'], rule: B01.forIM },
  WGM: { performance: 2400, average: 2180, floor: 2000, holders: ['GM', 'IM', 'WGM'], rule: B01.forWGM },
  WIM: {
    performance: 2250,
    average: 2030,
    floor: 1850,
    holders: ['GM', 'IM', 'WGM', 'WIM'],
    rule: B01.forWIM,
  },
};

/** 1.4.5a. */
export const TITLEHOLDERS: readonly Title[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM'];

/** 1.4.3d. */
export const STRONG_TITLES: readonly Title[] = ['GM', 'IM', 'WGM', 'WIM'];

/** 1.4.6c. */
export const UNRATED = 1400;
