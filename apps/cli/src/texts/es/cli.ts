import { articleIn, wordingIn } from '@pareo/texts';
import type { CliFaultTexts, CliTexts, CommandName, Placeholder } from '../cli-texts.ts';
import { argumentTexts, commands, options, placeholders } from './commands.ts';

const { counted, choice, list } = wordingIn('es');

const perhaps = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : ` ¿Quiso decir «${suggestion}»?`;

/** `-o FILE`: the option as it is typed, its value in words of the help. */
const inSpanish = (option: string): string =>
  option.replace(/[A-Z]+$/, name => (name in placeholders ? placeholders[name as Placeholder] : name));

const faults: CliFaultTexts = {
  'unknown-command': ({ command, suggestion }) =>
    `No existe el comando «${command}».${perhaps(suggestion)} «pareo --help» los muestra todos.`,
  'unknown-option': ({ option, command, suggestion }) =>
    `«${command}» no tiene la opción ${option}.${perhaps(suggestion)} «${command} --help» las muestra todas.`,
  'value-missing': ({ option }) => `La opción ${option} necesita un valor.`,
  'value-not-wanted': ({ option }) => `La opción ${option} no lleva valor.`,
  'option-repeated': ({ option }) => `La opción ${option} está dos veces. Deje una sola.`,
  'argument-missing': ({ argument, command }) =>
    `Falta ${argument}. «${command} --help» muestra cómo se usa.`,
  'argument-not-wanted': ({ argument, command }) =>
    `Sobra «${argument}». «${command} --help» muestra cómo se usa.`,
  'option-missing': ({ option, command }) => `«${command}» necesita ${inSpanish(option)}.`,
  'options-exclude': ({ options: [a, b] }) => `${a} y ${b} no pueden usarse juntas. Deje una sola.`,
  'unknown-system': ({ system, suggestion }) =>
    `No existe el sistema de emparejamiento «${system}».${perhaps(suggestion)} «pareo systems» los muestra todos.`,
  'system-of-file-unknown': ({ code }) =>
    `El archivo indica el sistema «${code}», que pareo no tiene. Elija uno con --system («pareo systems» los muestra todos).`,
  'value-not-allowed': ({ option, value, allowed, areExamples }) =>
    `${option} no puede ser «${value}». Escriba ${areExamples ? 'por ejemplo ' : ''}${choice(allowed)}.`,
  'number-not-allowed': ({ option, value, minimum, maximum }) =>
    `${option} no puede ser «${value}». Escriba un número entero de ${minimum} a ${maximum}.`,
  'setting-without-value': ({ value }) =>
    `«${value}» no tiene la forma nombre=valor. Escriba por ejemplo --option games=2.`,
  'date-not-understood': ({ value }) => `«${value}» no es una fecha. Escríbala como 2026/11/15.`,
  'scoring-not-understood': ({ value }) =>
    `«${value}» no es una puntuación. Escriba los puntos por victoria, tablas y derrota, por ejemplo 3-1-0 o 1-0.5-0.`,
  'round-not-there': ({ round, last }) =>
    last === 0
      ? `No hay ronda ${round}: todavía no se ha emparejado ninguna.`
      : `No hay ronda ${round}: elija una de la 1 a la ${last}.`,
  'player-named-twice': ({ player }) => `«${player}» es la misma persona las dos veces. Nombre a otra.`,
  'player-not-there': ({ player, several }) =>
    several === undefined
      ? `«${player}» no es aquí el número ni el nombre de nadie. Escriba el número, o parte del nombre.`
      : `«${player}» vale para varios: ${list(several)}. Escriba el número, o más del nombre.`,
  'player-already-there': ({ player }) => `«${player}» ya está en el torneo. Quite la fila de la lista.`,
  'entry-into-team': () =>
    'En un torneo por equipos nadie se inscribe a solas: agregue al jugador en el archivo, en una línea 001 y en la lista del equipo.',
  'file-without-teams': () =>
    'En este torneo los equipos no se enfrentan en encuentros, así que nadie tiene alineación.',
  'team-not-there': ({ team, several }) =>
    several === undefined
      ? `«${team}» no es ningún equipo de este torneo. Escriba el número del equipo, o parte del nombre.`
      : `«${team}» vale para varios: ${list(several)}. Escriba el número del equipo.`,
  'player-not-in-team': ({ player, team, several }) =>
    several === undefined
      ? `«${player}» no es nadie de ${team}. Escriba el número del jugador; 0 es un tablero vacío.`
      : `«${player}» vale para varios de ${team}: ${list(several)}. Escriba el número del jugador.`,
  'team-without-match': ({ team, round }) =>
    `${team} no tiene encuentro en la ronda ${round}, así que no tiene alineación en ella.`,
  'line-up-after-results': ({ match, round, boards }) =>
    `El encuentro ${match} de la ronda ${round} ya tiene resultados. Quítelos primero (pareo results ARCHIVO ${match}:${'.'.repeat(boards)} --round ${round}), fije la alineación y vuelva a capturarlos.`,
  'boards-unknown': () =>
    'El archivo no dice cuántos tableros tiene un encuentro. Agregue el registro 352 (352 WBWB).',
  'result-not-understood': ({ value }) =>
    `«${value}» no es un resultado. Escriba 3-5:1 para jugadores y 3-5:1=0+ para equipos, primero el tablero 1 (1 = 0, + - incomparecencias, x ninguno se presentó, . aún no se sabe); con las dos puntuaciones 3-5:½-0, varias con comas; en Scrabble 3-5:412-387; o 7:H para un bye (F, H, Z).`,
  'result-of-nobody': ({ value }) => `«${value}»: nadie tiene ese número.`,
  'result-length': ({ value, games, found }) =>
    `«${value}» tiene ${counted(found, 'resultado', 'resultados')}, y ${games === 1 ? 'dos jugadores se enfrentan en 1 partida' : `un encuentro tiene ${counted(games, 'partida', 'partidas')}`}. Escriba uno por partida; en equipos, + - o x a solas es un encuentro perdido por incomparecencia.`,
  'meeting-not-in-round': ({ value, round, meetings, game, isInRound }) =>
    `«${value}» no está en la ronda ${round}. ${meetings.length === 0 ? 'Ninguno de los dos juega en ella.' : `En ella: ${meetings.join(', ')}; primero ${game === 'scrabble' ? 'quien sale' : 'las blancas'}.`}${isInRound === undefined ? '' : ` Está en la ronda ${isInRound}: --round ${isInRound}.`}`,
  'match-half-open': ({ value }) =>
    `«${value}»: un encuentro de dos partidas se captura cuando se conocen las dos. Captúrelo entonces.`,
  'nobody-goes-on': ({ value }) =>
    `«${value}»: /3 dice que el 3 pasa a la siguiente ronda de una eliminatoria, y solo puede nombrar a uno de los dos. Escriba el resultado a solas.`,
  'bye-after-pairing': ({ round }) =>
    `La ronda ${round} ya está emparejada: un bye se solicita antes. Capture una incomparecencia o quite la ronda del archivo.`,
  'correction-for-report': ({ round, article }) =>
    `Ya terminó la ronda que siguió a la ${round}, así que la corrección es solo para el informe de Elo; clasificación y emparejamientos no cambian (${articleIn(article, 'es')}). Indique el archivo del informe: -o INFORME.`,
  'list-not-of-system': ({ list }) =>
    list === 'draw'
      ? 'Un cuadro es de una eliminatoria, y esta no lo es.'
      : 'Una tabla completa es de un todos contra todos o de un match de dos equipos, y este torneo no lo es.',
  'list-not-for-teams': ({ list }) =>
    `La lista «${list}» es para partidas de un jugador contra otro, y aquí se enfrentan equipos. Imprima emparejamientos, nombres, papeletas, alineaciones, equipos, resultados, clasificacion o cuadro-cruzado.`,
  'no-open-round': ({ last }) =>
    last === 0
      ? 'Aún no se empareja ninguna ronda, así que no hay ninguna abierta.'
      : `En la ronda ${last} no hay partidas abiertas. Sin --open se empareja la siguiente.`,
  'list-of-teams': ({ list }) =>
    `La lista «${list}» es de un torneo de equipos, y aquí se enfrentan jugadores.`,
  'address-for-nobody': ({ value }) =>
    `Un teléfono no puede abrir «${value}». Escriba una dirección a la que lleguen los teléfonos de la sala, por ejemplo http://192.168.1.20:8080/t/abierto.`,
  'list-not-for-system': ({ list }) =>
    `La lista «${list}» la publica solo Dubov (1997), después de cada ronda jugada.`,
  'teams-not-there': () => 'En este torneo no hay equipos, así que no hay premios por tablero.',
  'format-unknown': ({ file, choices }) =>
    `Por el nombre «${file}» no se sabe qué formato escribir. Escriba ${choice(choices)}.`,
  'file-not-found': () => 'No existe ese archivo. Revise el nombre y la carpeta.',
  'folder-not-found': ({ folder }) => `No existe la carpeta «${folder}». Créela o escriba en otro lugar.`,
  'file-is-folder': () => 'Es una carpeta. Indique un archivo dentro de ella.',
  'file-not-allowed': () => 'No tiene permiso para usar este archivo. Revise sus permisos.',
  'file-not-readable': ({ reason }) => `El archivo no se puede leer (${reason}).`,
  'file-not-writable': ({ reason }) => `El archivo no se puede escribir (${reason}).`,
  'share-not-understood': ({ option, value }) =>
    `${option} no puede ser «${value}». Escriba un porcentaje (5 o 5%) o un número de veces (3x), y @2-4 para algunas rondas.`,
  'no-files': () => 'Aquí no hay ningún archivo de torneo. Indique archivos, o carpetas que los contengan.',
  'pipe-without-writer': () =>
    'Es una tubería y nadie escribe en ella. Inicie primero a quien escribe, o indique un archivo.',
  'output-not-writable': ({ reason }) =>
    `La salida no se puede escribir (${reason}). Lo que se imprimió no está completo.`,
  'output-is-input': ({ force }) =>
    `Es el archivo que se leyó y quedaría reemplazado. Escriba en otro lugar${force ? ' o indique --force' : ''}.`,
  'file-exists': () => 'Ese archivo ya existe. Escriba en otro lugar o indique --force.',
  'input-too-large': ({ maximum }) =>
    `La entrada tiene más de ${maximum} MB y no se lee más. ¿De verdad es un torneo?`,
  'server-not-built': () =>
    'El servidor no está aquí: instale pareo de nuevo, o ejecute «npm run build» en el proyecto.',
  'internal-error': ({ message }) =>
    `Algo falló dentro de pareo: ${message}. Por favor, avise y adjunte el archivo; PAREO_DEBUG=1 muestra más.`,
};

