import { counted, type Same } from './both.ts';

const en = {
  title: 'New tournament',
  steps: ['What do you run?', 'Name and rules', 'Players'],
  kinds: {
    open: 'Open, Swiss',
    accelerated: 'Open, accelerated',
    club: 'Club evening, Swiss',
    harkness: 'School, Harkness',
    'round-robin': 'Round robin',
    'double-round-robin': 'Double round robin',
    groups: 'Groups, then a final',
  },
  kindHelp: {
    open: 'FIDE rules in force: any number of players',
    accelerated: 'Baku acceleration: many players, few rounds',
    club: 'Few rounds, mostly the same people',
    harkness: 'The classic American rules, simple to follow',
    'round-robin': 'Everybody meets everybody once',
    'double-round-robin': 'Everybody meets everybody with both colours',
    groups: 'Round robins side by side; the best meet in a final',
  },
  later: 'On the command line for now',
  laterKinds: ['Match of two teams', 'Knock-out', 'Scrabble', 'Team Swiss'],
  name: 'Name',
  nameMissing: 'The tournament needs a name.',
  place: 'Place',
  start: 'From',
  end: 'To',
  expected: 'Players, about',
  rounds: 'Rounds',
  roundsWhy: (rounds: number, upTo: number, minimum: number) =>
    `${rounds} rounds separate up to ${upTo} players; ${minimum} would be the minimum.`,
  roundsTable: (players: number, rounds: number) =>
    `${counted(players, 'player', 'players')}: the table has ${rounds} rounds.`,
  roundsGroup: (players: number, rounds: number) =>
    `Groups of up to ${players}: the table of the largest has ${rounds} rounds.`,
  tooMany: (rounds: number, players: number) =>
    `${rounds} rounds for ${players} players: towards the end the system may find no legal pairing.`,
  rather: (players: number, rounds: number) =>
    `With ${players} players a round robin takes ${counted(rounds, 'round', 'rounds')} and everybody meets.`,
  system: 'System',
  systemHelp: 'System and edition of the rules',
  tiebreaks: 'Tie-breaks',
  tiebreaksHelp: 'In this order. Alt ↑ and Alt ↓ move one.',
  addTiebreak: 'Add a tie-break',
  unknownTiebreak: (code: string) => `${code} is no code of a tie-break.`,
  bye: 'Bye',
  byeWorth: (points: string) => `${points} for the bye`,
  halfByes: (n: number, last: number) =>
    n === 0 ? 'no half-point byes' : `half-point byes: ${n} per player, not in the last ${last}`,
  firstColour: 'First colour',
  byLot: 'drawn by lot when the tournament is created',
  colourOptions: { lot: 'By lot', white: 'White', black: 'Black' },
  pasteHere: 'Paste a list here, drop a file, or add them later.',
  create: 'Create tournament',
  createWith: (n: number) => `Create with ${counted(n, 'player', 'players')}`,
  groupsHow: 'Groups',
  groupsHelp:
    'A column Group in the list says who plays where; without one the groups are made equal in strength (Belgrade). The final is a new tournament made from this one.',
  moveUp: (code: string) => `Move ${code} up`,
  moveDown: (code: string) => `Move ${code} down`,
  removeOne: (code: string) => `Remove ${code}`,
  reasonSystem: {
    'dutch-2026': 'the rules in force since 1 February 2026',
    harkness: 'the rules of schools and clubs; absences and colours as Harkness wrote them',
    berger: 'tables of Berger; everybody meets once',
    'double-berger': 'tables of Berger, twice with colours reversed',
  },
  points: { full: '1 point', half: '½ point', zero: '0 points' },
};

const es: Same<typeof en> = {
  title: 'Torneo nuevo',
  steps: ['¿Qué organiza?', 'Nombre y reglas', 'Jugadores'],
  kinds: {
    open: 'Abierto, suizo',
    accelerated: 'Abierto, acelerado',
    club: 'Noche de club, suizo',
    harkness: 'Escolar, Harkness',
    'round-robin': 'Todos contra todos',
    'double-round-robin': 'Todos contra todos, doble',
    groups: 'Grupos y luego final',
  },
  kindHelp: {
    open: 'Reglas FIDE vigentes: cualquier número de jugadores',
    accelerated: 'Aceleración Bakú: muchos jugadores, pocas rondas',
    club: 'Pocas rondas, casi siempre la misma gente',
    harkness: 'Las reglas clásicas norteamericanas, fáciles de seguir',
    'round-robin': 'Cada quien juega con todos una vez',
    'double-round-robin': 'Cada quien juega con todos con los dos colores',
    groups: 'Varios todos contra todos; los mejores pasan a la final',
  },
  later: 'Por ahora en la línea de comandos',
  laterKinds: ['Encuentro de dos equipos', 'Eliminatoria', 'Scrabble', 'Suizo por equipos'],
  name: 'Nombre',
  nameMissing: 'El torneo necesita un nombre.',
  place: 'Lugar',
  start: 'Del',
  end: 'Al',
  expected: 'Jugadores, unos',
  rounds: 'Rondas',
  roundsWhy: (rounds, upTo, minimum) =>
    `${rounds} rondas separan hasta ${upTo} jugadores; ${minimum} sería el mínimo.`,
  roundsTable: (players, rounds) =>
    `${counted(players, 'jugador', 'jugadores')}: la tabla tiene ${rounds} rondas.`,
  roundsGroup: (players, rounds) => `Grupos de hasta ${players}: la tabla del mayor tiene ${rounds} rondas.`,
  tooMany: (rounds, players) =>
    `${rounds} rondas para ${players} jugadores: hacia el final puede no haber emparejamiento legal.`,
  rather: (players, rounds) =>
    `Con ${players} jugadores, un todos contra todos toma ${counted(rounds, 'ronda', 'rondas')} y juegan todos con todos.`,
  system: 'Sistema',
  systemHelp: 'Sistema y edición del reglamento',
  tiebreaks: 'Desempates',
  tiebreaksHelp: 'En este orden. Alt ↑ y Alt ↓ mueven uno.',
  addTiebreak: 'Agregar un desempate',
  unknownTiebreak: code => `${code} no es un código de desempate.`,
  bye: 'Bye',
  byeWorth: points => `${points} por el bye`,
  halfByes: (n, last) =>
    n === 0 ? 'sin byes de medio punto' : `byes de medio punto: ${n} por jugador, no en las últimas ${last}`,
  firstColour: 'Primer color',
  byLot: 'por sorteo al crear el torneo',
  colourOptions: { lot: 'Por sorteo', white: 'Blancas', black: 'Negras' },
  pasteHere: 'Pegue aquí una lista, suelte un archivo o agréguelos después.',
  create: 'Crear torneo',
  createWith: n => `Crear con ${counted(n, 'jugador', 'jugadores')}`,
  groupsHow: 'Grupos',
  groupsHelp:
    'La columna Grupo de la lista dice quién juega en cuál; sin ella se forman grupos parejos (Belgrado). La final es un torneo nuevo hecho de este.',
  moveUp: code => `Subir ${code}`,
  moveDown: code => `Bajar ${code}`,
  removeOne: code => `Quitar ${code}`,
  reasonSystem: {
    'dutch-2026': 'las reglas vigentes desde el 1 de febrero de 2026',
    harkness: 'las reglas de escuelas y clubes; ausencias y colores como los escribió Harkness',
    berger: 'tablas Berger; todos se enfrentan una vez',
    'double-berger': 'tablas Berger, dos veces con colores invertidos',
  },
  points: { full: '1 punto', half: '½ punto', zero: '0 puntos' },
};

export const guide = { en, es };
