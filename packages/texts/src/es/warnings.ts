import type { ActWarningTexts, JournalFileTexts, NeedTexts } from '../act-texts.ts';
import { moneyOf } from '../money.ts';
import { articleIn } from '../sources.ts';
import type { NameByKey, NamedAs } from '../subjects.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';

const { counted, list } = wordingIn('es');
const named = (keys: readonly number[], name: NameByKey, of?: NamedAs) =>
  list(keys.map(key => name(key, of)));
const boards = (numbers: readonly number[]) =>
  numbers.length === 1 ? `Mesa ${numbers[0]}` : `Mesas ${list(numbers)}`;

const placeOf = ({ round, board }: { readonly round: number; readonly board: number }) =>
  `la mesa ${board} de la ronda ${round}`;
const quoted = (names: readonly string[]) => list(names.map(name => `«${name}»`));

export const actWarnings: ActWarningTexts = {
  'setting-fixed': ({ settings }) =>
    `La ronda 1 ya está publicada y estos ajustes quedaron fijos: ${list(settings)}. Cambiarlos aparta al torneo del reglamento para siempre y consta en el informe.`,
  'restricted-after-round-1': () =>
    'La ronda 1 ya está publicada. Cambiar quiénes no pueden enfrentarse aparta al torneo del reglamento para siempre y consta en el informe.',
  'same-person': ({ players }) =>
    `Parece que ya están en la lista: ${list(players.map(({ name }) => name))}.`,
  'same-team': ({ teams }) => `Parece que ya están en la lista: ${list(teams.map(({ name }) => name))}.`,
  'team-short': ({ teams }) =>
    `Menos jugadores que tableros: ${list(teams.map(({ name, players, boards: wanted }) => `${name} (${players} de ${wanted})`))}.`,
  'roster-announced': ({ team }, name) =>
    `La ronda 1 está publicada, así que el orden de fuerza de ${name(team, 'teams')} ya se anunció.`,
  'team-numbers-announced': () =>
    'La ronda 1 está publicada, así que los números de los equipos ya se anunciaron.',
  'line-ups-missing': ({ teams }, name) =>
    `Sin alineación: ${named(teams, name, 'teams')}. Cada uno juega en el orden de su lista.`,
  'closed-round-line-up': ({ round, team }, name) =>
    `La ronda ${round} está cerrada. La alineación de ${name(team, 'teams')} cambia lo que se jugó, y eso consta en el informe.`,
  'half-for-missed-rounds': ({ rounds }) =>
    `Los ajustes no dan nada por las rondas perdidas; medio punto por cada una (${counted(rounds, 'ronda', 'rondas')}) es una excepción.`,
  'second-half-bye': ({ players, allowed, of }, name) =>
    `${named(players, name, of)}: más de ${counted(allowed, 'bye de medio punto', 'byes de medio punto')}, que es lo que permiten los ajustes.`,
  'half-bye-in-last-rounds': ({ players, rounds, of }, name) =>
    `${named(players, name, of)}: los ajustes no permiten bye de medio punto en la ronda ${list(rounds)}.`,
  'questions-open': ({ boards: places }) =>
    `Hay dos resultados para ${list(places.map(placeOf))} y falta decidir cuál vale. La ronda se emparejaría con lo capturado.`,
  rematch: ({ boards: numbers }) => `${boards(numbers)}: ya se enfrentaron.`,
  'forbidden-pair': ({ boards: numbers }) => `${boards(numbers)}: no pueden enfrentarse en esta ronda.`,
  'colour-limit': ({ players }, name) =>
    `${named(players, name)}: tres veces seguidas el mismo color, o más de dos partidas de diferencia.`,
  'bye-not-allowed': ({ player, of }, name) =>
    `${name(player, of)} no puede recibir el bye: ya tuvo uno, o recibió los puntos de una victoria sin jugar.`,
  'differs-from-engine': ({ boards: numbers }) =>
    numbers.length === 0
      ? 'La ronda no es la que dan las reglas.'
      : `La ronda no es la que dan las reglas: ${boards(numbers).toLowerCase()}.`,
  unpublish: ({ round, results, leaves }) =>
    `La ronda ${round} ya está publicada${results > 0 ? ` con ${counted(results, 'resultado', 'resultados')}` : ''}. Retirarla consta en el informe.${leaves ? ' Aparta al torneo del reglamento para siempre.' : ''}`,
  'effect-not-by-the-book': ({ byTheBook }) =>
    `Por el momento en que se avisó, la corrección ${termOf(byTheBook)}. Otro efecto aparta al torneo del reglamento para siempre.`,
  'tie-break-skipped': ({ board }) =>
    `Encuentro ${board}: para el empate se anunciaron más partidas y no se ha jugado ninguna.`,
  'numbers-not-drawn': () => 'Los números de la tabla se sortean, y nadie los ha sorteado.',
  'hill-outside-last-rounds': ({ rounds, of, atMost }) =>
    `El Rey de la Colina es de las últimas rondas, ${atMost} de ${of} a lo más; aquí parea también ${rounds.length === 1 ? `la ronda ${rounds[0]}` : `las rondas ${list(rounds.map(String))}`}.`,
  'order-by-hand': ({ players, of }, name) =>
    `Usted mismo ordena a ${named(players, name, of)}. Eso aparta al torneo del reglamento para siempre y consta en el informe.`,
  'announced-before': ({ what, lowered }) =>
    what === 'categories'
      ? 'La ronda 1 está publicada, así que las categorías estaban anunciadas. El cambio consta dondequiera que se muestran.'
      : lowered.length === 0
        ? 'La ronda 1 está publicada, así que los premios estaban anunciados. El cambio consta dondequiera que se muestran.'
        : `La ronda 1 está publicada, así que los premios estaban anunciados, y ahora ${quoted(lowered)} ${lowered.length === 1 ? 'da' : 'dan'} menos o por otras reglas. El cambio y su motivo constan dondequiera que se muestran.`,
  'sum-below-pool': ({ paid, total, currency }) =>
    `De ${moneyOf(total, currency)} se pagan solo ${moneyOf(paid, currency)}. El resto queda en el fondo.`,
  'prizes-final': () =>
    'El torneo ya se terminó una vez y los importes eran públicos. El cambio y su motivo quedan junto a ellos.',
  'prizes-open': ({ lists }) =>
    `Quedan premios sin decidir en ${quoted(lists)}. Si termina ahora, no se pagan.`,
  'ratings-changed': ({ players }) =>
    `La ronda 1 está publicada, así que la lista de Elo estaba fijada. Las variaciones y las normas de ${counted(players, 'jugador', 'jugadores')} se calculan de nuevo; los emparejamientos no cambian.`,
  'norm-not-reached': ({ player, title }, name) =>
    `Según los artículos, ${name(player)} no ha hecho la norma de ${title}. El certificado lo dice.`,
  'rounds-missing': ({ played, announced }) =>
    `Se jugaron ${played} de ${counted(announced, 'ronda', 'rondas')}. Terminar ahora aparta al torneo del reglamento para siempre.`,
};

