import { type Colour, impossible, type PlayerId } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { coloursOf } from './colours.ts';
import { allPairings, type Columns, exists, firstRows, type MayMeet, type Pairs } from './enumeration.ts';
import { byClaimToBye, byFloat, byOffer, byTransfer, columnsOf, dominantColour, inTurn } from './orders.ts';
import { type Player, playersOf, prohibitionIn, without } from './player.ts';

export interface LiteralRound {
  /** White first. */
  readonly boards: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | undefined;
}

/**
 * The round by the letter of the text and of decisions 64 to 68: every question is answered by trying all pairings of
 * those not yet paired. The referee of the fast engine; fit for some ten players.
 */
export const pairLiterally = (position: Position): LiteralRound | 'no-pairing' => {
  const prohibition = prohibitionIn(position);
  const decided = decideLiterally(playersOf(position), (a, b) => !prohibition(a, b));
  if (!decided) return 'no-pairing';
  return {
    boards: decided.pairs.map(([a, b]) => {
      const { white, black } = coloursOf(a, b, position);
      return [white.id, black.id] as const;
    }),
    bye: decided.bye?.id,
  };
};

/** What was decided in a score group, in the order of the text. */
export interface LiteralGroup {
  readonly score: number;
  /** 8: floaters in turn, with whom they were offered; without an opponent they go on. */
  readonly turns: readonly {
    readonly floater: Player;
    readonly opponent: Player | undefined;
    readonly offered: readonly Player[];
  }[];
  readonly floaterPairs: Pairs<Player>;
  /** Those of the score, but for whoever was transferred up or met a floater. */
  readonly residents: readonly Player[];
  /** Of how many the opponents must come from outside. */
  readonly crossings: number;
  /** 7.1 for somebody, 7.2 without; those below in order. */
  readonly transfers: readonly LiteralTransfer[];
  /** 6.4, with the group as it was, in order. */
  readonly descents: readonly { readonly player: Player; readonly order: readonly Player[] }[];
  readonly columns: Columns<Player>;
  readonly rows: Pairs<Player>;
}

export interface LiteralTransfer {
  readonly player: Player;
  readonly for?: Player;
  readonly here: readonly Player[];
  readonly below: readonly Player[];
}

export interface LiteralDecision {
  readonly bye: Player | undefined;
  readonly groups: readonly LiteralGroup[];
  readonly pairs: Pairs<Player>;
}

/** Undefined: no legal round exists. */
export const decideLiterally = (
  players: readonly Player[],
  mayMeet: MayMeet<Player>,
  mayHaveBye: (player: Player) => boolean = player => player.barredSince === undefined,
): LiteralDecision | undefined => {
  const isOdd = players.length % 2 === 1;
  const possible = players.filter(
    player => isOdd && mayHaveBye(player) && exists(allPairings(without(players, [player]), mayMeet)),
  );
  const [bye] = byClaimToBye(possible, players);
  if (players.length === 0 || (isOdd && !bye)) return undefined;
  const remaining = bye ? without(players, [bye]) : players;
  if (!exists(allPairings(remaining, mayMeet))) return undefined;
  const groups = new LiteralHall(remaining, mayMeet).pairAll();
  return { bye, groups, pairs: groups.flatMap(({ floaterPairs, rows }) => [...floaterPairs, ...rows]) };
};

class LiteralHall {
  private remaining: readonly Player[];
  private floaters: readonly Player[] = [];
  private readonly mayMeet: MayMeet<Player>;

  constructor(players: readonly Player[], mayMeet: MayMeet<Player>) {
    this.remaining = players;
    this.mayMeet = mayMeet;
  }

  pairAll(): readonly LiteralGroup[] {
    const scores = [...new Set(this.remaining.map(({ score }) => score))].sort((a, b) => b - a);
    const groups = scores.map(score => this.pairGroup(score));
    return this.remaining.length === 0 ? groups : impossible('everybody is paired');
  }

