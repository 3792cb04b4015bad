import { type Ruling, systemNamed } from '@pareo/engine';
import { clockZone, type State } from '@pareo/engine/journal';
import {
  type Assets,
  crosstablePage,
  drawPage,
  infoPage,
  notPublishedPage,
  type PageFrame,
  pageWordsIn,
  pairingsPage,
  playerPage,
  playersPage,
  prizesPage,
  standingsPage,
  teamPage,
  type Workings,
  whyOffPage,
  whyPage,
} from '@pareo/pages';
import { datesText } from '@pareo/paper';
import { describeRankReason, describeRuling, describeTiebreak, type Language, textsIn } from '@pareo/texts';
import {
  categoriesSheet,
  categoryNamed,
  categorySheet,
  crosstableSheet,
  drawSheets,
  namesIn,
  peopleOf,
  placeIn,
  playerSheet,
  prizeSheet,
  roundSheet,
  roundsOfTeam,
  roundTimeOf,
  roundTimeText,
  rulingsAbout,
  shownValue,
  standingsSheet,
  teamRosters,
  teamsMeet,
  tiebreaksIn,
} from '@pareo/tournament';
import { parseTiebreak } from '@pareo/tournament/tiebreaks';

/** A public page: which one, of what, in which language. */
export interface PageWish {
  readonly state: State;
  readonly page: PublicPage;
  readonly slug: string;
  readonly showsWhy: boolean;
  readonly isOff?: true;
  readonly language: Language;
  /** It was asked for in the address. */
  readonly chosen?: Language;
  readonly assets: Assets;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly search?: string;
  readonly address?: string;
  /** When it was made. */
  readonly now: string;
  /** Rulings of the round, for the page that shows them. */
  readonly rulings?: readonly Ruling[];
}

export type PublicPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'round'; readonly round: number; readonly by: 'board' | 'name' }
  | { readonly kind: 'standings'; readonly after?: number; readonly category?: string }
  | { readonly kind: 'prizes' }
  | { readonly kind: 'crosstable' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'players' }
  | { readonly kind: 'player'; readonly key: number }
  | { readonly kind: 'team'; readonly key: number }
  | { readonly kind: 'why'; readonly round: number; readonly board: number }
  | { readonly kind: 'info' };

/** The page as text; undefined where there is no such page. */
export const pageJob = (wish: PageWish): string | undefined => {
  const { state, page } = wish;
  const frame = frameOf(wish);
  switch (page.kind) {
    case 'home':
      return homeOf(wish, frame);
    case 'round': {
      const sheet = page.round <= state.published ? roundSheet(state, page.round) : undefined;
      return sheet && pairingsPage(frame, { sheet, by: page.by });
    }
    case 'standings':
      return standingsOf(wish, frame, page);
    case 'prizes':
      return prizesOf(wish, frame);
    case 'crosstable': {
      const found = state.published === 0 ? undefined : crosstableSheet(state, { order: 'rank' });
      const nothing = { after: 0, numbers: 'rank', kind: 'swiss', rows: [] } as const;
      return crosstablePage(frame, { sheet: found?.ok ? found.value : nothing });
    }
    case 'draw':
      return isKnockout(state) ? drawPage(frame, state.published === 0 ? [] : drawSheets(state)) : undefined;
    case 'players':
      return playersPage(frame, peopleOf(state), teamRosters(state));
    case 'team':
      return teamOf(wish, frame, page.key);
    case 'player': {
      const sheet = playerSheet(state, page.key, wish);
      return (
        sheet && playerPage(frame, sheet, workingsOf(wish, { player: sheet.person.number, of: 'players' }))
      );
    }
    case 'why':
      return whyOf(wish, frame, page);
    case 'info':
      return infoPage(frame, { facts: factsOf(wish), schedule: scheduleOf(wish) });
  }
};

const isKnockout = ({ settings }: State): boolean => systemNamed(settings.system)?.kind === 'knock-out';

/** How a place came about: arithmetic on public results. */
const workingsOf = (
  { state, language }: PageWish,
  of: { readonly player: number; readonly of: 'players' | 'teams' },
): Workings | undefined => {
  // Players of teams have points and no places.
  const hasPlaces = of.of === 'teams' || !teamsMeet(state);
  const place = state.published === 0 || !hasPlaces ? undefined : placeIn(state, of);
  if (!place?.ok || place.value.row === undefined) return undefined;
  const name = namesIn(state);
  return {
    neighbours: place.value.neighbours.map(reason => describeRankReason(reason, name, language)),
    values: place.value.workings.map(({ tiebreak, working }) => ({
      code: tiebreak.written,
      name: describeTiebreak(tiebreak, language),
      value: shownValue(working.value),
      rows: working.parts.map(({ round, opponent, amount, cut }) => ({
        round: round === undefined ? '' : String(round),
        opponent: opponent === undefined ? '' : name(opponent),
        counts: cut ? `(${shownValue(amount)})` : shownValue(amount),
      })),
    })),
  };
};

const teamOf = (wish: PageWish, frame: PageFrame, key: number): string | undefined => {
  const { state } = wish;
  const roster = teamRosters(state).find(({ team }) => team.key === key);
  if (!roster) return undefined;
  const workings = teamsMeet(state)
    ? workingsOf(wish, { player: roster.team.number, of: 'teams' })
    : undefined;
  return teamPage(frame, { ...roster, rounds: roundsOfTeam(state, key), ...(workings ? { workings } : {}) });
};

/** What matters now: pairings after a publication, standings at the end. */
const homeOf = (wish: PageWish, frame: PageFrame): string | undefined => {
  const { state } = wish;
  if (state.phase === 'finished') return standingsOf(wish, frame, {});
  const sheet = state.published === 0 ? undefined : roundSheet(state, state.published);
  return sheet ? pairingsPage(frame, { sheet, by: 'board' }) : notPublishedPage(frame);
};

