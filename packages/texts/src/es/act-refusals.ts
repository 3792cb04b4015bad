import type { ActRefusalTexts } from '../act-texts.ts';
import { resultAs } from '../act-texts.ts';
import type { NameOf } from '../subjects.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';

const { counted, list } = wordingIn('es');
const result = resultAs(journalTerms.notRated);
const named = (keys: readonly number[], name: NameOf) => list(keys.map(name));
const boards = (numbers: readonly number[]) =>
  numbers.length === 1 ? `la mesa ${numbers[0]}` : `las mesas ${list(numbers)}`;
const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);
const actor = (by: { readonly kind: string; readonly name?: string } | undefined) =>
  by?.name === undefined ? '' : ` (${by.name})`;

export const actRefusals: ActRefusalTexts = {
  'not-permitted': ({ act }) => `Aquí no puede hacer esto: ${journalTerms.acts[act].toLowerCase()}.`,
  'not-created': () => 'El torneo todavía no se ha creado.',
  'already-created': () => 'El torneo ya fue creado.',
  'tournament-finished': () => 'El torneo ya terminó. Reábralo primero.',
  'unknown-player': ({ player }) => `No hay ningún jugador con la clave ${player}.`,
  'unknown-team': ({ team }) => `No hay ningún equipo con la clave ${team}.`,
  'unknown-board': ({ round, board }) => `La ronda ${round} no tiene mesa ${board}.`,
  'round-out-of-range': ({ round }) => `Aquí no hay ronda ${round}.`,
  'changed-meanwhile': ({ was, now, field, by }) =>
    `${field === undefined ? 'Esto' : `El campo ${field}`} cambió mientras tanto${actor(by)}: usted veía ${was ?? 'nada'}, ahora hay ${now ?? 'nada'}.`,
  'not-confirmed': () => 'Esto tiene consecuencias que hay que confirmar.',
  'reason-missing': () => 'Hay que dar un motivo para la bitácora.',
  'basis-moved': ({ entry }) => `Algo cambió mientras tanto (asiento ${entry}). Revíselo y decida de nuevo.`,
  'record-invalid': () => 'Lo que el torneo dice de sí mismo no puede ser correcto.',
  'system-unknown': ({ system }) => `No existe el sistema de emparejamiento «${system}».`,
  'option-invalid': ({ option, value, allowed, areExamples }) =>
    value === ''
      ? `El sistema no tiene la opción «${option}». Tiene: ${allowed || 'ninguna'}.`
      : `La opción «${option}» no puede ser «${value}». ${areExamples ? 'Por ejemplo' : 'Se permite'}: ${allowed}.`,
  'teams-not-yet': () => 'Los torneos por equipos todavía no se pueden dirigir aquí.',
  'rounds-already-paired': ({ rounds, paired }) =>
    `Ya hay ${counted(paired, 'ronda emparejada', 'rondas emparejadas')}; no pueden ser solo ${rounds}.`,
  'round-range-invalid': ({ fromRound, toRound }) =>
    `De la ronda ${fromRound} a la ${toRound} no es un intervalo de rondas.`,
  'two-needed': () => 'Para separar jugadores, nombre al menos a dos.',
  'zone-unknown': ({ zone }) => `«${zone}» no es el nombre de una zona horaria.`,
  'name-missing': () => 'Falta un nombre.',
  'nobody-named': () => 'No se nombra a nadie.',
  'too-many-players': ({ players, limit }) =>
    `${players} jugadores son demasiados: pueden participar ${limit} como máximo.`,
  'late-entry-needed': ({ round }) =>
    `La ronda ${round} ya está publicada. Quien llega ahora es una inscripción tardía desde una ronda posterior.`,
  'not-late': () =>
    'Todavía no se ha publicado nada: no es una inscripción tardía. Inscriba al jugador como a los demás.',
  'numbers-frozen': ({ round }) =>
    `La ronda ${round} ya está emparejada: los números de emparejamiento ya no cambian.`,
  'numbers-of-the-table': () => 'La tabla ya está publicada: sus números ya no cambian.',
  'order-incomplete': ({ missing }, name) =>
    missing.length === 0
      ? 'El orden debe nombrar a todos una sola vez.'
      : `El orden debe nombrar a todos una sola vez. Faltan: ${named(missing, name)}.`,
  'was-paired': ({ player, round }, name) =>
    `${name(player)} estuvo en la ronda ${round}. En su lugar, registre su retiro.`,
  'players-of-the-table': () => 'La tabla ya está publicada: nadie más puede entrar en ella.',
  'round-published': ({ round }) =>
    `La ronda ${round} ya está publicada. Lo que le toca se hace con sus resultados.`,
  'already-withdrawn': ({ player }, name) => `${name(player)} ya se retiró.`,
  'not-withdrawn': ({ player }, name) => `${name(player)} no se ha retirado.`,
  excluded: ({ player }, name) => `${name(player)} faltó a demasiadas rondas y queda excluido.`,
  expelled: ({ player }, name) => `Se expulsó a ${name(player)}.`,
  'cell-twice': ({ player, round }, name) => `${name(player)}, ronda ${round}: aparece dos veces.`,
  'before-entry': ({ player, round }, name) =>
    `${name(player)} todavía no estaba en el torneo en la ronda ${round}.`,
  'round-not-finished': ({ round, boards: open }) =>
    `La ronda ${round} no ha terminado: falta el resultado de ${boards(open)}. Captúrelo o aplace la partida.`,
  'previous-draft': ({ round }) => `La ronda ${round} sigue en borrador. Publíquela o deshágala primero.`,
  'already-published': ({ round }) => `La ronda ${round} ya está publicada.`,
  'round-beyond-announced': ({ round, rounds }) =>
    `No hay ronda ${round}: se ${rounds === 1 ? 'anunció' : 'anunciaron'} ${counted(rounds, 'ronda', 'rondas')}.`,
  'no-pairing': ({ round }) => `La ronda ${round} no se puede emparejar según las reglas.`,
  'player-twice': ({ player }, name) => `${name(player)} aparece dos veces.`,
  'player-left-out': ({ players }, name) => `Sin mesa ni bye: ${named(players, name)}.`,
  'not-available': ({ players }, name) => `No se emparejan en esta ronda: ${named(players, name)}.`,
  'boards-misnumbered': ({ board }) =>
    `Las mesas se numeran 1, 2, 3 …; la mesa ${board} está fuera de lugar.`,
  'several-byes': ({ players }, name) => `Solo una persona puede recibir el bye: ${named(players, name)}.`,
  'no-draft': ({ round }) => `La ronda ${round} no se ha emparejado.`,
  'draft-out-of-date': ({ round, entry }) =>
    `Algo cambió después de emparejar la ronda ${round} (asiento ${entry}). Emparéjela de nuevo.`,
  'settings-incomplete': ({ missing }) =>
    missing.includes('players')
      ? 'Todavía no hay nadie inscrito.'
      : 'Primero hay que anunciar el número de rondas.',
  'not-published': ({ round }) => `La ronda ${round} no está publicada.`,
  'not-the-last-published': ({ round, last }) =>
    `La ronda ${round} no se puede retirar: le sigue la ronda ${last}.`,
  'results-exist': ({ round, results }) =>
    `La ronda ${round} ya tiene ${counted(results, 'resultado', 'resultados')}: solo se puede retirar si el emparejamiento mismo era ilegal.`,
  'reason-not-in-edition': ({ change, handling }) =>
    `«${journalTerms.changes[change]}» no es un motivo de ${journalTerms.handlings[handling as keyof typeof journalTerms.handlings] ?? handling}.`,
  'round-closed': ({ round }) => `La ronda ${round} está cerrada. En su lugar, corrija el resultado.`,
  'round-not-closed': ({ round }) => `La ronda ${round} sigue abierta. En su lugar, capture el resultado.`,
  'outside-link': ({ round, board }) =>
    board === 0
      ? `Este enlace no es para la ronda ${round}.`
      : `Este enlace no es para la ronda ${round}, mesa ${board}.`,
  'board-has-result': ({ result: had, by }) =>
    `La mesa ya tiene ${result(had)}${actor(by)}. El suyo queda para el árbitro como pregunta.`,
  'no-result': ({ round, board }) => `Ronda ${round}, mesa ${board}: no hay resultado.`,
  'no-such-game': ({ board, game }) => `La mesa ${board} no tiene partida ${game}.`,
  'tally-out-of-range': ({ board, lowest, highest }) =>
    `Mesa ${board}: una planilla tiene de ${signed(lowest)} a ${highest} puntos.`,
  'tally-missing': ({ board }) => `Mesa ${board}: faltan los puntos de las dos planillas.`,
  'tally-not-wanted': ({ board }) => `Mesa ${board}: este resultado no lleva puntos de planilla.`,
  'tally-disagrees': ({ board }) => `Mesa ${board}: los puntos de las planillas dicen otro resultado.`,
  'not-in-this-system': () => 'Las reglas de este torneo no conocen nada así.',
  'nothing-to-change': () => 'Ya está así.',
  'games-open': ({ boards: open }) =>
    `Partidas sin resultado: ${list(open.map(({ round, board }) => `ronda ${round} mesa ${board}`))}.`,
  'match-undecided': ({ boards: level }) =>
    `Encuentros que nadie ha ganado: ${list(level.map(({ round, board }) => `ronda ${round}, encuentro ${board}`))}. Jueguen lo anunciado para ese caso, o decídalos.`,
  'match-open': ({ board }) => `El encuentro ${board} todavía se juega.`,
  'match-not-level': ({ board }) => `El encuentro ${board} ya está decidido.`,
  'winner-has-played-on': ({ board, next }) =>
    `La ronda ${next} está publicada con quien ganó el encuentro ${board}. Retire primero su publicación.`,
  'not-of-the-match': ({ player }, name) => `${name(player)} no juega este encuentro.`,
  'no-ties': () => 'Ahí nadie comparte lugar.',
  'list-later-than-start': ({ month, start }) =>
    `La lista de ${month} es posterior al primer día (${start}). Tome la lista vigente ese día o corrija la fecha.`,
  'no-such-norm': ({ player, title, issues }, name) =>
    issues.length > 0
      ? `No se puede dictaminar la norma de ${title} de ${name(player)}.`
      : `${name(player)} no puede hacer una norma de ${title}: los títulos femeninos exigen que conste el sexo.`,
  'questions-open': ({ questions }) =>
    `${counted(questions.length, 'pregunta espera', 'preguntas esperan')} respuesta.`,
  'not-finished': () => 'El torneo no ha terminado.',
  'not-askable': ({ act }) => `Esto no puede quedar como pregunta: ${journalTerms.acts[act].toLowerCase()}.`,
  'no-such-question': ({ question }) => `El asiento ${question} no es una pregunta abierta.`,
  'no-such-entry': ({ entry }) => `No existe el asiento ${entry}.`,
  settled: ({ entry }) =>
    `El asiento ${entry} es anterior a la última publicación: lo que estuvo mal se corrige, no se deshace.`,
  'already-undone': ({ entry }) => `El asiento ${entry} ya está deshecho.`,
  'left-the-book': ({ entry }) =>
    `El asiento ${entry} apartó al torneo del reglamento: eso no se puede deshacer.`,
  depends: ({ entries }) =>
    entries.length === 1
      ? `El asiento ${entries[0]} depende de este. Deshaga primero aquel.`
      : `Los asientos ${list(entries)} dependen de este. Deshaga primero aquellos.`,
  'not-undoable': ({ act }) => `Esto no se puede deshacer: ${journalTerms.acts[act].toLowerCase()}.`,
};