const hints: CliTexts['hints'] = {
  'initial-colour-unknown': 'Aquí: --initial-colour white (blancas) o black (negras).',
  'rounds-unknown': 'Aquí: --rounds N.',
  'acceleration-not-allowed': 'Aquí: --acceleration none.',
  'option-unknown': '«pareo systems ID» muestra las opciones de un sistema.',
  'system-of-file-unknown': 'Aquí: --system ID («pareo systems» los muestra todos).',
  'unknown-system-code': 'Aquí: --system ID.',
  'tiebreak-self-defined': 'Aquí: --tiebreaks CÓDIGOS.',
  'two-equal-teams-needed': 'La lista los indica en una columna Equipo.',
  'group-unknown': 'La lista lo indica en una columna Equipo.',
};

const commandWords: Readonly<Record<string, CommandName>> = {
  emparejar: 'pair',
  emparejamiento: 'pair',
  parear: 'pair',
  revisar: 'check',
  comprobar: 'check',
  generar: 'generate',
  clasificacion: 'standings',
  clasificación: 'standings',
  tabla: 'standings',
  explicar: 'explain',
  imprimir: 'print',
  convertir: 'convert',
  renumerar: 'renumber',
  nuevo: 'new',
  alineacion: 'line-up',
  alineación: 'line-up',
  resultados: 'results',
  resultado: 'results',
  sistemas: 'systems',
  jugadores: 'players',
  inscribir: 'players',
  retirar: 'players',
  servidor: 'serve',
  respaldo: 'backup',
  bitacora: 'journal',
  bitácora: 'journal',
  exportar: 'export',
};

