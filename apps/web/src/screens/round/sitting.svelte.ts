import { type GameResult, type Recorded, type Refusal, sameActor, sameResult } from '@pareo/engine/journal';
import { perform } from '../../client/acts.svelte.ts';
import { actorText, resultText, timeText } from '../../client/format.ts';
import { resultOf, type Tournament } from '../../client/tournament.svelte.ts';
import { t } from '../../words/t.svelte.ts';

/** A game that a result is entered for. */
export interface Slot {
  readonly board: number;
  /** Of a match, from 1. */
  readonly game: number;
  readonly recorded: Recorded | undefined;
  /** Boards of teams. Absent: colours alternate from game to game. */
  readonly leftIsWhite?: boolean;
}

type At = Pick<Slot, 'board' | 'game' | 'leftIsWhite'>;

/** A game that asks: both values, who and when; Enter changes, Esc keeps. */
export interface Asking extends At {
  readonly wanted: GameResult | undefined;
  readonly has: GameResult;
  readonly text: string;
  readonly change: string;
  readonly keep: string;
  /** Not a result but the adjournment is wanted. */
  readonly adjourns?: true;
  /** A refused act of mine that this is about. */
  readonly refused?: string;
}

/** What the sitting needs of the table. */
interface Table {
  readonly slotAt: (at: At) => Slot | undefined;
  readonly moveOn: (at: At) => void;
  readonly stayOn: (at: At) => void;
  /** How a result reads where it stands: in a match for the side on the left. */
  readonly read?: (result: GameResult, at: At) => string;
  /** Boards hold several games. */
  readonly isOfMatches?: boolean;
}

/**
 * An arbiter entering the results of a round: what a key does to a game, what has to be asked first, what was refused. What was there
 * before this sitting, whoever entered it, is overwritten by a second key only.
 */
export class Sitting {
  asking = $state.raw<Asking | undefined>();
  /** By the name of the game. */
  faults = $state.raw<Readonly<Record<string, readonly Refusal[]>>>({});
  isSecondPass = $state(false);
  /** What was written last, and what stood there before: it stays until the next. */
  echo = $state('');
  /** Games typed twice alike, or decided, in the second pass, by name. */
  agreed = $state.raw<ReadonlySet<string>>(new Set());
  /** Games that were filled here and by me, by name: their results may be replaced at once. */
  private readonly mine = new Set<string>();
  private readonly tournament: Tournament;
  private readonly round: number;
  private readonly table: Table;

  constructor(tournament: Tournament, round: number, table: Table) {
    this.tournament = tournament;
    this.round = round;
    this.table = table;
  }

  /** `12`, `12.2`: how a game is called on the page, and what is kept of it by name. */
  nameOf({ board, game }: At): string {
    return this.table.isOfMatches ? `${board}.${game}` : String(board);
  }

  read(result: GameResult, at: At): string {
    return this.table.read?.(result, at) ?? resultText(result);
  }

  /** A key on a game: fills it; replaces what I wrote in this sitting; asks before anything else. */
  type(slot: Slot, wanted: GameResult): void {
    const has = resultOf(slot.recorded);
    if (this.isSecondPass) {
      this.typeAgain(slot, wanted, has);
      return;
    }
    if (sameResult(has, wanted)) this.table.moveOn(slot);
    else if (!has || this.isMine(slot)) {
      this.write(slot, wanted);
      this.table.moveOn(slot);
    } else this.asking = { ...this.overwriting(slot, this.read(wanted, slot), has), wanted };
  }

  clear(slot: Slot): void {
    const has = resultOf(slot.recorded);
    const { board, game, recorded } = slot;
    if (!has || !recorded) return;
    if (this.isMine(slot)) {
      this.erase(slot, has);
      return;
    }
    this.asking = {
      board,
      game,
      wanted: undefined,
      has,
      text: t.round.hasResultClear(this.read(has, slot), actorText(recorded.by), timeText(recorded.at)),
      change: t.round.legend.clear,
      keep: t.round.keepKey,
    };
  }

  adjourn(slot: Slot): void {
    const was = resultOf(slot.recorded);
    if (was && !this.isMine(slot)) {
      this.asking = { ...this.overwriting(slot, t.round.adjourned, was), adjourns: true };
      return;
    }
    this.putOff(slot, was);
    this.table.moveOn(slot);
  }

  private putOff(slot: At, was: GameResult | undefined): void {
    const say = t.round.adjournedDone(this.nameOf(slot), was && this.read(was, slot));
    this.echo = say;
    this.follow(
      slot,
      perform(this.tournament, { kind: 'adjourn', ...this.at(slot), ...(was ? { was } : {}) }, { say }),
    );
  }

