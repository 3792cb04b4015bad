import { decimalOf, impossible, opposite } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import type { Ruling } from '../../../rules/ruling.ts';
import { leftOverOfTwo, type Possible } from '../../testing/left-over.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import {
  type FoundColours,
  type FoundRound,
  missingAmong,
  missingOfRound,
  named,
  refutedAnswer,
  refutedBy,
  refutedColour,
  refutedRefusal,
  refutedScore,
} from '../../testing/refutations.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { group2017 } from '../2017/literal/round.ts';
import { bracket2026 } from '../2026/literal/round.ts';
import { colourIn } from './colours.ts';
import { completionIn } from './completion.ts';
import { type Demand, fieldIn, prohibitionBetween } from './field.ts';
import type { Edition, Member } from './member.ts';
import { type Decided, type Round, roundIn, type Stage, stepsOf } from './pair-literally.ts';
import { withVirtualPointLiterally } from './virtual-point.ts';

interface Trial {
  readonly position: Position;
  readonly edition: Edition;
  readonly round: Round;
}

/** The rulings of an edition proved again by enumeration. */
export const replayOf = (edition: Edition): Replay => {
  const known = new WeakMap<Position, Trial>();
  const trialFor = (given: Position): Trial => {
    const position = edition === '2017' ? withVirtualPointLiterally(given) : given;
    const trial = known.get(given) ?? {
      position,
      edition,
      round: roundIn(position, edition) ?? impossible('a round exists'),
    };
    known.set(given, trial);
    return trial;
  };
  return {
    system: `burstein-${edition}`,
    positionFor: seed => {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
      const position = positionBefore(tournament, round);
      return edition === '2026' && isSeeding(position) ? undefined : position;
    },
    refute: (position, rulings) => {
      const trial = trialFor(position);
      const { brackets, bye } = trial.round;
      const made = {
        boards: pairsOf(trial.round).length,
        floats: brackets.flatMap(({ floaters }) => floaters).length,
        bye,
      };
      return [
        ...missingAmong(rulings, made),
        ...missingOfRound(rulings, rulingsOfRound(trial)),
        ...rulings.flatMap(ruling => refuted(trial, ruling)),
      ];
    },
    refuteAnswer: (position, question, answer) =>
      refutedAnswer(foundIn(trialFor(position)), question, answer),
    refuteRefusal: (position, question, refusals) =>
      refutedRefusal(foundIn(trialFor(position)), question, refusals),
  };
};

/** 1.6.2: half of the rounds, four at most, are paired by another system. */
const isSeeding = ({ round, tournament: { plannedRounds = 0 } }: Position): boolean =>
  round <= Math.min(Math.floor(plannedRounds / 2), 4);

const WORDS = {
  '2026': { fold: '4.3', completion: 'C4', ofBye: '3.1.2', bar: 'C2', alone: 'C5', ranking: '1.8' },
  '2017': { fold: '6.1', completion: '6.6', ofBye: '6.6', bar: '4.1', alone: '6.3', ranking: '3.2' },
} as const;

const keyOf = (edition: Edition, word: keyof (typeof WORDS)['2026']): string =>
  `burstein-${edition}.${WORDS[edition][word]}`;

const memberOf = ({ round }: Trial, player: number): Member =>
  round.everybody.find(({ id }) => id === player) ?? impossible(`${player} is to be paired`);

const refuted = (trial: Trial, ruling: Ruling): readonly string[] => {
  switch (ruling.subject) {
    case 'board':
      return refutedBoard(trial, ruling);
    case 'float':
      return refutedFloat(trial, ruling);
    case 'bye':
      return refutedBye(trial, ruling);
    case 'colour':
      return refutedColour(ruling, coloursIn(trial, ruling.about));
    default:
      return [];
  }
};

/**
 * Who has the virtual point of 3.3, the order of each bracket of more than one (1.8; 3.2), and the groups of several scores
 * that 6.6 made one.
 */
const rulingsOfRound = (trial: Trial): readonly string[] => {
  const {
    edition,
    round: { brackets },
  } = trial;
  const raised = raisedIn(trial);
  return [
    ...(raised.length > 0 ? [`group burstein-2017.3.3 ${raised.join()}`] : []),
    ...brackets.flatMap(({ members }, index) => {
      const incoming = brackets[index - 1]?.floaters ?? [];
      const own = members.filter(member => !incoming.includes(member));
      const scores = new Set(own.map(({ score }) => score));
      const about = members.map(({ id }) => id).join();
      return [
        ...(members.length > 1 ? [`order ${keyOf(edition, 'ranking')} ${about}`] : []),
        ...(edition === '2017' && scores.size > 1 ? [`group burstein-2017.6.6 ${about}`] : []),
      ];
    }),
  ];
};