const tables: CliTexts['tables'] = {
  board: 'Mesa',
  points: 'Pts',
  title: 'Tít.',
  white: 'Blancas',
  black: 'Negras',
  colour: 'Color',
  emptyBoard: '(vacío)',
  lineUpOf: (team, round, opponent) => `${team} · Alineación de la ronda ${round} contra ${opponent}`,
  starts: 'Sale',
  answers: 'Rival',
  rating: 'Elo',
  result: 'Resultado',
  rank: 'Lugar',
  startNumber: 'Núm.',
  name: 'Nombre',
  federation: 'Fed',
  system: 'Sistema',
  edition: 'Edición',
  chapter: 'Capítulo',
  source: 'Fuente',
  sources: 'Fuentes',
  purpose: 'Para qué',
  group: 'Grupo',
  groupNamed: name => `Grupo ${name}`,
  stage: 'Etapa',
  lostTo: 'Perdió contra',
  round: 'Ronda',
  roundLetter: 'R',
  score: 'Marcador',
  rules: 'Reglas',
  stillOpen: (round, games) =>
    `La ronda ${round} sigue abierta: ${counted(games, 'partida', 'partidas')} sin resultado. Para verla: --open.`,
  pairingsOf: round => `Emparejamiento de la ronda ${round}`,
  standingsAfter: round => `Clasificación después de la ronda ${round}`,
  initialRanking: 'Clasificación inicial',
  absences: {
    'pairing-bye': 'bye',
    rest: 'descansa',
    full: 'bye de un punto',
    half: 'bye de medio punto',
    zero: 'bye de cero puntos',
    'knocked-out': 'eliminado',
    absent: 'ausente',
  },
  withdrawn: 'retirado',
  expelled: 'expulsado',
  unnamedTournament: 'Torneo sin nombre',
};

