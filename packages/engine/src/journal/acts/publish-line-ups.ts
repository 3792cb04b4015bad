import type { Act } from '../act.ts';
import { withRound } from '../changing.ts';
import { teamIn } from '../competing.ts';
import type { TeamKey } from '../key.ts';
import { areLineUpsOut, listedLineUp } from '../line-ups.ts';
import { roundIn } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { LineUpState, Round, State, Writing } from '../state.ts';
import type { ActDefinition } from './definition.ts';

/** Everybody may see who sits where. Whoever handed in nothing sits in the order of the list. */
export const publishLineUps: ActDefinition<'publish-line-ups'> = {
  kind: 'publish-line-ups',
  check: (state, { act: { round: number } }) => {
    const round = roundIn(state, number);
    if (!round || number > state.published) return [refusal('not-published', { round: number })];
    if (round.of !== 'teams' || round.settings.team?.lineUps !== 'handed-in')
      return [refusal('not-in-this-system', {})];
    return areLineUpsOut(round) ? [refusal('line-ups-out', { round: number })] : [];
  },
  warnings: (state, { act: { round } }) => {
    const teams = withoutLineUp(roundIn(state, round));
    return teams.length === 0
      ? []
      : [{ code: 'line-ups-missing', strength: 'confirm', data: { round, teams } }];
  },
  effect: (state, { act: { round, missing }, by, at, seq }) => {
    const given = new Map(missing.map(({ team, players }) => [team, players]));
    return withRound(state, round, paired => ({
      ...paired,
      lineUps: {
        ...paired.lineUps,
        ...listed(state, round, withoutLineUp(paired), { by, at, seq, given }),
      },
      lineUpsOut: seq,
    }));
  },
  touches: () => ['pairing', 'standings'],
  settles: true,
};

/** What the host brings: the lists of those who have handed in nothing. */
export const missingLineUps = (state: State, round: number): Act<'publish-line-ups'>['missing'] =>
  withoutLineUp(roundIn(state, round)).flatMap(key => {
    const team = teamIn(state, key);
    return team ? [{ team: key, players: listedLineUp(state, round, team) }] : [];
  });

/** Those who meet and have handed in nothing. */
export const withoutLineUp = (round: Round | undefined): readonly TeamKey[] =>
  (round?.boards ?? [])
    .flatMap(({ white, black }) => [white, black])
    .filter((team): team is TeamKey => round?.lineUps?.[team] === undefined);

interface Listing extends Writing {
  /** What the host brought. */
  readonly given?: ReadonlyMap<TeamKey, LineUpState['players']>;
}

/** The line-ups of teams by their lists. */
export const listed = (
  state: State,
  round: number,
  teams: readonly TeamKey[],
  { given, ...writing }: Listing,
): Readonly<Record<number, LineUpState>> =>
  Object.fromEntries(
    teams.flatMap(key => {
      const team = teamIn(state, key);
      const players = given?.get(key) ?? (team && listedLineUp(state, round, team));
      return players ? [[key, { players, source: 'list' as const, ...writing }]] : [];
    }),
  );
