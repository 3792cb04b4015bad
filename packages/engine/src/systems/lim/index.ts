import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import { byBoardOrder } from '../basic-rules/board-order.ts';
import { withRulings } from '../basic-rules/lazy-rulings.ts';
import {
  chosenOptions,
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type RoundPairing,
} from '../system.ts';
import { allocateColours, type Meeting } from './colours.ts';
import type { Member } from './definitions.ts';
import { byeIn, type Field, fieldOf } from './field.ts';
import { LIM_OPTIONS, proposedOptions, settingsIn } from './options.ts';
import { type PairedGroup, type Procedure, pairGroups } from './procedure.ts';
import { LIM_RULES } from './rules.ts';
import { rulingsOf } from './rulings.ts';

export { LIM_RULES } from './rules.ts';

const pairLim = (position: Position, options: Options): Outcome<RoundPairing, NoPairing> => {
  const chosen = chosenOptions(LIM_OPTIONS, options);
  if (!chosen.ok) return chosen;
  const unknown = whatIsUnknown(position);
  if (unknown.length > 0) return refuse(...unknown);
  const field = fieldOf(position, settingsIn(chosen.value, position.tournament));
  const bye = byeIn(field);
  if (!bye.ok) return bye;
  const playing = field.members.filter(member => member !== bye.value);
  return accept(roundOf(field, pairGroups(field, playing), bye.value));
};

/** Without them the last round (6, seed 000, 22) and the colours of round 1 (7.2) are not defined. */
const whatIsUnknown = (position: Position): readonly NoPairing[] => [
  ...(position.entrants.length === 0 ? [noPairing('nobody-to-pair', { round: position.round })] : []),
  ...(position.isLastRound === undefined ? [noPairing('rounds-unknown', {})] : []),
  ...(position.initialColour === undefined ? [noPairing('initial-colour-unknown', {})] : []),
];

const roundOf = (field: Field, procedure: Procedure, bye: Member | undefined): RoundPairing => {
  const { position } = field;
  const meetings = procedure.groups
    .flatMap(meetingsIn)
    .sort((a, b) => byBoardOrder([a.higher.entrant, a.lower.entrant], [b.higher.entrant, b.lower.entrant]));
  const coloured = meetings.map(meeting => ({ meeting, colours: allocateColours(meeting, position) }));
  return withRulings(
    {
      system: 'lim-1999',
      round: position.round,
      boards: coloured.map(({ colours: { white, black } }, index) => ({ number: index + 1, white, black })),
      byes: bye ? [{ player: bye.id, kind: 'pairing-bye' }] : [],
    },
    () => [...rulingsOf(field, procedure, bye), ...coloured.map(colourRuling)],
  );
};

const meetingsIn = ({ kind, pairings }: PairedGroup): readonly Meeting[] =>
  pairings.map(({ player, opponent }) => {
    const [higher, lower] = player.order < opponent.order ? [player, opponent] : [opponent, player];
    return { higher, lower, zone: kind === 'lower' ? 'below the median' : 'median or above' };
  });

const colourRuling = ({
  meeting: { higher, lower },
  colours: { rule, white, black },
}: {
  readonly meeting: Meeting;
  readonly colours: ReturnType<typeof allocateColours>;
}): Ruling => ruling('colour', rule, [white, black], { because: [higher.id, lower.id] });

export const lim1999: PairingSystem = {
  id: 'lim-1999',
  edition: '1999',
  chapter: 'C.04.4.3',
  kind: 'swiss',
  trfCodes: ['FIDE_LIM'],
  rules: LIM_RULES,
  options: LIM_OPTIONS,
  proposes: proposedOptions,
  pair: pairLim,
};
