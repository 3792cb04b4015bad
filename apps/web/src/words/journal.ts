import type { Same } from './both.ts';

const en = {
  title: 'Journal',
  partly: 'Only the latest acts are shown.',
  empty: 'Nothing has happened yet.',
  all: 'Everything',
  filters: { all: 'Everything', results: 'Results', pairings: 'Pairings', players: 'Players' },
  who: 'Who',
  everybody: 'Everybody',
  search: 'Search',
  undo: 'Undo',
  undone: 'undone',
  unpublish: 'Unpublish…',
  export: 'Export',
  exportJournal: 'Whole journal (.pareo)',
  more: 'Earlier entries',
  reason: (text: string) => `Reason: ${text}`,
  settled: 'not undone: a later round is published',
  made: (when: string) => `typed ${when}`,
  cut: 'a part of it is nested too deeply to be shown',
  decide: 'Decide',
  day: 'Day',
};

const es: Same<typeof en> = {
  title: 'Bitácora',
  partly: 'Solo se muestran los últimos actos.',
  empty: 'Aún no ha pasado nada.',
  all: 'Todo',
  filters: { all: 'Todo', results: 'Resultados', pairings: 'Emparejamientos', players: 'Jugadores' },
  who: 'Quién',
  everybody: 'Todos',
  search: 'Buscar',
  undo: 'Deshacer',
  undone: 'deshecho',
  unpublish: 'Retirar la publicación…',
  export: 'Exportar',
  exportJournal: 'Bitácora completa (.pareo)',
  more: 'Entradas anteriores',
  reason: text => `Razón: ${text}`,
  settled: 'no se deshace: ya se publicó una ronda posterior',
  made: when => `escrito ${when}`,
  cut: 'una parte tiene demasiados niveles para mostrarse',
  decide: 'Decidir',
  day: 'Día',
};

export const journal = { en, es };
