import {
  type Entered,
  type Entry,
  type GameResult,
  needsYou,
  type PlayerKey,
  type Recorded,
  type Round,
  type RoundSummary,
  roundsIn,
  type State,
} from '@pareo/engine/journal';
import type { Desk, Live, Waiting } from '@pareo/host';
import { getContext, setContext } from 'svelte';

/** How long a value that somebody else changed keeps its tint. */
const TINTED = 4_000;

/** One open tournament as screens see it: everything follows when the journal grows or an act of mine is shown. */
export class Tournament {
  readonly desk: Desk;
  shown = $state.raw<State>({} as State);
  waiting = $state.raw<readonly Waiting[]>([]);
  live = $state.raw<Live>({ kind: 'live' });
  /** The last entries, newest first. */
  latest = $state.raw<readonly Entry[]>([]);
  /** `5/12`: boards that somebody else has just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly stop: () => void;

  constructor(desk: Desk) {
    this.desk = desk;
    this.shown = desk.shown;
    this.waiting = desk.waiting;
    this.live = desk.live;
    this.stop = desk.subscribe(event => {
      this.shown = desk.shown;
      this.waiting = desk.waiting;
      this.live = desk.live;
      if (event.kind !== 'entries') return;
      this.latest = [...[...event.entries].reverse(), ...this.latest].slice(0, 200);
      this.tint(event.entries.filter(({ id }) => !event.mine.has(id)));
    });
    void this.remember();
  }

  /** What happened last before the page was opened. */
  private async remember(): Promise<void> {
    const answer = await this.desk.entries({ limit: 20 });
    if (!answer.ok) return;
    const known = new Set(this.latest.map(({ seq }) => seq));
    this.latest = [...this.latest, ...answer.value.filter(({ seq }) => !known.has(seq))].sort(
      (a, b) => b.seq - a.seq,
    );
  }

  get id(): string {
    return this.desk.id;
  }

  readonly rounds: readonly RoundSummary[] = $derived.by(() => roundsIn(this.shown));
  readonly needs = $derived.by(() => needsYou(this.shown));
  /** In the order of their numbers. */
  readonly players: readonly Entered[] = $derived.by(() =>
    Object.values(this.shown.players).sort((a, b) => a.number - b.number),
  );
  /** The round that matters now: the last paired one, else the first. */
  readonly current: number = $derived.by(() => Math.max(1, this.shown.rounds.length));
  readonly refused = $derived.by(() => this.waiting.filter(({ status }) => status === 'refused'));
  readonly underWay = $derived.by(() => this.waiting.filter(({ status }) => status !== 'refused'));

  player(key: PlayerKey | number): Entered | undefined {
    return this.shown.players[key];
  }

  name(key: PlayerKey | number): string {
    return this.player(key)?.data.name ?? `#${key}`;
  }

  round(number: number): Round | undefined {
    return this.shown.rounds[number - 1];
  }

  summary(number: number): RoundSummary | undefined {
    return this.rounds.find(({ round }) => round === number);
  }

  /** What waits for this board: shown beside its result until the journal has it. */
  waitingOn(round: number, board: number): Waiting | undefined {
    return this.waiting.find(
      ({ wish }) => 'board' in wish && 'round' in wish && wish.round === round && wish.board === board,
    );
  }

  close(): void {
    this.stop();
    this.desk.close();
  }

  private tint(entries: readonly Entry[]): void {
    const keys = entries.flatMap(({ act }) =>
      'board' in act && 'round' in act ? [`${act.round}/${act.board}`] : [],
    );
    if (keys.length === 0) return;
    this.changed = new Set([...this.changed, ...keys]);
    setTimeout(() => {
      this.changed = new Set([...this.changed].filter(key => !keys.includes(key)));
    }, TINTED);
  }
}

const CONTEXT = Symbol('tournament');

export const provideTournament = (get: () => Tournament): void => {
  setContext(CONTEXT, get);
};

/** The open tournament, inside its screens. */
export const useTournament = (): Tournament => getContext<() => Tournament>(CONTEXT)();

/** The result of the (first) game of a board, where it has one. */
export const resultOf = (recorded: Recorded | undefined): GameResult | undefined =>
  recorded?.kind === 'result' ? recorded.result : undefined;
