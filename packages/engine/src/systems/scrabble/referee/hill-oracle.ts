import type { Position } from '../../../position/index.ts';
import { type Decision, nothingAsked, Walking } from '../../testing/listed-walk.ts';
import { type WholeRound, wholeRounds } from '../../testing/whole-rounds.ts';
import type { LiteralContender as Contender } from './contenders.ts';
import { freeRounds, inOrderOfByes, isOut, isSettled, type LiteralPrizes, presentIn } from './hill.ts';

/*
 * The oracle of the King of the Hill: the bye, then rival by rival (decisions 102, 106 and 787). Of each step everything that
 * could be decided instead is listed with the legal rounds that begin so.
 */

const RULE = (id: string): string => `king-of-the-hill.${id}`;

export interface WalkedPair {
  /** Whoever chose first. */
  readonly pair: readonly [Contender, Contender];
  readonly offered: readonly Contender[];
  /** The rule where nobody was passed over. */
  readonly natural: string;
  readonly isGibson: boolean;
}

export interface Walked {
  readonly players: readonly Contender[];
  readonly legal: readonly WholeRound<Contender>[];
  readonly bye: Contender | undefined;
  readonly decisions: readonly Decision<Contender>[];
  readonly pairs: readonly WalkedPair[];
}

export interface Hall {
  readonly position: Position;
  readonly contenders: readonly Contender[];
  /** Absent: Gibson's rule is not applied. */
  readonly outlook: LiteralPrizes | undefined;
}

/** Undefined: no legal round exists. */
export const walkedOf = (hall: Hall): Walked | undefined => {
  const { position, contenders } = hall;
  const players = presentIn(position, contenders);
  const legal = wholeRounds({
    players,
    mayMeet: (a, b) => !position.mayNotMeet(a.id, b.id),
    mayHaveBye: () => true,
  });
  return legal.length === 0 ? undefined : new Walk(hall, { players, legal }).walk();
};

class Walk extends Walking<Contender> {
  private readonly hall: Hall;
  private readonly begun: Pick<Walked, 'players' | 'legal'>;

  constructor(hall: Hall, begun: Pick<Walked, 'players' | 'legal'>) {
    super(begun.legal, nothingAsked);
    this.hall = hall;
    this.begun = begun;
  }

  walk(): Walked {
    const { contenders, outlook } = this.hall;
    const { players, legal } = this.begun;
    const bye = players.length % 2 === 1 ? this.receiver() : undefined;
    let free = players.filter(player => player !== bye);
    const settled = contenders.filter((_, at) => outlook && isSettled(contenders, at, outlook));
    // Whoever has no game is not gibsonised, and whoever is the rival of another settled player has one.
    const isGibsonised = settled.some(player => free.includes(player));
    const pairs: WalkedPair[] = [];
    for (const chooser of [...settled, ...players]) {
      if (!free.includes(chooser)) continue;
      const others = free.filter(player => player !== chooser);
      const made = settled.includes(chooser)
        ? this.rivalOfSettled(chooser, others)
        : this.rivalOnHill(chooser, others, RULE(isGibsonised ? 'gibson-hill' : 'hill'));
      pairs.push(made);
      free = free.filter(player => !made.pair.includes(player));
    }
    return { players, legal, bye, decisions: this.decisions, pairs };
  }

  private receiver(): Contender {
    const { position } = this.hall;
    const rule = RULE('bye');
    const { player } = this.decide(
      inOrderOfByes(this.begun.players, position).map((each, index) => ({
        player: each,
        rounds: this.open.filter(({ bye }) => bye === each),
        found: [
          { rule, count: freeRounds(each, position), suffers: [each] },
          { rule, place: [index] },
        ],
      })),
    );
    return player;
  }

  /** The best placed without a chance of a prize; where there is none, from the last place up. */
  private rivalOfSettled(chooser: Contender, others: readonly Contender[]): WalkedPair {
    const { contenders, outlook } = this.hall;
    const hasChance = (player: Contender): boolean => !outlook || !isOut(player, contenders, outlook);
    const offered = [...others.filter(player => !hasChance(player)), ...others.filter(hasChance).reverse()];
    const isChampion = chooser.place === 1;
    const counted = RULE(isChampion ? 'gibson' : 'gibson-settled');
    const orderOf = (rival: Contender): string => {
      if (!isChampion) return RULE('gibson-settled');
      return RULE(hasChance(rival) ? 'gibson-last' : 'gibson');
    };
    const { opponent } = this.decide(
      this.opponents(chooser, offered).map(each => ({
        ...each,
        found: [
          {
            rule: counted,
            count: hasChance(each.opponent) ? 1 : 0,
            suffers: [each.opponent],
            of: { unit: 'breach' as const },
          },
          { rule: orderOf(each.opponent), place: each.place },
        ],
      })),
    );
    return { pair: [chooser, opponent], offered, natural: orderOf(opponent), isGibson: true };
  }

  private rivalOnHill(chooser: Contender, others: readonly Contender[], rule: string): WalkedPair {
    const { opponent } = this.decide(
      this.opponents(chooser, others).map(each => ({ ...each, found: [{ rule, place: each.place }] })),
    );
    return { pair: [chooser, opponent], offered: others, natural: rule, isGibson: false };
  }
}
