import type { SourceTexts } from '../sources.ts';

export const sources: SourceTexts = {
  'fide-2026': {
    title: 'FIDE Handbook, C.04 and C.07',
    year: '2026',
    known: 'The regulations in force since 1 February 2026; cited by chapter alone: C.04.3, 2.1.1.',
  },
  'fide-2017': {
    title: 'FIDE Handbook, C.04',
    year: '2017',
    known:
      'The regulations until 31 January 2026, in the Spanish translation: basic rules, Dutch system as approved in Baku in 2016, Dubov (General Assembly of 1997), Burstein, Lim (1987 to 1999) and Baku acceleration. Cited with the year: C.04.4.1 (1997), 7.1.',
  },
  'fide-1999': {
    title: 'FIDE Swiss System, C.04.2',
    year: '1987-1999',
    known:
      'Approved by the General Assembly of 1987, amended in 1988, 1989, 1997 and 1998 and by the Executive Board of 1999; a Spanish translation. Lim’s system with the tie-breaks, late entries and youth championships of those years.',
  },
  manual: {
    title: 'Mexican manual',
    year: '1998 or later',
    known:
      'An arbiters’ manual in Spanish, without author or date: Swiss by rating (the Dutch system of those years), Berger tables, Belgrade groups, Wimbledon, Scheveningen tables, and the FIDE annex of 1998 about tie-breaks.',
  },
  fenamac: {
    title: 'FENAMAC, Improved Harkness',
    year: 'not dated',
    known:
      'Instructions of the Federación Nacional de Ajedrez de México for Swiss tournaments, official in its events, with the rules I to IX that precede them in the same book.',
  },
  scrabble: {
    title: 'Scrabble: Swiss, King of the Hill, Gibson’s rule',
    year: '2010 or later',
    known:
      'A page in Spanish about the tournaments of the FISE, which adopted the King of the Hill in 2010; without numbers: its paragraphs are counted under their headings.',
  },
};
