import { complete } from '@pareo/engine/complete';
import {
  ACT_FORMAT,
  type Attachment,
  apply,
  EMPTY,
  type Entry,
  exportJournal,
  type GameResult,
  type Journal,
  KNOWN_SYSTEMS,
  type NewPlayer,
  NO_SEAL,
  type Settings,
  type State,
  sealed,
  seqOf,
  type Wish,
  warningsOf,
} from '@pareo/engine/journal';
import { STANDARD_SCORING } from '@pareo/engine/model';

/* Tournaments of a journal, for tests: every wish is completed and applied as a server would. */

export interface Played {
  readonly state: () => State;
  /** Confirmed as far as it has to be. Throws where it is refused. */
  readonly act: (wish: Wish) => State;
  /** The journal as a file of ours. */
  readonly file: () => string;
  /** Pairs and publishes the next round. */
  readonly start: () => number;
  /** Enters what is still open in the last round, of a match every game announced: White wins, but on the boards given. */
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
  const entries: Entry[] = [];
  const attachments: Attachment[] = [];
  const act = (wish: Wish): State => {
    const { state } = journal;
    const asked = { reason: 'asked for by the test', ...wish } as Wish;
    const completed = complete(state, asked, { lot: 'lot of the test' });
    if (!completed.ok) throw new Error(`${wish.kind}: ${JSON.stringify(completed.faults)}`);
    const deed = {
      act: completed.value.act,
      by: { kind: 'person', id: 'ana', name: 'Ana M.' } as const,
      at: new Date(Date.UTC(2026, 10, 16, 9, entries.length)).toISOString(),
      basis: state.version,
    };
    const knowing = warningsOf(state, deed).map(({ code }) => code);
    const done = knowing.length > 0 ? { ...deed, act: { ...deed.act, knowing } } : deed;
    const outcome = apply(journal, done);
    if (!outcome.ok) throw new Error(`${wish.kind}: ${JSON.stringify(outcome.faults)}`);
    journal = outcome.value;
    attachments.push(...completed.value.attached);
    const seq = seqOf(entries.length + 1);
    const id = String(seq).padStart(32, '0');
    entries.push(sealed(entries.at(-1)?.seal ?? NO_SEAL, { ...done, seq, id, v: ACT_FORMAT }));
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
    file: () => exportJournal(entries, attachments),
    start: () => {
      const round = journal.state.published + 1;
      act({ kind: 'pair', round });
      act({ kind: 'publish', rounds: [round] });
      return round;
    },
    finish: (results = {}) => {
      const round = journal.state.published;
      for (const { number, games = 1, results: had, forfeited } of journal.state.rounds[round - 1]?.boards ??
        [])
        for (let game = 1; game <= games; game++)
          if (had[game] === undefined && forfeited === undefined)
            act({
              kind: 'enter-result',
              round,
              board: number,
              ...(games > 1 ? { game } : {}),
              result: resultOf(results[number] ?? '1-0', journal.state),
            });
    },
  };
};

/** Both sheets where the game has them. */
const resultOf = (code: ResultOf, { settings }: State): GameResult => {
  if (KNOWN_SYSTEMS[settings.system]?.game !== 'scrabble' || !['1-0', '=', '0-1'].includes(code))
    return { code };
  const [white, black] = code === '=' ? [400, 400] : code === '1-0' ? [421, 380] : [377, 402];
  return { code, tally: { white, black } };
};
