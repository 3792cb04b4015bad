import type { CliTexts } from '../cli-texts.ts';

export const commands: CliTexts['commands'] = {
  serve: {
    summary: 'el administrador de torneos: aplicación web y API',
    details: ['Todavía no está: llega en una versión posterior. Todo lo demás de esta página ya funciona.'],
    examples: [],
  },
  systems: {
    summary: 'todos los sistemas de emparejamiento: id, edición, capítulo, para qué sirven',
    details: ['Con un id: las opciones de ese sistema y todas las reglas que puede citar.'],
    examples: [
      ['pareo systems', 'la lista'],
      ['pareo systems berger', 'un sistema, sus opciones y sus reglas'],
    ],
  },
  pair: {
    summary: 'empareja la siguiente ronda, o de nuevo una anterior',
    details: [
      'Una ronda anterior se empareja con lo que se sabía antes de ella.',
      'Salida: el número de parejas y luego «blancas negras» por línea en orden de mesas; el bye es «id 0». En una terminal, la tabla que se publica.',
    ],
    examples: [
      ['pareo pair abierto.trf', 'la siguiente ronda, lista para publicar'],
      ['pareo pair abierto.trf -o ronda5.txt', 'lo mismo en un archivo, para otro programa'],
      ['pareo pair abierto.trf --round 3 --json', 'otra vez la ronda 3, con la regla que decidió cada mesa'],
      ['pareo pair liga.json --system berger', 'un todos contra todos'],
    ],
  },
  check: {
    summary: 'empareja de nuevo todas las rondas e informa cada diferencia',
    details: ['RUTA: archivos o carpetas. También se recalcula la clasificación.'],
    examples: [['pareo check abierto.trf', '¿están bien todas las rondas de este archivo?']],
  },
  generate: {
    summary: 'torneos al azar, iguales para la misma semilla',
    details: [],
    examples: [
      ['pareo generate --players 40 --rounds 7 --seed 1 -o cuarenta.trf', 'un torneo'],
      ['pareo generate --count 100 --seed 1 -o muchos/', 'cien, en una carpeta'],
    ],
  },
  standings: {
    summary: 'la clasificación con desempates',
    details: ['Con --why, cómo resulta cada valor de un jugador.'],
    examples: [
      ['pareo standings abierto.trf', 'la clasificación actual'],
      [
        'pareo standings abierto.trf --after 3 --tiebreaks BH/C1,BH,SB',
        'después de la ronda 3, con estos desempates',
      ],
      ['pareo standings abierto.trf --why 12', 'el cálculo de los valores del jugador 12'],
    ],
  },
  explain: {
    summary: 'por qué una ronda es como es',
    details: [],
    examples: [['pareo explain abierto.trf --round 4 --player 12', 'todo lo que decidió para el jugador 12']],
  },
  convert: {
    summary: 'entre TRF16, TRF26, JSON y CSV',
    details: [
      'El formato de ENTRADA se reconoce por su contenido. El de SALIDA es el de --to o, si falta, el de su extensión: .trf es TRF16, .trf26 TRF26, .json JSON, .csv CSV.',
    ],
    examples: [
      ['pareo convert abierto.trf abierto.json', 'de TRF a JSON'],
      ['pareo convert abierto.trf informe.trf --to trf26', 'el informe en el formato vigente'],
    ],
  },
  new: {
    summary: 'un torneo nuevo a partir de una lista de jugadores',
    details: [
      'LISTA: CSV con cualquier orden de columnas y cualquier separador; bastan los nombres. Los números van por rating, título y alfabeto, salvo que se sorteen.',
    ],
    examples: [
      ['pareo new --system dutch --players lista.csv --rounds 7 -o abierto.trf', 'un suizo a siete rondas'],
      [
        'pareo new --system berger --players lista.csv --lots 2026 -o liga.json',
        'un todos contra todos, con números sorteados',
      ],
    ],
  },
  demo: {
    summary: 'un abierto de muestra: su siguiente ronda, su clasificación y una pareja explicada',
    details: [],
    examples: [['pareo demo', 'no necesita archivo']],
  },
};

