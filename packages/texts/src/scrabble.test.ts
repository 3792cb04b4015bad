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
    'Regla de Gibson («gibsonización»): ya nadie puede quitarle a Ana el lugar 1; juega con Luis. A falta de 1 ronda, Ana tiene 12.5 victorias y Bea, que le sigue, llega a 11 victorias como máximo; Luis llega a 7 como máximo, que no alcanza para los 3 premios: quien ya es campeón juega contra el primer ubicado que no tiene posibilidades de disputar ningún premio ni clasificación a otro torneo (Scrabble, regla de Gibson).',
  );
});

// Others may be without a chance, or stand below Luis: with the bye, or kept from Ana by the rules of the tournament.
test('decision 106: where everybody whom the champion can be given may still win a prize', () => {
  expect(describeRuling(last, name, 'en')).toContain(
    'everybody whom Ana can be given could still win one of the 3 prizes, and of them Luis stands last',
  );
  expect(describeRuling(last, name, 'es')).toContain(
    'todos los rivales que puede tener Ana pueden ganar todavía uno de los 3 premios, y de ellos Luis va en último lugar',
  );
});

test('Gibson’s rule: a single prize is no plural', () => {
  const ofOne = (chosenAs: string) => gibsonised('king-of-the-hill.gibson', { chosenAs, prizes: 1 });
  expect(describeRuling(ofOne('out of prizes'), name, 'en')).toContain('too few for the prize:');
  expect(describeRuling(ofOne('out of prizes'), name, 'es')).toContain('que no alcanza para el premio:');
  expect(describeRuling(ofOne('last'), name, 'en')).toContain('could still win the prize, and');
  expect(describeRuling(ofOne('last'), name, 'es')).toContain('pueden ganar todavía el premio, y');
});

test('in Scrabble somebody starts; nobody has White', () => {
  const rule = withoutChance.rule;
  const start = ruling('colour', rule, [1, 2], { facts: { game: 'scrabble' } });
  expect(describeRuling(start, name, 'en')).toContain('Ana starts against Bea.');
  expect(describeRuling(start, name, 'es')).toContain('Ana sale contra Bea.');
});
