import { complete } from '../../complete/index.ts';
import { type Outcome, STANDARD_SCORING } from '../../model/index.ts';
import {
  type Actor,
  type Attachment,
  apply,
  type Deed,
  type Details,
  EMPTY,
  type Entry,
  HALF_BYES,
  type Journal,
  type NewPlayer,
  NO_SEAL,
  type Refusal,
  type Role,
  type Seq,
  type Settings,
  type State,
  sealed,
  seqOf,
  type Wish,
  warningsOf,
} from '../index.ts';

export const ANA: Actor = { kind: 'person', id: 'ana', name: 'Ana M.' };
export const LUIS: Actor = { kind: 'person', id: 'luis', name: 'Luis P.' };
/** A phone on the one link of the tests; `device` tells it from another on the same link. */
export const phone = (
  limits: { round?: number; boards?: { first: number; last: number }; device?: string } = {},
  role: Exclude<Role, 'owner' | 'arbiter'> = 'result-entry',
): Actor => ({ kind: 'link', id: 'phone-2', name: 'phone 2', role, device: 'a'.repeat(32), ...limits });

export const DETAILS: Details = { name: 'Abierto de Xalapa', zone: 'America/Mexico_City', language: 'es' };
export const SETTINGS: Settings = {
  system: 'dutch-2026',
  options: {},
  rounds: 5,
  scoring: STANDARD_SCORING,
  tiebreaks: ['BH'],
  firstColour: 'white',
  halfByes: HALF_BYES,
  missedRounds: 'zero',
};

/** `Player 01` with the highest rating, and so on. */
export const people = (count: number, from = 1): readonly NewPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Player ${String(from + index).padStart(2, '0')}`,
    rating: 2400 - 10 * (from + index),
  }));

export interface Sending {
  readonly by?: Actor;
  /** Minutes since the tournament began. */
  readonly minute?: number;
  readonly basis?: Seq;
}

/** A host of one journal, for tests: judges, seals and keeps. */
export interface Desk {
  journal: Journal;
  readonly entries: Entry[];
  readonly attachments: Attachment[];
}

export const emptyDesk = (): Desk => ({ journal: EMPTY, entries: [], attachments: [] });

const instant = (minute: number): string => new Date(Date.UTC(2026, 10, 16, 9, minute)).toISOString();

/** Completes the wish, applies it, and writes the entry; or says why not. */
export const send = (desk: Desk, wish: Wish, sending: Sending = {}): Outcome<State, Refusal> =>
  carryOut(desk, wish, sending, deed => deed);

/** As `send`, with everything confirmed that has to be. */
export const insist = (desk: Desk, wish: Wish, sending: Sending = {}): Outcome<State, Refusal> =>
  carryOut(desk, { reason: 'asked for by the test', ...wish }, sending, deed => {
    const knowing = warningsOf(desk.journal.state, deed).map(({ code }) => code);
    return knowing.length > 0 ? { ...deed, act: { ...deed.act, knowing } } : deed;
  });

const carryOut = (
  desk: Desk,
  wish: Wish,
  sending: Sending,
  confirmed: (deed: Deed) => Deed,
): Outcome<State, Refusal> => {
  const before = desk.journal.state;
  const { by = ANA, minute = desk.entries.length, basis = before.version } = sending;
  const completed = complete(before, wish, { lot: 'lot of the test' });
  if (!completed.ok) return completed;
  const deed = confirmed({ act: completed.value.act, by, at: instant(minute), basis });
  const outcome = apply(desk.journal, deed);
  if (!outcome.ok) return outcome;
  desk.journal = outcome.value;
  desk.attachments.push(...completed.value.attached);
  const seq = seqOf(desk.entries.length + 1);
  desk.entries.push(
    sealed(desk.entries.at(-1)?.seal ?? NO_SEAL, {
      ...deed,
      seq,
      id: seq.toString(16).padStart(32, '0'),
      v: 1,
    }),
  );
  return { ok: true, value: desk.journal.state };
};

/** Fails loudly: what a test counts on. */
export const mustSend = (desk: Desk, wish: Wish, sending: Sending = {}): State => {
  const outcome = insist(desk, wish, sending);
  if (outcome.ok) return outcome.value;
  throw new Error(`${wish.kind} was refused: ${JSON.stringify(outcome.faults)}`);
};

export const codesOf = (outcome: Outcome<unknown, Refusal>): readonly string[] =>
  outcome.ok ? [] : outcome.faults.map(({ code }) => code);

/** A tournament with players, ready for round 1. */
export const deskWith = (players: number, settings: Partial<Settings> = {}): Desk => {
  const desk = emptyDesk();
  mustSend(desk, { kind: 'create', details: DETAILS, settings: { ...SETTINGS, ...settings } });
  mustSend(desk, { kind: 'enter-players', players: people(players), numbers: 'by-rank' });
  return desk;
};

/** Pairs and publishes the next round. */
export const startRound = (desk: Desk): number => {
  const round = desk.journal.state.published + 1;
  mustSend(desk, { kind: 'pair', round });
  mustSend(desk, { kind: 'publish', rounds: [round] });
  return round;
};

/** Every open game of the last published round is won by White, but for those given. */
export const finishRound = (
  desk: Desk,
  results: Readonly<Record<number, '=' | '0-1' | '+-' | '-+' | '--'>> = {},
): void => {
  const round = desk.journal.state.published;
  for (const { number, results: had } of desk.journal.state.rounds[round - 1]?.boards ?? [])
    if (!had[1])
      mustSend(desk, {
        kind: 'enter-result',
        round,
        board: number,
        result: { code: results[number] ?? '1-0' },
      });
};

export const playRounds = (desk: Desk, rounds: number): Desk => {
  for (let played = 0; played < rounds; played++) {
    startRound(desk);
    finishRound(desk);
  }
  return desk;
};