/** 3.3: those of the round who have the point, where the tournament has no acceleration of its own. */
const raisedIn = ({ position: { entrants, tournament }, edition }: Trial): readonly number[] =>
  edition === '2026' || tournament.acceleration || tournament.virtualPoints.length > 0
    ? []
    : entrants.filter(({ score, pairingScore }) => score !== pairingScore).map(({ id }) => id);

const forbidden = ({ position, edition }: Trial, a: Member, b: Member): Proof | undefined => {
  const prohibition = prohibitionBetween(position, edition, [a, b]);
  return prohibition && { verdict: 'forbidden', ...prohibition };
};

/** Whom the order offered for a board before the opponent taken, and the proof against each. */
const offeredAt = (trial: Trial, index: number, at: number) => {
  const { members, pairs } = trial.round.brackets[index] ?? impossible('the bracket of a board');
  const [higher, lower] = pairs[at] ?? impossible('the pair of a board');
  const kept = pairs.slice(0, at);
  return {
    higher,
    offered: members.filter(member => member.rank > lower.rank && !kept.flat().includes(member)).reverse(),
    proofOf: (other: Member): Proof | undefined =>
      forbidden(trial, higher, other) ?? proofOfPair(trial, higher, other),
  };
};

const refutedBoard = (trial: Trial, ruling: Ruling): readonly string[] => {
  const isOf = (pair: readonly Member[]) => pair.every(({ id }) => ruling.about.includes(id));
  const index = trial.round.brackets.findIndex(({ pairs }) => pairs.some(isOf));
  const at = trial.round.brackets[index]?.pairs.findIndex(isOf) ?? -1;
  const { higher, offered, proofOf } = offeredAt(trial, index, at);
  return refutedBy(ruling, {
    natural: keyOf(trial.edition, 'fold'),
    passed: offered.map(other => [[higher.id, other.id], proofOf(other)]),
  });
};

const refutedFloat = (trial: Trial, ruling: Ruling): readonly string[] => {
  const [player = 0] = ruling.about;
  const score = 'bracket' in ruling.facts ? ruling.facts.bracket : undefined;
  const index = trial.round.brackets.findIndex(
    ({ members, floaters }) =>
      floaters.some(({ id }) => id === player) && Math.min(...members.map(m => m.score)) / 10 === score,
  );
  const bracket = trial.round.brackets[index];
  if (!bracket) return [`${named(ruling)}: does not float from ${score}`];
  const member = memberOf(trial, player);
  const partners = bracket.members.filter(other => other !== member);
  const all = partners.map(other => [[member.id, other.id], forbidden(trial, member, other)] as const);
  return refutedBy(ruling, {
    natural: keyOf(trial.edition, 'alone'),
    passed: all.every(([, proof]) => proof)
      ? all
      : [[[member.id], proofInBracket(trial, index, { inside: { member, among: partners } })]],
  });
};

interface Placed extends Proof {
  readonly step: number;
}

const proofOfBye = ({ position, edition, round }: Trial, member: Member): Placed => {
  if (member.barredSince !== undefined)
    return { verdict: 'forbidden', rule: keyOf(edition, 'bar'), round: member.barredSince, step: 0 };
  const { mayMeet } = fieldIn(position, edition);
  if (!completionIn(mayMeet)(round.everybody.filter(other => other !== member)))
    return {
      verdict: 'forbidden',
      rule: keyOf(edition, 'ofBye'),
      leftOver: leftOverOfTwo({
        players: round.everybody,
        mayMeet: (a, b) => a !== member && b !== member && mayMeet(a, b),
        mayHaveBye: other => other === member,
      }),
      step: 1,
    };
  return stepBetween(edition, round.bye ?? impossible('somebody has the bye'), member);
};

const stepBetween = (edition: Edition, receiver: Member, member: Member): Placed => {
  const steps = stepsOf(edition);
  const at = steps.findIndex(({ claim }) => claim(receiver) !== claim(member));
  const { key, claim } = steps[at] ?? impossible('ranks differ');
  // The more, the worse: 3.1.4 counts what was not played.
  const count = (of: Member): number =>
    at === 0
      ? decimalOf(of.score)
      : edition === '2026'
        ? of.entrant.past.length - claim(of)
        : -claim(of) / 100;
  const units =
    edition === '2026' ? ([undefined, 'unplayed'] as const) : (['score', 'sonneborn-berger'] as const);
  const unit = units[at];
  return at === steps.length - 1
    ? { verdict: 'equal-later', rule: key, step: 2 + at }
    : {
        verdict: 'worse',
        rule: key,
        chosen: count(receiver),
        other: count(member),
        suffers: [member.id],
        ...(unit ? { unit } : {}),
        step: 2 + at,
      };
};

