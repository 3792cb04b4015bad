import { type GibsonFacts, ruling } from '@pareo/engine/systems';
import { kingOfTheHill } from '@pareo/engine/systems/scrabble';
import { expect, test } from 'vitest';
import { describeRuling } from './ruling-texts.ts';

const name = (id: number) => ['', 'Ana', 'Bea', 'Luis'][id] ?? '';

const gibsonised = (key: string, facts: GibsonFacts) => {
  const rule = kingOfTheHill.rules.find(rule => rule.key === key);
  if (!rule) throw new Error(`${key} is no rule of the hill`);
  return ruling('gibson', rule, [1, 3], {
    because: [2],
    facts: { place: 1, points: 12.5, rounds: 1, prizes: 3, chaserReaches: 11, rivalReaches: 7, ...facts },
  });
};

const withoutChance = gibsonised('king-of-the-hill.gibson', { chosenAs: 'out of prizes' });
const last = gibsonised('king-of-the-hill.gibson-last', { chosenAs: 'last' });

test('Gibson’s rule: who was gibsonised, by which sums, and why this rival', () => {
  expect(describeRuling(withoutChance, name, 'en')).toBe(
    'Ana is gibsonised, because place 1 can no longer be taken from them, and plays Luis. With 1 round to play Ana has 12.5 wins, and Bea, who comes next, can reach 11 wins at most; Luis can reach 7 at most, too few for the 3 prizes: a player who is already champion plays the best placed of those who have no chance of any prize or of qualifying for another tournament (Scrabble, Gibson’s rule).',
  );
  expect(describeRuling(withoutChance, name, 'es')).toBe(
    'Regla de Gibson: ya nadie puede quitarle a Ana («gibsonizado») el lugar 1; juega con Luis. A falta de 1 ronda, Ana tiene 12.5 victorias y Bea, que le sigue, llega a 11 victorias como máximo; Luis llega a 7 como máximo, que no alcanza para los 3 premios: quien ya es campeón juega contra el primer ubicado que no tiene posibilidades de disputar ningún premio ni clasificación a otro torneo (Scrabble, regla de Gibson).',
  );
});

test('decision 106: where everybody may still win a prize', () => {
  expect(describeRuling(last, name, 'en')).toContain(
    'everybody could still win one of the 3 prizes, and Luis stands last',
  );
  expect(describeRuling(last, name, 'es')).toContain(
    'todos pueden ganar todavía uno de los 3 premios, y Luis ocupa el último lugar',
  );
});

test('in Scrabble somebody starts; nobody has White', () => {
  const rule = withoutChance.rule;
  const start = ruling('colour', rule, [1, 2], { facts: { game: 'scrabble' } });
  expect(describeRuling(start, name, 'en')).toContain('Ana starts against Bea.');
  expect(describeRuling(start, name, 'es')).toContain('Ana sale contra Bea.');
});
