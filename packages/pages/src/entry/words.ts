/* What a helper's phone says. */

export interface EntryWords {
  readonly title: string;
  readonly checkIn: string;
  readonly code: { readonly label: string; readonly hint: string; readonly button: string };
  readonly round: (round: number, of: number | undefined) => string;
  readonly boards: (from: number, to: number) => string;
  readonly allBoards: string;
  readonly open: (count: number) => string;
  readonly done: string;
  readonly none: string;
  readonly allIn: string;
  readonly board: (board: number) => string;
  readonly back: string;
  readonly whiteWins: (name: string) => string;
  readonly blackWins: (name: string) => string;
  readonly draw: string;
  readonly other: string;
  readonly notPlayed: string;
  readonly results: Readonly<Record<string, string>>;
  readonly confirm: (result: string) => string;
  readonly chosenNothing: string;
  readonly sent: (board: number, result: string) => string;
  readonly kept: (board: number, result: string) => string;
  readonly asked: (board: number, result: string) => string;
  readonly alreadyHas: (result: string) => string;
  readonly change: string;
  readonly offline: (waiting: number) => string;
  readonly online: string;
  readonly ready: (round: number) => string;
  readonly ended: (waiting: number) => string;
  readonly signedOut: string;
  readonly wrongCode: string;
  readonly tooMany: string;
  readonly unreachable: string;
  readonly lock: string;
  readonly unlock: string;
  readonly search: string;
  readonly here: (count: number, of: number) => string;
  readonly isHere: string;
  readonly isNotHere: string;
  readonly undone: (name: string) => string;
  readonly marked: (name: string) => string;
  readonly colours: { readonly white: string; readonly black: string };
}

const en: EntryWords = {
  title: 'Results',
  checkIn: 'Check-in',
  code: { label: 'Code', hint: 'The arbiter reads it to you: eight letters and digits.', button: 'Enter' },
  round: (round, of) => (of === undefined ? `Round ${round}` : `Round ${round} of ${of}`),
  boards: (from, to) => `Boards ${from} to ${to}`,
  allBoards: 'All boards',
  open: count => `Open (${count})`,
  done: 'Done',
  none: 'The round is not published yet. It will appear here by itself.',
  allIn: 'Every result is in.',
  board: board => `Board ${board}`,
  back: 'Back',
  whiteWins: name => `White wins: ${name}`,
  blackWins: name => `Black wins: ${name}`,
  draw: 'Draw',
  other: 'Not played, or another result',
  notPlayed: 'Not played',
  results: {
    '1-0': '1-0',
    '=': '½-½',
    '0-1': '0-1',
    '+-': '+ - Black did not come',
    '-+': '- + White did not come',
    '--': '- - neither came',
    '=-0': '½-0',
    '0-=': '0-½',
    '0-0': '0-0 both lost',
    adj: 'adjourned',
  },
  confirm: result => `Confirm ${result}`,
  chosenNothing: 'Choose the result.',
  sent: (board, result) => `Board ${board}: ${result}. Saved.`,
  kept: (board, result) => `Board ${board}: ${result}. Kept on this phone until there is a connection.`,
  asked: (board, result) =>
    `Board ${board} already has another result. Yours, ${result}, went to the arbiter as a question.`,
  alreadyHas: result => `The table already has ${result}.`,
  change: 'Change my entry',
  offline: waiting =>
    waiting === 0
      ? 'No connection.'
      : `No connection. ${waiting === 1 ? '1 result is' : `${waiting} results are`} kept on this phone.`,
  online: 'Connected',
  ready: round => `Round ${round} is ready.`,
  ended: waiting =>
    `This link no longer works. Ask the arbiter for another.${waiting === 0 ? '' : ` Your ${waiting} unsent results are still here:`}`,
  signedOut: 'Scan the code of the arbiter, or type it here.',
  wrongCode: 'No link has this code.',
  tooMany: 'Too many tries. Wait a minute.',
  unreachable: 'The server cannot be reached.',
  lock: 'Lock',
  unlock: 'Press twice to unlock',
  search: 'Name',
  here: (count, of) => `${count} of ${of} here`,
  isHere: 'here',
  isNotHere: 'not here',
  undone: name => `${name}: not here`,
  marked: name => `${name}: here`,
  colours: { white: 'White', black: 'Black' },
};

const es: EntryWords = {
  title: 'Resultados',
  checkIn: 'Asistencia',
  code: { label: 'Código', hint: 'El árbitro se lo dicta: ocho letras y cifras.', button: 'Entrar' },
  round: (round, of) => (of === undefined ? `Ronda ${round}` : `Ronda ${round} de ${of}`),
  boards: (from, to) => `Mesas ${from} a ${to}`,
  allBoards: 'Todas las mesas',
  open: count => `Faltan (${count})`,
  done: 'Listas',
  none: 'La ronda aún no se publica. Aparecerá aquí sola.',
  allIn: 'Ya están todos los resultados.',
  board: board => `Mesa ${board}`,
  back: 'Volver',
  whiteWins: name => `Ganan blancas: ${name}`,
  blackWins: name => `Ganan negras: ${name}`,
  draw: 'Tablas',
  other: 'No se jugó, u otro resultado',
  notPlayed: 'No se jugó',
  results: {
    '1-0': '1-0',
    '=': '½-½',
    '0-1': '0-1',
    '+-': '+ - no llegaron negras',
    '-+': '- + no llegaron blancas',
    '--': '- - no llegó nadie',
    '=-0': '½-0',
    '0-=': '0-½',
    '0-0': '0-0 ambos pierden',
    adj: 'aplazada',
  },
  confirm: result => `Confirmar ${result}`,
  chosenNothing: 'Elija el resultado.',
  sent: (board, result) => `Mesa ${board}: ${result}. Guardado.`,
  kept: (board, result) => `Mesa ${board}: ${result}. Queda en este teléfono hasta que haya conexión.`,
  asked: (board, result) =>
    `La mesa ${board} ya tiene otro resultado. El suyo, ${result}, le llegó al árbitro como pregunta.`,
  alreadyHas: result => `La mesa ya tiene ${result}.`,
  change: 'Cambiar lo que capturé',
  offline: waiting =>
    waiting === 0
      ? 'Sin conexión.'
      : `Sin conexión. ${waiting === 1 ? '1 resultado espera' : `${waiting} resultados esperan`} en este teléfono.`,
  online: 'En línea',
  ready: round => `La ronda ${round} está lista.`,
  ended: waiting =>
    `Este enlace ya no sirve. Pida otro al árbitro.${waiting === 0 ? '' : ` Sus ${waiting} resultados sin enviar siguen aquí:`}`,
  signedOut: 'Escanee el código del árbitro o escríbalo aquí.',
  wrongCode: 'Ningún enlace tiene ese código.',
  tooMany: 'Demasiados intentos. Espere un minuto.',
  unreachable: 'No se alcanza el servidor.',
  lock: 'Bloquear',
  unlock: 'Toque dos veces para desbloquear',
  search: 'Nombre',
  here: (count, of) => `${count} de ${of} presentes`,
  isHere: 'presente',
  isNotHere: 'no está',
  undone: name => `${name}: no está`,
  marked: name => `${name}: presente`,
  colours: { white: 'Blancas', black: 'Negras' },
};

export const entryWords = (language: string): EntryWords => (language.startsWith('en') ? en : es);