const refutedBye = (trial: Trial, ruling: Ruling): readonly string[] => {
  const { everybody, bye } = trial.round;
  if (!bye || ruling.about[0] !== bye.id) return [`${named(ruling)}: has not the bye`];
  const others = everybody
    .map((member, order) => ({ member, order }))
    .filter(({ member }) => member !== bye)
    .map(({ member, order }) => ({ member, order, proof: proofOfBye(trial, member) }))
    .sort((a, b) => b.proof.step - a.proof.step || b.order - a.order);
  return [
    ...refutedScore(ruling, trial.position),
    ...refutedBy(ruling, {
      natural: stepsOf(trial.edition)[0]?.key ?? '',
      passed: others.map(({ member, proof }) => [[member.id], proof]),
    }),
  ];
};

const coloursIn = (
  { position, edition, round }: Trial,
  about: readonly number[],
): FoundColours | undefined => {
  const pair = pairsOf(round).find(made => made.every(({ id }) => about.includes(id)));
  if (!pair) return undefined;
  const [higher, lower] = pair[0].rank < pair[1].rank ? pair : [pair[1], pair[0]];
  const { colourOfHigher, rule } = colourIn([higher, lower], position, edition);
  return { white: colourOfHigher === 'white' ? higher : lower, rule };
};

const pairsOf = ({ brackets }: Round) => brackets.flatMap(({ pairs }) => pairs);

/** Why a bracket was not paired so, the brackets above kept. Undefined: it was. */
const proofInBracket = (trial: Trial, index: number, demand: Demand): Proof | undefined => {
  const { position, edition, round } = trial;
  const chosen = round.brackets[index] ?? impossible('the round has this bracket');
  const field = fieldIn(position, edition, demand);
  const above = round.brackets.slice(0, index);
  const done = new Set([...above.flatMap(({ pairs }) => pairs.flat()), ...chosen.members]);
  const stage: Stage = {
    members: chosen.members,
    incoming: above.at(-1)?.floaters[0],
    below: round.everybody.filter(member => member !== round.bye && !done.has(member)),
    field,
    canBeCompleted: completionIn(field.mayMeet),
  };
  const other = edition === '2026' ? bracket2026(stage) : group2017(stage);
  if (!other)
    return {
      verdict: 'forbidden',
      rule: keyOf(edition, 'completion'),
      leftOver: leftOverOfTwo(possibleIn(trial, askedOf(demand)), {
        ...possibleIn(trial, demand),
        players: [...chosen.members, ...stage.below],
      }),
    };
  return isSame(chosen, other) ? undefined : toldApart(trial, chosen, other);
};

/** Without the boards that were made before. */
const askedOf = ({ pairs = [], ...demand }: Demand): Demand => ({ ...demand, pairs: pairs.slice(-1) });

const possibleIn = ({ position, edition, round: { everybody } }: Trial, demand: Demand): Possible<Member> => {
  const { inside, pairs = [] } = demand;
  return {
    players: everybody,
    mayMeet: fieldIn(position, edition, demand).mayMeet,
    mayHaveBye: member =>
      member.barredSince === undefined && member !== inside?.member && !pairs.flat().includes(member),
  };
};

const isSame = (a: Decided, b: Decided): boolean => written(a) === written(b);
const written = ({ pairs }: Decided): string => pairs.map(([a, b]) => `${a.id}-${b.id}`).join();
const writtenMembers = ({ members }: Decided): string => members.map(({ id }) => id).join();

const toldApart = (trial: Trial, chosen: Decided, other: Decided): Proof => {
  for (const [step, { key, faults }] of chosen.measures.entries()) {
    const others = other.measures[step]?.faults ?? [];
    const at = Array.from({ length: Math.max(faults.length, others.length) }, (_, place) => place).find(
      place => faults[place] !== others[place],
    );
    if (at === undefined) continue;
    const grade = Math.max(faults[at] ?? 0, others[at] ?? 0);
    const count = (list: readonly number[]): number => list.filter(fault => fault === grade).length;
    return {
      verdict: 'worse',
      rule: key,
      chosen: count(faults),
      other: count(others),
      ...suffering(trial, other, { key, grade }),
      ...sizeOf(key, grade),
      ...(key.endsWith('.6.5') ? { unit: 'denied' } : {}),
    };
  }
  return { verdict: 'equal-later', rule: keyOf(trial.edition, 'fold') };
};

/** C6 takes the scores of those who float in descending order, which stand here one tenth higher. */
const sizeOf = (key: string, grade: number): Pick<Proof, 'each'> => {
  if (key.endsWith('.C6')) return { each: { of: 'score', points: (grade - 1) / 10 } };
  return key.endsWith('.C7') ? { each: 'not compared' } : {};
};

