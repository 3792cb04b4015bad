import type { Details } from '../details.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { changesNothing, fieldsChangedMeanwhile, withFields } from './fields.ts';

/** `America/Mexico_City`, `Etc/GMT+6`, `UTC`: the names of the IANA list; which of them exist, the host's clock knows. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

export const faultsOfDetails = ({ name, zone }: Partial<Details>): readonly Refusal[] => [
  ...(name?.trim() ? [] : [refusal('name-missing', {})]),
  ...(zone !== undefined && ZONE.test(zone) ? [] : [refusal('zone-unknown', { zone: zone ?? '' })]),
];

export const changeDetails: ActDefinition<'change-details'> = {
  kind: 'change-details',
  check: ({ details }, { act }) => [
    ...(changesNothing(act) ? [refusal('nothing-to-change', {})] : []),
    ...fieldsChangedMeanwhile(details, act),
    ...faultsOfDetails(withFields(details, act)),
  ],
  effect: (state, { act }) => ({ ...state, details: withFields(state.details, act) }),
  touches: touchesNothing,
};
