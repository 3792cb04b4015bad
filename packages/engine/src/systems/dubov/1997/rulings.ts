import { decimalOf } from '../../../model/index.ts';
import type { BracketFacts, Rule, Ruling } from '../../../rules/index.ts';
import { type Against, equalLater, forbidden, notComplete, passedOver } from '../../swiss/against.ts';
import { barredBy, rulingOfBye, stepsOfBye } from '../../swiss/bye-ladder.ts';
import { leftOverAmong } from '../../swiss/left-over.ts';
import { canAllBePaired, hasRound, within } from '../../swiss/pairable.ts';
import { prohibitionBetween } from '../../swiss/prohibition.ts';
import { type Lazy, rerunIn, type StepwiseRound } from '../../swiss/reasons.ts';
import { firstOf, rulingOfFloater, rulingOfPair } from '../../swiss/rulings.ts';
import {
  type Allowed,
  againstDemand,
  among,
  both,
  breaking,
  closed,
  counting,
  countingPairs,
  keeping,
  type Rerun,
  type Step,
  toldApart,
  withPair,
} from '../../swiss/steps.ts';
import { dueColour, hasPlayed, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { barredSince, limitsOf, mayBeTransferredUp } from './definitions.ts';
import {
  byeLadder,
  type Descent,
  type FloaterTurn,
  type PairedGroup,
  pairRound1997,
  type Round1997,
  type Transfer,
} from './procedure.ts';
import { firstRows, type Rows } from './rows.ts';
import {
  rule5,
  rule9,
  rule21,
  rule62,
  rule63,
  rule64,
  rule72,
  rule73,
  rule74,
  rule82,
  ruleD,
} from './rules.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, round: Round1997): StepwiseRound<Member> => {
  const rerun = rerunIn<Field, Member, Round1997>(field, round, {
    decide: other => (hasRound(other) ? pairRound1997(other) : undefined),
    stepsOf,
    bar: member => barredBy(ruleD, barredSince(member)),
    completion: rule9,
  });
  const { bye, groups } = round;
  const told = groups.map((group, index) => new ToldGroup({ field, rerun, round, group, index }));
  return {
    members: field.members,
    rerun,
    boards: told.flatMap(group => group.boards()),
    floats: told.flatMap(group => group.floats()),
    bye: bye && (() => rulingOfBye(field, byeLadder(field), { receiver: bye, rerun })),
    insteadOf: (player, instead) => {
      for (const group of told) {
        const demand = group.insteadOf(player, instead);
        if (demand !== 'not here') return demand;
      }
      return undefined;
    },
  };
};

const pairsIn = ({ floaterPairs, rows }: PairedGroup): Rows => [...floaterPairs, ...rows];

const written = (members: readonly Member[]): string => members.map(({ id }) => id).join();

const stepsOf = (field: Field, { bye, groups }: Round1997): readonly Step[] => [
  ...stepsOfBye(byeLadder(field), bye),
  ...groups.flatMap(group => [
    ...group.turns.map(turn => stepOfTurn(group, turn)),
    ...stepsOfMoves(group, groups.flatMap(pairsIn)),
    ...stepsOfRows(group, group.rows),
  ]),
];

/** 8.2. */
const stepOfTurn = ({ score }: PairedGroup, { floater, opponent }: FloaterTurn): Step => ({
  choice: `${floater.id}-${opponent?.id ?? 'on'}`,
  counts: [breaking(rule82, !opponent, [floater])],
  order: rule82,
  bracket: decimalOf(score),
});

/** 6.4: as few as possible meet somebody of another group; 7.1 and 7.2; 6.4. */
const stepsOfMoves = (
  { score, residents, crossings, transfers, floaters }: PairedGroup,
  pairs: Rows,
): readonly Step[] => {
  const bracket = decimalOf(score);
  const crossing = crossings();
  const isHere = (member: Member): boolean => residents.includes(member);
  const meetOthers = pairs.filter(([a, b]) => isHere(a) !== isHere(b)).map(([a, b]) => (isHere(a) ? a : b));
  const goneDown = floaters.map(({ player }) => player);
  return [
    {
      choice: String(crossing),
      counts: [[rule64, crossing, crossing > 0 ? meetOthers.map(({ id }) => id) : []]],
      order: rule64,
      bracket,
    },
    {
      choice: written(transfers.map(({ player }) => player)),
      counts: [],
      order: transfers[0]?.rule ?? rule72,
      bracket,
    },
    { choice: written(goneDown), counts: [counting(rule64, goneDown)], order: rule64, bracket },
  ];
};