const standingsOf = (
  wish: PageWish,
  frame: PageFrame,
  { after, category: named }: { readonly after?: number; readonly category?: string },
): string | undefined => {
  const { state, language } = wish;
  if (after !== undefined && after > state.published) return undefined;
  const request = { language, ...(after === undefined ? {} : { after }) };
  const category = named === undefined ? undefined : categoryNamed(state, named);
  if (named !== undefined && category === undefined) return undefined;
  const found = category ? categorySheet(state, { ...request, category }) : standingsSheet(state, request);
  const sheet = found.ok ? found.value : { after: 0, tiebreaks: [], rows: [], open: 0 };
  const isFinal = state.phase === 'finished' && (after === undefined || after === state.published);
  return standingsPage(frame, {
    sheet,
    isFinal,
    categories: categoriesSheet(state, language),
    ...(category ? { category: category.id } : {}),
  });
};

/** From the publication of round 1 on. */
const prizesOf = ({ state, language }: PageWish, frame: PageFrame): string => {
  const found = state.published === 0 ? undefined : prizeSheet(state, { language });
  return prizesPage(frame, {
    ...(found?.ok ? { sheet: found.value } : {}),
    isFinal: state.phase === 'finished',
  });
};

const frameOf = (wish: PageWish): PageFrame => {
  const { state, language, slug, showsWhy, isOff, assets, path, query, search, address } = wish;
  const { details, settings } = state;
  const dates = datesOf(wish);
  const begins = roundTimeOf(details, Math.max(1, state.published));
  return {
    language,
    assets,
    path,
    query,
    moment: timeOf(wish, wish.now),
    ...(search === undefined ? {} : { search }),
    ...(address === undefined ? {} : { address }),
    tournament: {
      slug,
      ...(wish.chosen === undefined ? {} : { chosen: wish.chosen }),
      ...(isKnockout(state) && { isKnockout: true as const }),
      name: details.name,
      ...(details.place === undefined ? {} : { place: details.place }),
      ...(dates === '' ? {} : { dates }),
      phase: state.phase === 'none' ? 'preparing' : state.phase,
      published: state.published,
      ...(begins === undefined ? {} : { begins: roundTimeText(begins, language) }),
      ...(settings.rounds === undefined ? {} : { rounds: settings.rounds }),
      system: systemName(settings.system, language),
      showsWhy,
      ...(state.prizes && state.published > 0 ? { hasPrizes: true as const } : {}),
      ...(isOff && { isOff }),
      version: state.version,
    },
  };
};

/** As people say it, with the year of its edition where the system has several: `Sistema holandés 2026`. */
export const systemName = (id: string, language: Language): string => {
  const known: Readonly<Record<string, { readonly name: string }>> = textsIn(language).systems;
  const name = known[id]?.name ?? id;
  const year = /-(\d{4})$/.exec(id)?.[1];
  return year === undefined || name.includes(year) ? name : `${name} ${year}`;
};

const localeOf = (language: Language): string => (language === 'es' ? 'es-MX' : 'en-GB');

const timeOf = ({ state, language }: PageWish, instant: string): string =>
  new Date(instant).toLocaleTimeString(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: clockZone(state.details.zone),
  });

const datesOf = ({ state, language }: PageWish): string => datesText(state.details, language);

const whyOf = (
  { rulings = [], state, language, showsWhy }: PageWish,
  frame: PageFrame,
  { round, board: number }: { readonly round: number; readonly board: number },
): string | undefined => {
  if (!showsWhy) return whyOffPage(frame);
  const sheet = round <= state.published ? roundSheet(state, round) : undefined;
  const board = sheet?.boards.find(one => one.number === number);
  if (board === undefined) return undefined;
  const name = namesIn(state, round);
  const ids = [board.white.person.number, board.black.person.number];
  const words = pageWordsIn(language);
  const sentences = (isOfColour: boolean): readonly string[] =>
    rulingsAbout(rulings, ids)
      .filter(({ subject }) => (subject === 'colour') === isOfColour)
      .map(ruling => describeRuling(ruling, name, language));
  const parts = [
    { heading: words.tabs.pairings, sentences: sentences(false) },
    { heading: words.columns.colour, sentences: sentences(true) },
  ].filter(part => part.sentences.length > 0);
  return whyPage(frame, {
    round,
    board,
    parts: parts.length > 0 ? parts : [{ heading: words.why, sentences: [words.byHand] }],
  });
};

/** Players know tie-breaks by their names. */
const tiebreaksText = (codes: readonly string[], language: Language): string =>
  codes
    .map(code => {
      const parsed = parseTiebreak(code);
      return parsed.ok ? describeTiebreak(parsed.value, language) : code;
    })
    .join(' · ');

const factsOf = (wish: PageWish) => {
  const { state, language } = wish;
  const { details, settings, players } = state;
  const { info } = pageWordsIn(language);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [info.system, systemName(settings.system, language)],
    [info.rounds, settings.rounds === undefined ? undefined : String(settings.rounds)],
    [info.players, String(Object.keys(players).length)],
    [info.place, details.place],
    [info.dates, datesOf(wish)],
    [info.timeControl, details.timeControl],
    [info.arbiter, details.chiefArbiter],
    [info.tiebreaks, tiebreaksText(tiebreaksIn(state), language)],
  ];
  return facts.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
};

const scheduleOf = ({ state, language }: PageWish) =>
  (state.details.roundTimes ?? []).flatMap((time, index) =>
    time === '' ? [] : [{ round: index + 1, time: roundTimeText(time, language) }],
  );