  private pairGroup(score: number): LiteralGroup {
    const turns = inTurn(this.floaters).map(floater => this.pairFloater(floater, score));
    const residents = this.residents(score);
    const [best = []] = this.best(residents);
    const crossings = best.filter(([a, b]) => residents.includes(a) !== residents.includes(b)).length;
    const transfers: LiteralTransfer[] = [];
    const here = () => [...residents, ...transfers.map(({ player }) => player)];
    for (const player of this.inRank(residents)) {
      if (residents.some(other => other !== player && this.mayMeet(player, other))) continue;
      const found = this.transferred(here(), player.seeks, other => other === player);
      if (found) transfers.push({ ...found, for: player });
    }
    if (here().length % 2 === 1) {
      const found = this.transferred(here(), dominantColour(here()) ?? 'white', () => true);
      if (found) transfers.push(found);
    }
    const descents = this.leaving(here(), score);
    const group = without(
      here(),
      descents.map(({ player }) => player),
    );
    const columns = columnsOf(group);
    const rows = firstRows(columns, this.mayMeet) ?? impossible('the group can be paired');
    this.remaining = without(this.remaining, group);
    const floaterPairs = turns.flatMap(({ floater, opponent }) =>
      opponent ? [[floater, opponent] as const] : [],
    );
    return { score, turns, floaterPairs, residents, crossings, transfers, descents, columns, rows };
  }

  private inRank(players: readonly Player[]): readonly Player[] {
    return [...players].sort((a, b) => a.place - b.place);
  }

  /** Of the group; whoever was transferred upwards is gone, floaters from above are not of it. */
  private residents(score: number): readonly Player[] {
    return this.remaining.filter(player => player.score === score && !this.floaters.includes(player));
  }

  /** Ways to pair everybody left, floaters never with each other. */
  private completions(players: readonly Player[] = this.remaining): Generator<Pairs<Player>> {
    const areFloaters = (a: Player, b: Player) => this.floaters.includes(a) && this.floaters.includes(b);
    return allPairings(players, (a, b) => !areFloaters(a, b) && this.mayMeet(a, b));
  }

  /** 8.2. */
  private pairFloater(floater: Player, score: number): LiteralGroup['turns'][number] {
    const offered = byOffer(this.residents(score), floater);
    const opponent = offered.find(
      player =>
        this.mayMeet(floater, player) && exists(this.completions(without(this.remaining, [floater, player]))),
    );
    if (opponent) {
      this.floaters = without(this.floaters, [floater]);
      this.remaining = without(this.remaining, [floater, opponent]);
    }
    return { floater, opponent, offered };
  }

  /** The completions in which the fewest of these players have opponents outside. */
  private best(here: readonly Player[]): readonly Pairs<Player>[] {
    const all = [...this.completions()].map(pairs => ({
      pairs,
      outside: pairs.filter(([a, b]) => here.includes(a) !== here.includes(b)).length,
    }));
    const least = Math.min(...all.map(({ outside }) => outside));
    return all.filter(({ outside }) => outside === least).map(({ pairs }) => pairs);
  }

  /** 7.1 and 7.2: the first who in one of the best completions meets one of those looked for. */
  private transferred(
    here: readonly Player[],
    colour: Colour,
    isWanted: (player: Player) => boolean,
  ): LiteralTransfer | undefined {
    const pairings = this.best(here);
    const below = without(this.remaining, [...here, ...this.floaters]);
    const meetsHere = (candidate: Player) =>
      pairings.some(pairs =>
        pairs.some(
          ([a, b]) =>
            (a === candidate && here.includes(b) && isWanted(b)) ||
            (b === candidate && here.includes(a) && isWanted(a)),
        ),
      );
    const order = byTransfer(below, colour);
    const player = order.find(each => each.mayBeTransferredUp && meetsHere(each));
    return player && { player, here, below: order };
  }

  /** 6.4: who goes down, one after the other. */
  private leaving(group: readonly Player[], score: number): LiteralGroup['descents'] {
    const below = without(this.remaining, [...group, ...this.floaters]);
    const highest = Math.max(...below.map(player => player.score));
    const next = below.filter(player => player.score === highest);
    const classOf = (player: Player) =>
      player.score !== score ? 2 : next.some(other => this.mayMeet(player, other)) ? 0 : 1;
    const gone: { player: Player; order: readonly Player[] }[] = [];
    for (;;) {
      const here = without(
        group,
        gone.map(({ player }) => player),
      );
      const pairings = this.best(here);
      const goesOut = (player: Player) =>
        pairings.some(pairs =>
          pairs.some(([a, b]) => (a === player && !here.includes(b)) || (b === player && !here.includes(a))),
        );
      const order = [0, 1, 2].flatMap(kind =>
        byFloat(
          here.filter(player => classOf(player) === kind),
          dominantColour(here),
        ),
      );
      const player = order.find(goesOut);
      if (!player) return gone;
      this.floaters = [...this.floaters, player];
      gone.push({ player, order });
    }
  }
}
