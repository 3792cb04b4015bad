/*
 * The numbers of the paragraphs of the five documents, read off their texts. Two of them are scanned pages, so numbers
 * come as the scanner read them; `numbers.json` says which paragraph each one is.
 */

/** In the order of the pages. */
export const numbersIn = (document, text) => [...READERS[document](text.split(/\r?\n/))];

const matching = pattern =>
  function* (lines) {
    for (const line of lines) {
      const found = pattern.exec(line);
      if (found) yield found[1];
    }
  };

/** C.04: chapter by chapter, each with its own kind of number. */
const CHAPTERS = [
  ['C.04.1', /^C\.04\.1 Reglas/, /^([a-i])\s/],
  ['C.04.2', /^C\.04\.2 Reglas/, /^\s*([A-D](?=\s+[A-ZI])|\d{1,2}(?=\s+[A-ZÁÉÍÓÚ]|\s+$))/],
  ['C.04.3', /^C\.04\.3 Sistema/, /^\s*([A-E]\.\d{1,2})\s/],
  ['C.04.4.1', /^C\.04\.4\.1 Sistema/, /^\s*(\d\.\d|\d(?=\.\s+[A-Z]))\s?/],
  ['C.04.4.2', /^C\.04\.4\.2 Sistema/, /^\s*(\d\.\d|\d(?=\.\s+[A-Z]))\s?/],
  ['C.04.4.3', /^C\.04\.4\.3 Sistema/, /^\s*(\d\.\d{1,2}(?:\.\d)?|\d(?=\.?\s+[A-Z]|\s*$))\s?/],
  ['C.04.5', /^C\.04\.5 Sistemas/, /^(?!)/],
  ['C.04.5.1', /^C\.04\.5\.1 Aceleración/, /^(\d)\.\s/],
  ['C.04.6', /^C\.04\.6 FIDE/, /^(?!)/],
];

function* chapters(lines) {
  let chapter;
  let section = '';
  for (const line of lines) {
    const begun = CHAPTERS.find(([, heading]) => heading.test(line));
    if (begun) {
      chapter = begun;
      section = '';
      yield begun[0];
      continue;
    }
    const number = chapter?.[2].exec(line)?.[1];
    if (number === undefined) continue;
    if (/^[A-D]$/.test(number)) section = `${number}.`;
    else yield `${chapter[0]} ${section}${number}`;
  }
}

const READERS = {
  '000': matching(/^\s*(\d{1,2}(?:\.\d{1,2}){0,2})\.?(?:\s+(?!-).*)?$/),
  '001': matching(/^(?:#+\s*)?(?:- )?\**\s*([A-F]\d{1,2}|\d{1,2}(?:\.\d){0,3})\.?(?:-|\*\*|\s)/),
  '002': matching(
    /^[\s:~\]]*[[({]?((?:[IVXl1L]{1,4}|V[Iil]{1,3})(?=[)}]?[.,]?\s*\)?\s*\.?\s*[—–])|\d{1,2}(?=\)\s+[A-Z]))/,
  ),
  '003': chapters,
};
