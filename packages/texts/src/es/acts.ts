import type { Named } from '@pareo/engine/journal';
import type { PrizePlan } from '@pareo/engine/model';
import { type ActTexts, resultAs } from '../act-texts.ts';
import { figuresOf, moneyOf } from '../money.ts';
import type { NameByKey } from '../subjects.ts';
import { systemNameIn } from '../system-name.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';
import { ratings } from './ratings.ts';
import { systems } from './systems.ts';

const { counted, list } = wordingIn('es');
const system = systemNameIn(systems);
const result = resultAs(journalTerms.notRated);
const fields = (act: { readonly changes: object; readonly cleared?: readonly string[] }) =>
  list([...Object.keys(act.changes), ...(act.cleared ?? [])].map(field => FIELDS[field] ?? field));
const place = ({ round, board, game }: { round: number; board: number; game?: number }) =>
  `Ronda ${round}, mesa ${board}${game === undefined || game === 1 ? '' : `, partida ${game}`}`;
/** Players, and teams where the system pairs teams. */
const those = ({ players = [], teams = [] }: Named, name: NameByKey) =>
  list([...players.map(key => name(key)), ...teams.map(key => name(key, 'teams'))]);
const boards = (numbers: readonly number[]) =>
  numbers.length === 1 ? `mesa ${numbers[0]}` : `mesas ${list(numbers)}`;

