import { counted, type Same } from './both.ts';

/* What the guide asks of knock-outs, Double-Swiss and Scrabble, and why it proposes what it does. */

const en = {
  reason: {
    wimbledon: 'seeds meet as late as they can; who loses is out',
    'double-swiss-2026': 'each meets a rival with both colours (C.04.5)',
    'scrabble-swiss': 'by games won, then King of the Hill',
    'team-swiss-2026': 'the rules in force since 1 February 2026 (C.04.6)',
    'team-berger': 'tables of Berger; every team meets every other once',
    scheveningen: 'every player meets every player of the other team',
  },
  draw: (players: number, byes: number) =>
    byes === 0
      ? `${players} players: the draw is full, nobody has a bye.`
      : `${players} players: ${byes === 1 ? 'number 1 has a bye' : `numbers 1 to ${byes} have a bye`} (Wimbledon, 7).`,
  twoGames: (rounds: number, games: number) =>
    `${counted(rounds, 'round is', 'rounds are')} ${games} games; a bye brings 1½ (C.04.5, 1.4).`,
  scrabbleRounds: (rounds: number) => `${counted(rounds, 'round', 'rounds')}: about six to a day.`,
  games: 'Games a match',
  gamesWhy: (games: number) =>
    games % 2 === 0 ? 'each has White as often as the other' : 'White of the first game is drawn by lot',
  level: 'If it is level',
  levelWhy: 'announced before the first match, asked in this order',
  matchTiebreaks: {
    'extra-games': 'extra games',
    'draw-odds': 'a draw in the last game counts for Black',
    progressive: 'progressive scores',
    wins: 'more wins',
    'wins-with-black': 'more wins with Black',
    'higher-seed': 'the higher seed',
    'lower-seed': 'the lower seed',
    lot: 'lot',
  },
  third: 'Third place',
  thirdShared: 'Shared',
  thirdPlayed: 'A match',
  thirdWhy: 'the losers of the semi-finals share it, or play for it beside the final',
  knockoutColours:
    'White of each first game is drawn by lot when the tournament is created (Wimbledon, Reglamentación 6)',
  byeOfTwo: '1½ points: a win and a draw (C.04.5, 1.4)',
  hill: 'King of the Hill',
  noHill: 'none',
  hillFrom: (from: number, last: number) => (from === last ? `round ${from}` : `rounds ${from} to ${last}`),
  hillWhy: 'first plays second, third plays fourth: in the last 1 to 3 rounds (King of the Hill, 1)',
  prizes: 'Prizes',
  prizesWhy: 'whoever cannot lose the first place any more is taken out of the hill (Gibson)',
  sheet: 'Bye and forfeit',
  sheetWhy: (points: number) => `${points} to 0 on the sheet; the text says nothing of it`,
  unrated: 'Rating of the unrated',
  unratedWhy: 'where they stand in the first round',
  cap: 'Cap of the spread',
  capWhy: 'a difference counts no further; 0 for none',
  teamsAbout: 'Teams, about',
  createWithTeams: (teams: number) => `Create with ${counted(teams, 'team', 'teams')}`,
  teamRounds: (rounds: number, teams: number) =>
    `${counted(rounds, 'round', 'rounds')} for ${counted(teams, 'team', 'teams')}.`,
  teamTable: (teams: number, rounds: number) =>
    `${counted(teams, 'team', 'teams')}: ${counted(rounds, 'round', 'rounds')}; numbers are drawn before round 1.`,
  scheveningenRounds: (rounds: number) => `The table has ${counted(rounds, 'round', 'rounds')}.`,
  boards: 'Boards',
  boardsWhy: 'White and Black in turn from board 1',
  teamSize: 'Players of a team',
  teamSizeWhy: 'the manual prints 4, 6 and 8; others are balanced the same way',
  cycles: 'Cycles',
  once: 'Once',
  twice: 'Twice',
  cyclesWhy: 'twice: the second time with colours reversed',
  lineUps: 'Line-ups',
  lineUpsOf: { 'by-list': 'By list', 'handed-in': 'Handed in' },
  lineUpsWhy: {
    'by-list': 'nobody has to hand in anything',
    'handed-in': 'captains say before each round who plays; nobody sees it before it is published',
  },
  order: 'Board order',
  orderOf: { fixed: 'Fixed', free: 'Free' },
  orderWhy: 'fixed: as the roster has it, reserves come in from below',
  primary: 'Paired by',
  primaryOf: { 'match-points': 'Match points', 'game-points': 'Game points' },
  type: 'Colour preferences',
  teamBye: (boards: number) => `1 match point and ${boards / 2} game points (C.04.6, 1.4)`,
  starts: 'Who starts',
  startsWhy: 'number 1 starts in round 1 (Swiss, 2); no lot is drawn',
};

