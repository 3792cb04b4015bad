import type { Same } from './both.ts';

const en = {
  title: 'Finish',
  check: 'Check',
  checking: 'Every round is paired again…',
  agrees: (agree: number, all: number) => `${agree} of ${all} rounds agree with the rules.`,
  allAgree: (rounds: number) => `All ${rounds} rounds agree with the rules.`,
  differs: (round: number, boards: readonly number[]) =>
    `Round ${round} differs on ${boards.length === 1 ? 'board' : 'boards'} ${boards.join(', ')}`,
  byHand: 'changed by hand',
  cannot: (round: number) => `Round ${round} cannot be paired again`,
  open: (n: number) =>
    n === 1
      ? '1 game is open. It must be decided first.'
      : `${n} games are open. They must be decided first.`,
  openIn: (round: number, boards: number) => `Round ${round}, ${boards === 1 ? 'board' : 'boards'}`,
  missing: (played: number, announced: number) => `${played} of ${announced} rounds are played.`,
  finish: 'Finish the tournament',
  finished: 'The tournament is finished. All lists are final.',
  finishedToast: 'Finished',
  reopen: 'Reopen…',
  reopenTitle: 'Reopen the tournament?',
  reopenText: 'Lists lose the word final until it is finished again.',
  report: 'Report',
  reportHelp: 'The files for the federation, the rating office and the archive.',
  formats: {
    trf26: 'TRF26',
    trf16: 'TRF16',
    json: 'JSON',
    csv: 'CSV',
    journal: 'Journal (.pareo)',
    zip: 'All in one zip',
  },
  cannotWrite: (format: string) => `${format} cannot be written`,
  standings: 'See the standings',
};

const es: Same<typeof en> = {
  title: 'Terminar',
  check: 'Revisión',
  checking: 'Se empareja de nuevo cada ronda…',
  agrees: (agree, all) => `${agree} de ${all} rondas coinciden con el reglamento.`,
  allAgree: rounds => `Las ${rounds} rondas coinciden con el reglamento.`,
  differs: (round, boards) =>
    `La ronda ${round} difiere en ${boards.length === 1 ? 'la mesa' : 'las mesas'} ${boards.join(', ')}`,
  byHand: 'se cambió a mano',
  cannot: round => `La ronda ${round} no se puede emparejar de nuevo`,
  open: n =>
    n === 1
      ? 'Falta 1 partida. Primero hay que decidirla.'
      : `Faltan ${n} partidas. Primero hay que decidirlas.`,
  openIn: (round, boards) => `Ronda ${round}, ${boards === 1 ? 'mesa' : 'mesas'}`,
  missing: (played, announced) => `Se jugaron ${played} de ${announced} rondas.`,
  finish: 'Terminar el torneo',
  finished: 'El torneo terminó. Todas las listas son definitivas.',
  finishedToast: 'Torneo terminado',
  reopen: 'Reabrir…',
  reopenTitle: '¿Reabrir el torneo?',
  reopenText: 'Las listas dejan de ser definitivas hasta que se termine otra vez.',
  report: 'Informe',
  reportHelp: 'Los archivos para la federación, la oficina de Elo y el archivo.',
  formats: {
    trf26: 'TRF26',
    trf16: 'TRF16',
    json: 'JSON',
    csv: 'CSV',
    journal: 'Bitácora (.pareo)',
    zip: 'Todo en un zip',
  },
  cannotWrite: format => `${format} no se puede escribir`,
  standings: 'Ver la clasificación',
};

export const finish = { en, es };
