import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Ruling } from '@pareo/engine';
import { KNOWN_SYSTEMS, type State } from '@pareo/engine/journal';
import { describeAnswer, describeRuling } from '@pareo/texts';
import { gameText, numberedName } from '@pareo/tournament';
import { run } from '../../apps/cli/src/program.ts';
import type { TestServer } from '../../apps/server/src/testing/server.ts';
import { answerTo } from '../../apps/web/src/engine/answers.ts';
import type { Enquiries, EnquiryKind } from '../../apps/web/src/engine/enquiry.ts';
import { boardRows } from '../../apps/web/src/screens/round/rows.ts';
import { boardLine, type Cell, placeLine, sentence } from './cell.ts';

/* The surfaces: columns of the table. Each is asked as its own reader would ask it. */

export interface Standing {
  readonly state: State;
  readonly server: TestServer;
  readonly token: string;
  readonly id: string;
  readonly slug: string;
}

const nameOf = (state: State, key: number): string => state.players[key]?.data.name ?? String(key);
const last = ({ published }: State): number => published;
const isOver = ({ published, settings }: State): boolean =>
  published >= (settings.rounds ?? Number.MAX_VALUE);
const firstTwo = ({ players }: State): readonly [number, number] => {
  const [one, two] = Object.values(players)
    .sort((a, b) => a.number - b.number)
    .map(({ key }) => key);
  return [one ?? 0, two ?? 0];
};

const hasSheets = ({ settings }: State): boolean => KNOWN_SYSTEMS[settings.system]?.game === 'scrabble';

const concerns = ({ about }: Ruling, numbers: readonly (number | undefined)[]): boolean =>
  about.some(number => numbers.includes(number));

const firstBoard = (state: State): readonly (number | undefined)[] => {
  const round = state.rounds[last(state) - 1];
  const board = round?.boards[0];
  return board ? [round.numbers[board.white], round.numbers[board.black]] : [];
};

/** The program's interface for programs, with the JSON of the public pages. */
export const api = async ({ state, server, token, id, slug }: Standing): Promise<Cell> => {
  const get = async (path: string) => (await server.ask('GET', path, { token })).body;
  const round = await get(`/api/v1/public/${slug}/rounds/${last(state)}`);
  const previewed = await server.ask('POST', `/api/v1/tournaments/${id}/rounds/${last(state) + 1}/preview`, {
    token,
    body: {},
  });
  const table = await get(`/api/v1/tournaments/${id}/standings`);
  const { items, keys } = await get(`/api/v1/tournaments/${id}/rounds/${last(state)}/rulings`);
  const [a, b] = firstTwo(state);
  const asked = await get(`/api/v1/tournaments/${id}/rounds/${last(state)}/why?kind=pair&a=${a}&b=${b}`);
  const name = (number: number) => numberedName(number, nameOf(state, keys[number]));
  return {
    round: round.boards.map((board: never) => publicBoard(board)),
    ...(isOver(state)
      ? {}
      : {
          preview: (previewed.body.boards ?? []).map(
            (board: { number: number; white: number; black: number }) =>
              boardLine(board.number, nameOf(state, board.white), nameOf(state, board.black)),
          ),
        }),
    tables: table.rows.map((row: { rank: number; key: number; points: number; values: number[] }) =>
      placeLine(row.rank, nameOf(state, row.key), row.points, row.values.slice(1)),
    ),
    ...(items.length === 0
      ? {}
      : {
          reasons: (items as readonly Ruling[])
            .filter(ruling => concerns(ruling, firstBoard(state)))
            .map(ruling => sentence(describeRuling(ruling, name, 'en'))),
        }),
    ...(asked.answer ? { answer: [sentence(describeAnswer(asked.answer as Answer, name, 'en'))] } : {}),
  };
};

interface PublicBoard {
  readonly number: number;
  readonly white: { readonly name: string };
  readonly black: { readonly name: string };
  /** As lists write it: of a game of Scrabble, the points of both sheets. */
  readonly text?: string;
}

const publicBoard = ({ number, white, black, text }: PublicBoard): string =>
  boardLine(number, white.name, black.name, text);

/** The rows of the console's table, of rounds of one game: a match has a grid of its own. */
const roundInConsole = (state: State): readonly string[] | undefined => {
  const boards = state.rounds[last(state) - 1]?.boards ?? [];
  if (boards.some(({ games = 1, results }) => games > 1 || results[2] !== undefined)) return undefined;
  return boardRows(state, last(state), boards).map(({ board, white, black, recorded }) =>
    boardLine(
      board.number,
      white?.data.name ?? '',
      black?.data.name ?? '',
      recorded && (recorded.kind === 'result' ? gameText(recorded.result) : '*'),
    ),
  );
};