const termOf = (effect: string): string =>
  effect === 'report-only'
    ? 'es solo para el informe de Elo'
    : ((journalTerms.effects as Readonly<Record<string, string>>)[effect] ?? effect);

export const needs: NeedTexts = {
  question: ({ question }) => `Hay una pregunta por decidir (asiento ${question}).`,
  'no-show': ({ player, round, article, of }, name) =>
    `${name(player, of)} no llegó a la ronda ${round} ni avisó: no se le empareja hasta admitir su regreso (${articleIn(article, 'es')}).`,
  excluded: ({ player, rounds, article, of }, name) =>
    `${name(player, of)} faltó a las rondas ${list(rounds.map(String))} y queda excluido (${articleIn(article, 'es')}).`,
  adjourned: ({ round, board }) => `Ronda ${round}, mesa ${board}: aplazada y aún sin resultado.`,
  'match-level': ({ round, board, next }) =>
    `Ronda ${round}, encuentro ${board}: empatado. ${next === undefined ? 'Hay que decidirlo.' : 'Se anunciaron más partidas.'}`,
  'teams-short': ({ teams, boards: wanted }, name) =>
    `Menos de ${wanted} jugadores: ${named(teams, name, 'teams')}.`,
  'line-ups-missing': ({ round, teams }) =>
    `Ronda ${round}: ${counted(teams.length, 'alineación falta', 'alineaciones faltan')}.`,
  'line-ups-in': ({ round }) => `Están todas las alineaciones de la ronda ${round} y nadie las ha visto.`,
  'numbers-out-of-order': ({ players }) =>
    `Los números de ${counted(players.length, 'jugador', 'jugadores')} ya no siguen el orden de Elo y título.`,
  'membership-unknown': ({ category, players }, name) =>
    `Hay premios para la categoría ${category} y los datos no dicen si ${named(players, name)} ${players.length === 1 ? 'pertenece' : 'pertenecen'} a ella. Complete los datos o decídalo.`,
  'draft-out-of-date': ({ round }) =>
    `Algo cambió después de emparejar la ronda ${round}. Emparéjela de nuevo.`,
};

const MISSING = {
  player: 'el jugador',
  team: 'el equipo',
  board: 'el tablero',
  round: 'la ronda',
  question: 'la pregunta',
  entry: 'el asiento',
} as const;

export const journalFiles: JournalFileTexts = {
  'not-json': () => 'El archivo no es JSON.',
  'not-a-journal': () => 'El archivo no es una bitácora de Pareo.',
  'version-unknown': ({ version }) => `El archivo es de la versión ${version}, que aquí no se conoce.`,
  'value-invalid': ({ pointer, expected, found }) =>
    `En ${pointer || 'el inicio'} debería haber: ${expected}. Hay ${found}.`,
  'entry-out-of-order': ({ seq }) => `El asiento ${seq} no está en su lugar.`,
  'seal-broken': ({ seq }) => `El sello del asiento ${seq} está roto: el archivo fue alterado.`,
  'entry-twice': ({ seq }) => `El asiento ${seq} tiene el identificador de otro.`,
  'entry-impossible': ({ seq, what, number }) =>
    what === 'beginning'
      ? `Asiento ${seq}: una bitácora empieza con la creación del torneo, que se crea una sola vez.`
      : `El asiento ${seq} habla de ${MISSING[what]} ${number}, y no existe.`,
  'attachment-missing': ({ digest }) => `Falta algo que un asiento menciona (${digest.slice(0, 8)}).`,
  'attachment-broken': ({ digest }) => `Algo que un asiento menciona fue alterado (${digest.slice(0, 8)}).`,
};