const boardPrizes: CliTexts['boardPrizes'] = {
  title: round => `Premios por tablero tras la ronda ${round}`,
  board: number => `Tablero ${number}`,
  reserves: 'Suplentes',
  minimum: games => `desde ${counted(games, 'partida', 'partidas')}`,
  order: by =>
    by === 'percentage'
      ? 'Por porcentaje de puntos en partidas jugadas, luego partidas, luego rendimiento (performance).'
      : 'Por rendimiento (performance), luego partidas jugadas, luego porcentaje de puntos.',
  ratingDropped: 'algún rival no tiene Elo: porcentaje y luego partidas',
  team: 'Equipo',
  games: 'Partidas',
  percentage: '%',
  performance: 'Rp',
  round: 'Ronda',
  opponent: 'Rival',
  colour: 'Color',
  colours: { white: 'Blancas', black: 'Negras' },
};

const help: CliTexts['help'] = {
  tagline: 'pareo empareja torneos según el reglamento y muestra por qué cada pareja es correcta.',
  usage: 'Uso',
  commands: 'Comandos',
  arguments: 'Argumentos',
  options: 'Opciones',
  everyCommand: 'En todos los comandos',
  examples: 'Ejemplos',
  exitCodes: 'Códigos de salida',
  exitCode: [
    'hecho y en orden',
    'no existe ningún emparejamiento legal, o la revisión encontró diferencias',
    'error interno',
    'entrada incorrecta o uso incorrecto',
    'demasiado grande',
    'un archivo no se puede leer o escribir',
  ],
  more: '«pareo COMANDO --help» dice más sobre un comando.',
  dropIn: 'En lugar de otros motores',
  dropInCalls: [
    [
      'pareo [-r] --dutch ENTRADA -p [SALIDA] [-l [LISTA]]',
      'empareja la siguiente ronda; también --burstein, --dubov, --lim, --team',
    ],
    ['pareo --dutch ENTRADA -c [-l [LISTA]]', 'revisa todas las rondas'],
    ['pareo --dutch (MODELO -g | -g [AJUSTES]) -o SALIDA [-s SEMILLA]', 'escribe un torneo al azar'],
    [
      'pareo ENTRADA -p [SALIDA]  |  ENTRADA -c  |  -g [AJUSTES] -o SALIDA',
      'lo mismo, sin nombrar el sistema',
    ],
    ['pareo -check ARCHIVO', 'revisa todas las rondas y la clasificación'],
  ],
  optionsPlaceholder: '[opciones]',
  commandPlaceholder: 'COMANDO',
};

