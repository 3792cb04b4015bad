import { checkTournament, LIMITS, type ScheduledSystem } from '../../model/index.ts';
import { chosenOptions } from '../../systems/system.ts';
import type { Act } from '../act.ts';
import { leavingTheBook, marked } from '../changing.ts';
import { knownSystem } from '../known-systems.ts';
import { tooEarlyIn } from '../last-rounds.ts';
import { nextRound } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { changesNothing, fieldsChangedMeanwhile, fieldsOf, withFields } from './fields.ts';

/** C.04.1, article 1, and C.04.2, articles 1.1-1.3: announced beforehand, hence fixed once round 1 is on the wall. */
const ANNOUNCED = 'C.04.2, 1.1-1.3';

export const faultsOfSettings = (settings: Settings): readonly Refusal[] => {
  const { system, options, rounds, schedule = [] } = settings;
  return [
    ...[{ system, options }, ...schedule].flatMap(faultsOfOptions),
    ...faultsOfTeamRules(settings),
    ...issuesOf(settings),
    ...[system, ...schedule.map(part => part.system)]
      .filter(id => knownSystem(id) === undefined)
      .map(id => refusal('system-unknown', { system: id })),
    ...(rounds !== undefined && (rounds < 1 || rounds > LIMITS.rounds)
      ? [refusal('round-out-of-range', { round: rounds })]
      : []),
    ...schedule
      .filter(
        ({ fromRound, toRound }, index) =>
          fromRound < 1 ||
          toRound < fromRound ||
          schedule.some(
            (other, at) => at < index && other.fromRound <= toRound && fromRound <= other.toRound,
          ),
      )
      .map(({ fromRound, toRound }) => refusal('round-range-invalid', { fromRound, toRound })),
  ];
};

/** Matches need their rules; a letter of the colours for each board. */
const faultsOfTeamRules = ({ system, team }: Settings): readonly Refusal[] => {
  if (!team)
    return knownSystem(system)?.pairs === 'teams'
      ? [refusal('settings-incomplete', { missing: ['team'] })]
      : [];
  const { boards, colours } = team;
  return colours.length === boards
    ? []
    : [
        refusal('option-invalid', {
          option: 'colours',
          value: colours,
          allowed: 'WB'.repeat(boards).slice(0, boards),
          areExamples: true,
        }),
      ];
};

/** What the description of a system allows. An unknown system is a fault of its own. */
const faultsOfOptions = (stated: Pick<ScheduledSystem, 'system' | 'options'>): readonly Refusal[] => {
  const specs = knownSystem(stated.system)?.options;
  const chosen = specs && chosenOptions(specs, stated.options ?? {});
  if (!specs || !chosen || chosen.ok) return [];
  return chosen.faults.flatMap(({ code, data }) => {
    if (code === 'option-invalid') return [refusal(code, data)];
    const allowed = specs.map(({ name }) => name).join(', ');
    return code === 'option-unknown'
      ? [refusal('option-invalid', { option: data.option, value: '', allowed })]
      : [];
  });
};

/** What the model says of such settings: points that make no difference, ranges that are none. */
const issuesOf = ({ scoring, tiebreaks, rounds, schedule }: Settings): readonly Refusal[] => {
  const checked = checkTournament({
    header: {},
    scoring,
    tiebreaks,
    ...(rounds === undefined ? {} : { plannedRounds: rounds }),
    ...(schedule ? { schedule } : {}),
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    players: [],
    keptLines: [],
  });
  const issues = checked.ok ? [] : checked.faults.filter(({ code }) => code !== 'no-players');
  return issues.length > 0 ? [refusal('record-invalid', { issues })] : [];
};

/** Which system pairs which round. */
const decidesRounds = (act: Act<'change-settings'>): boolean =>
  fieldsOf(act).some(field => field === 'system' || field === 'schedule' || field === 'rounds');

const isFixed = ({ published }: State): boolean => published > 0;

export const changeSettings: ActDefinition<'change-settings'> = {
  kind: 'change-settings',
  check: (state, { act }) => {
    const settings = withFields(state.settings, act);
    const paired = state.rounds.length;
    return [
      ...(changesNothing(act) ? [refusal('nothing-to-change', {})] : []),
      ...fieldsChangedMeanwhile(state.settings, act),
      ...faultsOfSettings(settings),
      ...(settings.rounds !== undefined && settings.rounds < paired
        ? [refusal('rounds-already-paired', { rounds: settings.rounds, paired })]
        : []),
    ];
  },
  warnings: (state, { act }) => [
    ...(isFixed(state)
      ? [
          {
            code: 'setting-fixed' as const,
            strength: 'confirm-twice' as const,
            article: ANNOUNCED,
            data: { settings: fieldsOf(act) },
          },
        ]
      : []),
    ...(decidesRounds(act) ? tooEarlyIn(withFields(state.settings, act)) : []),
  ],
  effect: (state, { act, seq }) => {
    const changed = { ...state, settings: withFields(state.settings, act) };
    if (!isFixed(state)) return changed;
    const round = nextRound(state);
    const text = `changed after round 1: ${fieldsOf(act).join(', ')}`;
    return leavingTheBook(marked(changed, { code: 'CFG', round, seq, text }), round, seq);
  },
  touches: touchesAll,
  leavesTheBook: isFixed,
};