/** The console, with its worker. */
export const worker = ({ state }: Standing): Cell => {
  const ask = <K extends EnquiryKind>(kind: K, asked: Enquiries[K]['ask']) =>
    answerTo(state, kind, asked) as Enquiries[K]['answer'];
  const preview = ask('preview', { round: last(state) + 1, assumed: [] });
  const table = ask('standings', {});
  const rulings = ask('rulings', { round: last(state) });
  const answer = ask('ask', {
    round: last(state),
    question: { kind: 'pair', players: firstTwo(state) },
    language: 'en',
    isLong: false,
  });
  const told = rulings.ok ? rulings.value.filter(ruling => concerns(ruling, firstBoard(state))) : [];
  const round = roundInConsole(state);
  return {
    ...(round ? { round } : {}),
    ...(isOver(state) || !preview.ok
      ? {}
      : {
          preview: preview.value.boards.map(({ number, white, black }) =>
            boardLine(number, nameOf(state, white), nameOf(state, black)),
          ),
        }),
    ...(table.ok
      ? {
          tables: table.value.rows.map(row =>
            placeLine(row.rank, row.name, row.points / 10, row.values.slice(1)),
          ),
        }
      : {}),
    reasons: ask('sentences', { round: last(state), rulings: told, language: 'en' }).map(({ text }) =>
      sentence(text),
    ),
    ...(answer?.ok && answer.value ? { answer: [sentence(answer.value.text)] } : {}),
  };
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

const rowsIn = (html: string, table: string): readonly (readonly string[])[] => {
  const body =
    new RegExp(`<table[^>]*class="list ${table}[^>]*>.*?<tbody[^>]*>(.*?)</tbody>`, 's').exec(html)?.[1] ??
    '';
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell)),
  );
};

/** The pages that everybody reads. */
export const publicPages = async ({ state, server, slug }: Standing): Promise<Cell> => {
  const get = async (path: string) => (await server.ask('GET', `/t/${slug}${path}?lang=en`)).text;
  const round = rowsIn(await get(`/r/${last(state)}`), 'pairings');
  const table = rowsIn(await get('/standings'), 'standings');
  const why = await get(`/why/${last(state)}/1`);
  const sentences = [...why.matchAll(/<section class="reason">.*?<\/section>/gs)].flatMap(([section]) =>
    [...section.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => sentence(textOf(text))),
  );
  return {
    round: round
      .filter(([board]) => board !== '')
      .map(([board = '', , white = '', , result = '', black = '']) =>
        boardLine(Number(board), white, black, result),
      ),
    tables: table
      .filter(({ length }) => length > 1)
      .map(([rank = '', name = '', ...shown]) => {
        // Rating and federation stand last; a knock-out has the stage before the points.
        const rest = shown.slice(0, -2);
        const [points = '', ...values] = /^[\d.]*$/.test(rest[0] ?? '') ? rest : rest.slice(1);
        return placeLine(rank, name.replace(' (withdrawn)', ''), points, values);
      }),
    ...(state.rounds[last(state) - 1]?.rulings === undefined ? {} : { reasons: sentences }),
  };
};

/** The command line, which reads the file that the tournament gives. */
export const commandLine = async (standing: Standing): Promise<Cell> =>
  onItsFile(standing, async (file, { state }) => {
    const json = async (...args: readonly string[]) => {
      const text = await printed([...args, '--json', '--lang', 'en']);
      return text === '' ? undefined : JSON.parse(text);
    };
    const coming = isOver(state) ? undefined : await json('pair', file, '--round', String(last(state) + 1));
    const table = await json('standings', file, ...lotsOf(state));
    const explained = await json('explain', file, '--round', String(last(state)));
    const [a, b] = firstTwo(state).map(key => String(state.players[key]?.number));
    const asked = await json('explain', file, '--round', String(last(state)), '--why-not', a ?? '', b ?? '');
    interface Row {
      readonly rank: number;
      readonly name: string;
      readonly points: number;
      readonly tiebreaks: Readonly<Record<string, number | null>>;
    }
    return {
      ...(coming?.pairs
        ? {
            preview: coming.pairs.map((pair: { board: number; whiteName: string; blackName: string }) =>
              boardLine(pair.board, pair.whiteName, pair.blackName),
            ),
          }
        : {}),
      tables: (table.players as readonly Row[]).map(({ rank, name, points, tiebreaks }) =>
        placeLine(rank, name, points, Object.values(tiebreaks)),
      ),
      ...(state.rounds[last(state) - 1]?.hand === undefined && explained?.rulings
        ? {
            reasons: (explained.rulings as readonly (Ruling & { readonly sentence: string })[])
              .filter(ruling => concerns(ruling, firstBoard(state)))
              .map(ruling => sentence(ruling.sentence)),
          }
        : {}),
      ...(asked?.answer ? { answer: [sentence(asked.answer.sentence)] } : {}),
    };
  });