const notices: CliTexts['notices'] = {
  optionProposed: (option, meaning) =>
    `Por reglamento, salvo que --option diga otra cosa: ${option} (${meaning}).`,
  openGames: (round, games, counts, article) => {
    const worth = {
      draw: games === 1 ? 'cuenta como tablas' : 'cuentan como tablas',
      'a-point-each': games === 1 ? 'da un punto a cada jugador' : 'dan un punto a cada jugador',
      adjudicated: games === 1 ? 'cuenta como se adjudicó' : 'cuentan como se adjudicaron',
    }[counts];
    const cited = article === undefined ? '' : ` (${articleIn(article, 'es')})`;
    return `La ronda ${round} tiene ${counted(games, 'partida', 'partidas')} sin resultado; para este emparejamiento ${worth}${cited}.`;
  },
  printed: (path, documents, round) =>
    `Se escribió ${path}: ${counted(documents, 'documento', 'documentos')}${round === undefined ? '' : `, ronda ${round}`}.`,
  copyKept: copy => `Como estaba antes quedó en ${copy}`,
  moreFaults: (count, codes) => `Y ${count} más: ${codes}. Con --json salen todas.`,
  roundShown: (shown, open) =>
    `Lo que se muestra es la ronda ${shown}. La ronda ${open}, que está abierta, se ve con --open.`,
  pairsWritten: (file, round, boards) => `Ronda ${round}: ${counted(boards, 'mesa', 'mesas')}, en ${file}`,
  newTournament: (file, { players, teams, rounds }) =>
    `${teams === undefined ? '' : `${counted(teams, 'equipo', 'equipos')}, `}${counted(players, 'jugador', 'jugadores')}${rounds === undefined ? '' : `, ${counted(rounds, 'ronda', 'rondas')}`}, en ${file}`,
  pairNext: file => `Sigue: pareo pair ${file}`,
  notReady: why => `La ronda 1 aún no se puede emparejar. ${why}`,
  lineUpSet: (file, team, round, empty) =>
    `Ronda ${round}: alineación de ${team}, en ${file}${empty.length === 0 ? '' : `. ${empty.length === 1 ? 'Tablero vacío' : 'Tableros vacíos'}: ${empty.join(', ')}`}`,
  resultsEntered: (file, round, entered, open) =>
    `Ronda ${round}: ${counted(entered, 'resultado capturado', 'resultados capturados')}, ${open === 0 ? 'nada abierto' : counted(open, 'partida abierta', 'partidas abiertas')}, en ${file}`,
  corrected: (file, written, { count, effect, paired, article }) => {
    const what = count === 1 ? 'La corrección cuenta' : `${count} correcciones cuentan`;
    if (effect === 'report-only')
      return `${what} solo para el informe de Elo, en ${written}: clasificación y emparejamientos siguen según ${file}, que queda como está (${article}).`;
    return `${what} para la clasificación y para los emparejamientos desde la ronda ${paired + 1}; lo ya emparejado queda (${article}).`;
  },
  playersChanged: (file, { added, withdrawn, returned, after }) =>
    [
      ...(added.length === 0 ? [] : [`Inscripciones: ${list(added)}.`]),
      ...(withdrawn.length === 0 ? [] : [`Retiros después de la ronda ${after}: ${list(withdrawn)}.`]),
      ...(returned.length === 0 ? [] : [`De vuelta: ${list(returned)}.`]),
      `En ${file}`,
    ].join(' '),
  renumbered: (file, moved) =>
    `${counted(moved, 'jugador tiene', 'jugadores tienen')} otro número, en ${file}`,
  noShowsPaired: (players, article) =>
    players.length === 1
      ? `${list(players)} no asistió a su última partida, lo que contaría como retiro (${article}), pero se le empareja.`
      : `${list(players)} no asistieron a su última partida, lo que contaría como retiro (${article}), pero se les empareja.`,
  noShowsResting: (players, article) =>
    players.length === 1
      ? `${list(players)} no asistió a su última partida y no se le empareja (${article}).`
      : `${list(players)} no asistieron a su última partida y no se les empareja (${article}).`,
  unratedInList: (players, rating) =>
    rating === undefined
      ? `${list(players)} no ${players.length === 1 ? 'tiene' : 'tienen'} Elo: las rondas se emparejan por una lista que pone a ${players.length === 1 ? 'este participante' : 'estos participantes'} después de la mitad superior de los demás, sean cuales sean los números. Otro Elo: --option unrated-rating=N.`
      : `${list(players)} no ${players.length === 1 ? 'tiene' : 'tienen'} Elo: las rondas se emparejan por una lista que pone a ${players.length === 1 ? 'este participante' : 'estos participantes'} en ${rating}, sean cuales sean los números.`,
  excludedResting: (players, article) =>
    `${list(players)} ${players.length === 1 ? 'faltó' : 'faltaron'} a dos rondas o más y ${players.length === 1 ? 'queda excluido' : 'quedan excluidos'} del torneo, sea cual sea el motivo (${article}).`,
  excludedPaired: (players, article) =>
    `${list(players)} ya ${players.length === 1 ? 'había' : 'habían'} faltado a dos rondas o más y ${players.length === 1 ? 'quedaría excluido' : 'quedarían excluidos'} del torneo (${article}), pero se ${players.length === 1 ? 'le' : 'les'} emparejó.`,
  excuses: 'A quién se empareja: --option excused=4,12 (sus números), all (a todos) o none (a ninguno).',
  hillOutside: ({ rounds, of, rule, article }) =>
    `El Rey de la Colina está previsto para ${rounds.length === 1 ? 'la ronda' : 'las rondas'} ${list(rounds.map(String))} de ${of}. ${rule} (${article})`,
  bakuOutside: what =>
    `La aceleración Bakú está pensada para ${{ rounds: 'nueve rondas o más', scoring: 'un punto por victoria y medio por tablas', both: 'nueve rondas o más, con un punto por victoria y medio por tablas' }[what]} (aceleración Bakú de 2017, 1).`,
  earlierEdition: (system, since, start) =>
    `El torneo empezó el ${start}, y ${system} está vigente desde el ${since}. No se dispone de la edición anterior: las rondas mostradas son las de ${system}.`,
  advisedAgainst: (system, article) =>
    `${system}: se desaconseja su uso, salvo que haya un programa homologado para él con un verificador de emparejamientos gratuito (${article}).`,
  averagesWanted: (file, article) =>
    `Debe publicarse el Elo promedio de los rivales (${article}): pareo print ${file} --list averages -o LISTA.pdf`,
  rulesAttached: system =>
    `${system} no es un sistema de la FIDE: sus reglas van en el archivo, en líneas ### (C.04.2 (1999), 20.2; 2017, A.2).`,
  editionOfDay: (system, day) =>
    `${system}: de las ediciones que hay, la de los torneos que empiezan el ${day}.`,
  numbersDrawn: lot =>
    `Los números se sortearon (Manual mexicano, Round-robin). Semilla del sorteo, guardada en el archivo: ${lot}`,
  section: ({ name, from, below }, players) =>
    `Sección ${name}: ${from === undefined ? `menos de ${below} y sin Elo` : below === undefined ? `${from} o más` : `de ${from} a ${below - 1}`}, ${counted(players, 'jugador', 'jugadores')}`,
  notDrawn: players =>
    `El texto ordena por sorteo a los jugadores con el mismo Elo y título. No se declaró sorteo (--lots SEMILLA): ${list(players)} quedan por orden alfabético.`,
  drawnBefore: players =>
    `El texto ordena por sorteo a los jugadores con el mismo Elo y título. No se declaró sorteo (--lots SEMILLA): ${list(players)} quedan en el orden que tenían.`,
  listOnly: file =>
    `${file}: una lista de jugadores con sus puntos. Las rondas y los ajustes no están en ella.`,
  converted: (file, format) => `${format.toUpperCase()}, en ${file}`,
};

