import { checkTournament } from '../../model/index.ts';
import { noPairing } from '../../systems/system.ts';
import { stateFrom } from '../import-record.ts';
import { seqOf } from '../key.ts';
import { knownSystem } from '../known-systems.ts';
import { tooEarlyIn } from '../last-rounds.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { NOTHING } from '../state.ts';
import { clockZone } from '../zones.ts';
import { faultsOfDetails, timesLeftOut } from './change-details.ts';
import { faultsOfSettings } from './change-settings.ts';
import { type ActDefinition, touchesAll } from './definition.ts';

/** The tournament begins. From a record: complete rounds come in closed, an incomplete last one published. */
export const create: ActDefinition<'create'> = {
  kind: 'create',
  check: (_state, { act }) => [
    ...faultsOfDetails(act.details),
    ...timesLeftOut(act.details, clockZone(act.details.zone)),
    ...faultsOfSettings(act.settings),
    ...(act.from ? faultsOfRecord(act.from, act.settings) : []),
  ],
  warnings: (_state, { act }) => tooEarlyIn(act.settings),
  effect: (_state, { act, seq, by, at }) => {
    const state = {
      ...NOTHING,
      phase: 'preparing' as const,
      details: act.details,
      settings: act.settings,
      lot: act.lot,
      version: seqOf(0),
    };
    return act.from ? stateFrom(state, act.from, { seq, by, at }) : state;
  },
  touches: touchesAll,
  settles: true,
};

const faultsOfRecord = (
  record: Parameters<typeof checkTournament>[0],
  settings: Settings,
): readonly Refusal[] => {
  const checked = checkTournament(record);
  // A list of nobody is no tournament to pair, but one to begin with.
  const issues = checked.ok ? [] : checked.faults.filter(({ code }) => code !== 'no-players');
  if (issues.length > 0) return [refusal('record-invalid', { issues })];
  const paired = checked.ok ? checked.value.roundsPaired : 0;
  if (paired > 0 && knownSystem(settings.system)?.pairs === 'teams' && !record.teamEvent)
    return [
      refusal('no-pairing', { round: 1, faults: [noPairing('teams-needed', { system: settings.system })] }),
    ];
  const { rounds } = settings;
  return rounds !== undefined && rounds < paired
    ? [refusal('rounds-already-paired', { rounds, paired })]
    : [];
};