/** C5 and C6: whoever floats; C8 and 6.5: whoever gets the colour not wanted. What the next bracket suffers is not compared. */
const suffering = (
  trial: Trial,
  other: Decided,
  { key, grade }: { readonly key: string; readonly grade: number },
): Pick<Proof, 'sufferers'> => {
  const charged = ({
    pairs,
    floaters,
  }: Pick<Decided, 'pairs' | 'floaters'>): readonly Member[] | undefined => {
    if (key.endsWith('.C5')) return floaters;
    if (key.endsWith('.C6')) return floaters.filter(({ score }) => score + 1 === grade);
    if (key.endsWith('.C7')) return undefined;
    return pairs.flatMap(pair => unsatisfied(trial, pair));
  };
  const found = [other, ...other.equals].map(charged);
  return found.some(members => members === undefined)
    ? {}
    : { sufferers: found.flatMap(members => (members ? [members.map(({ id }) => id)] : [])) };
};

const unsatisfied = ({ position, edition }: Trial, pair: readonly [Member, Member]): readonly Member[] => {
  const [higher, lower] = pair[0].rank < pair[1].rank ? pair : [pair[1], pair[0]];
  const { colourOfHigher } = colourIn([higher, lower], position, edition);
  return [
    ...(higher.wants === opposite(colourOfHigher) ? [higher] : []),
    ...(lower.wants === colourOfHigher ? [lower] : []),
  ];
};

const proofOfPair = (trial: Trial, a: Member, b: Member): Proof => {
  const { position, edition, round } = trial;
  const prohibition = forbidden(trial, a, b);
  if (prohibition) return prohibition;
  const other = roundIn(position, edition, { pairs: [[a, b]] });
  const completion: Proof = { verdict: 'forbidden', rule: keyOf(edition, 'completion') };
  if (!other) return { ...completion, leftOver: leftOverOfTwo(possibleIn(trial, { pairs: [[a, b]] })) };
  if (round.bye && other.bye && round.bye.id !== other.bye.id)
    return stepBetween(edition, round.bye, other.bye);
  for (const [index, chosen] of round.brackets.entries()) {
    const alternative = other.brackets[index] ?? impossible('the rounds part before one ends');
    if (writtenMembers(chosen) !== writtenMembers(alternative)) return completion;
    if (!isSame(chosen, alternative)) return toldApart(trial, chosen, alternative);
  }
  return impossible('the round with the pair is another round');
};

const bracketLeftBy = ({ round }: Trial, inside: Member, outside: Member): number =>
  round.brackets.findIndex(
    ({ members, floaters }) =>
      floaters.includes(inside) && !floaters.includes(outside) && members.includes(outside),
  );

const proofOfFloat = (trial: Trial, inside: Member, outside: Member): Proof | undefined => {
  const index = bracketLeftBy(trial, inside, outside);
  const members = trial.round.brackets[index]?.members ?? [];
  const partners = members.filter(member => member !== inside && member !== outside);
  const proofs = partners.map(other => forbidden(trial, inside, other));
  const [first] = proofs;
  if (first && proofs.every(proof => proof !== undefined)) return first;
  return proofInBracket(trial, index, {
    inside: { member: inside, among: members.filter(member => member !== inside) },
    outside: { member: outside, among: members.filter(member => member !== outside) },
  });
};

const foundIn = (trial: Trial): FoundRound => {
  const { round } = trial;
  const member = (id: number): Member => memberOf(trial, id);
  return {
    bye: round.bye,
    meet: (a, b) => pairsOf(round).some(pair => pair.every(({ id }) => id === a || id === b)),
    againstPair: (a, b) => proofOfPair(trial, member(a), member(b)),
    againstBye: player => proofOfBye(trial, member(player)),
    floats: (player, instead) =>
      instead === undefined
        ? round.brackets.some(({ floaters }) => floaters.includes(member(player)))
        : bracketLeftBy(trial, member(player), member(instead)) >= 0,
    againstFloat: (player, instead) => proofOfFloat(trial, member(player), member(instead)),
    floatTogether: (...players) =>
      round.brackets.some(({ floaters }) => players.every(player => floaters.includes(member(player)))),
    coloursOf: player => {
      const pair = pairsOf(round).find(made => made.some(({ id }) => id === player));
      return (
        pair &&
        coloursIn(
          trial,
          pair.map(({ id }) => id),
        )
      );
    },
    boards: {
      position: trial.position,
      pairs: pairsOf(round),
      rule: trial.edition === '2026' ? 'basic-rules.3.6' : 'basic-rules.D.9',
    },
  };
};