const check: CliTexts['check'] = {
  fileAgrees: (file, rounds, ranks) =>
    `${file}: ${counted(rounds, 'ronda coincide', 'rondas coinciden')}${ranks === 0 ? '' : `, ${counted(ranks, 'lugar coincide', 'lugares coinciden')}`}`,
  fileNotPaired: (file, rounds, ranks) =>
    `${file}: ${counted(rounds, 'ronda', 'rondas')} sin revisar${ranks === 0 ? '' : `, ${counted(ranks, 'lugar coincide', 'lugares coinciden')}`}`,
  notPaired: (file, code) =>
    `${file}: «${code}» son reglas propias del torneo, que el archivo no dice; sus rondas no se pueden emparejar de nuevo. Se revisan resultados, puntos y lugares. Con --system se revisan por otro sistema.`,
  roundDiffers: (file, round, system) => `${file}: la ronda ${round} no es la que da ${system}`,
  roundRefused: (file, round, system) => `${file}: ronda ${round}, donde ${system} no da ninguna`,
  roundsAssumed: (file, rounds) =>
    `${file}: no se anuncia el número de rondas; se toma por total ${rounds === 1 ? 'la única registrada' : `el de las ${rounds} registradas`}.`,
  remark: (file, round, remark) => `${file}, ronda ${round}: ${remark}`,
  remarksInMany: files => `Hay observaciones en ${files} archivos: revíselos uno por uno.`,
  roundsAssumedInMany: files =>
    `${files} archivos no anuncian el número de rondas; se toma por total el de las registradas.`,
  ranksDiffer: file => `${file}: los lugares no resultan de los desempates del propio archivo`,
  statedOfTeam: ({ team, record, what, stated, computed }) =>
    `el registro ${record} indica ${{ 'match-points': 'puntos de encuentro', 'game-points': 'puntos de partida', opponent: 'el rival', colour: 'el color' }[what]} ${stated} de ${team}; según los resultados: ${computed}.`,
  rankDiffers: (player, stated, computed) =>
    `jugador ${player}: lugar ${computed}, el archivo dice ${stated}.`,
  byTheRules: 'Según las reglas',
  inTheFile: 'En el archivo',
  bye: 'bye',
  summary: ({ files, rounds, roundsAgreeing, ranks, ranksAgreeing, unreadable }) =>
    [
      `${counted(files, 'archivo', 'archivos')}, ${counted(rounds, 'ronda', 'rondas')}${rounds === 0 ? '' : `: ${agreeing(roundsAgreeing, rounds, 'todas')}`}.`,
      ...(ranks === 0
        ? []
        : [`${counted(ranks, 'lugar', 'lugares')}: ${agreeing(ranksAgreeing, ranks, 'todos')}.`]),
      ...(unreadable === 0
        ? []
        : [`${counted(unreadable, 'archivo no se pudo revisar', 'archivos no se pudieron revisar')}.`]),
    ].join(' '),
  generated: (files, folder, seed) =>
    `${counted(files, 'torneo', 'torneos')}, en ${folder}. La semilla ${seed} vuelve a dar los mismos.`,
  generatedOne: (file, players, rounds, seed) =>
    `${counted(players, 'jugador', 'jugadores')}, ${counted(rounds, 'ronda', 'rondas')}, en ${file}. La semilla ${seed} vuelve a dar el mismo torneo.`,
  passedOver: file => `${file}: no es un torneo; no se tomó en cuenta.`,
  passedOverMany: files => `No se tomaron en cuenta ${files} archivos que no son torneos.`,
  endedEarly: (file, round) => `${file}: terminó antes de la ronda ${round}, que no se pudo emparejar.`,
};

