import type { Act } from './act.ts';
import { actNamed, type PlainKind } from './acts/catalogue.ts';
import type { Touch } from './acts/definition.ts';
import type { Deed } from './deed.ts';
import type { Happened } from './journal.ts';
import type { Seq } from './key.ts';
import { permits } from './permits.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { Warning } from './warning.ts';

export const isPlain = (deed: Deed): deed is Deed<PlainKind> => deed.act.kind !== 'undo';

/** What stands while the tournament is over. */
const AFTER_THE_END: readonly Act['kind'][] = ['reopen', 'change-details', 'note', 'ask', 'answer'];

/** What is the same for all acts: who may, and in which phase. */
export const refusedAnyway = (state: State, { act, by }: Deed): readonly Refusal[] => {
  const wanted = act.kind === 'ask' ? act.wish.kind : act.kind;
  const isAllowed =
    by.kind === 'person' || (by.kind === 'link' ? permits(by.role, wanted) : act.kind === 'ask');
  if (!isAllowed) return [refusal('not-permitted', { act: act.kind })];
  if (act.kind === 'create') return state.phase === 'none' ? [] : [refusal('already-created', {})];
  if (state.phase === 'none') return [refusal('not-created', {})];
  if (state.phase === 'finished' && !AFTER_THE_END.includes(act.kind))
    return [refusal('tournament-finished', {})];
  return [];
};

/** Every reason against the deed but for what has to be confirmed. */
export const refusalsOf = (state: State, deed: Deed<PlainKind>): readonly Refusal[] => {
  const anyway = refusedAnyway(state, deed);
  return anyway.length > 0 ? anyway : actNamed(deed.act.kind).check(state, deed);
};

/** What has to be confirmed. */
export const warningsOfDeed = (state: State, deed: Deed<PlainKind>): readonly Warning[] =>
  actNamed(deed.act.kind).warnings?.(state, deed) ?? [];

/** Exactly the consequences named, no more and no fewer; a reason where the act asks twice. */
export const unconfirmed = (state: State, deed: Deed<PlainKind>): readonly Refusal[] => {
  const warnings = warningsOfDeed(state, deed);
  const needed = new Set<string>(warnings.map(({ code }) => code));
  const known = new Set<string>(deed.act.knowing ?? []);
  const isConfirmed = needed.size === known.size && [...needed].every(code => known.has(code));
  if (!isConfirmed) return [refusal('not-confirmed', { warnings })];
  const asksTwice = warnings.some(({ strength }) => strength === 'confirm-twice');
  return asksTwice && !deed.act.reason?.trim() ? [refusal('reason-missing', {})] : [];
};

/** What follows from the deed: the effect, and what it puts out of date. */
export const done = (state: State, happened: Happened<PlainKind>): State => {
  const { effect, touches } = actNamed(happened.act.kind);
  const next = effect(state, happened);
  return {
    ...next,
    version: happened.seq,
    touched: touchedBy(state.touched, touches(state, happened.act), happened.seq),
  };
};

export const touchedBy = (
  touched: State['touched'],
  touches: readonly Touch[],
  seq: Seq,
): State['touched'] =>
  touches.length === 0
    ? touched
    : {
        pairing: touches.includes('pairing') ? seq : touched.pairing,
        standings: touches.includes('standings') ? seq : touched.standings,
      };
