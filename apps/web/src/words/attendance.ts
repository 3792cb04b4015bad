import type { Same } from './both.ts';

const en = {
  title: 'Attendance',
  checkIn: (round: number) => `Check-in for round ${round}`,
  backToGrid: 'Back to the grid',
  totals: (plays: number, half: number, zero: number, out: number) =>
    `plays ${plays} · half ${half} · zero ${zero} · withdrawn ${out}`,
  byeNote: 'odd number: one bye will be given',
  legend: {
    plays: 'plays',
    half: 'half-point bye',
    zero: 'zero-point bye',
    full: 'full-point bye',
    absent: 'absent, no notice',
    out: 'withdrawn',
    before: 'before entry',
  },
  empty: 'Add players first.',
  toPlayers: 'To the players',
  cell: (name: string, round: number, state: string) => `${name}, round ${round}: ${state}`,
  chooseTitle: (name: string, round: number) => `${name}, round ${round}`,
  published: (round: number) =>
    `Round ${round} is published. Enter a forfeit there, or correct its result: a bye can no longer be given.`,
  set: (name: string, round: number, state: string) => `${name}, round ${round}: ${state}`,
  here: (here: number, all: number) => `${here} of ${all} here`,
  filter: 'Type a name',
  close: (n: number) => `Close check-in: ${n} not here`,
  closeTitle: (n: number) =>
    n === 1 ? 'One is not here. What holds for this round?' : `${n} are not here. What holds for this round?`,
  closeAbsent: 'Zero-point bye this round',
  closeWithdrawn: 'Withdrawn',
  closeExpected: 'Still expected: change nothing',
  allHere: 'Everybody is here.',
  closed: (n: number, round: number) => `${n} not paired in round ${round}`,
  present: 'here',
  missing: 'not here',
  keyList: [
    'H · half-point bye',
    'Z 0 · zero-point bye',
    'A · absent without notice',
    'F · full-point bye',
    '- · withdrawn from here',
    'P . Backspace · plays',
  ],
};

const es: Same<typeof en> = {
  title: 'Asistencia',
  checkIn: round => `Registro de la ronda ${round}`,
  backToGrid: 'Volver a la tabla',
  totals: (plays, half, zero, out) =>
    `juegan ${plays} · medio ${half} · cero ${zero} · ${out === 1 ? 'se retiró' : 'se retiraron'} ${out}`,
  byeNote: 'número impar: se dará un bye',
  legend: {
    plays: 'juega',
    half: 'bye de medio punto',
    zero: 'bye de cero',
    full: 'bye de un punto',
    absent: 'ausente sin aviso',
    out: 'se retiró',
    before: 'antes de entrar',
  },
  empty: 'Primero agregue jugadores.',
  toPlayers: 'Ir a los jugadores',
  cell: (name, round, state) => `${name}, ronda ${round}: ${state}`,
  chooseTitle: (name, round) => `${name}, ronda ${round}`,
  published: round =>
    `La ronda ${round} está publicada. Capture ahí una incomparecencia o corrija el resultado: ya no se puede dar un bye.`,
  set: (name, round, state) => `${name}, ronda ${round}: ${state}`,
  here: (here, all) => `${here} de ${all} presentes`,
  filter: 'Escriba un nombre',
  close: n => (n === 1 ? 'Cerrar el registro: falta 1' : `Cerrar el registro: faltan ${n}`),
  closeTitle: n =>
    n === 1 ? 'Falta uno. ¿Qué vale para esta ronda?' : `Faltan ${n}. ¿Qué vale para esta ronda?`,
  closeAbsent: 'Bye de cero en esta ronda',
  closeWithdrawn: 'Se retiraron',
  closeExpected: 'Aún se espera su llegada: no cambiar nada',
  allHere: 'Ya están todos.',
  closed: (n, round) =>
    n === 1 ? `1 no se empareja en la ronda ${round}` : `${n} no se emparejan en la ronda ${round}`,
  present: 'presente',
  missing: 'falta',
  keyList: [
    'H · bye de medio punto',
    'Z 0 · bye de cero',
    'A · ausente sin aviso',
    'F · bye de un punto',
    '- · se retira desde aquí',
    'P . Retroceso · juega',
  ],
};

export const attendance = { en, es };
