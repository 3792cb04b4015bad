import { decimalOf } from '../../../model/index.ts';
import type { BracketFacts, PassedOver, Rule, Ruling } from '../../../rules/index.ts';
import { forbidden, passedOver } from '../../swiss/against.ts';
import { againstPair, type ToldWalk } from '../../swiss/asked-walk.ts';
import { barredBy } from '../../swiss/bye-ladder.ts';
import { firstOf, type Lazy, rulingOfFloater, rulingOfPair } from '../../swiss/rulings.ts';
import { toldOfWalk } from '../../swiss/told-walk.ts';
import { dueColour, hasPlayed, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { againstDescent, againstTransfer, pairsIn, type Walk1997, walkOf } from './comparison.ts';
import { barredSince, boundBefore } from './definitions.ts';
import type { Descent, FloaterTurn, PairedGroup, Round1997, Transfer } from './procedure.ts';
import type { Rows } from './rows.ts';
import { rule5, rule62, rule63, rule64, rule73, rule74, rule82, ruleD, ruleFG } from './rules.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const toldOf = (field: Field, round: Round1997): ToldWalk<Member> => {
  const { groups } = round;
  const walk = walkOf(field, round);
  const opponents = new Map(groups.flatMap(pairsIn).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return toldOfWalk<Field, Member>(walk, {
    parts: groups.map((group, index) => new ToldGroup({ walk, opponents, group, index })),
    bar: member => barredBy(ruleD, barredSince(member)),
  });
};

interface Told {
  readonly walk: Walk1997;
  /** Who meets whom. */
  readonly opponents: ReadonlyMap<Member, Member>;
  readonly group: PairedGroup;
  readonly index: number;
}

type Made = Transfer & { readonly player: Member };

/** A score group with what else it could have been. */
class ToldGroup {
  private readonly told: Told;
  private readonly transfers: readonly Made[];

  constructor(told: Told) {
    this.told = told;
    this.transfers = told.group.transfers.flatMap(({ player, ...transfer }) =>
      player ? [{ ...transfer, player }] : [],
    );
  }

  boards(): readonly Lazy<'board'>[] {
    const { turns, rows } = this.told.group;
    return [
      ...turns.flatMap(turn => {
        const { floater, opponent } = turn;
        return opponent
          ? [{ about: [floater.id, opponent.id], ruling: () => this.rulingOfTurn(turn, opponent) }]
          : [];
      }),
      ...rows.map((row, at) => ({
        about: row.map(({ id }) => id),
        ruling: () => this.rulingOfRow(row, at),
      })),
    ];
  }

  floats(): readonly Lazy<'float'>[] {
    return [
      ...this.transfers.map(transfer => ({
        about: [transfer.player.id],
        ruling: () => this.rulingOfTransfer(transfer),
      })),
      ...this.told.group.floaters.map(descent => ({
        about: [descent.player.id],
        ruling: () => this.rulingOfDescent(descent),
      })),
    ];
  }

  /** Undefined: the player did not float here, or the other might not have instead. */
  against(player: Member, instead: Member) {
    const transfer = this.transfers.find(each => each.player === player);
    if (transfer && this.mightGoUp(transfer).includes(instead))
      return againstTransfer(this.told, transfer, instead);
    const descent = this.told.group.floaters.find(each => each.player === player);
    if (!descent || !this.mightGoDown(descent).includes(instead)) return undefined;
    return againstDescent(this.told, descent, instead);
  }

  /** Those below who were not transferred; not whoever meets a floater of the group all the same. */
  private mightGoUp({ player, here, below, for: wanted }: Made): readonly Member[] {
    const { opponents } = this.told;
    const isHere = (member: Member | undefined): boolean => member !== undefined && here.includes(member);
    const isSo = (member: Member): boolean =>
      wanted
        ? opponents.get(wanted) === member
        : isHere(opponents.get(member)) && !isHere(opponents.get(player));
    const moved = this.transfers.map(each => each.player);
    return below.filter(member => !moved.includes(member) && !isSo(member));
  }

  /** Those of the group who stayed. */
  private mightGoDown({ order }: Descent): readonly Member[] {
    const goneDown = this.told.group.floaters.map(each => each.player);
    return order.filter(member => !goneDown.includes(member));
  }

  private facts(): BracketFacts & { readonly bracket: number } {
    const { score, rows, floaterPairs } = this.told.group;
    return { bracket: decimalOf(score), players: 2 * (rows.length + floaterPairs.length) };
  }

  /** Whoever was offered before, with what stands against the pair. */
  private passedAsPairs(chooser: Member, offered: readonly Member[]): readonly PassedOver[] {
    const { walk } = this.told;
    return offered.map(other =>
      passedOver([chooser, other], againstPair<Field, Member>(walk, chooser, other), this.facts().bracket),
    );
  }

  private rulingOfTurn({ floater, offered }: FloaterTurn, opponent: Member): Ruling<'board'> {
    const passed = this.passedAsPairs(floater, offered.slice(0, offered.indexOf(opponent)));
    return rulingOfPair([floater, opponent], { passed, natural: rule82, facts: this.facts() });
  }

  /**
   * Those of the Black column, then the White seekers further down, whom the column offers before the one chosen; of one who
   * was counted among the other colour, first whoever stands before and may not have it (2.2).
   */
  private rulingOfRow(row: Rows[number], at: number): Ruling<'board'> {
    const { columns, rows } = this.told.group;
    const [member, opponent] = row;
    const free = rows.slice(at).flat();
    const offered = [...columns.black, ...(columns.white.includes(member) ? columns.white : [])].filter(
      other => other !== member && free.includes(other),
    );
    const passed = [
      ...this.boundBefore(row).map(other => passedOver([other], forbidden({ rule: ruleFG }))),
      ...this.passedAsPairs(member, offered.slice(0, offered.indexOf(opponent))),
    ];
    return rulingOfPair(row, { passed, natural: this.naturalOf(row), facts: this.facts() });
  }

  private isInside([a, b]: Rows[number]): boolean {
    const { white } = this.told.group.columns;
    return white.includes(a) === white.includes(b);
  }

  private boundBefore(row: Rows[number]): readonly Member[] {
    const { white, black, transferred } = this.told.group.columns;
    const over = row.find(player => transferred.includes(player));
    return over && !this.isInside(row) ? boundBefore([...white, ...black], over) : [];
  }

  private naturalOf(row: Rows[number]): Rule {
    const { columns } = this.told.group;
    if (![...columns.white, ...columns.black].some(hasPlayed)) return rule5;
    if (this.isInside(row)) return rule63;
    const over = row.find(player => columns.transferred.includes(player));
    if (!over) return rule62;
    return dueColour(over).colour === 'white' ? rule73 : rule74;
  }

  /** 7.1 and 7.2: those below who stand before. */
  private rulingOfTransfer(transfer: Made): Ruling<'float'> {
    const { player, rule, below } = transfer;
    const before = below.slice(0, below.indexOf(player));
    const facts = { ...this.facts(), direction: 'up' as const };
    const passed = this.mightGoUp(transfer)
      .filter(other => before.includes(other))
      .map(other => passedOver([other], againstTransfer(this.told, transfer, other), facts.bracket));
    const because = passed.length === 0 && transfer.for ? [transfer.for.id] : firstOf(passed);
    return rulingOfFloater(player, { passed, natural: rule, facts }, because);
  }

  /** 6.4: those of the group who are asked before. */
  private rulingOfDescent(descent: Descent): Ruling<'float'> {
    const { player, order } = descent;
    const before = order.slice(0, order.indexOf(player));
    const facts = { ...this.facts(), direction: 'down' as const };
    const passed = this.mightGoDown(descent)
      .filter(other => before.includes(other))
      .map(other => passedOver([other], againstDescent(this.told, descent, other), facts.bracket));
    return rulingOfFloater(player, { passed, natural: rule64, facts }, firstOf(passed));
  }
}
