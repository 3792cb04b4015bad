import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted, list: listed } = wordingIn('en');

const where = (list: string, place: number) =>
  list === '' ? 'The plan of prizes' : place === 0 ? `List "${list}"` : `List "${list}", place ${place}`;

/** Plans of prizes that have no one meaning, and rankings that do not say who is paid. */
export const prizeIssues = {
  'category-without-name': ({ category }) => `Category "${category}" has no name. Give it one.`,
  'category-twice': ({ category }) => `Two categories are called "${category}". Rename one of them.`,
  'condition-invalid': ({ category, condition }) =>
    `Category "${category}", condition ${condition}: nobody could meet it, or it says nothing. Write limits in order, a day of the calendar, at least one name.`,
  'amount-invalid': ({ list, place }) => `${where(list, place)}: write an amount above zero, in whole cents.`,
  'prizes-not-descending': ({ list, place }) =>
    `${where(list, place)}: the prize is worth more than the one above it. Put the prizes in order, the best first.`,
  'sharing-invalid': ({ list, found }) =>
    `List "${list}": the part that goes by rank cannot be "${found}". Write a fraction from 0 to 1, as in 2/3.`,
  'prize-list-twice': ({ list }) => `Two lists are called "${list}". Rename one of them.`,
  'two-place-lists': ({ list }) =>
    `List "${list}" is the second list by place of its group. Give it a category, or put it in a group of its own.`,
  'category-unknown': ({ list, category }) =>
    `List "${list}": there is no category "${category}". Define it first.`,
  'category-shares': ({ list }) =>
    `List "${list}": where each player keeps the most valuable prize, prizes of a category are not shared. Pay them by rank, or put the list in a group of its own.`,
  'minimum-share-in-32b': ({ list }) =>
    `List "${list}": rule 32B knows no minimum share. Take it out, or choose another mode.`,
  'thing-in-32b': ({ list, place }) =>
    `${where(list, place)}: rule 32B divides money alone. Put things in a group of their own.`,
  'fund-invalid': ({ found }) =>
    `The fund: "${found}" cannot be used. Write for how many entries it was announced, and a floor from 0 to 1, as in 1/2.`,
  'category-for-teams': ({ list }) =>
    `List "${list}": in a tournament of teams prizes go by place. Take out the category.`,
  'ranking-in-groups': ({ list, groups }) =>
    `List "${list}": groups ${listed(groups)} have rankings of their own, and nobody ranks players of several. Give the list a category of one group.`,
  'tie-not-broken': ({ list, players }) =>
    `List "${list}": players ${listed(players)} are still tied, and their places pay differently. Draw lots, or set their order by hand.`,
  'membership-unknown': ({ list, players }) =>
    `List "${list}": the data do not say whether ${counted(players.length, 'player', 'players')} ${listed(players)} may win it. Complete the data, or decide it.`,
} satisfies Partial<IssueTexts>;
