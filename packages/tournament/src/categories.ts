import type { Issue, Outcome } from '@pareo/engine';
import { categoryStandings, membership } from '@pareo/engine/categories';
import { accept, type Category } from '@pareo/engine/model';
import { type Language, prizeTexts } from '@pareo/texts';
import { standingsSheet } from './lists.ts';
import { isState, ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import { categoriesIn } from './prizes.ts';
import type { Person, StandingsSheet, StandingsSheetRow } from './sheets.ts';
import { standingsOf, type TableRequest } from './tables.ts';

/* Categories, and the general table restricted to one. */

/** A category as it is chosen. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** Who belongs, in words. */
  readonly rule: string;
  readonly members: number;
}

export interface CategorySheet extends Omit<StandingsSheet, 'rows'> {
  readonly category: CategoryChoice;
  /** Whoever may belong: the data do not say. */
  readonly unknown: readonly Person[];
  readonly rows: readonly CategoryRow[];
  /** Changed after round 1 was published. */
  readonly changed?: true;
}

/** `place` is that in the category. */
export interface CategoryRow extends StandingsSheetRow {
  readonly overall: string;
}

export const categoriesSheet = (source: Source, language: Language): readonly CategoryChoice[] =>
  categoriesIn(source).map(category => choiceOf(source, category, language));

const choiceOf = (source: Source, category: Category, language: Language): CategoryChoice => {
  const found = ranked(source);
  const players = found.ok ? found.value.players : [];
  return {
    id: category.id,
    name: category.name,
    rule: prizeTexts[language].rule(category.conditions),
    members: players.filter(player => membership(category, player).in === true).length,
  };
};

/** By its id or its name, however it is written. */
export const categoryNamed = (source: Source, named: string): Category | undefined => {
  const wanted = named.trim().toLowerCase();
  return categoriesIn(source).find(
    ({ id, name }) => id.toLowerCase() === wanted || name.trim().toLowerCase() === wanted,
  );
};

/** The table of a category. No tie-break is worked out again. */
export const categorySheet = (
  source: Source,
  {
    category,
    language,
    ...request
  }: TableRequest & {
    readonly category: Category;
    readonly language: Language;
  },
): Outcome<CategorySheet, Issue> => {
  const tournament = ranked(source);
  if (!tournament.ok) return tournament;
  const table = standingsOf(source, request);
  if (!table.ok) return table;
  const whole = standingsSheet(source, { ...request, language });
  if (!whole.ok) return whole;
  const found = categoryStandings(table.value.rows, tournament.value.players, category);
  const rowOf = new Map(whole.value.rows.map(row => [row.person.number, row]));
  const people = new Map(peopleOf(source).map(person => [person.number, person]));
  const rows = found.rows.flatMap(({ row, place, sharedBy }): readonly CategoryRow[] => {
    const shown = rowOf.get(row.id);
    const written = sharedBy > 1 ? `${place}–${place + sharedBy - 1}` : `${place}`;
    return shown ? [{ ...shown, place: written, overall: shown.place }] : [];
  });
  return accept({
    ...whole.value,
    rows,
    category: choiceOf(source, category, language),
    unknown: found.unknown.flatMap(id => people.get(id) ?? []),
    ...(isState(source) && (source.announcedLater ?? []).some(({ what }) => what === 'categories')
      ? { changed: true as const }
      : {}),
  });
};