/** Fields as an arbiter calls them. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'nombre',
  zone: 'zona horaria',
  language: 'idioma',
  event: 'evento',
  place: 'lugar',
  federation: 'federación',
  start: 'inicio',
  end: 'fin',
  chiefArbiter: 'árbitro principal',
  deputies: 'árbitros adjuntos',
  timeControl: 'ritmo de juego',
  encodedTimeControl: 'ritmo codificado',
  roundTimes: 'horario de las rondas',
  ratingList: 'lista de Elo',
  columns: 'columnas',
  system: 'sistema',
  options: 'opciones',
  rounds: 'rondas',
  scoring: 'puntuación',
  tiebreaks: 'desempates',
  firstColour: 'color inicial',
  acceleration: 'aceleración',
  schedule: 'sistemas por ronda',
  handling: 'reglas de gestión',
  initialOrder: 'orden inicial',
  halfByes: 'byes de medio punto',
  missedRounds: 'rondas perdidas',
  sex: 'sexo',
  title: 'título',
  rating: 'Elo',
  fideId: 'código FIDE',
  birth: 'nacimiento',
  club: 'club',
  group: 'grupo',
  national: 'datos nacionales',
  note: 'nota',
};

const announced = ({ groups, currency }: PrizePlan): string => {
  const lists = groups.flatMap(group => group.lists);
  const money = lists
    .flatMap(({ prizes }) => prizes)
    .flatMap(prize => ('amount' in prize ? [prize.amount] : []));
  return `${counted(lists.length, 'lista', 'listas')}, ${moneyOf(
    money.reduce((sum, amount) => sum + amount, 0),
    currency,
  )}`;
};

export const acts: ActTexts = {
  create: ({ details, settings, from }) =>
    `Torneo creado: ${details.name}, ${system(settings.system)}${from ? `, con ${counted(from.players.length, 'jugador', 'jugadores')} de un archivo` : ''}.`,
  'change-details': act => `Datos generales cambiados: ${fields(act)}.`,
  'change-settings': act => `Ajustes cambiados: ${fields(act)}.`,
  restrict: ({ restrictions }) =>
    restrictions.length === 0
      ? 'Todos pueden enfrentarse con todos.'
      : `Quiénes no pueden enfrentarse: ${counted(restrictions.length, 'restricción', 'restricciones')}.`,
  'enter-players': ({ players }) =>
    players.length === 1
      ? `Inscripción: ${players[0]?.name}.`
      : `${counted(players.length, 'jugador inscrito', 'jugadores inscritos')}.`,
  'enter-late': ({ players = [], teams = [], from, missed }) =>
    `Inscripción tardía desde la ronda ${from}: ${list([...players.map(({ name }) => name), ...teams.map(({ data }) => data.name)])}${missed === 'half' ? ', medio punto por cada ronda perdida' : ''}.`,
  'enter-teams': ({ teams }) =>
    teams.length === 1
      ? `Equipo inscrito: ${teams[0]?.data.name}.`
      : `${counted(teams.length, 'equipo inscrito', 'equipos inscritos')}.`,
  'edit-team': ({ team, ...act }, name) => `${name(team, 'teams')}: se cambió ${fields(act)}.`,
  'remove-team': ({ team }, name) => `${name(team, 'teams')} se quitó de la lista.`,
  'set-line-up': ({ round, team, players }, name) =>
    `Ronda ${round}, alineación de ${name(team, 'teams')}: ${list(players.map(key => (key === 0 ? 'nadie' : name(key))))}.`,
  'publish-line-ups': ({ round, missing }) =>
    `Alineaciones de la ronda ${round} publicadas${missing.length === 0 ? '' : `, ${missing.length} de ellas según la lista`}.`,
  'edit-player': ({ player, ...act }, name) => `${name(player)}: se cambió ${fields(act)}.`,
  renumber: ({ order, by, lot }) =>
    by === 'lot'
      ? `${counted(order.length, 'número sorteado', 'números sorteados')}${lot === undefined ? ' en la sala' : ` con «${lot}»`}.`
      : `${counted(order.length, 'número de emparejamiento reasignado', 'números de emparejamiento reasignados')}.`,
  'remove-player': ({ player }, name) => `${name(player)} se quitó de la lista.`,
  withdraw: ({ from, cause, ...named }, name) =>
    cause === 'expelled'
      ? `Expulsión desde la ronda ${from}: ${those(named, name)}.`
      : `Retiro desde la ronda ${from}: ${those(named, name)}.`,
  return: ({ from, ...named }, name) => `Vuelve a jugar desde la ronda ${from}: ${those(named, name)}.`,
  'set-attendance': ({ cells }, name) => {
    const [cell] = cells;
    return cells.length === 1 && cell
      ? `Ronda ${cell.round}, ${cell.team === undefined ? name(cell.player) : name(cell.team, 'teams')}: ${journalTerms.attendances[cell.as]}.`
      : `Asistencia cambiada en ${counted(cells.length, 'casilla', 'casillas')}.`;
  },
  'check-in': ({ round, present, ...named }, name) =>
    `Registro de llegada, ronda ${round}: ${those(named, name)} ${present ? 'presente' : 'sin llegar'}.`,
  pair: ({ round, pairing }) =>
    `Ronda ${round} emparejada. ${counted(pairing.boards.length, 'mesa', 'mesas')}, ${system(pairing.system)}.`,
  'pair-by-hand': ({ round, hand, change }) =>
    `Ronda ${round} cambiada a mano${hand.length > 0 ? `: ${boards(hand)}` : ''}${change ? ` (${journalTerms.changes[change]})` : ''}.`,
  publish: ({ rounds }) =>
    rounds.length === 1 ? `Ronda ${rounds[0]} publicada.` : `Rondas ${list(rounds)} publicadas.`,
  unpublish: ({ round, change }) =>
    `Publicación de la ronda ${round} retirada: ${change === undefined ? 'por ninguna razón del reglamento' : journalTerms.changes[change]}.`,
  'enter-result': act =>
    `${place(act)}: ${result(act.result)}${act.was ? `, antes ${result(act.was)}` : ''}.`,
  'clear-result': act => `${place(act)}: se borró ${result(act.was)}.`,
  adjourn: act => `${place(act)}: aplazada${act.as ? `, para emparejar ${result({ code: act.as })}` : ''}.`,
  'correct-result': act =>
    `${place(act)}, corrección: ${result(act.was)} → ${result(act.result)}; ${journalTerms.effects[act.effect]}.`,
  'swap-colours': ({ round, board, effect }) =>
    `Ronda ${round}, mesa ${board}: se jugó con los colores cambiados${effect ? `; ${journalTerms.effects[effect]}` : ''}.`,
  'add-board': ({ round, white, black, change }, name) =>
    `Ronda ${round}, mesa agregada: ${name(white)} con blancas contra ${name(black)} (${journalTerms.changes[change]}).`,
  'fix-board': ({ player, board }, name) =>
    board === undefined
      ? `${name(player)} puede jugar en cualquier mesa.`
      : `${name(player)} juega en la mesa ${board} en todas las rondas.`,
  note: ({ text, about }, name) =>
    `${noted(about, name)}${text.trim().replace(/[.!?]*$/u, end => end || '.')}`,
  'forfeit-match': ({ round, board, result: code, effect }) =>
    code === undefined
      ? `Ronda ${round}, encuentro ${board}: al final se juega.`
      : `Ronda ${round}, encuentro ${board} perdido por incomparecencia: ${result({ code })}${effect ? `; ${journalTerms.effects[effect]}` : ''}.`,
  'decide-match': ({ round, board, winner, by, lot }, name) =>
    `Ronda ${round}, encuentro ${board}: pasa ${name(winner)} ${by === 'rule' ? 'según el reglamento de la competencia' : lot === undefined ? 'por sorteo hecho en la sala' : `por sorteo con «${lot}»`}.`,
  'settle-ties': ({ group, order, lot }, name) =>
    `Orden entre los empatados${group === undefined ? '' : `, grupo ${group}`}: ${list(order.map(key => name(key, 'paired')))}${lot === undefined ? '' : `, por sorteo con «${lot}»`}.`,
  'adjust-points': ({ players = [], teams = [], ...given }, name) =>
    `Puntos ajustados a ${those({ players, teams }, name)}: ${adjusted(given)}.`,
  'define-categories': ({ categories }) =>
    categories.length === 0
      ? 'Ya no hay categorías.'
      : `Categorías: ${list(categories.map(({ name: called }) => called))}.`,
  'set-category': ({ player, category, as }, name) =>
    as === 'by-data'
      ? `${name(player)}: sobre la categoría ${category} deciden otra vez los datos.`
      : `${name(player)} queda ${as === 'in' ? 'dentro' : 'fuera'} de la categoría ${category} por decisión del árbitro.`,
  'plan-prizes': ({ plan }) => (plan ? `Premios anunciados: ${announced(plan)}.` : 'Ya no hay premios.'),
  'award-prize': ({ list: id, place, player }, name) =>
    player === undefined
      ? `El premio ${place} de la lista ${id} queda sin dueño.`
      : `El premio ${place} de la lista ${id} es para ${name(player)}, según el jurado.`,
  'adjust-prize': ({ shares, prizes }, name) =>
    `Pago decidido a mano (${list(prizes.map(({ list: id, place }) => `${id} ${place}`))}): ${list(shares.map(({ player, amount }) => `${name(player)} ${figuresOf(amount)}`))}.`,
  'take-list': ({ list: kind, month, players }) =>
    `Lista de Elo de ${month} (${ratings.kinds[kind]}) tomada para ${counted(players.length, 'jugador', 'jugadores')}.`,
  'issue-norm': ({ player, title, reached }, name) =>
    `Norma de ${title} de ${name(player)}: certificado expedido${reached ? '' : ', contra el dictamen'}.`,
  finish: () => 'Torneo terminado.',
  reopen: () => 'Torneo reabierto.',
  ask: ({ wish }, name) => `Queda como pregunta: ${asked(wish, name)}`,
  answer: ({ question, take }) =>
    take
      ? `Pregunta ${question} respondida: se hizo.`
      : `Pregunta ${question} respondida: queda como estaba.`,
  undo: ({ entry }) => `Se deshizo el asiento ${entry}.`,
};

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

const adjusted = ({
  points,
  matchPoints,
  spread,
}: {
  readonly points?: number;
  readonly matchPoints?: number;
  readonly spread?: number;
}): string =>
  list([
    ...(points === undefined ? [] : [`puntos ${signed(points / 10)}`]),
    ...(matchPoints === undefined ? [] : [`puntos de encuentro ${signed(matchPoints / 10)}`]),
    ...(spread === undefined ? [] : [`diferencia ${signed(spread)}`]),
  ]);

const noted = (about: Parameters<ActTexts['note']>[0]['about'], name: (key: number) => string): string => {
  if (about === undefined) return 'Nota: ';
  return `Nota sobre ${about.kind === 'player' ? name(about.player) : `la ronda ${about.round}, mesa ${about.board}`}: `;
};

const asked = (wish: Parameters<ActTexts['ask']>[0]['wish'], name: NameByKey): string => {
  switch (wish.kind) {
    case 'enter-result':
      return acts['enter-result'](wish, name);
    case 'clear-result':
      return acts['clear-result'](wish, name);
    case 'check-in':
      return acts['check-in'](wish, name);
    case 'set-attendance':
      return acts['set-attendance'](wish, name);
    case 'edit-player':
      return acts['edit-player'](wish, name);
    case 'set-line-up':
      return acts['set-line-up'](wish, name);
  }
};
