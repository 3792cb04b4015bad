import { accept, type Outcome, type PlayerId, playerId, refuse } from '../../model/index.ts';
import type { OptionsOf } from '../define.ts';
import { EXCUSED, type Excused, excusedBy, invalidExcuse } from '../swiss/absence.ts';
import { NO_COMPATRIOTS } from '../swiss/compatriots.ts';
import { type NoPairing, noPairing, type OptionSpec } from '../system.ts';

/** What the text leaves to the director. */
export const OPTIONS = [
  { name: 'odd-groups', kind: 'choice', choices: ['raise', 'drop'], default: 'raise' },
  { name: 'group-order', kind: 'choice', choices: ['from-the-top', 'practical'], default: 'from-the-top' },
  { name: 'bye-to', kind: 'choice', choices: ['lowest-rated', 'by-lot'], default: 'lowest-rated' },
  { name: 'lot', kind: 'text', default: '' },
  { name: 'unfinished', kind: 'choice', choices: ['a-point-each', 'draw'], default: 'a-point-each' },
  { name: 'adjudicated', kind: 'text', default: '' },
  { name: 'clashing-colours', kind: 'choice', choices: ['equalise', 'by-round'], default: 'equalise' },
  { name: 'card-numbers', kind: 'choice', choices: ['as-written', 'by-rating'], default: 'as-written' },
  { name: 'estimates', kind: 'text', default: '' },
  NO_COMPATRIOTS,
  EXCUSED,
] as const satisfies readonly OptionSpec[];

/** A result stated for an unfinished game: White, Black, and the tenths of a win that White gets. */
export interface Adjudication {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly result: '1-0' | '=' | '0-1';
}

export interface Settings {
  readonly oddGroups: 'raise' | 'drop';
  readonly groupOrder: 'from-the-top' | 'practical';
  readonly byeTo: 'lowest-rated' | 'by-lot';
  readonly lot: string;
  readonly unfinished: 'a-point-each' | 'draw';
  readonly adjudicated: readonly Adjudication[];
  /** VIII and 8, then 6; or 6 at once (decision 135). */
  readonly clashingColours: 'equalise' | 'by-round';
  readonly cardNumbers: 'as-written' | 'by-rating';
  readonly estimates: ReadonlyMap<PlayerId, number>;
  readonly isExcused: Excused;
  readonly keepsCompatriotsApart: boolean;
}

export type HarknessOptions = OptionsOf<typeof OPTIONS>;

/** Of options that the contract has checked. */
export const settingsOf = (options: HarknessOptions): Outcome<Settings, NoPairing> => {
  const isExcused = excusedBy(options.excused);
  const adjudicated = adjudicationsIn(options.adjudicated);
  const estimates = estimatesIn(options.estimates);
  const invalid = (option: 'adjudicated' | 'estimates', allowed: string) =>
    noPairing('option-invalid', { option, value: options[option], allowed, areExamples: true });
  const faults = [
    ...(isExcused ? [] : [invalidExcuse(options.excused)]),
    ...(adjudicated ? [] : [invalid('adjudicated', '3-12 1-0, 7-5 =')]),
    ...(estimates ? [] : [invalid('estimates', '4: 1800, 12: 1650')]),
  ];
  if (!isExcused || !adjudicated || !estimates) return refuse(...faults);
  return accept({
    oddGroups: options['odd-groups'],
    groupOrder: options['group-order'],
    byeTo: options['bye-to'],
    lot: options.lot,
    unfinished: options.unfinished,
    adjudicated,
    clashingColours: options['clashing-colours'],
    cardNumbers: options['card-numbers'],
    estimates,
    isExcused,
    keepsCompatriotsApart: options['no-compatriots'],
  });
};

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** Undefined where the text is not such a list. */
export const adjudicationsIn = (text: string): readonly Adjudication[] | undefined => {
  const found = partsOf(text).map(part => /^(\d+)-(\d+)\s+(1-0|=|0-1)$/.exec(part));
  if (found.includes(null)) return undefined;
  return found.map(match => ({
    white: playerId(Number(match?.[1])),
    black: playerId(Number(match?.[2])),
    result: match?.[3] === '1-0' ? '1-0' : match?.[3] === '0-1' ? '0-1' : '=',
  }));
};

const estimatesIn = (text: string): ReadonlyMap<PlayerId, number> | undefined => {
  const found = partsOf(text).map(part => /^(\d+):\s*(\d+)$/.exec(part));
  if (found.includes(null)) return undefined;
  return new Map(found.map(match => [playerId(Number(match?.[1])), Number(match?.[2])]));
};
