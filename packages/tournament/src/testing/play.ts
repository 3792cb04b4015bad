import { complete } from '@pareo/engine/complete';
import {
  type Attachment,
  apply,
  EMPTY,
  type Journal,
  type NewPlayer,
  type Settings,
  type State,
  type Wish,
  warningsOf,
} from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';

/* Tournaments of a journal, for tests: every wish is completed and applied as a server would. */

export interface Played {
  readonly state: () => State;
  /** Confirmed as far as it has to be. Throws where it is refused. */
  readonly act: (wish: Wish) => State;
  readonly attachments: readonly Attachment[];
  /** Pairs and publishes the next round. */
  readonly start: () => number;
  /** Enters what is still open in the last round: White wins, but on the boards given. */
  readonly finish: (results?: Readonly<Record<number, ResultOf>>) => void;
}

type ResultOf = Extract<Wish, { readonly kind: 'enter-result' }>['result']['code'];

export const SETTINGS: Settings = {
  system: 'dutch-2026',
  options: {},
  rounds: 5,
  scoring: STANDARD_SCORING,
  tiebreaks: ['BH'],
  firstColour: 'white',
  halfByes: { perPlayer: 1, notInLast: 2 },
  missedRounds: 'zero',
};

export const people = (count: number): readonly NewPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Surname${String(index + 1).padStart(2, '0')}, Given`,
    rating: 2400 - 10 * index,
  }));

export const played = (
  players: readonly NewPlayer[] | number,
  settings: Partial<Settings> = {},
  from?: Extract<Wish, { readonly kind: 'create' }>['from'],
): Played => {
  let journal: Journal = EMPTY;
  let minute = 0;
  const attachments: Attachment[] = [];
  const act = (wish: Wish): State => {
    const { state } = journal;
    const asked = { reason: 'asked for by the test', ...wish } as Wish;
    const completed = complete(state, asked, { lot: 'lot of the test' });
    if (!completed.ok) throw new Error(`${wish.kind}: ${JSON.stringify(completed.faults)}`);
    const deed = {
      act: completed.value.act,
      by: { kind: 'person', id: 'ana', name: 'Ana M.' } as const,
      at: new Date(Date.UTC(2026, 10, 16, 9, minute)).toISOString(),
      basis: state.version,
    };
    minute += 1;
    const knowing = warningsOf(state, deed).map(({ code }) => code);
    const outcome = apply(journal, knowing.length > 0 ? { ...deed, act: { ...deed.act, knowing } } : deed);
    if (!outcome.ok) throw new Error(`${wish.kind}: ${JSON.stringify(outcome.faults)}`);
    journal = outcome.value;
    attachments.push(...completed.value.attached);
    return journal.state;
  };
  const details = { name: 'Abierto de Xalapa', zone: 'America/Mexico_City', language: 'es' } as const;
  act({
    kind: 'create',
    details,
    settings: { ...SETTINGS, ...settings },
    ...(from === undefined ? {} : { from }),
  });
  const entered = typeof players === 'number' ? people(players) : players;
  if (entered.length > 0) act({ kind: 'enter-players', players: entered, numbers: 'by-rank' });
  return {
    state: () => journal.state,
    act,
    attachments,
    start: () => {
      const round = journal.state.published + 1;
      act({ kind: 'pair', round });
      act({ kind: 'publish', rounds: [round] });
      return round;
    },
    finish: (results = {}) => {
      const round = journal.state.published;
      for (const { number, results: had } of journal.state.rounds[round - 1]?.boards ?? [])
        if (had[1] === undefined)
          act({
            kind: 'enter-result',
            round,
            board: number,
            result: { code: results[number] ?? '1-0' },
          });
    },
  };
};