/** 6.3: as few rows as possible inside a column, then row by row. */
const stepsOfRows = ({ score, columns }: PairedGroup, rows: Rows): readonly Step[] => {
  const bracket = decimalOf(score);
  const isInside = ([a, b]: Rows[number]): boolean => columns.white.includes(a) === columns.white.includes(b);
  const inside = rows.filter(isInside);
  return [
    { choice: String(inside.length), counts: [countingPairs(rule63, inside)], order: rule63, bracket },
    ...rows.map(row => ({
      choice: `${row[0].id}-${row[1].id}`,
      counts: [countingPairs(rule63, isInside(row) ? [row] : [])],
      order: rule63,
      bracket,
    })),
  ];
};

interface Told {
  readonly field: Field;
  readonly rerun: Rerun<Member>;
  readonly round: Round1997;
  readonly group: PairedGroup;
  readonly index: number;
}

/** A score group with what else it could have been. */
class ToldGroup {
  private readonly told: Told;

  constructor(told: Told) {
    this.told = told;
  }

  boards(): readonly Lazy<'board'>[] {
    const { group } = this.told;
    return [
      ...group.turns.flatMap((turn, index) => {
        const { floater, opponent } = turn;
        return opponent
          ? [{ about: [floater.id, opponent.id], ruling: () => this.rulingOfTurn(turn, opponent, index) }]
          : [];
      }),
      ...group.rows.map((row, index) => ({
        about: row.map(({ id }) => id),
        ruling: () => this.rulingOfRow(row, index),
      })),
    ];
  }

  floats(): readonly Lazy<'float'>[] {
    const { transfers, floaters } = this.told.group;
    return [
      ...transfers.map(transfer => ({
        about: [transfer.player.id],
        ruling: () => this.rulingOfTransfer(transfer),
      })),
      ...floaters.map(descent => ({
        about: [descent.player.id],
        ruling: () => this.rulingOfDescent(descent),
      })),
    ];
  }

  insteadOf(player: Member, instead: Member): Allowed<Member> | Against | undefined | 'not here' {
    const { transfers, floaters } = this.told.group;
    const transfer = transfers.find(each => each.player === player);
    const descent = floaters.find(each => each.player === player);
    const moved = [...transfers, ...floaters].map(each => each.player);
    if (transfer) {
      if (!transfer.below.includes(instead) || moved.includes(instead)) return undefined;
      return this.demandOfTransfer(transfer, instead, player);
    }
    if (!descent) return 'not here';
    if (!descent.here.includes(instead) || moved.includes(instead)) return undefined;
    return both(this.before(), among(descent.here, { inside: player, outside: instead }));
  }

  private facts(): BracketFacts {
    const { score, rows, floaterPairs } = this.told.group;
    return { bracket: decimalOf(score), players: 2 * (rows.length + floaterPairs.length) };
  }

  /** The bye, the groups above, and the floaters paired in this one. */
  private before(turns = this.told.group.turns.length): Allowed<Member> {
    const { round, group, index } = this.told;
    const above = round.groups.slice(0, index).flatMap(pairsIn);
    const paired = group.turns
      .slice(0, turns)
      .flatMap(({ floater, opponent }) => (opponent ? [[floater, opponent] as const] : []));
    return keeping(round.bye, [...above, ...paired]);
  }

  private rulingOfTurn({ floater, offered }: FloaterTurn, opponent: Member, turn: number): Ruling<'board'> {
    const { field, rerun } = this.told;
    const passed = offered.slice(0, offered.indexOf(opponent)).map(other => {
      const prohibition = prohibitionBetween(field.prohibitions, floater, other);
      const against: Against = prohibition
        ? forbidden(prohibition)
        : (againstDemand(rerun, both(this.before(turn), withPair(floater, other))) ?? equalLater(rule82));
      return passedOver([floater, other], against);
    });
    return rulingOfPair([floater, opponent], { passed, natural: rule82, facts: this.facts() });
  }

