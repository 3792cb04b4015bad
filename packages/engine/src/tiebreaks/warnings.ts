import type { Tournament } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import type { Base, Tiebreak } from './code.ts';
import { type ChosenEdition, type Edition, editionOf } from './edition.ts';
import type { Schedule } from './field.ts';
import { ranksTeams, scheduleOf } from './prepare.ts';
import { occasionOf, proposedTiebreaks } from './proposals.ts';
import { A1998, c07 } from './rules.ts';

/** What may be wrong with a list, with the data its sentence needs. Sentences live in `@pareo/texts`. */
export interface TiebreakWarningData {
  /** C.07, article 8, note of 2026. */
  'buchholz-in-round-robin': { readonly tiebreak: string };
  /** C.07, article 9.2: defined for round robins. */
  'koya-in-swiss': { readonly tiebreak: string };
  /** C.07, article 10, preamble. Dropped: it decides nothing. */
  'ratings-with-unrated': { readonly tiebreak: string; readonly players: readonly number[] };
  /** 1998, section 3: tie-breaks of more than one of the three categories. */
  'mixed-categories': { readonly tiebreaks: readonly string[]; readonly categories: readonly Category[] };
  /** The edition chosen has no such tie-break: it is computed by the definition of a later one. */
  'not-in-edition': { readonly tiebreak: string; readonly edition: Edition };
  /** The edition in force on the tournament's date is not kept: the nearest one is used. */
  'edition-not-kept': { readonly date: string; readonly used: Edition };
  /** Only tie-breaks among the tied participants may stand in a list twice (C.07, article 4.3). */
  'repeated-tiebreak': { readonly tiebreak: string };
  /** C.07, article 12.1: decides only among teams with the same game points. */
  'board-count-before-game-points': { readonly tiebreak: string };
}
export type TiebreakWarningCode = keyof TiebreakWarningData;
export type TiebreakWarning<Code extends TiebreakWarningCode = TiebreakWarningCode> = {
  [C in Code]: { readonly code: C; readonly data: TiebreakWarningData[C]; readonly rule?: Rule };
}[Code];

/** Annex of 1998, section 2: the three kinds of tie-break. */
export type Category = 'own-results' | 'opponents-results' | 'ratings';

export interface WarningOptions {
  readonly edition?: Edition;
  readonly schedule?: Schedule;
  readonly of?: 'players' | 'teams';
}

interface Case {
  readonly tournament: Tournament;
  readonly list: readonly Tiebreak[];
  readonly chosen: ChosenEdition;
  readonly schedule: Schedule;
  readonly of: 'players' | 'teams';
}

/** Everything in the list that a regulation calls incorrect or that cannot decide, for this tournament. */
export const tiebreakWarnings = (
  tournament: Tournament,
  list: readonly Tiebreak[],
  options: WarningOptions = {},
): readonly TiebreakWarning[] => {
  const one: Case = {
    tournament,
    list,
    chosen: options.edition ? { edition: options.edition } : editionOf(tournament),
    schedule: options.schedule ?? scheduleOf(tournament),
    of: options.of ?? (ranksTeams(tournament) ? 'teams' : 'players'),
  };
  return [
    ...editionNotKept(one),
    ...buchholzInRoundRobin(one),
    ...koyaInSwiss(one),
    ...ratingsWithUnrated(one),
    ...mixedCategories(one),
    ...notInEdition(one),
    ...repeated(one),
    ...boardCountTooEarly(one),
  ];
};

const warning = <C extends TiebreakWarningCode>(
  code: C,
  data: TiebreakWarningData[C],
  rule?: Rule,
): TiebreakWarning => ({ code, data, ...(rule ? { rule } : {}) }) as TiebreakWarning;

const OF_BUCHHOLZ: readonly Base[] = ['BH', 'FB', 'AOB', 'SBH', 'SSSC'];
const OF_RATINGS: readonly Base[] = ['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG', 'SRO'];

function* buchholzInRoundRobin({ list, schedule, chosen }: Case): Generator<TiebreakWarning> {
  if (schedule !== 'predetermined' || chosen.edition !== '2026-03') return;
  for (const { base, written } of list)
    if (OF_BUCHHOLZ.includes(base))
      yield warning('buchholz-in-round-robin', { tiebreak: written }, c07('2026-03', '8.1'));
}