  answer(changes: boolean): void {
    const question = this.asking;
    this.asking = undefined;
    if (!question) return;
    if (question.refused) this.tournament.desk.dismiss(question.refused);
    if (this.isSecondPass) this.agree(question);
    const slot = this.table.slotAt(question);
    if (changes && slot) {
      if (question.adjourns) this.putOff(slot, question.has);
      else if (question.wanted) this.write(slot, question.wanted);
      else this.erase(slot, question.has);
    }
    if (question.wanted || question.adjourns) this.table.moveOn(question);
    else this.table.stayOn(question);
  }

  secondPass(isOn: boolean): void {
    this.isSecondPass = isOn;
    this.agreed = new Set();
  }

  /** What the game is asked or told. */
  hasWord(at: At): boolean {
    return this.isAsked(at) || this.faultsOf(at).length > 0;
  }

  isAsked({ board, game }: At): boolean {
    return this.asking?.board === board && this.asking.game === game;
  }

  faultsOf(at: At): readonly Refusal[] {
    return this.faults[this.nameOf(at)] ?? [];
  }

  forgive(at: At): void {
    const { [this.nameOf(at)]: _gone, ...rest } = this.faults;
    this.faults = rest;
  }

  /**
   * Two arbiters collide: the journal had another value when mine arrived. The row shows both; nothing is lost. The desk refuses mine
   * when it has the value that stood against it.
   */
  meetCollisions(): void {
    if (this.asking) return;
    for (const { id, wish, refusals = [] } of this.tournament.refused) {
      if (wish.kind !== 'enter-result' || wish.round !== this.round) continue;
      const at = { board: wish.board, game: wish.game ?? 1 };
      const slot = this.table.slotAt(at);
      const has = resultOf(slot?.recorded);
      if (!slot || !has || sameResult(has, wish.result)) {
        this.tournament.desk.dismiss(id);
        if (!has) this.tell(at, refusals);
        continue;
      }
      const wanted = wish.result;
      this.asking = { ...this.overwriting(slot, this.read(wanted, slot), has), wanted, refused: id };
      return;
    }
  }

  private typeAgain(slot: Slot, wanted: GameResult, has: GameResult | undefined): void {
    if (!has || sameResult(has, wanted)) {
      if (!has) this.write(slot, wanted);
      this.agree(slot);
      this.table.moveOn(slot);
      return;
    }
    const [first, second] = [this.read(has, slot), this.read(wanted, slot)];
    this.asking = {
      board: slot.board,
      game: slot.game,
      wanted,
      has,
      text: t.round.secondDiffers(first, second),
      change: t.round.takeSecond(second),
      keep: t.round.keepFirst(first),
    };
  }

  private isMine(slot: Slot): boolean {
    const { recorded } = slot;
    return (
      recorded === undefined ||
      (this.mine.has(this.nameOf(slot)) && sameActor(recorded.by, this.tournament.desk.me))
    );
  }

  private agree(at: At): void {
    this.agreed = new Set([...this.agreed, this.nameOf(at)]);
  }

  private write(slot: Slot, result: GameResult): void {
    const was = resultOf(slot.recorded);
    const say = t.round.entered(this.nameOf(slot), this.read(result, slot), was && this.read(was, slot));
    this.echo = say;
    this.mine.add(this.nameOf(slot));
    this.follow(
      slot,
      perform(
        this.tournament,
        { kind: 'enter-result', ...this.at(slot), result, ...(was ? { was } : {}) },
        was ? { say } : {},
      ),
    );
    this.forgive(slot);
  }

  private erase(slot: Slot, was: GameResult): void {
    const say = t.round.cleared(this.nameOf(slot), this.read(was, slot));
    this.echo = say;
    this.follow(slot, perform(this.tournament, { kind: 'clear-result', ...this.at(slot), was }, { say }));
  }

  private at({ board, game }: At) {
    return { round: this.round, board, ...(game === 1 ? {} : { game }) };
  }

  private follow(at: At, done: ReturnType<typeof perform>): void {
    void done.then(came => {
      if (came.kind === 'refused') this.tell(at, came.refusals);
    });
  }

  private tell(at: At, refusals: readonly Refusal[]): void {
    this.faults = { ...this.faults, [this.nameOf(at)]: refusals };
  }

  /** Somebody else's result: what I wanted, what is there, by whom and when. */
  private overwriting(slot: Slot, wanted: string, has: GameResult): Asking {
    const { board, game, recorded } = slot;
    return {
      board,
      game,
      wanted: undefined,
      has,
      text: t.round.hasResult(
        this.read(has, slot),
        actorText(recorded?.by ?? { kind: 'host' }),
        timeText(recorded?.at ?? ''),
        wanted,
      ),
      change: t.round.changeKey,
      keep: t.round.keepKey,
    };
  }
}
