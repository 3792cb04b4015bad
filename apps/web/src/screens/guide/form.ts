import { language } from '../../client/preferences.svelte.ts';
import type { EventForm } from './events.ts';
import type { Kind } from './proposal.ts';

/** What the guide asks. What is absent is as proposed. */
export interface Form {
  readonly kind: Kind;
  readonly name: string;
  readonly place: string;
  readonly start: string;
  readonly end: string;
  readonly expected: number;
  readonly roundTimes: readonly string[];
  readonly rounds?: number;
  readonly groups?: number;
  readonly system?: string;
  readonly tiebreaks?: readonly string[];
  readonly bye: 'full' | 'half' | 'zero';
  readonly firstColour: 'lot' | 'white' | 'black';
  readonly halfByes: number;
  /** What other kinds than the Swiss ask. */
  readonly event?: EventForm;
  readonly pasted: string;
}

export const EMPTY: Form = {
  kind: 'open',
  name: '',
  place: '',
  start: '',
  end: '',
  expected: 60,
  roundTimes: [],
  bye: 'full',
  firstColour: 'lot',
  halfByes: 1,
  pasted: '',
};

const KEPT = 'pareo.guide';

/** A reload keeps the form. */
export const remembered = (): Form => {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Form>) };
  } catch {
    return EMPTY;
  }
};
export const remember = (form: Form): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(form));
  } catch {
    // A reload starts again: nothing else is lost.
  }
};
export const forget = (): void => sessionStorage.removeItem(KEPT);

/** Another kind of tournament: everything is proposed again. */
export const ofKind = (form: Form, kind: Kind): Form => {
  const { rounds: _1, groups: _2, system: _3, tiebreaks: _4, event: _5, ...rest } = form;
  return { ...rest, kind };
};

/** The zone of this browser: that of the hall, until the settings say another. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const detailsOf = ({ name, place, start, end, roundTimes }: Form, rounds: number) => ({
  name: name.trim(),
  zone: zoneHere(),
  language: language(),
  ...(place.trim() === '' ? {} : { place: place.trim() }),
  ...(start === '' ? {} : { start }),
  ...(end === '' ? {} : { end }),
  ...(roundTimes.length === 0 ? {} : { roundTimes: roundTimes.slice(0, rounds) }),
});
