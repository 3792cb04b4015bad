import { decimalOf, impossible, opposite } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import type { Ruling } from '../../../rules/index.ts';
import type { Answer, PairingQuestion } from '../../question.ts';
import { leftOverOfTwo, type Possible } from '../../testing/left-over.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { claimAgainst, claimOfPair, type Proof, type Replay } from '../../testing/replay.ts';
import { group2017 } from '../2017/literal/round.ts';
import { bracket2026 } from '../2026/literal/round.ts';
import { colourIn } from './colours.ts';
import { completionIn } from './completion.ts';
import { type Demand, fieldIn, prohibitionBetween } from './field.ts';
import type { Edition, Member } from './member.ts';
import { type Decided, type Round, roundIn, type Stage, stepsOf } from './round.ts';
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
      return [...missing(trial, rulings), ...rulings.flatMap(ruling => refuted(trial, ruling))];
    },
    refuteAnswer: (position, question, answer) => refutedAnswer(trialFor(position), question, answer),
    refuteRefusal: (position, question) => refutedRefusal(trialFor(position), question),
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

const missing = ({ round }: Trial, rulings: readonly Ruling[]): readonly string[] => {
  const boards = round.brackets.flatMap(({ pairs }) => pairs).length;
  const floats = round.brackets.flatMap(({ floaters }) => floaters).length;
  const expected = { board: boards, colour: boards, float: floats, bye: round.bye ? 1 : 0 };
  return (['board', 'colour', 'float', 'bye'] as const)
    .filter(subject => rulings.filter(ruling => ruling.subject === subject).length !== expected[subject])
    .map(subject => `not ${expected[subject]} rulings about ${subject}`);
};

const named = ({ subject, about }: Ruling): string => `${subject} ${about.join('-')}`;

const refuted = (trial: Trial, ruling: Ruling): readonly string[] => {
  switch (ruling.subject) {
    case 'board':
      return refutedBoard(trial, ruling);
    case 'float':
      return refutedFloat(trial, ruling);
    case 'bye':
      return refutedBye(trial, ruling);
    case 'colour':
      return refutedColour(trial, ruling);
    case 'order':
      return refutedOrder(trial, ruling);
    case 'group':
      return refutedUnion(trial, ruling);
    default:
      return [`no ruling about ${ruling.subject} belongs to this system`];
  }
};

/** 6.6: groups of several scores that were made one. */
const refutedUnion = ({ edition, round }: Trial, ruling: Ruling): readonly string[] => {
  const isUnion = round.brackets.some(({ members }, index) => {
    const incoming = round.brackets[index - 1]?.floaters ?? [];
    const own = members.filter(member => !incoming.includes(member));
    const isOf = members.map(({ id }) => id).join() === ruling.about.join();
    return isOf && new Set(own.map(({ score }) => score)).size > 1;
  });
  return isUnion && edition === '2017' && ruling.rule.key === 'burstein-2017.6.6'
    ? []
    : [`${named(ruling)}: not so`];
};

/** The order of a bracket, and the rule of it. */
const refutedOrder = ({ edition, round }: Trial, ruling: Ruling): readonly string[] => {
  const isThere = round.brackets.some(
    ({ members }) => members.map(({ id }) => id).join() === ruling.about.join(),
  );
  return isThere && ruling.rule.key === keyOf(edition, 'ranking') ? [] : [`${named(ruling)}: not so`];
};

const refutedList = (
  ruling: Ruling,
  otherwise: string,
  expected: readonly (readonly Member[])[],
  proofOf: (players: readonly Member[]) => Proof | undefined,
): readonly string[] => {
  const rule = ruling.passedOver[0]?.rule.key ?? otherwise;
  const [claimed, found] = [
    ruling.passedOver.map(({ players }) => players),
    expected.map(members => members.map(({ id }) => id)),
  ];
  return [
    ...(ruling.rule.key === rule ? [] : [`${named(ruling)}: says ${ruling.rule.key}, not ${rule}`]),
    ...(JSON.stringify(claimed) === JSON.stringify(found)
      ? ruling.passedOver.flatMap((passed, index) => {
          const proof = proofOf(expected[index] ?? []);
          const what = `${named(ruling)}, not ${passed.players.join('-')}`;
          return proof ? claimAgainst(what, passed, proof) : [`${what}: that is what was chosen`];
        })
      : [`${named(ruling)}: passed over ${JSON.stringify(claimed)}, not ${JSON.stringify(found)}`]),
  ];
};

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
      forbidden(trial, higher, other) ?? proofInBracket(trial, index, { pairs: [...kept, [higher, other]] }),
  };
};

const refutedBoard = (trial: Trial, ruling: Ruling): readonly string[] => {
  const isOf = (pair: readonly Member[]) => pair.every(({ id }) => ruling.about.includes(id));
  const index = trial.round.brackets.findIndex(({ pairs }) => pairs.some(isOf));
  const at = trial.round.brackets[index]?.pairs.findIndex(isOf) ?? -1;
  const { higher, offered, proofOf } = offeredAt(trial, index, at);
  return refutedList(
    ruling,
    keyOf(trial.edition, 'fold'),
    offered.map(other => [higher, other]),
    ([, other = higher]) => proofOf(other),
  );
};

