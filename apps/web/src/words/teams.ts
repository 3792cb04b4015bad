import { counted, type Same } from './both.ts';

/* Teams, their rosters and line-ups. */

const en = {
  title: 'Teams',
  count: (teams: number, players: number, boards: number) =>
    `${counted(teams, 'team', 'teams')} · ${counted(players, 'player', 'players')} · ${counted(boards, 'board', 'boards')}`,
  empty: 'This tournament has no teams yet. Paste a list: a column Team beside the names, or one row a team.',
  paste: 'Paste a list with a column Team, or one row a team: name, captain, players.',
  preview: (teams: number, short: number) =>
    `${counted(teams, 'team', 'teams')}${short > 0 ? ` · ${short} short` : ''}`,
  alike: (one: string, other: string) => `"${one}" and "${other}": one team?`,
  join: 'One team',
  enter: (teams: number) => `Enter ${counted(teams, 'team', 'teams')}`,
  entered: (teams: number) => `${counted(teams, 'team', 'teams')} entered`,
  none: 'No team was found in this list.',
  cols: {
    team: 'Team',
    captain: 'Captain',
    average: 'Avg.',
    reserves: 'Reserves',
    board: (n: number) => `Board ${n}`,
  },
  missing: 'missing',
  outOfOrder: 'not in order of rating',
  edit: 'Edit team',
  name: 'Name',
  captain: 'Captain',
  roster: 'Roster, one player a line in board order; new names are entered',
  remove: 'Remove team',
  removed: (name: string) => `${name} removed`,
  withdraw: 'Withdraw',
  withdrawn: (name: string, round: number) => `${name} withdraws from round ${round} on`,
  saved: (name: string) => `${name} saved`,
  short: (teams: number, less: number, boards: number) =>
    `${counted(teams, 'team', 'teams')}; ${less} ${less === 1 ? 'has' : 'have'} fewer than ${boards} players.`,
  complete: 'Complete the teams',
  noTeams: 'This tournament has no teams yet.',
  add: 'Add teams',
  ready: (teams: number, rounds: string) =>
    `${counted(teams, 'team', 'teams')}, ${rounds}. Ready for round 1.`,
  lineUps: {
    title: (round: number) => `Line-ups, round ${round}`,
    page: 'Line-ups',
    state: (round: number, given: number, all: number) =>
      `Round ${round} is published. ${given} of ${all} line-ups are in.`,
    allIn: 'All line-ups are in. Nobody has seen them.',
    progress: (given: number, all: number) => `${given} of ${all} in`,
    publish: 'Publish line-ups',
    out: 'The line-ups are out.',
    hint: 'Places in the roster, board 1 first: 1245. 0 is nobody, A the tenth. The last digit saves.',
    notIn: 'not in',
    from: { list: 'list', captain: 'captain', arbiter: 'arbiter', file: 'file' },
    ofMatch: (match: number) => `Line-ups of match ${match}`,
    saved: (team: string) => `${team}: line-up saved`,
    wrong: 'Each board needs a place of the roster, or 0.',
    save: 'Save',
  },
};

const es: Same<typeof en> = {
  title: 'Equipos',
  count: (teams, players, boards) =>
    `${counted(teams, 'equipo', 'equipos')} · ${counted(players, 'jugador', 'jugadores')} · ${counted(boards, 'tablero', 'tableros')}`,
  empty:
    'Este torneo aún no tiene equipos. Pegue una lista: con una columna Equipo junto a los nombres, o un renglón por equipo.',
  paste: 'Pegue una lista con una columna Equipo, o un renglón por equipo: nombre, capitán, jugadores.',
  preview: (teams, short) =>
    `${counted(teams, 'equipo', 'equipos')}${short > 0 ? ` · ${counted(short, 'incompleto', 'incompletos')}` : ''}`,
  alike: (one, other) => `«${one}» y «${other}»: ¿un solo equipo?`,
  join: 'Un solo equipo',
  enter: teams => `Inscribir ${counted(teams, 'equipo', 'equipos')}`,
  entered: teams => `${counted(teams, 'equipo inscrito', 'equipos inscritos')}`,
  none: 'En esta lista no se encontró ningún equipo.',
  cols: {
    team: 'Equipo',
    captain: 'Capitán',
    average: 'Prom.',
    reserves: 'Suplentes',
    board: n => `Tablero ${n}`,
  },
  missing: 'falta',
  outOfOrder: 'fuera del orden de Elo',
  edit: 'Editar equipo',
  name: 'Nombre',
  captain: 'Capitán',
  roster: 'Orden de fuerza, un jugador por renglón; los nombres nuevos se inscriben',
  remove: 'Quitar equipo',
  removed: name => `Se quitó ${name}`,
  withdraw: 'Retirar',
  withdrawn: (name, round) => `${name} se retira desde la ronda ${round}`,
  saved: name => `${name}: guardado`,
  short: (teams, less, boards) =>
    `${counted(teams, 'equipo', 'equipos')}; ${less === 1 ? '1 tiene' : `${less} tienen`} menos de ${boards} jugadores.`,
  complete: 'Completar equipos',
  noTeams: 'Este torneo aún no tiene equipos.',
  add: 'Agregar equipos',
  ready: (teams, rounds) => `${counted(teams, 'equipo', 'equipos')}, ${rounds}. Todo listo para la ronda 1.`,
  lineUps: {
    title: round => `Alineaciones, ronda ${round}`,
    page: 'Alineaciones',
    state: (round, given, all) => `La ronda ${round} está publicada. Hay ${given} de ${all} alineaciones.`,
    allIn: 'Están todas las alineaciones. Nadie las ha visto.',
    progress: (given, all) => `${given} de ${all}`,
    publish: 'Publicar alineaciones',
    out: 'Las alineaciones están publicadas.',
    hint: 'Lugares del orden de fuerza, primero el tablero 1: 1245. 0 es nadie, A el décimo. La última cifra guarda.',
    notIn: 'falta',
    from: { list: 'lista', captain: 'capitán', arbiter: 'árbitro', file: 'archivo' },
    ofMatch: match => `Alineaciones del encuentro ${match}`,
    saved: team => `${team}: alineación guardada`,
    wrong: 'Cada tablero lleva un lugar del orden de fuerza, o 0.',
    save: 'Guardar',
  },
};

export const teams = { en, es };
