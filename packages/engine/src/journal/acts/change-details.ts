import type { Act } from '../act.ts';
import type { Details } from '../details.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { clockZone, instantIn, isZone } from '../zones.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { changesNothing, fieldsChangedMeanwhile, fieldsOf, withFields } from './fields.ts';

export const faultsOfDetails = ({ name, zone }: Partial<Details>): readonly Refusal[] => [
  ...(name?.trim() ? [] : [refusal('name-missing', {})]),
  ...(zone !== undefined && isZone(zone) ? [] : [refusal('zone-unknown', { zone: zone ?? '' })]),
];

/** Round times are local to the zone: one that its clocks never show is none. */
export const timesLeftOut = ({ roundTimes = [] }: Partial<Details>, zone: string): readonly Refusal[] =>
  roundTimes
    .filter(time => time !== '' && instantIn(zone, time) === undefined)
    .map(time => refusal('time-left-out', { time: time.replace('T', ' '), zone }));

/* A zone is looked at when it is said: one that was written down before it was checked stands in nobody's way. */
const faultsOfChanged = (details: Details, act: Act<'change-details'>): readonly Refusal[] =>
  faultsOfDetails(withFields(details, act)).filter(
    ({ code }) => code !== 'zone-unknown' || fieldsOf(act).includes('zone'),
  );

export const changeDetails: ActDefinition<'change-details'> = {
  kind: 'change-details',
  check: ({ details }, { act }) => [
    ...(changesNothing(act) ? [refusal('nothing-to-change', {})] : []),
    ...fieldsChangedMeanwhile(details, act),
    ...faultsOfChanged(details, act),
    ...timesLeftOut(act.changes, clockZone(details.zone)),
  ],
  effect: (state, { act }) => ({ ...state, details: withFields(state.details, act) }),
  touches: touchesNothing,
};
