import { describe, expect, test } from 'vitest';
import { amountInWords } from './amounts.ts';

/* Written by the rules of both languages: accents, `veintiún`, `cien` and `ciento`, `un millón de`, "and" before the last two digits. */
const AMOUNTS: readonly (readonly [cents: number, currency: string, es: string, en: string])[] = [
  [0, 'EUR', 'cero euros', 'zero euros'],
  [100, 'MXN', 'un peso 00/100 M.N.', 'one peso'],
  [101, 'USD', 'un dólar con un centavo', 'one dollar and one cent'],
  [2100, 'EUR', 'veintiún euros', 'twenty-one euros'],
  [1600, 'MXN', 'dieciséis pesos 00/100 M.N.', 'sixteen pesos'],
  [10000, 'USD', 'cien dólares', 'one hundred dollars'],
  [10100, 'EUR', 'ciento un euros', 'one hundred and one euros'],
  [12100, 'MXN', 'ciento veintiún pesos 00/100 M.N.', 'one hundred and twenty-one pesos'],
  [20000, 'USD', 'doscientos dólares', 'two hundred dollars'],
  [50000, 'EUR', 'quinientos euros', 'five hundred euros'],
  [55500, 'MXN', 'quinientos cincuenta y cinco pesos 00/100 M.N.', 'five hundred and fifty-five pesos'],
  [70000, 'USD', 'setecientos dólares', 'seven hundred dollars'],
  [99900, 'EUR', 'novecientos noventa y nueve euros', 'nine hundred and ninety-nine euros'],
  [100000, 'MXN', 'mil pesos 00/100 M.N.', 'one thousand pesos'],
  [100100, 'USD', 'mil un dólares', 'one thousand and one dollars'],
  [110000, 'EUR', 'mil cien euros', 'one thousand one hundred euros'],
  [
    123450,
    'MXN',
    'mil doscientos treinta y cuatro pesos 50/100 M.N.',
    'one thousand two hundred and thirty-four pesos and fifty centavos',
  ],
  [150000, 'USD', 'mil quinientos dólares', 'one thousand five hundred dollars'],
  [200001, 'EUR', 'dos mil euros con un céntimo', 'two thousand euros and one cent'],
  [2100000, 'MXN', 'veintiún mil pesos 00/100 M.N.', 'twenty-one thousand pesos'],
  [3100100, 'USD', 'treinta y un mil un dólares', 'thirty-one thousand and one dollars'],
  [10000000, 'EUR', 'cien mil euros', 'one hundred thousand euros'],
  [10100000, 'MXN', 'ciento un mil pesos 00/100 M.N.', 'one hundred and one thousand pesos'],
  [
    99999999,
    'USD',
    'novecientos noventa y nueve mil novecientos noventa y nueve dólares con noventa y nueve centavos',
    'nine hundred and ninety-nine thousand nine hundred and ninety-nine dollars and ninety-nine cents',
  ],
  [100000000, 'EUR', 'un millón de euros', 'one million euros'],
  [200000000, 'MXN', 'dos millones de pesos 00/100 M.N.', 'two million pesos'],
  [100000100, 'USD', 'un millón un dólares', 'one million and one dollars'],
  [157500, 'EUR', 'mil quinientos setenta y cinco euros', 'one thousand five hundred and seventy-five euros'],
  [
    961300,
    'MXN',
    'nueve mil seiscientos trece pesos 00/100 M.N.',
    'nine thousand six hundred and thirteen pesos',
  ],
  [
    841764,
    'USD',
    'ocho mil cuatrocientos diecisiete dólares con sesenta y cuatro centavos',
    'eight thousand four hundred and seventeen dollars and sixty-four cents',
  ],
  [2853, 'EUR', 'veintiocho euros con cincuenta y tres céntimos', 'twenty-eight euros and fifty-three cents'],
  [2500, 'MXN', 'veinticinco pesos 00/100 M.N.', 'twenty-five pesos'],
  [
    44197260,
    'USD',
    'cuatrocientos cuarenta y un mil novecientos setenta y dos dólares con sesenta centavos',
    'four hundred and forty-one thousand nine hundred and seventy-two dollars and sixty cents',
  ],
  [2800000, 'EUR', 'veintiocho mil euros', 'twenty-eight thousand euros'],
  [2197, 'MXN', 'veintiún pesos 97/100 M.N.', 'twenty-one pesos and ninety-seven centavos'],
  [
    243724906,
    'USD',
    'dos millones cuatrocientos treinta y siete mil doscientos cuarenta y nueve dólares con seis centavos',
    'two million four hundred and thirty-seven thousand two hundred and forty-nine dollars and six cents',
  ],
  [90600000, 'EUR', 'novecientos seis mil euros', 'nine hundred and six thousand euros'],
  [
    568591,
    'MXN',
    'cinco mil seiscientos ochenta y cinco pesos 91/100 M.N.',
    'five thousand six hundred and eighty-five pesos and ninety-one centavos',
  ],
  [
    896407,
    'USD',
    'ocho mil novecientos sesenta y cuatro dólares con siete centavos',
    'eight thousand nine hundred and sixty-four dollars and seven cents',
  ],
  [
    382617543,
    'EUR',
    'tres millones ochocientos veintiséis mil ciento setenta y cinco euros con cuarenta y tres céntimos',
    'three million eight hundred and twenty-six thousand one hundred and seventy-five euros and forty-three cents',
  ],
  [
    932800,
    'MXN',
    'nueve mil trescientos veintiocho pesos 00/100 M.N.',
    'nine thousand three hundred and twenty-eight pesos',
  ],
  [2881, 'USD', 'veintiocho dólares con ochenta y un centavos', 'twenty-eight dollars and eighty-one cents'],
  [
    617898,
    'EUR',
    'seis mil ciento setenta y ocho euros con noventa y ocho céntimos',
    'six thousand one hundred and seventy-eight euros and ninety-eight cents',
  ],
  [987, 'MXN', 'nueve pesos 87/100 M.N.', 'nine pesos and eighty-seven centavos'],
  [
    375301533,
    'USD',
    'tres millones setecientos cincuenta y tres mil quince dólares con treinta y tres centavos',
    'three million seven hundred and fifty-three thousand and fifteen dollars and thirty-three cents',
  ],
  [2200, 'EUR', 'veintidós euros', 'twenty-two euros'],
  [3000, 'EUR', 'treinta euros', 'thirty euros'],
  [100000000000, 'EUR', 'mil millones de euros', 'one billion euros'],
  [10000000000, 'MXN', 'cien millones de pesos 00/100 M.N.', 'one hundred million pesos'],
  [
    123456,
    'CHF',
    'mil doscientos treinta y cuatro CHF 56/100',
    'one thousand two hundred and thirty-four CHF 56/100',
  ],
  [1, 'EUR', 'cero euros con un céntimo', 'zero euros and one cent'],
];

describe('amounts in words', () => {
  test.each(AMOUNTS)('%d %s', (cents, currency, es, en) => {
    expect(amountInWords(cents, currency, 'es')).toBe(es);
    expect(amountInWords(cents, currency, 'en')).toBe(en);
  });
});
