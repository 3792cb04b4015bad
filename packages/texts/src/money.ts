/* Amounts in figures: minor units with two decimals, thousands apart. By hand: what Node has for it costs a command more than all its
 * sentences. Both languages write them as Mexico and Britain do. */

/** `1,000.50`. A fraction of minor units is written to the cent below. */
export const figuresOf = (minorUnits: number | string): string => {
  const whole = typeof minorUnits === 'number' ? BigInt(minorUnits) : wholeIn(minorUnits);
  const cents = `${whole}`.padStart(3, '0');
  return `${grouped(cents.slice(0, -2))}.${cents.slice(-2)}`;
};

/** `1,000` where there are no cents: in sums that people read. */
export const shortFigures = (minorUnits: number | string): string =>
  figuresOf(minorUnits).replace(/\.00$/, '');

/** `1,000.50 EUR`. */
export const moneyOf = (minorUnits: number | string, currency: string): string =>
  `${figuresOf(minorUnits)} ${currency}`;

const wholeIn = (fraction: string): bigint => {
  const [over = '0', under = '1'] = fraction.split('/');
  return BigInt(over) / BigInt(under);
};

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
