import type { Language } from '@pareo/texts';
import type { Person } from '@pareo/tournament';
import type { Block, DocumentState, Frame, Paper, PaperDocument, TypeSize } from '../model.ts';
import { type Words, wordsIn } from '../words/words.ts';

/** What every document of one printing shares. */
export interface Printing {
  readonly language: Language;
  readonly paper: Paper;
  readonly size: TypeSize;
  /** Absent: chess. Scrabble has no colours: who starts, and the rival. */
  readonly game?: 'scrabble';
  readonly frame: Omit<Frame, 'title' | 'state'>;
}

interface Content {
  readonly kind: string;
  readonly title: string;
  readonly state: DocumentState;
  readonly body: readonly Block[];
  readonly legend?: readonly string[];
  readonly orientation?: PaperDocument['orientation'];
  readonly size?: TypeSize;
}

export const sheet = (printing: Printing, content: Content): PaperDocument => ({
  kind: content.kind,
  language: printing.language,
  paper: printing.paper,
  orientation: content.orientation ?? 'portrait',
  size: content.size ?? printing.size,
  frame: { ...framed(printing.frame), title: content.title, state: content.state },
  body: content.body,
  legend: content.legend ?? [],
});

/** A code that leads to the machine it was printed from leads phones to nowhere: it is left out. */
const framed = ({ address, ...frame }: Printing['frame']): Printing['frame'] =>
  address === undefined || !leadsPhones(address) ? frame : { ...frame, address };

/** Whether a phone gets anywhere with it: not to names of the machine itself, and to nothing that is no address. */
export const leadsPhones = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && url.hostname !== '' && !OWN_MACHINE.test(url.hostname);
};

const OWN_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const wordsOf = ({ language, game }: Pick<Printing, 'language' | 'game'>): Words =>
  wordsIn(language, game);

export const ratingOf = ({ rating }: Person): string => (rating === undefined ? '' : String(rating));

/** Whether anybody of the list has it: an empty column is left out. */
export const isKnown = (
  people: readonly Person[],
  field: 'title' | 'rating' | 'federation' | 'club',
): boolean => people.some(person => person[field] !== undefined && person[field] !== '');

/** Large type is read from three metres: who, where, how many points. Numbers, titles, ratings and federations make room for the names. */
export const isBrief = ({ size }: Pick<Printing, 'size'>): boolean => size === 'large';

/** Place 1 of all pages holds the first, place 2 the next ones, and so on: cut once, the stacks lie in order. */
export const stacked = <One>(
  all: readonly One[],
  perPage: number,
): readonly (readonly (One | undefined)[])[] => {
  const pages = Math.ceil(all.length / perPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: perPage }, (__, place) => all[place * pages + page]),
  );
};

/** The alphabet of the reader: accents do not matter, ñ has its own place in Spanish. */
export const byName = (language: Language) => {
  const { compare } = new Intl.Collator(language === 'es' ? 'es-MX' : 'en-GB');
  return (a: Person, b: Person): number => compare(a.name, b.name) || a.number - b.number;
};

/** The letter under which a name is looked for: `Á` under A, `Ñ` under Ñ in Spanish. */
export const letterOf = (name: string, language: Language): string => {
  const [first = '–'] = name.trim().toLocaleUpperCase(language);
  if (language === 'es' && first === 'Ñ') return first;
  return first.normalize('NFD').replace(/\p{M}/gu, '');
};