const agreeing = (count: number, of: number, all: string) =>
  count === of
    ? `${all} coinciden`
    : `${counted(count, 'coincide', 'coinciden')}, ${counted(of - count, 'difiere', 'difieren')}`;

const explain: CliTexts['explain'] = {
  title: round => `Por qué la ronda ${round} es como es`,
  fileDiffers: round =>
    `La ronda ${round} del archivo no es la que dan las reglas; aquí se explica la de las reglas. «pareo check» muestra las diferencias.`,
  nothing: (name, round) => `${name} no participa en la ronda ${round}.`,
  reason: 'Por qué',
  rule: 'Regla',
  colours: 'Colores',
  withVirtual: (score, points) => `${score} (sin virtuales, ${points})`,
  inOrder: 'primero en el orden',
  byTable: 'por la tabla',
  byDraw: 'por el cuadro',
  insteadOf: (players, verdict) =>
    `no ${players.join(', ')}${verdict === undefined ? '' : `: ${verdict.toLowerCase()}`}`,
  staying: (opponents, verdict) =>
    `quedarse${opponents.length === 0 ? '' : ` con ${opponents.join(', ')}`}: ${verdict.toLowerCase()}`,
  floats: (player, direction) => `${player} flota hacia ${direction === 'up' ? 'arriba' : 'abajo'}`,
  legend: (edition, chapter) =>
    `Reglas citadas (${chapter}${edition === undefined ? '' : `, edición ${edition}`})`,
  bracket: score => `Grupo de ${score} ${score === 1 ? 'punto' : 'puntos'}`,
  group: name => `Grupo ${name}`,
  wholeRound: 'La ronda',
  player: 'Jugador',
  team: 'Equipo',
  points: 'Ptos',
  coloursSoFar: 'Colores',
  colourLetters: { white: 'B', black: 'N' },
  starts: 'Salidas',
  startLetters: { white: 'S', black: '–' },
  met: 'Ya jugó con',
  from: 'Llega',
  cameFrom: score => `de ${score}`,
  inNaturalOrder: boards => `En el orden natural: ${boards.length === 1 ? 'mesa' : 'mesas'} ${list(boards)}.`,
  changed: boards => `Cambió: ${boards.map(([board, rule]) => `mesa ${board} (${rule})`).join(', ')}.`,
  passedOver: 'No se tomó',
  others: 'Otras decisiones',
};

