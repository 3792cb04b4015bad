import { STANDARD_SCORING, type TournamentRecord } from '../model/index.ts';
import type { Entrant, Position } from '../position/index.ts';
import type { Rule } from '../rules/index.ts';
import { MOST_LAST_ROUNDS } from '../systems/scrabble/description.ts';
import { lastRounds } from '../systems/scrabble/rules.ts';
import { isExcluded, stayedAway } from '../systems/swiss/absence.ts';
import type { Options, PairingSystem } from '../systems/system.ts';
import { systemForRound } from './prepare.ts';

/** Odd things about a round that do not change it: anyone who pairs or checks it is told. */
export type RoundRemark =
  /** They missed their last game without excuse, and the text treats them as withdrawn. */
  | { readonly kind: 'no-shows-paired'; readonly players: readonly number[]; readonly article: string }
  /** The same, in a text that does not pair them until somebody says so. */
  | { readonly kind: 'no-shows-resting'; readonly players: readonly number[]; readonly article: string }
  /** They missed as many rounds as the text excludes for: no option pairs them in a round to come; in one that was paired, they took part. */
  | { readonly kind: 'excluded-resting'; readonly players: readonly number[]; readonly article: string }
  | { readonly kind: 'excluded-paired'; readonly players: readonly number[]; readonly article: string }
  /** The text of the system advises against it; told once, of the first round. */
  | { readonly kind: 'advised-against'; readonly system: string; readonly article: string }
  /** Baku acceleration of 2017, article 1: it is made for nine rounds or more and the standard scoring. */
  | { readonly kind: 'baku-outside'; readonly what: BakuPremise }
  /** King of the Hill, 1: it is played in the last one to three rounds, and this is an earlier one. */
  | {
      readonly kind: 'hill-outside-last-rounds';
      readonly rounds: readonly number[];
      readonly of: number;
      readonly rule: Rule;
    }
  /** The tournament began before the only edition of its system that is kept was in force. */
  | {
      readonly kind: 'earlier-edition';
      readonly system: string;
      readonly since: string;
      readonly start: string;
    };

export const remarksOnRound = (
  position: Position,
  system: Pick<
    PairingSystem,
    'id' | 'kind' | 'game' | 'noShow' | 'options' | 'editionOf' | 'since' | 'advisedAgainst'
  >,
  options: Options,
): readonly RoundRemark[] => [
  ...noShowsIn(position, system, options),
  ...bakuIn(position),
  ...hillIn(position, system),
  ...earlierEditionIn(position, system),
  ...advisedAgainst(position, system),
];

const advisedAgainst = (
  { round }: Pick<Position, 'round'>,
  { id, advisedAgainst: article }: Pick<PairingSystem, 'id' | 'advisedAgainst'>,
): readonly RoundRemark[] =>
  article === undefined || round !== 1 ? [] : [{ kind: 'advised-against', system: id, article }];

const HILL = 'king-of-the-hill';

/** Among the rounds a tournament announces; without an announcement, the last rounds are unknown. */
export const hillOutsideLastRounds = (
  tournament: Pick<TournamentRecord, 'system' | 'schedule' | 'plannedRounds' | 'options'>,
  only?: number,
): readonly RoundRemark[] => {
  const { plannedRounds = 0 } = tournament;
  const early = Array.from({ length: Math.max(0, plannedRounds - MOST_LAST_ROUNDS) }, (_, at) => at + 1);
  const rounds = early.filter(
    round => round === only || (only === undefined && systemForRound(tournament, round)?.system === HILL),
  );
  return rounds.length === 0
    ? []
    : [{ kind: 'hill-outside-last-rounds', rounds, of: plannedRounds, rule: lastRounds }];
};

/** Whatever chose it for this round: the request, the schedule, the tournament. */
const hillIn = (
  { tournament, round }: Position,
  { id }: Pick<PairingSystem, 'id'>,
): readonly RoundRemark[] => (id === HILL ? hillOutsideLastRounds(tournament, round) : []);

/** Decision 286: its own edition is not kept, and it is never paired by the later one in silence. */
const earlierEditionIn = (
  { tournament: { header } }: Position,
  { id, editionOf, since }: Pick<PairingSystem, 'id' | 'editionOf' | 'since'>,
): readonly RoundRemark[] =>
  since === undefined || editionOf !== undefined || header.start === undefined || header.start >= since
    ? []
    : [{ kind: 'earlier-edition', system: id, since, start: header.start }];

/** Where the text of a Swiss system is silent (decision 510). */
const RULES_IN_FORCE: NonNullable<PairingSystem['noShow']> = { article: 'C.05, 6.5' };

const noShowsIn = (
  { entrants, round, tournament }: Position,
  { kind, game, options: specs, ...system }: Pick<PairingSystem, 'kind' | 'game' | 'noShow' | 'options'>,
  options: Options,
): readonly RoundRemark[] => {
  const noShow = system.noShow ?? (kind === 'swiss' && game === undefined ? RULES_IN_FORCE : undefined);
  if (noShow === undefined) return [];
  const { article, exclusion } = noShow;
  const spec = specs.find(({ name }) => name === 'excused');
  const isComing = round > tournament.roundsPaired;
  const isStated = options['excused'] !== spec?.default;
  const excluded = entrants.filter(entrant => isExcluded(entrant, noShow));
  const doubtful = isStated
    ? []
    : entrants.filter(entrant => stayedAway(entrant) && !excluded.includes(entrant));
  // Players who took part in a round that was paired had been excused (decision 99).
  const areResting = spec !== undefined && spec.default !== 'all' && isComing;
  const remarkOn = (kind: NoShowKind, players: readonly Entrant[], by = article): readonly RoundRemark[] =>
    players.length === 0 ? [] : [{ kind, players: players.map(({ id }) => id), article: by }];
  return [
    ...remarkOn(areResting ? 'no-shows-resting' : 'no-shows-paired', doubtful),
    ...remarkOn(isComing ? 'excluded-resting' : 'excluded-paired', excluded, exclusion?.article),
  ];
};

type NoShowKind = Extract<RoundRemark, { readonly players: readonly number[] }>['kind'];

const LEAST_ROUNDS_OF_BAKU = 9;

/** Only the text of 2017 has the premise; that of 2026 counts with any number of rounds and any scoring (decision 232). */
export const outsideOfBaku = ({
  acceleration,
  plannedRounds = 0,
  scoring: { win, draw },
}: Pick<TournamentRecord, 'acceleration' | 'plannedRounds' | 'scoring'>): BakuPremise | undefined => {
  if (acceleration !== 'baku-2017') return undefined;
  const isShort = plannedRounds < LEAST_ROUNDS_OF_BAKU;
  const isOther = (['white', 'black'] as const).some(
    colour => win[colour] !== STANDARD_SCORING.win[colour] || draw[colour] !== STANDARD_SCORING.draw[colour],
  );
  if (isShort) return isOther ? 'both' : 'rounds';
  return isOther ? 'scoring' : undefined;
};

/** What of the premise does not hold. */
export type BakuPremise = 'rounds' | 'scoring' | 'both';

const bakuIn = ({ tournament }: Position): readonly RoundRemark[] => {
  const what = outsideOfBaku(tournament);
  return what === undefined ? [] : [{ kind: 'baku-outside', what }];
};
