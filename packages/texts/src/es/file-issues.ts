import type { IssueTexts } from '../subjects.ts';
import { termIn, wordingIn } from '../wording.ts';
import { EXPECTATIONS, FIELDS, FILE_KINDS, FILE_REMEDIES, FILE_REMEDY, LIST_COLUMNS } from './file-terms.ts';

const { counted } = wordingIn('es');

const field = (name: string) => termIn(FIELDS, name);
const column = (name: string) => termIn(LIST_COLUMNS, name);
const at = (pointer: string) => (pointer === '' ? 'El documento' : `«${pointer}»`);

/** Archivos que no se pueden leer, o que no pueden decir lo que habría que escribir. */
export const fileIssues = {
  'not-a-text-file': ({ kind }) =>
    `${kind in FILE_KINDS ? `Es ${FILE_KINDS[kind]}, no un torneo.` : 'No es un archivo de texto.'} ${FILE_REMEDIES[kind] ?? FILE_REMEDY}`,
  'empty-file': () => 'El archivo está vacío. Elija otro.',
  'format-not-recognised': () =>
    'No es TRF ni JSON ni una lista de jugadores: ninguna línea empieza como las suyas. Elija otro archivo.',
  'columns-shifted': ({ record, column: where, text }) =>
    `Registro ${record}: «${text}» está en la columna ${where}, que no pertenece a ningún campo. Es probable que la línea esté corrida: compare sus columnas con la línea anterior.`,
  'line-cut-short': ({ record }) => `Registro ${record}: la línea termina antes de tiempo. Complétela.`,
  'field-unreadable': ({ record, field: name, text }) =>
    `Registro ${record}: «${text}» no es válido en el campo «${field(name)}». Corríjalo.`,
  'field-missing': ({ record, field: name }) =>
    `Registro ${record}: falta el campo «${field(name)}». Escríbalo.`,
  'cell-unreadable': ({ player, round, text }) =>
    `Jugador ${player}, ronda ${round}: «${text}» no son rival, color y resultado. Escriba por ejemplo «  12 w 1», o «0000 - U» para un bye.`,
  'records-disagree': ({ records: [a, b], values: [first, second] }) =>
    a === b
      ? `El registro ${a} está dos veces y dice «${first}» y «${second}». Deje uno solo.`
      : `El registro ${a} dice «${first}» y el registro ${b} dice «${second}». Corrija uno de los dos.`,
  'unknown-record': ({ record, text }) =>
    `El registro «${record}» es desconocido y se conserva tal cual: «${text}». Revise sus tres primeros caracteres.`,
  'unknown-system-code': ({ code }) =>
    `El sistema «${code}» del registro 192 es desconocido. Elija el sistema o corrija el código.`,
  'record-kept-unread': ({ record, text }) =>
    `El registro ${record} no está en sus columnas y se conserva tal cual, sin leerlo: «${text}». Aquí no decide nada.`,
  'json-syntax': ({ found }) =>
    `No es JSON: ${found === '' ? 'el fin del archivo' : `«${found}»`} no puede estar aquí. Busque antes una coma, unas comillas o un corchete que falte.`,
  'json-too-deep': ({ depth }) =>
    `El JSON tiene más de ${depth} niveles, y ningún torneo los tiene. Elija otro archivo.`,
  'json-duplicate-key': ({ pointer }) => `«${pointer}» está dos veces. Deje uno solo.`,
  'json-not-a-tournament': () =>
    'Este JSON no es un torneo: le falta la marca que lo identifica. docs/reference describe el formato.',
  'json-version-unknown': ({ version }) =>
    `Este JSON es de la versión ${version}, que este programa no conoce. Use un pareo más reciente.`,
  'json-field-missing': ({ pointer }) => `Falta «${pointer}». Escríbalo.`,
  'json-field-unknown': ({ pointer }) => `«${pointer}» es desconocido. Corrija el nombre o quítelo.`,
  'json-value-invalid': ({ pointer, expected, found }) =>
    `${at(pointer)} es ${found} y debería ser ${termIn(EXPECTATIONS, expected.replaceAll(' | ', ' o '))}. Corríjalo.`,
  'list-without-header': ({ text }) =>
    `La primera línea («${text}») no nombra las columnas. Escriba una primera línea como: nombre;elo;federación.`,
  'list-without-names': () =>
    'Ninguna columna de la lista tiene los nombres. Llame «nombre» a una de ellas en la primera línea.',
  'list-column-twice': ({ column: name, headers: [a, b] }) =>
    `«${a}» y «${b}» son la misma columna (${column(name)}). Cambie el nombre de una o quítela.`,
  'list-row-width': ({ expected, found }) =>
    `Esta fila tiene ${counted(found, 'campo', 'campos')} y la primera línea nombra ${expected}. Busque un separador que falte o que sobre.`,
  'list-quote-open': () => 'Aquí se abren unas comillas que nunca se cierran. Ciérrelas.',
  'list-value-invalid': ({ column: name, text }) =>
    `«${text}» no es válido en la columna «${column(name)}». Corríjalo.`,
  'list-column-unknown': ({ header }) => `La columna «${header}» no se conoce y no se tomó en cuenta.`,
  'list-column-not-used': ({ header }) =>
    `La columna «${header}» no aporta nada que se use aquí y no se tomó en cuenta.`,
  'configuration-line-unreadable': ({ text }) =>
    `«${text}» no es una línea de configuración. Escriba Parámetro=Valor, o # antes de un comentario.`,
  'configuration-key-unknown': ({ key, known }) =>
    `El generador no conoce el parámetro «${key}». Conoce ${known.join(', ')}.`,
  'configuration-value-invalid': ({ key, value, minimum, maximum, counted: kind }) =>
    `${key} no puede ser «${value}». Escriba un número${kind === 'whole' ? ' entero' : ''} de ${minimum} a ${maximum}.`,
  'not-expressible': ({ format, field: path, value }) =>
    `${format.toUpperCase()} no puede decir ${path} = ${value}. Escriba JSON, que sí puede.`,
  'games-not-expressible': ({ format, games }) =>
    games === 'sheets'
      ? `${format.toUpperCase()} no tiene lugar para los puntos de Scrabble. Guarde el torneo como JSON, o como .pareo desde el servidor: ambos lo tienen todo.`
      : `${format.toUpperCase()} tiene un resultado por ronda, y aquí dos jugadores se enfrentan en varias partidas. Guarde el torneo como JSON, o como .pareo desde el servidor: ambos lo tienen todo.`,
  'too-wide': ({ format, field: path, value, width }) =>
    `«${value}» (${path}) no cabe en ${width === 1 ? 'la columna' : `las ${width} columnas`} que ${format.toUpperCase()} tiene para ello. Acórtelo o escriba JSON.`,
  'tiebreak-unknown': ({ tiebreak }) =>
    `No existe el desempate «${tiebreak}». Use códigos como BH/C1, BH, SB, DE, WIN.`,
  'tiebreak-self-defined': ({ tiebreak }) =>
    `El desempate «${tiebreak}» lo definen las bases del torneo y ningún archivo dice cómo. Indique otros desempates.`,
  'tiebreak-modifier-unknown': ({ tiebreak, modifier, allowed, areExamples }) =>
    `El desempate «${tiebreak}» no admite «${modifier}». ${allowed === '' ? 'No admite nada más.' : `Admite${areExamples ? ', por ejemplo' : ''}: ${allowed}.`}`,
  'tiebreak-not-for-players': ({ tiebreak }) =>
    `El desempate «${tiebreak}» es para equipos y este torneo es individual. Quítelo de la lista.`,
  'tiebreak-not-for-teams': ({ tiebreak }) =>
    `El desempate «${tiebreak}» es individual y este torneo es por equipos. Quítelo de la lista.`,
  'lots-without-seed': () =>
    'Hay que hacer un sorteo y no se dio ninguna semilla. Indique una, para que el sorteo pueda repetirse.',
  'manual-order-missing': () =>
    'La lista pide el orden fijado por el árbitro y no se dio ninguno. Indíquelo o quítelo de la lista.',
} satisfies Partial<IssueTexts>;