const demo: CliTexts['demo'] = {
  intro: (name, players, rounds, played) =>
    `${name}: ${counted(players, 'jugador', 'jugadores')}, ${counted(rounds, 'ronda', 'rondas')}, ${counted(played, 'jugada', 'jugadas')}. Es una muestra; con su propio archivo se hace igual.`,
  nextRound: round => `La ronda ${round}, lista para publicar`,
  standings: 'La clasificación actual',
  why: '¿Por qué?',
  whatNext: 'Qué escribir ahora',
  commands: [
    ['npx pareo pair ARCHIVO', 'empareja la siguiente ronda de su propio archivo (TRF o JSON)'],
    ['npx pareo standings ARCHIVO', 'calcula la clasificación'],
    ['npx pareo new --system dutch --players LISTA.csv --rounds 7 -o abierto.trf', 'empieza un torneo'],
    ['npx pareo systems', 'muestra todos los sistemas de emparejamiento'],
    ['npx pareo --help', 'muestra todo'],
  ],
};

export const cli: CliTexts = {
  help,
  commands,
  arguments: argumentTexts,
  options,
  placeholders,
  faults,
  tables,
  boardPrizes,
  notices,
  hints,
  commandMeant: word => commandWords[word.toLowerCase()],
  check,
  explain,
  demo,
  print: { reasons: 'Por qué' },
};
