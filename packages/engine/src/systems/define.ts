import { accept, type Outcome, refuse, type Tournament } from '../model/index.ts';
import { isAccelerationKnown, type Position } from '../position/index.ts';
import type { Rule, Ruling } from '../rules/index.ts';
import { answerFromRulings } from './answer-from-rulings.ts';
import { whyNotAsked } from './askable.ts';
import { once } from './once.ts';
import type { Answer, PairingQuestion } from './question.ts';
import {
  type AveragesOfSystem,
  type CardsOfSystem,
  type ChecklistOfSystem,
  type ColourPreferences,
  chosenOptions,
  type KnockedOut,
  type NoPairing,
  noPairing,
  type OptionSpec,
  type Options,
  type Pairing,
  type PairingSystem,
  type SystemDescription,
} from './system.ts';

/** The values of a system's options, each of the type that its specification names. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [Spec in Specs[number] as Spec['name']]: ValueOf<Spec>;
};
type ValueOf<Spec extends OptionSpec> = Spec extends {
  readonly kind: 'choice';
  readonly choices: readonly (infer Choice)[];
}
  ? Choice
  : Spec extends { readonly kind: 'flag' }
    ? boolean
    : Spec extends { readonly kind: 'number' }
      ? number
      : string;

/** What a round cannot be paired without, where the text needs it; compatriots are kept apart in the last three rounds. */
export type Need = 'rounds' | 'initial-colour';

/** A round that has been worked out: what was decided, and why once somebody asks. */
export interface WorkedRound extends Pairing {
  readonly rulings: () => readonly Ruling[];
  /** Whom earlier matches put out. Absent: it is no knock-out. */
  readonly knockedOut?: readonly KnockedOut[];
}

export interface SystemDefinition<Specs extends readonly OptionSpec[], Worked extends WorkedRound>
  extends SystemDescription {
  readonly options: Specs;
  readonly rules: readonly Rule[];
  readonly checklist?: ChecklistOfSystem;
  readonly cards?: CardsOfSystem;
  readonly averages?: AveragesOfSystem;
  /** Beside somebody to pair. */
  readonly needs?: readonly Need[];
  /** Options that the tournament itself states, as TRF26 does in the code of the system. */
  readonly implied?: (tournament: Tournament) => Options;
  /** The position with the scores by which the text pairs it. Absent: as it is. */
  readonly counted?: (position: Position, options: OptionsOf<Specs>) => Position;
  /** Absent: the text knows no preferences. */
  readonly preferences?: (position: Position, options: OptionsOf<Specs>) => ColourPreferences;
  readonly work: (position: Position, options: OptionsOf<Specs>) => Outcome<Worked, NoPairing>;
  /** Absent: what the rulings tell. */
  readonly answer?: (
    worked: Worked,
    question: PairingQuestion,
    position: Position,
  ) => Outcome<Answer, NoPairing>;
}

/** A pairing system of its description and one function that works a round out. Options are checked here, once. */
export const defineSystem = <const Specs extends readonly OptionSpec[], Worked extends WorkedRound>({
  needs = [],
  implied,
  counted,
  preferences,
  work: decide,
  answer,
  ...described
}: SystemDefinition<Specs, Worked>): PairingSystem => {
  const optionsFor = (tournament: Tournament, given: Options): Outcome<Options, NoPairing> =>
    chosenOptions(described.options, implied ? { ...implied(tournament), ...given } : given);
  const work = (position: Position, given: Options): Outcome<Worked, NoPairing> => {
    const chosen = optionsFor(position.tournament, given);
    if (!chosen.ok) return chosen;
    const unknown = whatIsUnknown(
      position,
      chosen.value['no-compatriots'] === true ? [...needs, 'rounds'] : needs,
    );
    if (unknown.length > 0) return refuse(...unknown);
    if (position.tournament.acceleration && described.accelerates?.(chosen.value) === false)
      return refuse(noPairing('acceleration-not-allowed', { system: described.id }));
    // `chosenOptions` has given every option a value that its specification allows.
    return decide(position, chosen.value as OptionsOf<Specs>);
  };
  /** What a text adds to the contract, with options in order; `otherwise` where they are not. */
  const withOptions =
    <Told>(
      tell: (position: Position, options: OptionsOf<Specs>) => Told,
      otherwise: (position: Position) => Told,
    ) =>
    (position: Position, given: Options): Told => {
      const chosen = optionsFor(position.tournament, given);
      return chosen.ok ? tell(position, chosen.value as OptionsOf<Specs>) : otherwise(position);
    };
  const countedIn = counted && withOptions(counted, position => position);
  return {
    ...described,
    optionsFor,
    ...(countedIn ? { counted: countedIn } : {}),
    ...(preferences ? { preferences: withOptions(preferences, () => NO_PREFERENCES) } : {}),
    workOut: (given, options) => {
      const position = countedIn?.(given, options) ?? given;
      const outcome = work(position, options);
      if (!outcome.ok) return outcome;
      const worked = outcome.value;
      const { knockedOut } = worked;
      const explain = once(() => rulingsOn(worked));
      return accept({
        pairing: pairingOf(worked),
        ...(knockedOut ? { knockedOut } : {}),
        explain,
        answer: question => {
          const refusal = whyNotAsked(question, { system: described, position, pairing: worked, knockedOut });
          if (refusal) return refuse(refusal);
          return answer
            ? answer(worked, question, position)
            : answerFromRulings(
                { system: described, position, pairing: worked, rulings: explain() },
                question,
              );
        },
      });
    },
  };
};

const NO_PREFERENCES: ColourPreferences = new Map();

const whatIsUnknown = (position: Position, needs: readonly Need[]): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...((needs.includes('rounds') && position.isLastRound === undefined) ||
  !isAccelerationKnown(position.tournament)
    ? [noPairing('rounds-unknown', {})]
    : []),
  ...(needs.includes('initial-colour') && position.initialColour === undefined
    ? [noPairing('initial-colour-unknown', {})]
    : []),
];

const pairingOf = ({ boards, byes }: Pairing): Pairing => ({ boards, byes });

/** The rulings of a finished round: those of its boards with their number and who has White. */
export const rulingsOn = ({ boards, rulings }: WorkedRound): readonly Ruling[] => {
  const boardOf = new Map(boards.flatMap(board => [board.white, board.black].map(id => [Number(id), board])));
  return rulings().map(ruling => {
    if (ruling.subject !== 'board') return ruling;
    const board = boardOf.get(ruling.about[0] ?? 0);
    return board
      ? { ...ruling, facts: { ...ruling.facts, board: board.number, white: board.white } }
      : ruling;
  });
};
