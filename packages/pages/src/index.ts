export { entryShell } from './entry-shell.ts';
export { pathsOf } from './layout.ts';
export { drawPage } from './pages/draw.ts';
export { notPublishedPage, pairingsPage } from './pages/pairings.ts';
export { infoPage, notFoundPage, playerPage, tournamentsPage, whyOffPage, whyPage } from './pages/single.ts';
export { crosstablePage, playersPage, standingsPage } from './pages/tables.ts';
export { type TeamPage, teamPage } from './pages/team.ts';
export type * from './site.ts';
export { wordsIn as pageWordsIn } from './words/words.ts';