export const argumentTexts: CliTexts['arguments'] = {
  systemId: 'id de un sistema',
  file: 'un torneo: TRF16, TRF26 o JSON; «-» es la entrada estándar',
  paths: 'archivos o carpetas con torneos',
  in: 'archivo que se lee; «-» es la entrada estándar',
  out: 'archivo que se escribe; «-» es la salida estándar',
};

export const options: CliTexts['options'] = {
  help: 'esta ayuda',
  lang: 'idioma: en o es (si falta, el del equipo)',
  json: 'salida para otros programas',
  version: 'versión de pareo',
  system: 'sistema de emparejamiento (si falta, el que indica el archivo o dutch-2026)',
  systemToCheck: 'revisar con este sistema, digan lo que digan los archivos',
  systemOfNew: 'sistema de emparejamiento (vea «pareo systems»)',
  roundToPair: 'ronda que se empareja (si falta, la siguiente)',
  roundToExplain: 'ronda que se explica',
  afterRound: 'después de esta ronda (si falta, la última)',
  rounds: 'número de rondas del torneo',
  pairingFile: 'escribir en este archivo y no en la pantalla',
  outputFile: 'archivo que se escribe',
  outputFiles: 'archivo que se escribe, o carpeta si son varios',
  initialColour: 'color sorteado para el número 1: white (blancas) o black (negras)',
  option: 'una opción del sistema, nombre=valor; puede repetirse',
  acceleration: 'puntos virtuales en las primeras rondas: baku, o none (ninguna)',
  table: 'la tabla que se publica, aunque la salida no sea una terminal',
  plain: 'solo números, aunque la salida sea una terminal',
  tiebreaks: 'desempates en orden, por sus códigos: BH/C1,BH,SB',
  edition: 'edición de las reglas de desempate: 2026, 2024 o 1998',
  why: 'mostrar el cálculo de este jugador (número o nombre)',
  player: 'solo este jugador (número o nombre)',
  whyNot: 'por qué A y B no se enfrentan: dos números',
  to: 'formato que se escribe: trf16, trf26, json o csv',
  playerList: 'lista de jugadores (CSV)',
  name: 'nombre del torneo',
  city: 'ciudad',
  federation: 'federación, tres letras',
  lots: 'sortear los números con esta semilla; la misma semilla da el mismo sorteo',
  lotsForTies: 'sortear con esta semilla los lugares que sigan empatados',
  groups: 'dividir a los jugadores en este número de grupos (Belgrado)',
  scoring: 'puntos por victoria, tablas y derrota: 3-1-0 (si falta, 1-0.5-0)',
  jobs: 'archivos que se revisan a la vez (si falta, uno por procesador)',
  port: 'puerto en el que se escucha',
  host: 'dirección en la que se escucha',
  data: 'carpeta de la base de datos incluida',
  database: 'dirección de una base de datos PostgreSQL',
  players: 'número de jugadores',
  seed: 'la misma semilla da los mismos torneos',
  draw: 'porcentaje de tablas',
  forfeit: 'porcentaje de incomparecencias',
  halfBye: 'porcentaje de byes de medio punto',
  zeroBye: 'porcentaje de byes de cero puntos',
  withdraw: 'porcentaje de retiros',
  late: 'porcentaje de inscripciones tardías',
  count: 'cuántos torneos',
};

export const placeholders: CliTexts['placeholders'] = {
  ID: 'ID',
  N: 'N',
  FILE: 'ARCHIVO',
  PATH: 'RUTA',
  IN: 'ENTRADA',
  OUT: 'SALIDA',
  LIST: 'LISTA',
  TEXT: 'TEXTO',
  SEED: 'SEMILLA',
  FORMAT: 'FORMATO',
  SETTING: 'NOMBRE=VALOR',
  COLOUR: 'COLOR',
  POINTS: 'V-T-D',
  NUMBER: 'J',
  PERCENT: 'PORCENTAJE',
  DIR: 'CARPETA',
  URL: 'URL',
  CODES: 'CÓDIGOS',
  EDITION: 'AÑO',
  LANGUAGE: 'en|es',
  METHOD: 'MÉTODO',
  A: 'A',
  HOST: 'EQUIPO',
};
