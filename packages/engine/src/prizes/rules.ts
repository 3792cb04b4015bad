import { impossible } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import type { Method } from './priced.ts';

/*
 * No article of FIDE divides prizes: cited is the list as the tournament announced it, or the text that it announced to follow.
 */
export const PRIZE_RULES: readonly Rule[] = [
  {
    key: 'prizes.announced',
    id: 'list of prizes',
    article: 'As announced by the tournament',
    text: 'Prizes are divided as the list says that was announced.',
  },
  {
    key: 'prizes.one-prize',
    id: 'one prize each',
    article: 'As announced by the tournament',
    text: 'Each player keeps the most valuable prize; what is freed goes to the next who may have it.',
  },
  {
    key: 'prizes.jury',
    id: 'jury',
    article: 'As announced by the tournament',
    text: 'The jury gives the prize.',
  },
  {
    key: 'prizes.32B',
    id: '32B',
    article: 'US Chess, rule 32B',
    text: 'Those who are level pool one prize for each, and nobody gets more than could be won without the tie.',
  },
];

const KEYS: Readonly<Record<Method, string>> = {
  'by-rank': 'prizes.announced',
  shared: 'prizes.announced',
  'best-value': 'prizes.one-prize',
  pooled: 'prizes.32B',
  'own-category': 'prizes.32B',
  jury: 'prizes.jury',
};

export const ruleOf = (method: Method): Rule =>
  PRIZE_RULES.find(({ key }) => key === KEYS[method]) ?? impossible('a method has its rule');
