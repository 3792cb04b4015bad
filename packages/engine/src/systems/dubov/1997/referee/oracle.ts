import { impossible } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import {
  type Asked,
  type Decision,
  nothingAsked,
  opponentIn,
  Walking,
} from '../../../testing/listed-walk.ts';
import { type WholeRound, wholeRounds } from '../../../testing/whole-rounds.ts';
import type { Columns } from './enumeration.ts';
import { byClaimToBye, byFloat, byOffer, byTransfer, columnsOf, dominantColour, inTurn } from './orders.ts';
import { type Player, playersOf, prohibitionIn, without } from './player.ts';
import { type Rows, rowsOf } from './rows.ts';

/*
 * The oracle of Dubov 1997: the text walks in steps, and of each step everything that could be decided instead is listed with
 * the legal rounds that begin so (decisions 64 to 68, 710). It is walked once for the round, and once more with something
 * asked, where it is told whom a group sends out then.
 */

type Round = WholeRound<Player>;
type Players = readonly Player[];

export interface WalkedTurn {
  readonly floater: Player;
  readonly opponent: Player | undefined;
  readonly offered: Players;
}

export interface WalkedTransfer {
  readonly player: Player;
  /** 7.1: for whom; absent: 7.2. */
  readonly for?: Player;
  /** The group as it was, and everybody below in the order of 7. */
  readonly here: Players;
  readonly below: Players;
}

export interface WalkedDescent {
  readonly player: Player;
  /** The group as it was, in the order of 6.4. */
  readonly order: Players;
}

export interface WalkedGroup {
  readonly score: number;
  readonly residents: Players;
  readonly turns: readonly WalkedTurn[];
  readonly transfers: readonly WalkedTransfer[];
  readonly descents: readonly WalkedDescent[];
  readonly columns: Columns<Player>;
  readonly rows: Rows;
}

