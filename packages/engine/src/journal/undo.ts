import type { Act } from './act.ts';
import { actNamed } from './acts/catalogue.ts';
import type { Touch } from './acts/definition.ts';
import { movedSince } from './acts/drafts.ts';
import type { Deed } from './deed.ts';
import type { Happened, Journal } from './journal.ts';
import { done as doneIn, isPlain, refusalsOf, refusedAnyway, touchedBy, warningsOfDeed } from './judge.ts';
import { playerKey, type Seq, seqOf, teamKey } from './key.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { State } from './state.ts';
import { type NewTeam, newPlayersOf } from './team-data.ts';

/* Undo is a marker: the state is the fold of the entries that are not undone. It reaches back to the last entry that
 * settles what stands before it. */

/** The entries of the tail that do not count. An undo that is undone itself takes nothing back. */
const undoneIn = (tail: readonly Happened[]): ReadonlySet<Seq> => {
  const undone = new Set<Seq>();
  for (const { act, seq } of [...tail].reverse())
    if (act.kind === 'undo' && !undone.has(seq)) undone.add(act.entry);
  return undone;
};

/** The state after the tail. `hear` is told every entry that counts, with the state before it. */
export const foldTail = (
  settled: State,
  tail: readonly Happened[],
  hear: (before: State, entry: Happened) => void = () => undefined,
): State => {
  const undone = undoneIn(tail);
  const bySeq = new Map(tail.map(entry => [entry.seq, entry]));
  let state = settled;
  for (const entry of tail) {
    if (undone.has(entry.seq)) state = withoutEffect(state, entry);
    else if (isPlainEntry(entry)) {
      hear(state, entry);
      state = doneIn(state, entry);
    } else state = marking(state, entry, touchesOfUndo(state, entry, bySeq));
  }
  return state;
};

/** An undo that counts: what it took back is out of date. */
const marking = (state: State, { seq }: Happened, touches: readonly Touch[]): State => ({
  ...state,
  version: seq,
  touched: touchedBy(state.touched, touches, seq),
});

const isPlainEntry = (entry: Happened): entry is Happened<Parameters<typeof actNamed>[0]> => isPlain(entry);

/** Keys are never given twice, not even those of an entry that was undone. */
const withoutEffect = (state: State, { act, seq }: Happened): State => ({
  ...state,
  version: seq,
  ...keysGiven(state, act),
});

const keysGiven = (state: State, act: Act): Partial<State> => {
  const { players, teams } = newIn(act);
  return {
    ...(players > 0 ? { nextKey: playerKey(state.nextKey + players) } : {}),
    ...(teams > 0 ? { nextTeam: teamKey((state.nextTeam ?? 1) + teams) } : {}),
  };
};

/** How many an act enters. */
const newIn = (act: Act): { readonly players: number; readonly teams: number } => {
  const ofTeams = (teams: readonly NewTeam[]) => ({
    players: teams.reduce((sum, { roster }) => sum + newPlayersOf(roster).length, 0),
    teams: teams.length,
  });
  switch (act.kind) {
    case 'enter-players':
      return { players: act.players.length, teams: 0 };
    case 'enter-teams':
      return ofTeams(act.teams);
    case 'enter-late': {
      const { players, teams } = ofTeams(act.teams ?? []);
      return { players: players + (act.players ?? []).length, teams };
    }
    case 'edit-team':
      return { players: newPlayersOf(act.changes.roster ?? []).length, teams: 0 };
    default:
      return { players: 0, teams: 0 };
  }
};

/** What its target touched; of an undo of an undo, what the first one's target did. */
const touchesOfUndo = (
  state: State,
  { act }: Happened,
  bySeq: ReadonlyMap<Seq, Happened>,
): readonly Touch[] => {
  const target = act.kind === 'undo' ? bySeq.get(act.entry) : undefined;
  if (!target) return [];
  return isPlainEntry(target)
    ? actNamed(target.act.kind).touches(state, target.act)
    : touchesOfUndo(state, target, bySeq);
};

export const refusalsOfUndo = (
  { settled, tail, state }: Journal,
  deed: Deed & { readonly act: { readonly kind: 'undo'; readonly entry: Seq } },
): readonly Refusal[] => {
  const anyway = refusedAnyway(state, deed);
  if (anyway.length > 0) return anyway;
  const { entry } = deed.act;
  if (entry < 1 || entry > state.version) return [refusal('no-such-entry', { entry })];
  const target = tail.find(({ seq }) => seq === entry);
  if (!target) return [refusal('settled', { entry }, 'C.04.2, 4.3-4.4')];
  if (undoneIn(tail).has(entry)) return [refusal('already-undone', { entry })];
  const { kind } = target.act;
  if (kind === 'ask') return [refusal('not-undoable', { act: kind })];
  const moved = movedSince(state, deed.basis);
  if (moved.length > 0) return moved;
  return refusalsOfFold(settled, tail, { ...deed, seq: seqOf(state.version + 1) }, target);
};

/** The tail is judged again without the target: whatever would be refused then depends on it. */
const refusalsOfFold = (
  settled: State,
  tail: readonly Happened[],
  undo: Happened,
  target: Happened,
): readonly Refusal[] => {
  if (leftTheBook(settled, tail, target)) return [refusal('left-the-book', { entry: target.seq })];
  const depends: Seq[] = [];
  foldTail(settled, [...tail, undo], (before, entry) => {
    if (!isPlainEntry(entry)) return;
    const known = new Set<string>(entry.act.knowing ?? []);
    const isStill =
      refusalsOf(before, entry).length === 0 &&
      warningsOfDeed(before, entry).every(({ code }) => known.has(code));
    if (!isStill) depends.push(entry.seq);
  });
  return depends.length > 0 ? [refusal('depends', { entries: depends })] : [];
};

/** The act that left the book stays in it; so does the undo of one, which would bring it back. */
const leftTheBook = (settled: State, tail: readonly Happened[], target: Happened): boolean => {
  let left = false;
  foldTail(settled, tail, (before, entry) => {
    if (entry.seq === target.seq && isPlainEntry(entry))
      left = actNamed(entry.act.kind).leavesTheBook?.(before, entry.act) ?? false;
  });
  return left;
};