function* koyaInSwiss({ list, schedule, chosen }: Case): Generator<TiebreakWarning> {
  if (schedule !== 'swiss') return;
  for (const { base, written } of list)
    if (base === 'KS')
      yield warning(
        'koya-in-swiss',
        { tiebreak: written },
        chosen.edition === '1998' ? A1998.koya : c07(chosen.edition, '9.2'),
      );
}

function* ratingsWithUnrated({ list, tournament, chosen }: Case): Generator<TiebreakWarning> {
  const players = tournament.players.filter(player => !player.rating).map(player => player.id);
  if (players.length === 0) return;
  const rule = chosen.edition === '1998' ? A1998.categories : c07(chosen.edition, '10');
  for (const { base, modifiers, written } of list)
    if (OF_RATINGS.includes(base) && modifiers.unrated === undefined)
      yield warning('ratings-with-unrated', { tiebreak: written, players }, rule);
}

const CATEGORIES: Readonly<Partial<Record<Base, Category>>> = {
  PS: 'own-results',
  KS: 'own-results',
  DE: 'own-results',
  WIN: 'own-results',
  WON: 'own-results',
  BH: 'opponents-results',
  SBH: 'opponents-results',
  SB: 'opponents-results',
  ARO: 'ratings',
  TPR: 'ratings',
  SRO: 'ratings',
};

/** The lists that section 3 itself recommends mix them too: those are not warned of, the points before them or not (decision 0049). */
function* mixedCategories({ list, tournament, chosen, schedule, of }: Case): Generator<TiebreakWarning> {
  if (chosen.edition !== '1998') return;
  const categories = [...new Set(list.flatMap(({ base }) => CATEGORIES[base] ?? []))];
  if (categories.length < 2) return;
  const codes = list.filter(({ base }) => base !== 'PTS').map(({ base }) => base);
  const kinds = ['consistent', 'not-consistent', 'mostly-missing'] as const;
  const recommended = kinds.flatMap(ratings =>
    proposedTiebreaks({ ...occasionOf(tournament), edition: '1998', schedule, of, ratings }),
  );
  const basesOf = (tiebreaks: readonly string[]) => tiebreaks.map(code => code.replace(/\/.*$/, ''));
  if (recommended.some(({ tiebreaks }) => codes.every((code, at) => basesOf(tiebreaks)[at] === code))) return;
  const tiebreaks = list.filter(({ base }) => CATEGORIES[base]).map(({ written }) => written);
  yield warning('mixed-categories', { tiebreaks, categories }, A1998.categories);
}

const SINCE_2026: readonly Base[] = ['STD', 'TPN', 'RTNG', 'EDEBT', 'EDEBB', 'EDET', 'EDEB'];
const SINCE_2023: readonly Base[] = [
  ...(['BPG', 'BWG', 'REP', 'AOB', 'FB', 'PTP', 'APRO', 'APPO'] as const),
  ...(['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB', 'EDE', 'SSSC', 'BC', 'TBR', 'BBE'] as const),
];

function* notInEdition({ list, chosen: { edition } }: Case): Generator<TiebreakWarning> {
  if (edition === '2026-03') return;
  const missing = edition === '2024-08' ? SINCE_2026 : [...SINCE_2026, ...SINCE_2023];
  for (const { base, written } of list)
    if (missing.includes(base)) yield warning('not-in-edition', { tiebreak: written, edition });
}

function* editionNotKept({ chosen }: Case): Generator<TiebreakWarning> {
  if (chosen.instead && chosen.date)
    yield warning('edition-not-kept', { date: chosen.date, used: chosen.edition });
}

const MAY_BE_REPEATED: readonly Base[] = ['DE', 'EDE', 'EDEBT', 'EDEBB', 'EDET', 'EDEB'];

function* repeated({ list }: Case): Generator<TiebreakWarning> {
  const seen = new Set<string>();
  for (const { base, written } of list) {
    const code = written.toUpperCase();
    if (seen.has(code) && !MAY_BE_REPEATED.includes(base))
      yield warning('repeated-tiebreak', { tiebreak: written });
    seen.add(code);
  }
}

function* boardCountTooEarly({ list, of, chosen }: Case): Generator<TiebreakWarning> {
  const at = list.findIndex(({ base }) => base === 'BC');
  if (of !== 'teams' || at < 0) return;
  const before = list.slice(0, at).map(({ base }) => base);
  if (!before.includes('GPTS') && !before.includes('MPVGP'))
    yield warning(
      'board-count-before-game-points',
      { tiebreak: list[at]?.written ?? 'BC' },
      c07(chosen.edition, '12.1'),
    );
}
