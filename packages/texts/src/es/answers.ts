import type { AnswerTexts, AnswerWords } from '../answer-texts.ts';
import { namedLeftOver } from '../ruling-texts.ts';
import { describeLevel } from '../standings-texts.ts';
import { describeTiebreak } from '../tiebreak-texts.ts';
import { inPairs, wordingIn } from '../wording.ts';
import { clauses, meetingThem } from './clauses.ts';
import { scoreOfBye, toldCounts } from './counts.ts';
import { becauseLeftOver, ifSo } from './left-over.ts';
import { standings } from './standings.ts';

const { choice, list } = wordingIn('es');

type AnyWords = AnswerWords<'pair' | 'bye' | 'float' | 'colour' | 'board' | 'rank'>;

const sentence = (...parts: readonly string[]) => {
  const text = clauses(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const bracketOf = ({ facts: { bracket } }: AnyWords) =>
  bracket === undefined ? '' : `en el grupo de ${bracket} ${bracket === 1 ? 'punto' : 'puntos'}`;

const countsOf = ({ facts }: AnyWords) => toldCounts(facts);

/** El grupo que decide, si no es el de la oración. */
const elsewhereIn = ({ facts: { elsewhere } }: AnyWords) =>
  elsewhere === undefined ? '' : `en el grupo de ${elsewhere} ${elsewhere === 1 ? 'punto' : 'puntos'}`;

const suffererOf = ({ facts: { suffers = [], about, unit }, name }: AnyWords) => {
  if (suffers.length === 0 || isAlone(suffers, about)) return '';
  const names = suffers.map(name);
  return unit === 'pairs'
    ? `para ${names.length === 2 ? 'la pareja' : 'las parejas'} ${list(inPairs(names))}`
    : `para ${list(names)}`;
};

/** Nadie más que aquel por quien se pregunta, a quien la frase ya nombra. */
const isAlone = (suffers: readonly number[], about: readonly number[]) =>
  about.length === 1 && suffers.length === 1 && suffers[0] === about[0];

/** De varios rivales no se dice la ronda, que es solo la del primero. */
const roundOf = ({ facts: { round, opponents = [] } }: AnyWords) =>
  round === undefined || opponents.length > 1 ? '' : `por la ronda ${round}`;

/** Con quién lo prohíbe la regla, cuando está prohibido con todos los que podría enfrentar. */
const opponentsOf = ({ facts: { opponents = [] }, name }: AnyWords) => list(opponents.map(name));

/** Lo mismo en una lista, tras la palabra. */
const withWhom = (words: AnyWords) => {
  const names = opponentsOf(words);
  if (names === '') return '';
  return words.facts.isByOtherRules ? `con todos los del grupo; con ${names}` : `con ${names}`;
};

/** Qué está prohibido: lo dicho, o jugar con quienes nombra la regla. */
const forbidden = (words: AnyWords, what: string) => {
  const meeting =
    meetingThem(opponentsOf(words), words.facts.isByOtherRules === true) || `${what} está prohibido`;
  return `${meeting} ${roundOf(words)} ${becauseLeft(words)}`.replace(/ +/g, ' ').trim();
};

const becauseLeft = ({ facts: { leftOver }, name }: AnyWords) =>
  leftOver ? becauseLeftOver(namedLeftOver(leftOver, name, 'es')) : '';

/** Quién quedaría sin rival si fuera así. */
const leftIf = ({ facts: { leftOver }, name }: AnyWords, condition: string) =>
  leftOver ? ifSo(condition, namedLeftOver(leftOver, name, 'es')) : '';

/** La ronda anterior que lo prohíbe, como oración: en ella se enfrentaron, o desde ella no se puede tener el bye. */
const metIn = ({ facts: { round } }: AnyWords) =>
  round === undefined ? '' : `se enfrentaron en la ronda ${round}`;

const barredSince = ({ facts: { round, about }, name }: AnyWords) =>
  round === undefined ? '' : `${list(about.map(name))} no puede tenerlo desde la ronda ${round}`;

/** Qué se comparó: en qué es peor, para quién, y las dos cuentas; o que es igual de bueno. */
const comparedWith = (words: AnyWords, how: string) => {
  if (words.verdict === 'worse') return worse(words, how);
  if (words.verdict !== 'equal-later') return '';
  return `el mejor emparejamiento ${how} es igual de bueno y viene después en el orden ${elsewhereIn(words)}`.trim();
};

const worse = (words: AnyWords, how: string) =>
  `el mejor emparejamiento ${how} es peor ${suffererOf(words)} ${elsewhereIn(words)} ${countsOf(words)}`
    .replace(/ +/g, ' ')
    .trim();

/** Qué decidió una pareja formada: a quién ofrecía antes el orden, y la palabra en contra. */
const whyMade = (words: AnswerWords<'pair'>) => {
  const { because = [], passed } = words.facts;
  const names = list(because.map(words.name));
  if (passed === undefined || because.length === 0) return '';
  if (passed === 'equal-later')
    return `el emparejamiento con ${names} en su lugar es igual de bueno, pero viene después en el orden`;
  const word =
    passed === 'worse'
      ? `eso es peor ${suffererOf(words)} ${elsewhereIn(words)} ${countsOf(words)}`
      : forbidden(words, 'eso');
  return `el orden ofrecía primero a ${names}, pero ${word}`.replace(/ +/g, ' ').trim();
};

/** Lo que hay en contra de quien más cerca estuvo del bye. */
const whyHas = (words: AnswerWords<'bye'>) => {
  const { because = [], passed } = words.facts;
  const what = `el bye para ${choice(because.map(words.name))}`;
  switch (passed) {
    case 'worse':
      return `${what} es peor ${isNamed(words, because) ? '' : suffererOf(words)} ${elsewhereIn(words)} ${countsOf(words)}`
        .replace(/ +/g, ' ')
        .trim();
    case 'equal-later':
      return `${what} es igual y viene después en el orden ${elsewhereIn(words)}`.trim();
    case 'forbidden':
      return because.length > 1 ? `${what} está prohibido` : forbidden(words, what);
    default:
      return '';
  }
};

const isNamed = ({ facts: { suffers = [] } }: AnyWords, named: readonly number[]) =>
  suffers.every(id => named.includes(id));

const ifFloating = ({ facts: { about, because = [] }, name }: AnswerWords<'float'>) =>
  because.length === 0
    ? `si se quedara ${name(about[0] ?? 0)}`
    : `si en su lugar ${because.length === 1 ? 'flotara' : 'flotaran'} ${list(because.map(name))}`;

/** Qué decidió un flotante: lo que hay en contra de quedarse, o de la otra persona. */
const whyFloats = (words: AnswerWords<'float'>) => {
  const { about, because = [], passed, opponents } = words.facts;
  const [who, round] =
    because.length === 0
      ? [`si se queda ${words.name(about[0] ?? 0)}`, `en la que se queda ${words.name(about[0] ?? 0)}`]
      : [
          `si en su lugar ${because.length === 1 ? 'flota' : 'flotan'} ${list(because.map(words.name))}`,
          `en la que en su lugar ${because.length === 1 ? 'flota' : 'flotan'} ${list(because.map(words.name))}`,
        ];
  switch (passed) {
    case 'worse':
      return worse(words, who);
    case 'equal-later':
      return `una ronda ${round} es igual de buena, pero viene después en el orden`;
    case 'forbidden':
      if (words.facts.leftOver) return leftIf(words, ifFloating(words));
      if (because.length === 0)
        return opponents === undefined
          ? forbidden(words, `que se quede ${words.name(about[0] ?? 0)}`)
          : `si se queda, ${forbidden(words, 'eso')}`;
      return opponents === undefined
        ? forbidden(
            words,
            `que ${because.length === 1 ? 'flote' : 'floten'} ${list(because.map(words.name))}`,
          )
        : `${words.facts.direction === 'down' ? `si se queda ${words.name(about[0] ?? 0)},` : `para ${list(because.map(words.name))}`} ${forbidden(words, 'eso')}`;
    default:
      return '';
  }
};

/** Por qué no flota la otra persona: hacia abajo, se quedaría esta; hacia arriba, aquella tendría un rival. */
const whyNotInstead = (words: AnswerWords<'float'>) => {
  const { about, direction, opponents } = words.facts;
  const other = words.name(about[1] ?? 0);
  if (words.verdict !== 'forbidden' || opponents === undefined)
    return (
      leftIf(words, `si en su lugar flotara ${other}`) || comparedWith(words, `si en su lugar flota ${other}`)
    );
  return direction === 'up'
    ? `para ${other} ${forbidden(words, 'eso')}`
    : `si se queda ${words.name(about[0] ?? 0)}, ${forbidden(words, 'eso')}`;
};

/** Quien tiene el bye, o por una tabla no tiene rival. */
const isFree = ({
  facts: { about, because = [], score, points, freeBy },
  name,
}: AnswerWords<'bye'>): string => {
  const player = list(about.map(name));
  switch (freeBy) {
    case 'bye':
      return `${player} tiene bye`;
    case 'free-round':
      return `${player} descansa`;
    case 'absence':
      return `${player} descansa: ${list(because.map(name))} no está`;
    case 'walkover':
      return `${player} pasa sin jugar: ${list(because.map(name))} no está`;
  }
  return `${player} ${score === undefined ? 'no juega' : `tiene el bye (${scoreOfBye(score, points)})`}`;
};

/** Quien juega, y quién no. */
const isNotFree = ({
  facts: { about, because = [], recipients, freeBy },
  name,
}: AnswerWords<'bye'>): string => {
  const [player, others] = [list(about.map(name)), list(recipients.map(name))];
  const isOne = recipients.length === 1;
  const absent = `porque ${list(because.map(name))} no ${because.length === 1 ? 'está' : 'están'}`;
  switch (freeBy) {
    case 'bye':
      return `${player} no tiene bye: lo ${isOne ? 'tiene' : 'tienen'} ${others}`;
    case 'free-round':
      return `${player} no descansa en esta ronda: descansa ${others}`;
    case 'absence':
      return `${player} no descansa: ${isOne ? 'descansa' : 'descansan'} ${others}, ${absent}`;
    case 'walkover':
      return `${player} tiene rival: ${others} ${isOne ? 'pasa' : 'pasan'} sin jugar, ${absent}`;
  }
  return `${player} no tiene el bye: lo tiene ${others}`;
};

/** En qué igualan los dos, qué los separó y con qué valores. */
const separation = ({ by, criterion, values, isPlace, levelOn = [] }: AnswerWords<'rank'>['facts']) => {
  if (by === undefined || criterion === undefined || values === undefined) return '';
  const [one, two] = values.map(value => value ?? '–');
  const level = levelOn.map(criterionBefore => describeLevel(criterionBefore, 'es'));
  return sentence(
    level.length === 0 ? '' : `Iguales en ${list(level)};`,
    `${describeTiebreak(criterion, 'es')} (${by}),`,
    isPlace ? `lugares ${one} y ${two} entre los empatados` : `${one} contra ${two}`,
  );
};

/** Con los puntos virtuales de la aceleración, o sin ellos. */
const withoutVirtual = (score: number, points = score) =>
  points === score ? String(score) : `${score} (${points} sin los puntos virtuales)`;

/** Qué fue de los dos en una eliminatoria. */
const stagesOf = (
  { stages, ahead, behind, shared }: AnswerWords<'rank'>['facts'],
  name: AnswerWords<'rank'>['name'],
) => {
  if (stages === undefined) return '';
  if (shared !== undefined) return sentence(`ambos ${standings.stageClause(stages[0], undefined, 'two')}`);
  const words = stages.map(stage =>
    standings.stageClause(stage, stage?.by === undefined ? undefined : name(stage.by), 'one'),
  );
  return sentence(`${name(ahead ?? 0)} ${words[0]}`, `${name(behind ?? 0)} ${words[1]}`);
};

export const answers: AnswerTexts = {
  verdicts: {
    forbidden: 'Prohibido',
    worse: 'Peor',
    'equal-later': 'Igual, pero después',
    table: 'No está en la tabla',
    chosen: 'Elegido',
  },
  notInDraw: 'No está en el cuadro',
  said: {
    pair: ({ verdict, facts: { about }, name }) =>
      verdict === 'chosen'
        ? `${list(about.map(name))} se enfrentan.`
        : `${list(about.map(name))} no se enfrentan.`,
    bye: words => `${words.verdict === 'chosen' ? isFree(words) : isNotFree(words)}.`,
    float: ({
      facts: {
        about: [player = 0, instead],
        direction,
      },
      name,
    }) =>
      `${name(player)} flota hacia ${direction === 'up' ? 'arriba' : 'abajo'}${instead === undefined ? '' : `, y no ${name(instead)}`}.`,
    colour: ({ facts: { white, black, game }, name }) =>
      `${name(white)} ${game === 'scrabble' ? 'sale' : 'lleva blancas'} contra ${name(black)}.`,
    board: ({ facts: { board, white, black }, name }) =>
      `${name(white)} – ${name(black)} es la mesa ${board}.`,
    rank: ({ facts: { ahead, behind, about, shared, apart }, name }) => {
      if (apart) return `${list(about.map(name))} juegan en grupos distintos.`;
      return shared === undefined
        ? `${name(ahead ?? 0)} va antes que ${name(behind ?? 0)}.`
        : `${list(about.map(name))} comparten el lugar ${shared}.`;
    },
  },
  staying: (player, opponent) => `${player} se queda${opponent === undefined ? '' : `, contra ${opponent}`}`,
  instead: player => `${player} en su lugar`,
  unchanged: 'las mitades sin cambio',
  detail: words =>
    [
      withWhom(words),
      roundOf(words),
      becauseLeft(words),
      suffererOf(words),
      elsewhereIn(words),
      countsOf(words),
    ]
      .filter(part => part !== '')
      .join(' '),
  lead: {
    pair: words => {
      const { sentDown, keeping, because = [], table, line, numbers = [], meetIn } = words.facts;
      if (words.verdict === 'table' && table !== undefined && line !== undefined)
        return `La tabla para ${table} da ${numbers.join(' contra ')} en la línea ${line}${meetIn === undefined ? '' : `; los dos se enfrentan en la ronda ${meetIn}`}`;
      if (words.verdict === 'table')
        return because.length === 0
          ? ''
          : `${words.name(words.facts.about[0] ?? 0)} juega con ${list(because.map(words.name))}${meetIn === undefined ? '' : `; los dos se enfrentan en la ronda ${meetIn}`}`;
      if (words.verdict === 'chosen')
        return table === undefined || line === undefined
          ? sentence(bracketOf(words), whyMade(words))
          : `La tabla para ${table} da ${numbers.join(' contra ')} en la línea ${line}`;
      const how =
        sentDown === undefined
          ? keeping === undefined
            ? 'con esa pareja'
            : 'con esa pareja, sin cambiar las mesas anteriores,'
          : `con ${words.name(sentDown)} como flotante descendente`;
      const left = leftIf(words, 'si se enfrentaran');
      const isKept = keeping !== undefined && words.verdict === 'forbidden' && left === '';
      const kept = isKept ? 'sin cambiar las mesas anteriores' : '';
      return left === ''
        ? sentence(bracketOf(words), metIn(words), kept, comparedWith(words, how))
        : sentence(left);
    },
    bye: words => {
      const { because = [], freeBy, freeIn } = words.facts;
      if (freeIn !== undefined)
        return `El descanso de ${words.name(words.facts.about[0] ?? 0)} es en la ronda ${freeIn}`;
      return words.verdict === 'chosen' && because.length > 0 && freeBy === undefined
        ? sentence(whyHas(words))
        : sentence(
            bracketOf(words),
            barredSince(words),
            leftIf(words, `si lo tuviera ${list(words.facts.about.map(words.name))}`),
            comparedWith(words, 'con ese bye'),
          );
    },
    float: words => {
      return words.verdict === 'chosen'
        ? sentence(bracketOf(words), whyFloats(words))
        : sentence(bracketOf(words), whyNotInstead(words));
    },
    colour: () => '',
    board: ({ facts: { scores, points } }) =>
      scores === undefined
        ? ''
        : `Puntuaciones ${withoutVirtual(scores[0], points?.[0])} y ${withoutVirtual(scores[1], points?.[1])}`,
    rank: ({ facts, name }) => (facts.stages ? stagesOf(facts, name) : separation(facts)),
  },
};
