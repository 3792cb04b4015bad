import { pointsOfWin } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import type { PassedOver, Rule } from '../../rules/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { Answer } from '../question.ts';
import { diceOf } from './dice.ts';
import type { Replay } from './replay.ts';

/*
 * C.04.2 (1999), 22 for every referee: a literal reading gives the pairs it forbids, and they enter the position as
 * pairs that the tournament excludes, which every referee knows.
 */

/** Three federations, and a few players of none. */
export const withFederations = (position: Position, seed: number): Position => {
  const dice = diceOf(seed + 2_000_000);
  const federationOf = new Map(
    position.everyone.map(({ id }) => [id, dice.happens(90) ? dice.pick(['ESP', 'MEX', 'CUB']) : '']),
  );
  const ofCountry = (entrant: Entrant): Entrant => ({
    ...entrant,
    player: { ...entrant.player, federation: federationOf.get(entrant.id) ?? '' },
  });
  return {
    ...position,
    everyone: position.everyone.map(ofCountry),
    entrants: position.entrants.map(ofCountry),
  };
};

/** The same position in which the pairs of 22 are excluded one by one. */
export const withCompatriotsExcluded = (position: Position): Position => {
  const { round, tournament, entrants } = position;
  const excluded = entrants.flatMap((a, index) =>
    entrants
      .slice(index + 1)
      .filter(b => isAgainst22(position, a, b))
      .map(b => ({ players: [a.id, b.id], fromRound: round, toRound: round })),
  );
  const isExcluded = (a: number, b: number): boolean =>
    excluded.some(({ players }) => players.some(id => id === a) && players.some(id => id === b));
  return {
    ...position,
    tournament: { ...tournament, forbiddenPairs: [...tournament.forbiddenPairs, ...excluded] },
    mayNotMeet: (a, b) => position.mayNotMeet(a, b) || isExcluded(a, b),
  };
};

/** "In groups with more than 50 % during the last three rounds": both stand in such a group. */
const isAgainst22 = ({ round, tournament }: Position, a: Entrant, b: Entrant): boolean => {
  const rounds = tournament.plannedRounds ?? 0;
  const isLate = [rounds - 2, rounds - 1, rounds].includes(round);
  const possible = pointsOfWin(tournament.scoring) * (round - 1);
  const isAbove = ({ pairingScore }: Entrant): boolean => 2 * pairingScore > possible;
  const country = a.player.federation;
  return isLate && !!country && country === b.player.federation && isAbove(a) && isAbove(b);
};

const withFacts = (answer: Answer, told: (facts: Answer['facts']) => Answer['facts']): Answer =>
  ({ ...answer, facts: told(answer.facts) }) as Answer;

/** The replay of a system where compatriots are kept apart: 22 is cited where the referee finds an excluded pair. */
export const keepingCompatriotsApart = (
  replay: Replay,
  /** With the points that the system itself adds. */
  standing: (position: Position) => Position = position => position,
): Replay => {
  const known = new WeakMap<Position, Position>();
  const literally = (position: Position): Position => {
    const found = known.get(position) ?? withCompatriotsExcluded(standing(position));
    known.set(position, found);
    return found;
  };
  const excluded = systemNamed(replay.system)?.rules.find(({ id }) => id === 'XXP');
  const told = <Cited extends { readonly rule: Rule }>(cited: Cited): Cited =>
    cited.rule.id === '22' && excluded ? { ...cited, rule: excluded } : cited;
  /** The same of what keeps two apart who would be left over. */
  const toldApart = <Cited extends Pick<PassedOver, 'leftOver'>>(cited: Cited): Cited => {
    const { leftOver } = cited;
    return leftOver?.apart ? { ...cited, leftOver: { ...leftOver, apart: told(leftOver.apart) } } : cited;
  };
  return {
    ...replay,
    options: { ...replay.options, 'no-compatriots': true },
    positionFor: seed => {
      const position = replay.positionFor(seed);
      return position && withFederations(position, seed);
    },
    refute: (position, rulings) =>
      replay.refute(
        literally(position),
        rulings.map(ruling => ({
          ...told(ruling),
          passedOver: ruling.passedOver.map(passed => toldApart(told(passed))),
        })),
      ),
    refuteAnswer: (position, question, answer) =>
      replay.refuteAnswer(literally(position), question, withFacts(told(answer), toldApart)),
    refuteRefusal: (position, question, refusals) =>
      replay.refuteRefusal(literally(position), question, refusals),
  };
};
