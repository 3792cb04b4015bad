/* Números e importes en letra, como los lleva un recibo: delante de un nombre masculino (veintiún pesos, un millón de euros). */

const SMALL = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

const belowHundred = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return number < 30 ? `${SMALL[number]}` : ones === 0 ? `${TENS[tens]}` : `${TENS[tens]} y ${SMALL[ones]}`;
};

const belowThousand = (number: number): string => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0) return belowHundred(rest);
  if (rest === 0) return hundreds === 1 ? 'cien' : `${HUNDREDS[hundreds]}`;
  return `${HUNDREDS[hundreds]} ${belowHundred(rest)}`;
};

const belowMillion = (number: number): string => {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  if (thousands === 0) return belowThousand(rest);
  const head = thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`;
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`;
};

/** Delante de un nombre masculino. */
export const numeral = (number: number): string => {
  const [millions, rest] = [Math.floor(number / 1_000_000), number % 1_000_000];
  if (millions === 0) return belowMillion(rest);
  const head = millions === 1 ? 'un millón' : `${belowMillion(millions)} millones`;
  return rest === 0 ? head : `${head} ${belowMillion(rest)}`;
};

interface Names {
  readonly one: string;
  readonly many: string;
  /** Sin ella los centavos van en cifras: 50/100 M.N. */
  readonly cents?: readonly [one: string, many: string];
  readonly after?: string;
}

const CURRENCIES: Readonly<Record<string, Names>> = {
  EUR: { one: 'euro', many: 'euros', cents: ['céntimo', 'céntimos'] },
  USD: { one: 'dólar', many: 'dólares', cents: ['centavo', 'centavos'] },
  MXN: { one: 'peso', many: 'pesos', after: ' M.N.' },
};

/** Una moneda sin palabras propias va con su código y los centavos en cifras. */
export const amountInWords = (minorUnits: number, currency: string): string => {
  const [whole, rest] = [Math.floor(minorUnits / 100), minorUnits % 100];
  const { one, many, cents, after = '' }: Names = CURRENCIES[currency] ?? { one: currency, many: currency };
  // Un millón de euros, pero un millón cien euros.
  const of = whole >= 1_000_000 && whole % 1_000_000 === 0 && currency in CURRENCIES ? 'de ' : '';
  const main = `${numeral(whole)} ${of}${whole === 1 ? one : many}`;
  if (!cents) return `${main} ${String(rest).padStart(2, '0')}/100${after}`;
  return rest === 0 ? main : `${main} con ${numeral(rest)} ${rest === 1 ? cents[0] : cents[1]}`;
};
