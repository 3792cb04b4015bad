import type { ActRefusalTexts } from '../act-texts.ts';
import { resultAs } from '../act-texts.ts';
import { moneyOf } from '../money.ts';
import type { NameByKey, NamedAs } from '../subjects.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';

const { counted, list } = wordingIn('es');
const result = resultAs(journalTerms.notRated);
const named = (keys: readonly number[], name: NameByKey, of?: NamedAs) =>
  list(keys.map(key => name(key, of)));
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
  'text-missing': () => 'La nota no tiene texto.',
  'reason-missing': () => 'Hay que dar un motivo para la bitácora.',
  'basis-moved': ({ entry }) => `Algo cambió mientras tanto (asiento ${entry}). Revíselo y decida de nuevo.`,
  'record-invalid': () => 'Lo que el torneo dice de sí mismo no puede ser correcto.',
  'system-unknown': ({ system }) => `No existe el sistema de emparejamiento «${system}».`,
  'option-invalid': ({ option, value, allowed, areExamples }) =>
    value === ''
      ? `El sistema no tiene la opción «${option}». Tiene: ${allowed || 'ninguna'}.`
      : `La opción «${option}» no puede ser «${value}». ${areExamples ? 'Por ejemplo' : 'Se permite'}: ${allowed}.`,
  'rounds-already-paired': ({ rounds, paired }) =>
    `Ya hay ${counted(paired, 'ronda emparejada', 'rondas emparejadas')}; no pueden ser solo ${rounds}.`,
  'round-range-invalid': ({ fromRound, toRound }) =>
    `De la ronda ${fromRound} a la ${toRound} no es un intervalo de rondas.`,
  'two-needed': () => 'Para separar jugadores, nombre al menos a dos.',
  'time-left-out': ({ time, zone }) => `Las ${time} no existen en ${zone}: ahí se adelantan los relojes.`,
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
  'order-incomplete': ({ missing, of }, name) =>
    missing.length === 0
      ? 'El orden debe nombrar a todos una sola vez.'
      : `El orden debe nombrar a todos una sola vez. Faltan: ${named(missing, name, of)}.`,
  'was-paired': ({ player, round, of }, name) =>
    `${name(player, of)} estuvo en la ronda ${round}. En su lugar, registre su retiro.`,
  'players-of-the-table': () => 'La tabla ya está publicada: nadie más puede entrar en ella.',
  'round-published': ({ round }) =>
    `La ronda ${round} ya está publicada. Lo que le toca se hace con sus resultados.`,
  'already-withdrawn': ({ player, of }, name) => `${name(player, of)} ya se retiró.`,
  'not-withdrawn': ({ player, of }, name) => `${name(player, of)} no se ha retirado.`,
  excluded: ({ player, of }, name) => `${name(player, of)} faltó a demasiadas rondas y queda excluido.`,
  expelled: ({ player, of }, name) => `Se expulsó a ${name(player, of)}.`,
  'cell-twice': ({ player, round, of }, name) => `${name(player, of)}, ronda ${round}: aparece dos veces.`,
  'before-entry': ({ player, round, of }, name) =>
    `${name(player, of)} todavía no estaba en el torneo en la ronda ${round}.`,
  'too-many-teams': ({ teams, limit }) =>
    `${teams} equipos son demasiados: pueden participar ${limit} como máximo.`,
  'player-in-two-teams': ({ player, team }, name) =>
    `${name(player)} ya está en ${name(team, 'teams')}. Nadie está en dos equipos.`,
  'in-a-team': ({ player, team }, name) =>
    `${name(player)} está en el orden de fuerza de ${name(team, 'teams')}, que ya se anunció. En su lugar, registre su retiro.`,
  'was-lined-up': ({ player, round }, name) =>
    `${name(player)} jugó en la ronda ${round} y sigue en el orden de fuerza. En su lugar, registre su retiro.`,
  'roster-order-fixed': ({ team }, name) =>
    `La ronda 1 está publicada: el orden de fuerza de ${name(team, 'teams')} ya no cambia, y quien llega va al final.`,
  'no-match': ({ team, round }, name) => `${name(team, 'teams')} no tiene encuentro en la ronda ${round}.`,
  'line-up-stranger': ({ team, player }, name) =>
    `${name(player)} no está en el orden de fuerza de ${name(team, 'teams')}.`,
  'line-up-player-twice': ({ player }, name) => `${name(player)} aparece dos veces en la alineación.`,
  'line-up-length': ({ team, boards: wanted, found }, name) =>
    `La alineación de ${name(team, 'teams')} tiene ${counted(found, 'lugar', 'lugares')} y un encuentro tiene ${counted(wanted, 'tablero', 'tableros')}. Deje un tablero vacío con 0.`,
  'line-up-empty': ({ team }, name) =>
    `La alineación de ${name(team, 'teams')} no tiene a nadie. Si no llegó nadie, dé el encuentro por perdido.`,
  'line-up-out-of-order': ({ players: [one, other] }, name) =>
    `${name(one)} juega delante de ${name(other)} y va detrás en el orden de fuerza, que es fijo. Quien jugó en el tablero equivocado pierde por incomparecencia: registre eso.`,
  'line-up-left-out': ({ player, board }, name) =>
    `${name(player)} tiene un resultado en el tablero ${board} y lo conserva. Borre primero el resultado.`,
  'match-forfeited': ({ board }) =>
    `El encuentro ${board} está perdido por incomparecencia. Retire eso primero.`,
  'line-ups-closed': ({ round }) =>
    `Las alineaciones de la ronda ${round} están publicadas. La suya queda como pregunta para el árbitro.`,
  'line-ups-out': ({ round }) => `Las alineaciones de la ronda ${round} ya están publicadas.`,
  'line-ups-not-out': ({ round }) => `Las alineaciones de la ronda ${round} todavía no están publicadas.`,
  'board-empty': ({ board, game }) =>
    `El tablero ${board}.${game} está vacío de un lado: quien llegó lo gana, y no hace falta registrar nada.`,
  'round-not-finished': ({ round, boards: open }) =>
    `La ronda ${round} no ha terminado: falta el resultado de ${boards(open)}. Captúrelo o aplace la partida.`,
  'previous-draft': ({ round }) => `La ronda ${round} sigue en borrador. Publíquela o deshágala primero.`,
  'already-published': ({ round }) => `La ronda ${round} ya está publicada.`,
  'round-beyond-announced': ({ round, rounds }) =>
    `No hay ronda ${round}: se ${rounds === 1 ? 'anunció' : 'anunciaron'} ${counted(rounds, 'ronda', 'rondas')}.`,
  'no-pairing': ({ round }) => `La ronda ${round} no se puede emparejar según las reglas.`,
  'player-twice': ({ player, of }, name) => `${name(player, of)} aparece dos veces.`,
  'player-left-out': ({ players, of }, name) => `Sin mesa ni bye: ${named(players, name, of)}.`,
  'not-available': ({ players, of }, name) => `No se emparejan en esta ronda: ${named(players, name, of)}.`,
  'boards-misnumbered': ({ board }) =>
    `Las mesas se numeran 1, 2, 3 …; la mesa ${board} está fuera de lugar.`,
  'several-byes': ({ players, of }, name) => `Solo uno puede recibir el bye: ${named(players, name, of)}.`,
  'no-draft': ({ round }) => `La ronda ${round} no se ha emparejado.`,
  'draft-out-of-date': ({ round, entry }) =>
    `Algo cambió después de emparejar la ronda ${round} (asiento ${entry}). Emparéjela de nuevo.`,
  'settings-incomplete': ({ missing }) =>
    missing.includes('players')
      ? 'Todavía no hay nadie inscrito.'
      : missing.includes('teams')
        ? 'Todavía no hay ningún equipo inscrito.'
        : missing.includes('team')
          ? 'Primero hay que indicar las reglas de los encuentros.'
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
  'not-played': ({ round, board }) =>
    `En la mesa ${board} de la ronda ${round} nadie ha jugado: capture antes el resultado o cambie la ronda a mano.`,
  'has-opponent': ({ round, player }, name) => `${name(player)} ya tiene rival en la ronda ${round}.`,
  'have-met': ({ players }, name) => `${list(players.map(key => name(key)))} ya se enfrentaron.`,
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
  'categories-invalid': () => 'Las categorías no se pueden usar así.',
  'category-in-use': ({ category, list }) =>
    `La lista de premios «${list}» va por la categoría «${category}». Cambie o quite antes la lista.`,
  'no-such-category': ({ category }) => `Ya no hay ninguna categoría «${category}».`,
  'plan-invalid': () => 'Los premios no se pueden anunciar así.',
  'no-such-prize': ({ list, place }) => `La lista «${list}» no tiene el premio ${place}.`,
  'not-a-jury-list': ({ list }) =>
    `Los premios de «${list}» van por la clasificación; no los da ningún jurado. Para pagar otro importe, cámbielo a mano.`,
  'player-has-one': ({ player, list }, name) => `${name(player)} ya tiene un premio de la lista «${list}».`,
  'no-such-pool': ({ lists }) =>
    `Lo que se reparte de ${list(lists.map(name => `«${name}»`))} no es lo que usted vio: cambiaron los resultados, los jugadores o los premios. Mírelo y decida de nuevo.`,
  'sum-above-pool': ({ paid, total, currency }) =>
    `Se pagarían ${moneyOf(paid, currency)} y los premios suman ${moneyOf(total, currency)}. Quite algo.`,
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
