import type { NotPaired } from '@pareo/engine/systems';
import { articleIn } from '../sources.ts';
import type { NameOf, RefusalTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted, list } = wordingIn('es');

const named = (ids: readonly number[], name: NameOf) => list(ids.map(name));

type Ids = readonly number[];

/** No les quedan rivales, o no alcanzan. */
const whyNone = (players: Ids, partners: Ids, name: NameOf) => {
  if (partners.length === 0)
    return `a ${named(players, name)} no ${players.length === 1 ? 'le' : 'les'} queda ningún rival permitido`;
  return partners.length === 1
    ? `el único rival que queda para ${named(players, name)} es ${named(partners, name)}, y no alcanza para todos`
    : `los únicos rivales que quedan para ${named(players, name)} son ${named(partners, name)}, y no alcanzan para todos`;
};

/** Grupos que se emparejan por dentro menos uno de cada uno. */
const whyOdd = (groups: readonly Ids[], partners: Ids, name: NameOf) => {
  const written = groups.map(group => `(${named(group, name)})`).join(' ');
  return partners.length === 0
    ? `las reglas solo dejan rivales dentro de cada uno de estos grupos, y todos son de número impar: ${written}`
    : `fuera de estos grupos, todos de número impar, las reglas solo dejan como ${partners.length === 1 ? 'rival' : 'rivales'} a ${named(partners, name)}, y no ${partners.length === 1 ? 'alcanza' : 'alcanzan'} para uno de cada grupo: ${written}`;
};

/** Por qué no se empareja a alguien. */
const whyAbsent = (absent: NotPaired, name: NameOf) => {
  switch (absent.why) {
    case 'not-entered':
      return 'no está en el torneo';
    case 'left':
      return `se retiró ${when(absent.after)}`;
    case 'expelled':
      return `expulsión ${when(absent.after)}`;
    case 'bye-asked':
      return 'pidió no jugarla';
    case 'no-show':
      return `faltó a la ronda ${absent.missed} y ya no se le empareja${absent.article === undefined ? '' : `, ${articleIn(absent.article, 'es')}`}`;
    case 'excluded':
      return `faltó a las rondas ${list(absent.missed.map(String))} y queda excluido del torneo, ${articleIn(absent.article, 'es')}`;
    case 'knocked-out':
      return `quedó fuera en la ronda ${absent.inRound}, ante ${name(absent.by)}`;
    case 'nothing-recorded':
      return 'no consta partida ni bye';
  }
};

const when = (after: number) => (after === 0 ? 'antes de la ronda 1' : `tras la ronda ${after}`);

