import type { RatedPlayer } from '../rated-player.ts';

/* Lists as FIDE writes them: the widths of the columns of October 2026. */

const COMBINED =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const SINGLE =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag';
const LEGACY =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

const cell = (value: string | number | undefined, width: number): string =>
  String(value ?? '')
    .padEnd(width)
    .slice(0, width);
const number = (value: number | undefined, width: number): string => cell(value ?? 0, width);

/** The columns up to the titles; titles that are too long push the rest. */
const start = ({ id, name, federation, sex, title }: RatedPlayer, others: string): string =>
  cell(id, 15) +
  cell(name, 61) +
  cell(federation, 4) +
  cell(sex === 'w' ? 'F' : 'M', 4) +
  cell(title, 5) +
  cell('', 5) +
  others.padEnd(15);

const three = ({ standard, rapid, blitz }: RatedPlayer): string =>
  [standard, rapid, blitz].map(rating => number(rating, 6) + cell('0', 4) + cell('20', 3)).join('');

const end = ({ born }: RatedPlayer): string => number(born, 6) + cell('', 4);

const file = (header: string, lines: readonly string[]): string =>
  [header, ...lines].map(line => `${line}\r\n`).join('');

export const combinedList = (players: readonly RatedPlayer[], others: readonly string[] = []): string =>
  file(
    COMBINED,
    players.map((one, at) => start(one, others[at] ?? '') + cell('', 4) + three(one) + end(one)),
  );

export const legacyList = (players: readonly RatedPlayer[]): string =>
  file(
    LEGACY,
    players.map(one => start(one, '') + three(one) + end(one)),
  );

export const singleList = (players: readonly RatedPlayer[]): string =>
  file(
    SINGLE,
    players.map(
      one => start(one, '') + cell('', 4) + number(one.standard, 6) + cell('0', 4) + cell('20', 3) + end(one),
    ),
  );

export const xmlList = (players: readonly RatedPlayer[]): string =>
  `<playerslist>\n${players
    .map(
      one =>
        `<player>\n<fideid>${one.id}</fideid>\n<name>${one.name.replace(/&/g, '&amp;')}</name>\n<country>${one.federation}</country>\n<sex>${one.sex === 'w' ? 'F' : 'M'}</sex>\n<title>${one.title ?? ''}</title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n<rating>${one.standard ?? 0}</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>${one.rapid ?? 0}</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n<blitz_rating>${one.blitz ?? 0}</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n<birthday>${one.born ?? ''}</birthday>\n<flag></flag>\n</player>\n`,
    )
    .join('')}</playerslist>\n`;