const es: Same<typeof en> = {
  reason: {
    wimbledon: 'los sembrados se encuentran lo más tarde posible; quien pierde sale',
    'double-swiss-2026': 'con cada rival se juega con los dos colores (C.04.5)',
    'scrabble-swiss': 'por partidas ganadas, luego Rey de la Colina',
    'team-swiss-2026': 'las reglas vigentes desde el 1 de febrero de 2026 (C.04.6)',
    'team-berger': 'tablas Berger; cada equipo se enfrenta una vez con los demás',
    scheveningen: 'cada jugador se enfrenta con cada jugador del otro equipo',
  },
  draw: (players, byes) =>
    byes === 0
      ? `${players} jugadores: el cuadro está lleno, nadie tiene bye.`
      : `${players} jugadores: ${byes === 1 ? 'el número 1 tiene bye' : `los números 1 a ${byes} tienen bye`} (Wimbledon, 7).`,
  twoGames: (rounds, games) =>
    `${counted(rounds, 'ronda son', 'rondas son')} ${games} partidas; un bye da 1½ (C.04.5, 1.4).`,
  scrabbleRounds: rounds => `${counted(rounds, 'ronda', 'rondas')}: unas seis por día.`,
  games: 'Partidas por encuentro',
  gamesWhy: games =>
    games % 2 === 0
      ? 'cada quien lleva blancas las mismas veces'
      : 'las blancas de la primera partida se sortean',
  level: 'Si queda empatado',
  levelWhy: 'se anuncia antes del primer encuentro y se aplica en este orden',
  matchTiebreaks: {
    'extra-games': 'partidas extra',
    'draw-odds': 'tablas en la última cuentan para negras',
    progressive: 'puntaje progresivo',
    wins: 'más partidas ganadas',
    'wins-with-black': 'más victorias con negras',
    'higher-seed': 'el mejor sembrado',
    'lower-seed': 'el peor sembrado',
    lot: 'sorteo',
  },
  third: 'Tercer lugar',
  thirdShared: 'Compartido',
  thirdPlayed: 'Se juega',
  thirdWhy: 'los perdedores de las semifinales lo comparten, o lo juegan junto a la final',
  knockoutColours:
    'las blancas de cada primera partida se sortean al crear el torneo (Wimbledon, Reglamentación 6)',
  byeOfTwo: '1½ puntos: una victoria y unas tablas (C.04.5, 1.4)',
  hill: 'Rey de la Colina',
  noHill: 'no se juega',
  hillFrom: (from, last) => (from === last ? `ronda ${from}` : `rondas ${from} a ${last}`),
  hillWhy: 'primero contra segundo, tercero contra cuarto: en las últimas 1 a 3 rondas (Rey de la Colina, 1)',
  prizes: 'Premios',
  prizesWhy: 'quien ya no puede perder el primer lugar sale de la colina (Gibson)',
  sheet: 'Bye e incomparecencia',
  sheetWhy: points => `${points} a 0 en la planilla; el texto no dice nada de esto`,
  unrated: 'Rating de quien no tiene',
  unratedWhy: 'dónde queda en la primera ronda',
  cap: 'Tope de la diferencia',
  capWhy: 'una diferencia no cuenta más allá; 0 para ninguno',
  teamsAbout: 'Equipos, unos',
  createWithTeams: teams => `Crear con ${counted(teams, 'equipo', 'equipos')}`,
  teamRounds: (rounds, teams) =>
    `${counted(rounds, 'ronda', 'rondas')} para ${counted(teams, 'equipo', 'equipos')}.`,
  teamTable: (teams, rounds) =>
    `${counted(teams, 'equipo', 'equipos')}: ${counted(rounds, 'ronda', 'rondas')}; los números se sortean antes de la ronda 1.`,
  scheveningenRounds: rounds => `La tabla tiene ${counted(rounds, 'ronda', 'rondas')}.`,
  boards: 'Tableros',
  boardsWhy: 'blancas y negras alternadas desde el tablero 1',
  teamSize: 'Jugadores por equipo',
  teamSizeWhy: 'el manual imprime 4, 6 y 8; los demás se equilibran igual',
  cycles: 'Vueltas',
  once: 'Una',
  twice: 'Dos',
  cyclesWhy: 'dos: la segunda con colores invertidos',
  lineUps: 'Alineaciones',
  lineUpsOf: { 'by-list': 'Por lista', 'handed-in': 'Entregadas' },
  lineUpsWhy: {
    'by-list': 'nadie tiene que entregar nada',
    'handed-in': 'los capitanes dicen antes de cada ronda quién juega; nadie lo ve antes de publicarse',
  },
  order: 'Orden de tableros',
  orderOf: { fixed: 'Fijo', free: 'Libre' },
  orderWhy: 'fijo: el del orden de fuerza; los suplentes entran desde abajo',
  primary: 'Se empareja por',
  primaryOf: { 'match-points': 'Puntos de encuentro', 'game-points': 'Puntos de partida' },
  type: 'Preferencias de color',
  teamBye: boards => `1 punto de encuentro y ${boards / 2} de partida (C.04.6, 1.4)`,
  starts: 'Quién sale',
  startsWhy: 'el número 1 sale en la ronda 1 (Suizo, 2); no se sortea',
};

export const guideEvents = { en, es };
