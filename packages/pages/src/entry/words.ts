/* What a helper's phone says. */

export interface EntryWords {
  readonly title: string;
  readonly checkIn: string;
  readonly code: { readonly label: string; readonly hint: string; readonly button: string };
  readonly round: (round: number, of: number | undefined) => string;
  readonly boards: (from: number, to: number) => string;
  readonly allBoards: string;
  readonly progress: (done: number, of: number) => string;
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
  /** Of results whose signs do not say it. */
  readonly meaning: Readonly<Record<string, string>>;
  readonly adjourned: string;
  readonly confirm: (result: string) => string;
  readonly chosenNothing: string;
  readonly sent: (board: number, result: string) => string;
  readonly kept: (board: number, result: string) => string;
  /** It was wanted and is not there. */
  readonly notDone: string;
  /** Why, by the code of the server; for a round. */
  readonly reasons: Readonly<Record<string, (round: number) => string>>;
  readonly reasonOf: (code: string) => string;
  readonly isAsked: string;
  readonly tellArbiter: string;
  readonly understood: string;
  readonly alreadyHas: (result: string) => string;
  readonly youEntered: (result: string) => string;
  readonly offline: (waiting: number) => string;
  readonly offlineMarks: (waiting: number) => string;
  readonly failing: (waiting: number) => string;
  readonly failingMarks: (waiting: number) => string;
  readonly online: string;
  readonly ready: (round: number) => string;
  readonly ended: (waiting: number) => string;
  readonly signedOut: string;
  readonly wrongCode: string;
  readonly tooMany: string;
  /** Many scan at once: this page tries again by itself. */
  readonly turnComes: string;
  readonly unreachable: string;
  readonly lock: string;
  readonly unlock: string;
  readonly search: string;
  readonly searchBoards: string;
  readonly noBoardFound: string;
  /** Without a network, where the browser could not load the page again. */
  readonly keepOpen: string;
  /** In its own words. */
  readonly otherLanguage: { readonly code: 'en' | 'es'; readonly name: string };
  readonly here: (count: number, of: number) => string;
  readonly nobody: string;
  readonly noneFound: string;
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
  progress: (done, of) => `${done} of ${of} in`,
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
  meaning: {
    '+-': 'Black did not come',
    '-+': 'White did not come',
    '--': 'neither came',
    '0-0': 'both lost',
  },
  adjourned: 'adjourned',
  confirm: result => `Confirm ${result}`,
  chosenNothing: 'Choose the result.',
  sent: (board, result) => `Board ${board}: ${result}. Saved.`,
  kept: (board, result) => `Board ${board}: ${result}. Kept on this phone until there is a connection.`,
  notDone: 'Not entered.',
  reasons: {
    'board-has-result': () => 'The board already has another result.',
    'changed-meanwhile': () => 'The board changed in the meantime.',
    'basis-moved': round => `Round ${round} was published again in the meantime.`,
    'round-closed': round => `Round ${round} is closed.`,
    'round-published': round => `Round ${round} is already published.`,
    'not-published': round => `The arbiter has withdrawn round ${round}.`,
    'round-out-of-range': round => `There is no round ${round} now.`,
    'unknown-board': round => `Round ${round} no longer has this board.`,
    'unknown-player': () => 'This player is no longer in the tournament.',
    'outside-link': () => 'This link is not for that.',
    'not-permitted': () => 'This link is not for that.',
    'tournament-finished': () => 'The tournament has ended.',
    'tally-missing': () => 'The points of both sheets are needed here.',
    'client-too-old': () => 'It was written by an older version of this page.',
  },
  reasonOf: code => `The server does not take it (${code}).`,
  isAsked: 'The arbiter has it as a question.',
  tellArbiter: 'Tell the arbiter.',
  understood: 'Understood',
  alreadyHas: result => `The board already has ${result}. Another result goes to the arbiter as a question.`,
  youEntered: result =>
    `You entered ${result}. You can correct it for two minutes; after that it goes to the arbiter as a question.`,
  offline: waiting =>
    waiting === 0
      ? 'No connection.'
      : `No connection. ${waiting === 1 ? '1 result is' : `${waiting} results are`} kept on this phone.`,
  offlineMarks: waiting =>
    waiting === 0
      ? 'No connection.'
      : `No connection. ${waiting === 1 ? '1 mark is' : `${waiting} marks are`} kept on this phone.`,
  failing: waiting =>
    waiting === 0
      ? 'The server reports a fault. Tell the arbiter.'
      : `The server reports a fault. ${waiting === 1 ? '1 result is' : `${waiting} results are`} kept on this phone and sent again. Tell the arbiter.`,
  failingMarks: waiting =>
    waiting === 0
      ? 'The server reports a fault. Tell the arbiter.'
      : `The server reports a fault. ${waiting === 1 ? '1 mark is' : `${waiting} marks are`} kept on this phone and sent again. Tell the arbiter.`,
  online: 'Connected',
  ready: round => `Round ${round} is ready.`,
  ended: waiting =>
    `This link no longer works. Ask the arbiter for another.${waiting === 0 ? '' : ' What was not sent is still here:'}`,
  signedOut: 'Scan the code of the arbiter, or type it here.',
  wrongCode: 'No link has this code.',
  tooMany: 'Too many tries. Wait a minute.',
  turnComes: 'Many are entering at once. Your turn comes by itself.',
  unreachable: 'The server cannot be reached.',
  lock: 'Lock',
  unlock: 'Press twice to unlock',
  search: 'Name',
  searchBoards: 'Board or name',
  noBoardFound: 'No board of this link.',
  keepOpen: 'Leave this page open.',
  otherLanguage: { code: 'es', name: 'Español' },
  here: (count, of) => `${count} of ${of} here`,
  nobody: 'Nobody is expected in this round.',
  noneFound: 'Nobody of that name.',
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
  progress: (done, of) => `${done} de ${of} listas`,
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
  meaning: {
    '+-': 'no llegaron negras',
    '-+': 'no llegaron blancas',
    '--': 'no llegó nadie',
    '0-0': 'ambos pierden',
  },
  adjourned: 'aplazada',
  confirm: result => `Confirmar ${result}`,
  chosenNothing: 'Elija el resultado.',
  sent: (board, result) => `Mesa ${board}: ${result}. Guardado.`,
  kept: (board, result) => `Mesa ${board}: ${result}. Queda en este teléfono hasta que haya conexión.`,
  notDone: 'No quedó capturado.',
  reasons: {
    'board-has-result': () => 'La mesa ya tiene otro resultado.',
    'changed-meanwhile': () => 'La mesa cambió mientras tanto.',
    'basis-moved': round => `La ronda ${round} se publicó de nuevo mientras tanto.`,
    'round-closed': round => `La ronda ${round} está cerrada.`,
    'round-published': round => `La ronda ${round} ya está publicada.`,
    'not-published': round => `El árbitro retiró la ronda ${round}.`,
    'round-out-of-range': round => `Ya no hay ronda ${round}.`,
    'unknown-board': round => `La ronda ${round} ya no tiene esa mesa.`,
    'unknown-player': () => 'Ese jugador ya no está en el torneo.',
    'outside-link': () => 'Este enlace no es para eso.',
    'not-permitted': () => 'Este enlace no es para eso.',
    'tournament-finished': () => 'El torneo ya terminó.',
    'tally-missing': () => 'Aquí hacen falta los puntos de las dos planillas.',
    'client-too-old': () => 'Lo escribió una versión anterior de esta página.',
  },
  reasonOf: code => `El servidor no lo acepta (${code}).`,
  isAsked: 'El árbitro lo recibió como pregunta.',
  tellArbiter: 'Avise al árbitro.',
  understood: 'Entendido',
  alreadyHas: result => `La mesa ya tiene ${result}. Otro resultado le llega al árbitro como pregunta.`,
  youEntered: result =>
    `Usted capturó ${result}. Puede corregirlo durante dos minutos; después le llega al árbitro como pregunta.`,
  offline: waiting =>
    waiting === 0
      ? 'Sin conexión.'
      : `Sin conexión. ${waiting === 1 ? '1 resultado espera' : `${waiting} resultados esperan`} en este teléfono.`,
  offlineMarks: waiting =>
    waiting === 0
      ? 'Sin conexión.'
      : `Sin conexión. ${waiting === 1 ? '1 registro espera' : `${waiting} registros esperan`} en este teléfono.`,
  failing: waiting =>
    waiting === 0
      ? 'El servidor tiene una falla. Avise al árbitro.'
      : `El servidor tiene una falla. ${waiting === 1 ? '1 resultado espera en este teléfono y se envía' : `${waiting} resultados esperan en este teléfono y se envían`} de nuevo. Avise al árbitro.`,
  failingMarks: waiting =>
    waiting === 0
      ? 'El servidor tiene una falla. Avise al árbitro.'
      : `El servidor tiene una falla. ${waiting === 1 ? '1 registro espera en este teléfono y se envía' : `${waiting} registros esperan en este teléfono y se envían`} de nuevo. Avise al árbitro.`,
  online: 'En línea',
  ready: round => `La ronda ${round} está lista.`,
  ended: waiting =>
    `Este enlace ya no sirve. Pida otro al árbitro.${waiting === 0 ? '' : ' Lo que no se envió sigue aquí:'}`,
  signedOut: 'Escanee el código del árbitro o escríbalo aquí.',
  wrongCode: 'Ningún enlace tiene ese código.',
  tooMany: 'Demasiados intentos. Espere un minuto.',
  turnComes: 'Muchos entran a la vez. Espere: su turno llega solo.',
  unreachable: 'No se alcanza el servidor.',
  lock: 'Bloquear',
  unlock: 'Toque dos veces para desbloquear',
  search: 'Nombre',
  searchBoards: 'Mesa o nombre',
  noBoardFound: 'Ninguna mesa de este enlace.',
  keepOpen: 'No cierre esta página.',
  otherLanguage: { code: 'en', name: 'English' },
  here: (count, of) => `${count} de ${of} presentes`,
  nobody: 'Nadie se espera en esta ronda.',
  noneFound: 'Nadie con ese nombre.',
  isHere: 'presente',
  isNotHere: 'no está',
  undone: name => `${name}: no está`,
  marked: name => `${name}: presente`,
  colours: { white: 'Blancas', black: 'Negras' },
};

export const entryWords = (language: string): EntryWords => (language.startsWith('en') ? en : es);