/** The proof against a pair that the order offered for some board. */
const proofInRuling = (trial: Trial, pair: readonly Member[]): Proof | undefined => {
  for (const [index, { pairs }] of trial.round.brackets.entries())
    for (const at of pairs.keys()) {
      const { higher, offered, proofOf } = offeredAt(trial, index, at);
      const other = pair.includes(higher) ? offered.find(member => pair.includes(member)) : undefined;
      if (other) return proofOf(other);
    }
  return undefined;
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
  const isForbidden = partners.every(other => forbidden(trial, member, other));
  return refutedList(
    ruling,
    keyOf(trial.edition, 'alone'),
    isForbidden ? partners.map(other => [member, other]) : [[member]],
    ([, other]) =>
      other
        ? forbidden(trial, member, other)
        : proofInBracket(trial, index, { inside: { member, among: partners } }),
  );
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
  const count = (of: Member): number =>
    at === 0 ? decimalOf(of.score) : edition === '2026' ? claim(of) : -claim(of) / 100;
  return at === steps.length - 1
    ? { verdict: 'equal-later', rule: key, step: 2 + at }
    : {
        verdict: 'worse',
        rule: key,
        chosen: count(receiver),
        other: count(member),
        suffers: [member.id],
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
  return refutedList(
    ruling,
    stepsOf(trial.edition)[0]?.key ?? '',
    others.map(({ member }) => [member]),
    ([member]) => others.find(other => other.member === member)?.proof,
  );
};

const refutedColour = ({ position, edition, round }: Trial, ruling: Ruling): readonly string[] => {
  const [white, black] = ruling.about.map(player => round.everybody.find(({ id }) => id === player));
  if (!white || !black) return [`${named(ruling)}: of whom?`];
  const pair = white.rank < black.rank ? ([white, black] as const) : ([black, white] as const);
  const { colourOfHigher, rule } = colourIn(pair, position, edition);
  const isRight = (colourOfHigher === 'white' ? pair[0] : pair[1]) === white;
  return isRight && ruling.rule.key === rule ? [] : [`${named(ruling)}: enumeration finds ${rule}`];
};

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

const refutedAnswer = (trial: Trial, question: PairingQuestion, answer: Answer): readonly string[] => {
  const what = JSON.stringify(question);
  const claim = { ...answer.facts, rule: answer.rule, verdict: answer.verdict };
  const isChosen = answer.verdict === 'chosen' ? [] : [`${what}: ${answer.verdict}, but it was chosen`];
  switch (question.kind) {
    case 'pair': {
      const [a, b] = question.players.map(player => memberOf(trial, player));
      if (!a || !b) return [`${what}: of whom?`];
      const meet = trial.round.brackets.some(({ pairs }) =>
        pairs.some(pair => pair.includes(a) && pair.includes(b)),
      );
      if (meet) return isChosen;
      const inRuling = proofInRuling(trial, [a, b]);
      return claimOfPair(what, answer, { inRuling, inRound: proofOfPair(trial, a, b) });
    }
    case 'bye': {
      const member = memberOf(trial, question.player);
      return member === trial.round.bye ? isChosen : claimAgainst(what, claim, proofOfBye(trial, member));
    }
    case 'float': {
      if (question.instead === undefined) return isChosen;
      const [inside, outside] = [memberOf(trial, question.player), memberOf(trial, question.instead)];
      const proof = proofOfFloat(trial, inside, outside);
      return proof ? claimAgainst(what, claim, proof) : [`${what}: that is what was chosen`];
    }
    case 'colour': {
      const { position, edition, round } = trial;
      const pair = round.brackets
        .flatMap(({ pairs }) => pairs)
        .find(made => made.some(({ id }) => id === question.player));
      if (!pair || answer.kind !== 'colour') return [`${what}: does not play`];
      const { colourOfHigher, rule } = colourIn(pair, position, edition);
      const white = colourOfHigher === 'white' ? pair[0] : pair[1];
      return answer.facts.white === white.id && answer.rule.key === rule
        ? isChosen
        : [`${what}: not by ${answer.rule.key}, but ${white.id} White by ${rule}`];
    }
    case 'board':
      return answer.rule.key === 'basic-rules.3.6' ? isChosen : [`${what}: not by ${answer.rule.key}`];
  }
};

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

const refutedRefusal = (trial: Trial, question: PairingQuestion): readonly string[] => {
  const { round } = trial;
  const isExplained = (): boolean => {
    switch (question.kind) {
      case 'pair':
      case 'board':
        return true;
      case 'bye':
        return round.bye !== undefined;
      case 'colour':
        return round.bye?.id !== question.player;
      case 'float': {
        const inside = memberOf(trial, question.player);
        return question.instead === undefined
          ? round.brackets.some(({ floaters }) => floaters.includes(inside))
          : bracketLeftBy(trial, inside, memberOf(trial, question.instead)) >= 0;
      }
    }
  };
  return isExplained() ? [`${JSON.stringify(question)} is not answered`] : [];
};