export const refusals: RefusalTexts = {
  'no-legal-pairing': ({ players, partners, groups }, name) =>
    `No existe ningún emparejamiento legal: ${groups === undefined ? whyNone(players, partners, name) : whyOdd(groups, partners, name)}.`,
  'no-bye-candidate': ({ players }, name) =>
    players.length === 1
      ? `No existe ningún emparejamiento legal: el número es impar, solo ${named(players, name)} puede quedar sin rival, y no puede recibir el bye.`
      : `No existe ningún emparejamiento legal: el número es impar, y de quienes pueden quedar sin rival (${named(players, name)}) nadie puede recibir el bye.`,
  'table-pair-forbidden': ({ players, round }, name) =>
    `La tabla enfrenta a ${named(players, name)} en la ronda ${round}, y las reglas del torneo no permiten esa pareja. Una tabla no se puede cambiar.`,
  'asked-about-oneself': ({ player }, name) => `${name(player)} aparece dos veces: se pregunta por dos.`,
  'not-in-round': ({ players: [first, ...others], round }, name) => {
    if (!first) return `Nadie falta en la ronda ${round}.`;
    return others.length === 0
      ? `${name(first.player)} no se empareja en la ronda ${round}: ${whyAbsent(first, name)}.`
      : `${list([first, ...others].map(absent => `${name(absent.player)} (${whyAbsent(absent, name)})`))} no se emparejan en la ronda ${round}.`;
  },
  'nobody-has-bye': ({ round, called, group }) =>
    `Nadie ${called === 'rest' ? 'descansa' : 'tiene el bye'} en la ronda ${round}${group === undefined ? '' : ` del grupo ${group}`}: todos tienen rival.`,
  'no-opponent': ({ player, round }, name) => `${name(player)} no tiene rival en la ronda ${round}.`,
  'nothing-to-explain': ({ players }, name) =>
    players.length === 0
      ? 'La ronda no tiene esa mesa: no hay nada que explicar.'
      : `${named(players, name)}: la ronda no decidió nada de eso; no hay nada que explicar.`,
  'did-not-float': ({ player, bracket }, name) =>
    bracket === undefined
      ? `${name(player)} no flotó.`
      : `${name(player)} no flotó: juega en el grupo de ${counted(bracket, 'punto', 'puntos')}.`,
  'no-float-instead': (data, name) => {
    const [player, instead] = [name(data.player), name(data.instead)];
    if (data.why === 'floats-too') return `${instead} también flota, y por eso no en lugar de ${player}.`;
    return data.bracket === undefined
      ? `${instead} no pudo flotar en lugar de ${player}: ${instead} no estaba entre quienes podían.`
      : `${instead} no pudo flotar en lugar de ${player}: eso se decidió en el grupo de ${counted(data.bracket, 'punto', 'puntos')}, y ${instead} no estaba entre quienes podían flotar ahí.`;
  },
  'question-unanswered': ({ system, question }) =>
    `El sistema ${system} no responde esta pregunta (${question}) sobre quienes se consulta.`,
  'round-differs': ({ round }) =>
    `La ronda ${round} indicada no es la que el sistema obtiene de este torneo; sus razones no serían verdaderas.`,
  'system-unknown': ({ system }) => `No hay ningún sistema de emparejamiento «${system}».`,
  'numbers-frozen': ({ round }) =>
    `Los números de emparejamiento solo pueden corregirse hasta emparejar la ronda 4, y ya hay ${round} rondas emparejadas (C.04.2, 2.3; en 2017 B.3).`,
  'numbers-of-the-table': () =>
    'Los números son lugares de la tabla, y ya hay una ronda emparejada: ya no cambian.',
  'teams-needed': ({ system }) =>
    `Este torneo no tiene equipos y ${system} empareja equipos. Indique los equipos (registro 310 de un TRF) o elija un sistema para jugadores.`,
  'teams-not-paired': ({ system, teams }) =>
    `Es un torneo por equipos (${teams} equipos), y ${system} empareja a los jugadores uno por uno, también a los compañeros entre sí. Elija un sistema para equipos, o quite los equipos para emparejar a los jugadores individualmente.`,
  'system-of-file-unknown': ({ code }) =>
    `El archivo nombra el sistema de emparejamiento «${code}», que aquí no se conoce. Indique otro.`,
  'round-too-early': ({ round, next }) =>
    `La ronda ${round} todavía no se puede emparejar: la siguiente es la ronda ${next}.`,
  'nobody-to-pair': ({ round }) =>
    `Ronda ${round}: no hay a quién emparejar. Todos están ausentes, retirados o solicitaron un bye.`,
  'initial-colour-unknown': () =>
    'No se conoce el color sorteado antes de la ronda 1. Indíquelo (en un TRF: 152 o XXC).',
  'rounds-unknown': () => 'No se conoce el número de rondas. Indíquelo (en un TRF: 142 o XXR).',
  'acceleration-not-allowed': ({ system }) =>
    `En ${system} no hay aceleración cuando la puntuación primaria son los puntos de partida (C.04.6, Prefacio). Quite la aceleración o empareje por puntos de encuentro.`,
  'round-beyond-schedule': ({ round, rounds }) =>
    `No hay ronda ${round}: el torneo tiene ${counted(rounds, 'ronda', 'rondas')}.`,
  'round-not-finished': ({ round, players }, name) =>
    `La ronda ${round} no ha terminado: falta el resultado de ${named(players, name)}. Capture primero los resultados que faltan.`,
  'wrong-number-of-players': ({ players, minimum, maximum }) =>
    minimum === maximum
      ? `Este sistema necesita exactamente ${counted(minimum, 'jugador', 'jugadores')} y hay ${players}.`
      : `Este sistema necesita entre ${minimum} y ${maximum} jugadores y hay ${players}.`,
  'two-equal-teams-needed': ({ sizes }) =>
    sizes.length === 0
      ? 'Este sistema necesita dos equipos iguales en número, y no se indica ninguno.'
      : `Este sistema necesita dos equipos iguales en número, y los equipos indicados tienen ${list(sizes)} jugadores.`,
  'group-unknown': ({ players }, name) =>
    `Todos deben pertenecer a un equipo o grupo, y no es así con: ${named(players, name)}.`,
  'section-empty': ({ section, from, below }) =>
    `Nadie está en la sección ${section}: ${from === undefined ? `sin Elo o con menos de ${below}` : below === undefined ? `Elo de ${from} o más` : `Elo de ${from} a ${below - 1}`}.`,
  'option-unknown': ({ option }) => `Este sistema no tiene la opción «${option}».`,
  'option-invalid': ({ option, value, allowed, areExamples }) =>
    `La opción «${option}» no puede ser «${value}». ${areExamples ? 'Por ejemplo' : 'Valores permitidos'}: ${allowed}.`,
  'spread-not-first': ({ option }) =>
    `La opción «${option}» cuenta con que el spread decida entre quienes tienen las mismas victorias, y aquí decide antes otra cosa. Ponga SPREAD primero entre los desempates o quite la opción.`,
  'match-undecided': ({ players: [a, b], round }, name) =>
    `Ronda ${round}: el encuentro ${name(a)} – ${name(b)} no tiene ganador. Capture las partidas de desempate o quién pasa.`,
};
