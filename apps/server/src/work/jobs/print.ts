import { ENGINE_VERSION, type Ruling, systemNamed } from '@pareo/engine';
import type { State } from '@pareo/engine/journal';
import {
  crosstableList,
  datesText,
  isOfRound,
  listOfRound,
  listOfTournament,
  matchList,
  momentText,
  type Paper,
  type PaperDocument,
  type Printing,
  prizePaper,
  rulingPage,
  standingsList,
  type TypeSize,
} from '@pareo/paper';
import { drawPdf } from '@pareo/paper/pdf';
import { describeRuling, type Language, type PrintedList } from '@pareo/texts';
import {
  crosstableSheet,
  matchSheet,
  namesIn,
  prizeSheet,
  roundSheet,
  rulingsAbout,
  standingsSheet,
} from '@pareo/tournament';
import { systemName } from './page.ts';

export interface PrintWish {
  readonly state: State;
  readonly lists: readonly PrintedList[];
  readonly round?: number;
  readonly board?: number;
  readonly language: Language;
  readonly paper: Paper;
  readonly size: TypeSize;
  readonly slipsPerPage: 4 | 6;
  readonly now: string;
  readonly address?: string;
  readonly rulings?: readonly Ruling[];
}

/** One print job; undefined where the state has nothing of what was asked for. */
export const printJob = async (wish: PrintWish): Promise<Uint8Array | undefined> => {
  const documents = wish.lists.flatMap(list => documentOf(list, wish) ?? []);
  return documents.length === 0 ? undefined : drawPdf(documents);
};

const printingOf = ({ state, language, paper, size, now, address }: PrintWish): Printing => {
  const { details, settings } = state;
  const occasion = [details.place, datesText(details, language)].filter(Boolean).join(', ');
  return {
    language,
    paper,
    size,
    ...(systemNamed(settings.system)?.game === 'scrabble' ? { game: 'scrabble' } : {}),
    frame: {
      tournament: details.name,
      ...(occasion === '' ? {} : { occasion }),
      system: systemName(settings.system, language),
      program: `Pareo ${ENGINE_VERSION}`,
      printed: momentText(new Date(now), language, details.zone),
      ...(address === undefined ? {} : { address }),
    },
  };
};

const documentOf = (list: PrintedList, wish: PrintWish): PaperDocument | undefined => {
  const { state, language, slipsPerPage } = wish;
  const printing = printingOf(wish);
  const number = wish.round ?? state.rounds.length;
  if (isOfRound(list)) {
    const round = roundSheet(state, number);
    const published = number <= state.published ? 'published' : 'draft';
    return round && listOfRound(list, state, printing, { round, state: published, slipsPerPage });
  }
  switch (list) {
    case 'standings': {
      const after = Math.min(wish.round ?? state.published, state.published);
      const sheet = standingsSheet(state, { language, after });
      const isFinal = state.phase === 'finished' && after === state.published;
      return sheet.ok ? standingsList(printing, sheet.value, { isFinal }) : undefined;
    }
    case 'crosstable': {
      const match = matchSheet(state);
      if (match) return matchList(printing, match);
      const sheet = crosstableSheet(state, { order: 'rank' });
      return sheet.ok && state.published > 0 ? crosstableList(printing, sheet.value) : undefined;
    }
    case 'ruling':
      return rulingOf(wish, printing, number);
    case 'prizes':
    case 'receipts':
    case 'diplomas': {
      const sheet = prizeSheet(state, { language });
      return sheet?.ok ? prizePaper(list, printing, sheet.value) : undefined;
    }
    default:
      return listOfTournament(list, state, printing, {
        after: Math.min(wish.round ?? state.published, state.published),
        coming: wish.round ?? state.published + 1,
        rounds: Math.max(state.settings.rounds ?? 0, state.rounds.length, 1),
      });
  }
};

const rulingOf = (
  { state, board: wanted, rulings = [], language }: PrintWish,
  printing: Printing,
  number: number,
): PaperDocument | undefined => {
  const round = roundSheet(state, number);
  const board = round?.boards.find(one => one.number === wanted);
  if (board === undefined) return undefined;
  const name = namesIn(state, number);
  const ids = [board.white.person.number, board.black.person.number];
  const sentences = rulingsAbout(rulings, ids).map(ruling => describeRuling(ruling, name, language));
  return rulingPage(printing, {
    round: number,
    board: board.number,
    white: board.white,
    black: board.black,
    paragraphs: [{ heading: language === 'es' ? 'Por qué' : 'Why', sentences }],
  });
};