  /** Those of the Black column, then the White seekers further down, whom the column offers before the one chosen. */
  private rulingOfRow(row: Rows[number], index: number): Ruling<'board'> {
    const { columns, rows } = this.told.group;
    const [member, opponent] = row;
    const free = rows.slice(index).flat();
    const offered = [...columns.black, ...(columns.white.includes(member) ? columns.white : [])].filter(
      other => other !== member && free.includes(other),
    );
    const passed = offered
      .slice(0, offered.indexOf(opponent))
      .map(other => passedOver([member, other], this.againstRow(index, member, other)));
    return rulingOfPair(row, { passed, natural: this.naturalOf(row), facts: this.facts() });
  }

  private againstRow(index: number, member: Member, other: Member): Against {
    const { field, group } = this.told;
    const prohibition = prohibitionBetween(field.prohibitions, member, other);
    if (prohibition) return forbidden(prohibition);
    const here = group.rows.flat();
    const kept = keeping(undefined, group.rows.slice(0, index));
    const demand = both(closed(here), kept, withPair(member, other));
    const demanded = within(field, demand);
    if (!canAllBePaired(demanded, here))
      return notComplete(rule9, leftOverAmong<Member>(field, here, demand));
    const rows = firstRows(demanded, group.columns);
    return toldApart(stepsOfRows(group, group.rows), stepsOfRows(group, rows)) ?? equalLater(rule63);
  }

  private naturalOf(row: Rows[number]): Rule {
    const { columns } = this.told.group;
    const [member, opponent] = row;
    if (![...columns.white, ...columns.black].some(hasPlayed)) return rule5;
    if (columns.white.includes(member) === columns.white.includes(opponent)) return rule63;
    const over = row.find(player => columns.transferred.includes(player));
    if (!over) return rule62;
    return dueColour(over).colour === 'white' ? rule73 : rule74;
  }

  /** 7.1 and 7.2: those below who stand before, with 2.1 or what the round with them would do worse. */
  private rulingOfTransfer(transfer: Transfer): Ruling<'float'> {
    const { player, rule, below } = transfer;
    const moved = this.told.group.transfers.map(each => each.player);
    const passed = below
      .slice(0, below.indexOf(player))
      .filter(other => !moved.includes(other))
      .map(other => passedOver([other], this.against(this.demandOfTransfer(transfer, other), rule)));
    const facts = { ...this.facts(), direction: 'up' as const };
    const because = passed.length === 0 && transfer.for ? [transfer.for.id] : firstOf(passed);
    return rulingOfFloater(player, { passed, natural: rule, facts }, because);
  }

  private against(demand: Allowed<Member> | Against, order: Rule): Against {
    if ('verdict' in demand) return demand;
    return againstDemand(this.told.rerun, demand) ?? equalLater(order);
  }

  private demandOfTransfer(transfer: Transfer, goes: Member, stays?: Member): Allowed<Member> | Against {
    const { field } = this.told;
    if (!mayBeTransferredUp(goes, limitsOf(field.position))) return forbidden({ rule: rule21 });
    if (!transfer.for)
      return both(this.before(), among(transfer.here, { inside: goes, ...(stays && { outside: stays }) }));
    const prohibition = prohibitionBetween(field.prohibitions, transfer.for, goes);
    return prohibition
      ? { ...forbidden(prohibition), opponents: [transfer.for.id] }
      : both(this.before(), withPair(transfer.for, goes));
  }

  /** 6.4: those of the group who are asked before. */
  private rulingOfDescent({ player, here, order }: Descent): Ruling<'float'> {
    const goneDown = this.told.group.floaters.map(each => each.player);
    const passed = order
      .slice(0, order.indexOf(player))
      .filter(other => !goneDown.includes(other))
      .map(other =>
        passedOver([other], this.against(both(this.before(), among(here, { outside: other })), rule64)),
      );
    const facts = { ...this.facts(), direction: 'down' as const };
    return rulingOfFloater(player, { passed, natural: rule64, facts }, firstOf(passed));
  }
}
