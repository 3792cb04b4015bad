import { bundled, linesOf, report } from './recorded.mjs';

/*
 * `npm run verify -- --numbers FILE.jsonl[.gz]`: works out every rating, norm, category and division of prizes of a file of
 * recorded answers, and prints how many agree, differ, or differ only by a reading; the first differences side by side.
 */
export const verifyNumbers = async file => {
  const { judgedNumber } = await bundled('engine/src/testing/numbers.ts');
  const { amountInWords } = await bundled('texts/src/amounts.ts');
  const words = ({ in: { amount, currency } }) => ({
    es: amountInWords(amount, currency, 'es'),
    en: amountInWords(amount, currency, 'en'),
  });
  return report(
    linesOf(file).map(line => judgedNumber(line, { words })),
    'cases',
  );
};
