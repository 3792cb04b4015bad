import { type GameResult, type Refusal, type ResultCode, sameActor, sameResult } from '@pareo/engine/journal';
import { perform } from '../../client/acts.svelte.ts';
import { actorText, resultText, timeText } from '../../client/format.ts';
import { resultOf, type Tournament } from '../../client/tournament.svelte.ts';
import { t } from '../../words/t.svelte.ts';
import type { BoardRow } from './rows.ts';

/** A row that asks: both values, who and when; Enter changes, Esc keeps. */
export interface Asking {
  readonly board: number;
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
  readonly rowAt: (board: number) => BoardRow | undefined;
  readonly moveOn: (board: number) => void;
  readonly stayOn: (board: number) => void;
}

/**
 * An arbiter entering the results of a round: what a key does to a board, what has to be asked first, what was refused. What was there
 * before this sitting, whoever entered it, is overwritten by a second key only.
 */
export class Sitting {
  asking = $state.raw<Asking | undefined>();
  faults = $state.raw<Readonly<Record<number, readonly Refusal[]>>>({});
  isSecondPass = $state(false);
  /** What was written last, and what stood there before: it stays until the next. */
  echo = $state('');
  /** Boards typed twice alike, or decided, in the second pass. */
  agreed = $state.raw<ReadonlySet<number>>(new Set());
  /** Boards that were filled here and by me: their results may be replaced at once. */
  private readonly mine = new Set<number>();
  private readonly tournament: Tournament;
  private readonly round: number;
  private readonly table: Table;

  constructor(tournament: Tournament, round: number, table: Table) {
    this.tournament = tournament;
    this.round = round;
    this.table = table;
  }

  /** A key on a row: fills it; replaces what I wrote in this sitting; asks before anything else. */
  type(row: BoardRow, code: ResultCode): void {
    const { number: board } = row.board;
    const wanted: GameResult = { code };
    const has = resultOf(row.recorded);
    if (this.isSecondPass) {
      this.typeAgain(row, wanted, has);
      return;
    }
    if (sameResult(has, wanted)) this.table.moveOn(board);
    else if (!has || this.isMine(row)) {
      this.write(row, wanted);
      this.table.moveOn(board);
    } else this.asking = { ...overwriting(row, resultText(wanted), has), wanted };
  }

  clear(row: BoardRow): void {
    const has = resultOf(row.recorded);
    const { number: board } = row.board;
    if (!has || !row.recorded) return;
    if (this.isMine(row)) {
      this.erase(board, has);
      return;
    }
    this.asking = {
      board,
      wanted: undefined,
      has,
      text: t.round.hasResultClear(resultText(has), actorText(row.recorded.by), timeText(row.recorded.at)),
      change: t.round.legend.clear,
      keep: t.round.keepKey,
    };
  }

  adjourn(row: BoardRow): void {
    const { number: board } = row.board;
    const was = resultOf(row.recorded);
    if (was && !this.isMine(row)) {
      this.asking = { ...overwriting(row, t.round.adjourned, was), adjourns: true };
      return;
    }
    this.putOff(board, was);
    this.table.moveOn(board);
  }

  private putOff(board: number, was: GameResult | undefined): void {
    const say = t.round.adjournedDone(board, was && resultText(was));
    this.echo = say;
    this.follow(
      board,
      perform(
        this.tournament,
        { kind: 'adjourn', round: this.round, board, ...(was ? { was } : {}) },
        { say },
      ),
    );
  }

  answer(changes: boolean): void {
    const question = this.asking;
    this.asking = undefined;
    if (!question) return;
    if (question.refused) this.tournament.desk.dismiss(question.refused);
    if (this.isSecondPass) this.agree(question.board);
    const row = this.table.rowAt(question.board);
    if (changes && row) {
      if (question.adjourns) this.putOff(question.board, question.has);
      else if (question.wanted) this.write(row, question.wanted);
      else this.erase(question.board, question.has);
    }
    if (question.wanted || question.adjourns) this.table.moveOn(question.board);
    else this.table.stayOn(question.board);
  }

  secondPass(isOn: boolean): void {
    this.isSecondPass = isOn;
    this.agreed = new Set();
  }

  forgive(board: number): void {
    const { [board]: _gone, ...rest } = this.faults;
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
      const row = this.table.rowAt(wish.board);
      const has = resultOf(row?.recorded);
      if (!row || !has || sameResult(has, wish.result)) {
        this.tournament.desk.dismiss(id);
        if (!has) this.faults = { ...this.faults, [wish.board]: refusals };
        continue;
      }
      this.asking = { ...overwriting(row, resultText(wish.result), has), wanted: wish.result, refused: id };
      return;
    }
  }

  private typeAgain(row: BoardRow, wanted: GameResult, has: GameResult | undefined): void {
    const { number: board } = row.board;
    if (!has || sameResult(has, wanted)) {
      if (!has) this.write(row, wanted);
      this.agree(board);
      this.table.moveOn(board);
      return;
    }
    this.asking = {
      board,
      wanted,
      has,
      text: t.round.secondDiffers(resultText(has), resultText(wanted)),
      change: t.round.takeSecond(resultText(wanted)),
      keep: t.round.keepFirst(resultText(has)),
    };
  }

  private isMine({ board, recorded }: BoardRow): boolean {
    return (
      recorded === undefined ||
      (this.mine.has(board.number) && sameActor(recorded.by, this.tournament.desk.me))
    );
  }

  private agree(board: number): void {
    this.agreed = new Set([...this.agreed, board]);
  }

  private write(row: BoardRow, result: GameResult): void {
    const was = resultOf(row.recorded);
    const { number: board } = row.board;
    const say = t.round.entered(board, resultText(result), was && resultText(was));
    this.echo = say;
    this.mine.add(board);
    this.follow(
      board,
      perform(
        this.tournament,
        { kind: 'enter-result', round: this.round, board, result, ...(was ? { was } : {}) },
        was ? { say } : {},
      ),
    );
    this.forgive(board);
  }

  private erase(board: number, was: GameResult): void {
    const say = t.round.cleared(board, resultText(was));
    this.echo = say;
    this.follow(
      board,
      perform(this.tournament, { kind: 'clear-result', round: this.round, board, was }, { say }),
    );
  }

  private follow(board: number, done: ReturnType<typeof perform>): void {
    void done.then(came => {
      if (came.kind === 'refused') this.faults = { ...this.faults, [board]: came.refusals };
    });
  }
}

/** Somebody else's result: what I wanted, what is there, by whom and when. */
const overwriting = (row: BoardRow, wanted: string, has: GameResult): Asking => ({
  board: row.board.number,
  wanted: undefined,
  has,
  text: t.round.hasResult(
    resultText(has),
    actorText(row.recorded?.by ?? { kind: 'host' }),
    timeText(row.recorded?.at ?? ''),
    wanted,
  ),
  change: t.round.changeKey,
  keep: t.round.keepKey,
});