export interface Walked {
  readonly players: Players;
  readonly legal: readonly Round[];
  readonly bye: Player | undefined;
  readonly decisions: readonly Decision<Player>[];
  readonly groups: readonly WalkedGroup[];
  readonly round: Round;
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position): Walked | undefined => {
  const players = [...playersOf(position)].sort((a, b) => b.score - a.score || a.place - b.place);
  const prohibition = prohibitionIn(position);
  const mayMeet = (a: Player, b: Player): boolean => !prohibition(a, b);
  const legal = wholeRounds({
    players,
    mayMeet,
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  return legal.length === 0 ? undefined : new Walk({ players, legal, mayMeet }, nothingAsked).walk();
};

const RULE = (id: string): string => `dubov-1997.${id}`;

interface Hall extends Pick<Walked, 'players' | 'legal'> {
  readonly mayMeet: (a: Player, b: Player) => boolean;
}

class Walk extends Walking<Player> {
  private readonly hall: Hall;
  private remaining: Players = [];
  private floaters: Players = [];
  /** Rounds with the pairs and floaters as decided, whatever else was. */
  private begun: readonly Round[];

  constructor(hall: Hall, asked: Asked<Player>) {
    super(hall.legal, asked);
    this.hall = hall;
    this.begun = hall.legal;
  }

  walk(): Walked {
    const { players, legal } = this.hall;
    const bye = players.length % 2 === 1 ? this.receiver() : undefined;
    this.begun = this.open;
    this.remaining = without(players, bye ? [bye] : []);
    const scores = [...new Set(this.remaining.map(({ score }) => score))].sort((a, b) => b - a);
    const groups = scores.map(score => this.pairGroup(score));
    const round = this.open.find(this.asked.isIn) ?? impossible('the walk ends in a round');
    return { players, legal, bye, decisions: this.decisions, groups, round };
  }

  /** 4; before anybody has played, 5. */
  private receiver(): Player {
    const { players } = this.hall;
    const isFirst = players.every(({ hasPlayed }) => !hasPlayed);
    const claimants = byClaimToBye(players, players);
    const { player } = this.decide(
      claimants.map((each, index) => ({
        player: each,
        rounds: this.open.filter(({ bye }) => bye === each),
        found: [
          ...(isFirst
            ? []
            : [{ rule: RULE('4'), count: each.score / 10, suffers: [each], of: { unit: 'score' as const } }]),
          { rule: RULE(isFirst ? '5' : '4'), place: [index] },
        ],
      })),
    );
    return player;
  }

  private pairGroup(score: number): WalkedGroup {
    this.bracket = score / 10;
    const turns = inTurn(this.floaters).map(floater => this.turnOf(floater, score));
    const residents = this.residents(score);
    this.decideCrossing(residents);
    const transfers = this.transfersInto(residents);
    const group = [...residents, ...transfers.map(({ player }) => player)];
    const descents = this.descentsFrom(group, score);
    const here = without(
      group,
      descents.map(({ player }) => player),
    );
    const columns = columnsOf(here);
    const rows = this.decideRows(here, columns);
    this.remaining = without(this.remaining, here);
    this.begun = this.begun.filter(round => rows.every(([a, b]) => opponentIn(round, a) === b));
    return { score, residents, turns, transfers, descents, columns, rows };
  }

  /** Of the group; floaters from above are not of it. */
  private residents(score: number): Players {
    return this.remaining.filter(player => player.score === score && !this.floaters.includes(player));
  }

  /** 8.2. */
  private turnOf(floater: Player, score: number): WalkedTurn {
    const offered = byOffer(this.residents(score), floater);
    const chosen = this.decide([
      ...offered.map((opponent, index) => ({
        opponent,
        rounds: this.open.filter(round => opponentIn(round, floater) === opponent),
        found: [
          { rule: RULE('8.2'), count: 0, suffers: [] },
          { rule: RULE('8.2'), place: [index] },
        ],
      })),
      {
        opponent: undefined,
        rounds: this.open.filter(round => offered.every(player => opponentIn(round, floater) !== player)),
        found: [
          { rule: RULE('8.2'), count: 1, suffers: [floater], of: { unit: 'breach' as const } },
          { rule: RULE('8.2'), place: [offered.length] },
        ],
      },
    ]);
    const { opponent } = chosen;
    if (opponent) {
      this.floaters = without(this.floaters, [floater]);
      this.remaining = without(this.remaining, [floater, opponent]);
      this.begun = this.begun.filter(round => opponentIn(round, floater) === opponent);
    }
    return { floater, opponent, offered };
  }

  /** 6.4: as few as possible meet somebody of another group. */
  private decideCrossing(residents: Players): void {
    const counts = [...new Set(this.open.map(round => crossingIn(round, residents).length))];
    this.decide(
      counts.map(count => ({
        rounds: this.open.filter(round => crossingIn(round, residents).length === count),
        found: [
          {
            rule: RULE('6.4'),
            count,
            suffers: (asked: Asked<Player>) => crossingIn(this.again(asked).round, residents),
          },
        ],
      })),
    );
  }

  private again(asked: Asked<Player>): Walked {
    return new Walk(this.hall, asked).walk();
  }

  /** 7.1 for each who has nobody to meet in the group, then 7.2. */
  private transfersInto(residents: Players): readonly WalkedTransfer[] {
    const transfers: WalkedTransfer[] = [];
    const here = (): Players => [...residents, ...transfers.map(({ player }) => player)];
    const add = (transfer: WalkedTransfer | undefined): void => {
      if (transfer) transfers.push(transfer);
    };
    for (const player of residents)
      if (!residents.some(other => other !== player && this.hall.mayMeet(player, other)))
        add(this.transferInto(here(), player));
    if (here().length % 2 === 1) add(this.transferInto(here()));
    return transfers;
  }

  private transferInto(here: Players, wanted?: Player): WalkedTransfer | undefined {
    const colour = wanted ? wanted.seeks : (dominantColour(here) ?? impossible('an odd group'));
    const below = byTransfer(without(this.remaining, [...here, ...this.floaters]), colour);
    const rule = RULE(wanted ? '7.1' : '7.2');
    const { score } = here[0] ?? impossible('a group has players');
    const chosen = this.decide([
      ...below
        .filter(player => player.mayBeTransferredUp && this.couldMeet(player, here, wanted))
        .map(player => ({
          player,
          rounds: this.open.filter(round => here.includes(opponentIn(round, player) as Player)),
          found: [
            { rule, count: 0, suffers: [] },
            { rule, place: [below.indexOf(player)] },
          ],
        })),
      {
        player: undefined,
        rounds: this.open,
        found: [
          {
            rule,
            count: 1,
            suffers: (asked: Asked<Player>) =>
              wanted ? [wanted] : sentDown(this.again(asked), score).map(({ player }) => player),
            of: { unit: 'breach' as const },
          },
          { rule, place: [below.length] },
        ],
      },
    ]);
    const { player } = chosen;
    return player && { player, here, below, ...(wanted && { for: wanted }) };
  }

  /** Whether somebody below meets the one who is wanted in some round in which the fewest of the group are sent out. */
  private couldMeet(player: Player, here: Players, wanted: Player | undefined): boolean {
    if (!wanted) return true;
    const least = Math.min(...this.begun.map(round => crossingIn(round, here).length));
    return this.begun.some(
      round => crossingIn(round, here).length === least && opponentIn(round, player) === wanted,
    );
  }

  /** 6.4, one after the other. */
  private descentsFrom(group: Players, score: number): readonly WalkedDescent[] {
    const below = without(this.remaining, [...group, ...this.floaters]);
    const next = below.filter(player => player.score === Math.max(...below.map(each => each.score)));
    const classOf = (player: Player): number => {
      if (player.score !== score) return 2;
      return next.some(other => this.hall.mayMeet(player, other)) ? 0 : 1;
    };
    const descents: WalkedDescent[] = [];
    for (let here = group; this.open.some(round => crossingIn(round, here).length > 0); ) {
      const order = [0, 1, 2].flatMap(kind =>
        byFloat(
          here.filter(player => classOf(player) === kind),
          dominantColour(here),
        ),
      );
      const goesDown = (round: Round, player: Player): boolean => {
        const opponent = opponentIn(round, player);
        return opponent !== undefined && !here.includes(opponent) && !this.floaters.includes(opponent);
      };
      const { player } = this.decide(
        order.map((each, index) => ({
          player: each,
          rounds: this.open.filter(round => goesDown(round, each)),
          found: [{ rule: RULE('6.4'), place: [index] }],
        })),
      );
      const above = this.floaters;
      this.begun = this.begun.filter(round => !above.includes(opponentIn(round, player) as Player));
      this.floaters = [...above, player];
      descents.push({ player, order });
      here = without(here, [player]);
    }
    return descents;
  }

  /** 6.3; 5 where nobody has played. */
  private decideRows(here: Players, columns: Columns<Player>): Rows {
    const rule = RULE(here.some(({ hasPlayed }) => hasPlayed) ? '6.3' : '5');
    const begun = new Map<string, Round[]>();
    for (const round of this.open) {
      const key = here.map(player => opponentIn(round, player)?.id).join();
      begun.set(key, [...(begun.get(key) ?? []), round]);
    }
    const { rows } = this.decide(
      [...begun.values()].map(rounds => {
        const [round] = rounds;
        const made = rowsOf(columns, player => round && opponentIn(round, player));
        return {
          rows: made.rows,
          rounds,
          found: [
            { rule, count: made.inside.length, suffers: made.inside.flat(), of: { unit: 'pairs' as const } },
            { rule, place: made.place },
          ],
        };
      }),
    );
    return rows;
  }
}

/** Those of a group who meet somebody of another. */
const crossingIn = (round: Round, here: Players): Players =>
  here.filter(player => !here.includes(opponentIn(round, player) as Player));

const sentDown = ({ groups }: Walked, score: number): readonly WalkedDescent[] =>
  groups.find(group => group.score === score)?.descents ?? [];