/** What the command line prints of the same file. */
export const printedFromFile = async (standing: Standing): Promise<Cell> =>
  onItsFile(standing, async (file, { state }) => {
    const pdf = `${file}.pdf`;
    await printed([
      'print',
      file,
      '--list',
      'results,standings',
      '--lang',
      'en',
      '--output',
      pdf,
      ...lotsOf(state),
    ]);
    const shown = readFromPaper(pdf, state);
    const { round: _, ...others } = shown;
    return isAdjourned(state) ? others : shown;
  });

/** A file does not tell an adjourned game from one that is open (decision 172). */
const isAdjourned = (state: State): boolean =>
  state.rounds[last(state) - 1]?.boards.some(({ results }) => results[1]?.kind === 'adjourned') ?? false;

const lotsOf = ({ settings, lot }: State): readonly string[] =>
  settings.tiebreaks.includes('LOTS') ? ['--lots', lot] : [];

const onItsFile = async (
  standing: Standing,
  work: (file: string, standing: Standing) => Promise<Cell>,
): Promise<Cell> => {
  const { server, token, id } = standing;
  const { text } = await server.ask('GET', `/api/v1/tournaments/${id}/export/json`, { token });
  return inFolder(folder => {
    const file = join(folder, 'tournament.json');
    writeFileSync(file, text);
    return work(file, standing);
  });
};

const inFolder = async <T>(work: (folder: string) => T | Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-surfaces-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What a call writes on its output. */
const printed = async (args: readonly string[]): Promise<string> => {
  let text = '';
  const out = { write: (part: string) => (text += part), isTTY: false };
  const program = pathToFileURL(join(process.cwd(), 'apps/cli/dist/main.mjs'));
  await run(args, { stdout: out, stderr: { write: () => undefined }, environment: {}, program });
  return text;
};

/** Lists as PDF: names and results in the order of the lines. */
export const onPaper = async ({ state, server, token, id }: Standing): Promise<Cell> => {
  // Both lists at once, as an arbiter prints them.
  const path = `/api/v1/tournaments/${id}/print?lists=results,standings&lang=en&round=${last(state)}`;
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const pdf = Buffer.from(await answer.arrayBuffer());
  return inFolder(async folder => {
    const file = join(folder, 'list.pdf');
    writeFileSync(file, pdf);
    return readFromPaper(file, state);
  });
};

const readFromPaper = (pdf: string, state: State): Cell => {
  const lines = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' }).split('\n');
  const NAME = '(?:Surname\\d+, Given|Tarde, Ana)';
  const board = new RegExp(
    `^\\s*(\\d+)\\s.*?(${NAME}).*?\\d\\s+([-+*½\\d]+(?: ?[-+] ?[-+½\\d]+)?|–)\\s.*?(${NAME})`,
  );
  const place = new RegExp(
    `^\\s*([\\d–]+)\\s+\\d+\\s.*?(${NAME})(?: \\(withdrawn\\))?\\s+\\d+\\s+(?:[A-Za-z].*?\\s{2,})?([\\d.]+)\\s*(.*)$`,
  );
  const results = lines.flatMap(line => {
    const [, number, white = '', result = '', black = ''] = board.exec(line) ?? [];
    return number === undefined
      ? []
      : [
          // Poppler joins the two signs.
          boardLine(Number(number), white, black, result.replace(/^([+-])([+-])$/, '$1 $2')),
        ];
  });
  const standings = lines.flatMap(line => {
    const [, rank, name = '', points = '', values = ''] = place.exec(line) ?? [];
    return rank === undefined
      ? []
      : [
          placeLine(
            rank,
            name,
            points,
            values.split(/\s+/).filter(value => value !== ''),
          ),
        ];
  });
  return { ...(hasSheets(state) ? {} : { round: results }), tables: standings };
};
