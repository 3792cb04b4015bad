import type { Position } from '../../../position/index.ts';
import { type Asked, type Decision, nothingAsked, opponentIn, Walking } from '../../testing/listed-walk.ts';
import { type WholeRound, wholeRounds } from '../../testing/whole-rounds.ts';
import { freeRound, type LiteralPlayer, type LiteralPlayer as Player } from './swiss.ts';

/*
 * The oracle of the Swiss system of Scrabble: decision 101 is a list of wishes, and of each step everything that could be
 * decided instead is listed with the legal rounds that begin so (decision 787). Wishes are granted one after the other: of
 * two sets of players whose wishes are not, the better one is the one in which the first to differ has theirs.
 */

type Round = WholeRound<Player>;
type Players = readonly Player[];

export interface WalkedGroup {
  readonly score: number;
  /** Those who came down first. */
  readonly list: Players;
  readonly down: Players;
  readonly upper: Players;
  readonly lower: Players;
  /** In the order in which they were made, whoever chose first. */
  readonly pairs: readonly (readonly [Player, Player])[];
}

export interface Walked {
  readonly players: Players;
  readonly legal: readonly Round[];
  readonly bye: Player | undefined;
  readonly decisions: readonly Decision<Player>[];
  readonly groups: readonly WalkedGroup[];
}

interface Hall {
  readonly players: Players;
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly position: Position;
}

/** Undefined: no legal round exists. */
export const walkedOf = ({ players, mayMeet, position }: Hall): Walked | undefined => {
  const legal = wholeRounds({
    players,
    mayMeet,
    mayHaveBye: ({ entrant }) => freeRound(entrant, position) === undefined,
  });
  const cut = `scrabble.${position.round === 1 ? 'halves' : 'wins'}`;
  return legal.length === 0 ? undefined : new Walk({ players, legal, cut }).walk();
};

interface Begun extends Pick<Walked, 'players' | 'legal'> {
  /** The rule by which a list is cut in half. */
  readonly cut: string;
}

class Walk extends Walking<LiteralPlayer> {
  private readonly begun: Begun;

  constructor(begun: Begun, asked: Asked<Player> = nothingAsked) {
    super(begun.legal, asked);
    this.begun = begun;
  }

  walk(): Walked {
    const { players, legal } = this.begun;
    const bye = players.length % 2 === 1 ? this.receiver() : undefined;
    const playing = players.filter(player => player !== bye);
    const groups: WalkedGroup[] = [];
    for (const score of new Set(playing.map(player => player.score))) {
      const above = groups[groups.length - 1]?.down ?? [];
      groups.push(this.pairGroup(score, [...above, ...playing.filter(player => player.score === score)]));
    }
    return { players, legal, bye, decisions: this.decisions, groups };
  }

  private receiver(): Player {
    const rule = 'scrabble.bye';
    const { player } = this.decide(
      [...this.begun.players].reverse().map((each, index) => ({
        player: each,
        rounds: this.open.filter(({ bye }) => bye === each),
        found: [
          { rule, count: each.score / 10, suffers: [each], of: { unit: 'score' as const } },
          { rule, place: [index] },
        ],
      })),
    );
    return player;
  }

  private pairGroup(score: number, list: Players): WalkedGroup {
    this.bracket = score / 10;
    const { cut } = this.begun;
    const down = this.wishes('scrabble.similar', list, list);
    const staying = list.filter(player => !down.includes(player));
    const upper = staying.slice(0, staying.length / 2);
    const lower = staying.slice(staying.length / 2);
    this.wishes(cut, upper, lower);
    const pairs: (readonly [Player, Player])[] = [];
    for (const player of staying) {
      if (pairs.some(pair => pair.includes(player))) continue;
      const { opponent } = this.decide(
        this.opponents(player, staying).map(each => ({
          ...each,
          found: [{ rule: cut, place: each.place }],
        })),
      );
      pairs.push([player, opponent]);
    }
    return { score, list, down, upper, lower, pairs };
  }

  /** Each of the players, in order, wishes for an opponent among others: those who have none. */
  private wishes(rule: string, players: Players, others: Players): Players {
    const { refused } = this.decide(
      this.sortedBy(round =>
        players.filter(player => !others.includes(opponentIn(round, player) as Player)),
      ).map(({ players: without, rounds }) => ({
        refused: without,
        rounds,
        found: [{ rule, refused: without, place: players.map(player => (without.includes(player) ? 1 : 0)) }],
      })),
    );
    return refused;
  }
}
