/* Whole numbers and amounts of money in words, as a receipt has them: British English. */

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowHundred = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return number < 20 ? `${SMALL[number]}` : ones === 0 ? `${TENS[tens]}` : `${TENS[tens]}-${SMALL[ones]}`;
};

const belowThousand = (number: number): string => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0) return belowHundred(rest);
  return `${SMALL[hundreds]} hundred${rest === 0 ? '' : ` and ${belowHundred(rest)}`}`;
};

const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
] as const;

/** "and" stands before the last two digits: one thousand and one. */
export const numeral = (number: number): string => {
  const parts: string[] = [];
  let rest = number;
  for (const [size, name] of SCALES) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) parts.push(`${numeral(count)} ${name}`);
  }
  if (parts.length === 0) return belowThousand(rest);
  const last = rest === 0 ? [] : [rest < 100 ? `and ${belowHundred(rest)}` : belowThousand(rest)];
  return [...parts, ...last].join(' ');
};

const CURRENCIES: Readonly<
  Record<string, readonly [one: string, many: string, cent: string, cents: string]>
> = {
  EUR: ['euro', 'euros', 'cent', 'cents'],
  USD: ['dollar', 'dollars', 'cent', 'cents'],
  MXN: ['peso', 'pesos', 'centavo', 'centavos'],
};

/** Of a currency that has no words here the code is written, and the cents as a fraction. */
export const amountInWords = (cents: number, currency: string): string => {
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  const names = CURRENCIES[currency];
  if (!names) return `${numeral(whole)} ${currency} ${String(rest).padStart(2, '0')}/100`;
  const [one, many, cent, several] = names;
  const main = `${numeral(whole)} ${whole === 1 ? one : many}`;
  return rest === 0 ? main : `${main} and ${numeral(rest)} ${rest === 1 ? cent : several}`;
};
