import { accept, decimalOf, type Outcome, refuse, tenths } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type PassedOver, type Rule, type Ruling, ruling } from '../../rules/index.ts';
import { defineSystem, type OptionsOf, type WorkedRound } from '../define.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { KING_OF_THE_HILL } from './description.ts';
import { mostPoints, type Outlook } from './gibson.ts';
import { type Gibsonised, type HillPair, type HillRound, hillFieldOf, pairHill, whyNoHill } from './hill.ts';
import { byesOf } from './list.ts';
import {
  everybody,
  forbiddenPair,
  gibson,
  gibsonHill,
  gibsonLast,
  gibsonSettled,
  hill,
  hillBye,
  KING_OF_THE_HILL_RULES,
  renewed,
} from './rules.ts';
import { type Start, startByNumber, whoStarts } from './starts.ts';
import { ofScrabble, startRuling } from './swiss.ts';
import { type Contender, contendersBefore } from './table.ts';

export const kingOfTheHill = defineSystem({
  ...KING_OF_THE_HILL,
  rules: KING_OF_THE_HILL_RULES,
  work: (position, options) => pairByStandings(position, options),
});

type HillOptions = OptionsOf<typeof KING_OF_THE_HILL.options>;

const pairByStandings = (position: Position, options: HillOptions): Outcome<WorkedRound, NoPairing> => {
  const outlook = outlookOf(position, options);
  const contenders = contendersBefore(position);
  if (!outlook.ok || !contenders.ok)
    return refuse(...(outlook.ok ? [] : outlook.faults), ...(contenders.ok ? [] : contenders.faults));
  const field = hillFieldOf(position, contenders.value);
  const round = pairHill(field, outlook.value);
  return round
    ? accept(roundOf(position, round, { present: field.present, outlook: outlook.value }))
    : refuse(whyNoHill(field));
};

/** Undefined where Gibson's rule is not to be applied. */
const outlookOf = (position: Position, options: HillOptions): Outcome<Outlook | undefined, NoPairing> => {
  if (!options.gibson) return accept(undefined);
  const { plannedRounds, scoring, tiebreaks } = position.tournament;
  const maximumSpread = options['maximum-spread'];
  const [first] = tiebreaks.filter(code => code !== 'PTS');
  // Decision 107: a spread that does not decide equal wins at once cannot settle a place.
  if (maximumSpread > 0 && first !== 'SPREAD')
    return refuse(
      noPairing('option-invalid', {
        option: 'maximum-spread',
        value: String(maximumSpread),
        allowed: '0 (tiebreaks: SPREAD, …)',
      }),
    );
  if (plannedRounds === undefined) return refuse(noPairing('rounds-unknown', {}));
  const rounds = Math.max(0, plannedRounds - position.round + 1);
  const settles = options['gibson-settled-places'] ? 'prizes' : 'champion';
  return accept({ rounds, prizes: Math.floor(options.prizes), maximumSpread, scoring, settles });
};

interface Scene {
  readonly present: readonly Contender[];
  readonly outlook: Outlook | undefined;
}

const roundOf = (position: Position, round: HillRound, { present, outlook }: Scene): WorkedRound => {
  const started = round.pairs.map(pair => startOf(pair, position));
  const { bye } = round;
  const standingOrder = ruling(
    'order',
    renewed,
    present.map(({ id }) => id),
  );
  const isGibson = round.pairs.some(({ gibsonised }) => gibsonised);
  return {
    boards: started.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: bye ? [{ player: bye.player.id, kind: 'pairing-bye' }] : [],
    rulings: () =>
      [
        standingOrder,
        ...round.pairs.flatMap(({ gibsonised }) =>
          gibsonised && outlook ? [gibsonRuling(gibsonised, outlook)] : [],
        ),
        ...(bye ? [byeRuling(bye, { present, position })] : []),
        ...round.pairs.map(pair => boardRuling(pair, isGibson ? 'with Gibson' : 'plain', position)),
        ...started.map(startRuling),
      ].map(ofScrabble),
  };
};

const ruleOf = ({ chosenAs, contender }: Gibsonised): Rule => {
  if (contender.place > 1) return gibsonSettled;
  return chosenAs === 'last' ? gibsonLast : gibson;
};

/** Who was gibsonised and why: the points that say so on both sides. */
const gibsonRuling = (gibsonised: Gibsonised, outlook: Outlook): Ruling => {
  const { contender, chaser, rival, chosenAs } = gibsonised;
  const reach = (of: Contender) => decimalOf(tenths(mostPoints(of, outlook)));
  return ruling('gibson', ruleOf(gibsonised), [contender.id, rival.id], {
    because: chaser ? [chaser.id] : [],
    facts: {
      place: contender.place,
      points: decimalOf(contender.points),
      rounds: outlook.rounds,
      prizes: outlook.prizes,
      ...(chaser ? { chaserReaches: reach(chaser) } : {}),
      rivalPlace: rival.place,
      rivalReaches: reach(rival),
      chosenAs,
    },
  });
};

/** A rival who stands nearer and was not taken: excluded, or not everybody else could be paired. */
const againstRival = (contender: Contender, rival: Contender, position: Position): PassedOver => {
  const players = [contender.id, rival.id];
  return position.mayNotMeet(contender.id, rival.id)
    ? { players, verdict: 'forbidden', rule: forbiddenPair }
    : { players, verdict: 'worse', rule: everybody };
};

const boardRuling = (pair: HillPair, manner: 'plain' | 'with Gibson', position: Position): Ruling => {
  const { higher, lower, passedOver, gibsonised } = pair;
  const about = [higher.id, lower.id];
  const facts = { place: higher.place, rivalPlace: lower.place };
  if (gibsonised) return ruling('board', ruleOf(gibsonised), about, { facts });
  const [first] = passedOver;
  if (first)
    return ruling('board', againstRival(higher, first, position).rule, about, {
      because: [first.id],
      passedOver: passedOver.map(rival => againstRival(higher, rival, position)),
      facts,
    });
  return ruling('board', manner === 'plain' ? hill : gibsonHill, about, { facts });
};

const byeRuling = (
  { player, passedOver }: NonNullable<HillRound['bye']>,
  { present, position }: { readonly present: readonly Contender[]; readonly position: Position },
): Ruling =>
  ruling('bye', hillBye, [player.id], {
    because: passedOver.map(({ id }) => id),
    passedOver: [...present]
      .reverse()
      .filter(other => other !== player)
      .map(other => againstBye(other, { player, passedOver, position })),
    facts: { score: decimalOf(player.points) },
  });

/** The ladder of decision 102: fewest byes, with whom everybody else can be paired, the last of the standings. */
const againstBye = (
  other: Contender,
  { player, passedOver, position }: NonNullable<HillRound['bye']> & { readonly position: Position },
): PassedOver => {
  const [had, has] = [other, player].map(({ entrant }) => byesOf(entrant, position.tournament.scoring));
  const players = [other.id];
  if (passedOver.includes(other)) return { players, verdict: 'worse', rule: everybody };
  return had === has
    ? { players, verdict: 'equal-later', rule: hillBye }
    : { players, verdict: 'worse', rule: hillBye, chosen: has ?? 0, other: had ?? 0 };
};

const startOf = ({ higher, lower }: HillPair, { tournament, pairingNumber }: Position): Start =>
  whoStarts({
    higher: higher.entrant,
    lower: lower.entrant,
    byNumber: startByNumber(pairingNumber.get(higher.id) ?? higher.place, tournament.initialColour),
  });
