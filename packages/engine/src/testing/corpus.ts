import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

export interface CorpusFile {
  readonly name: string;
  readonly text: string;
}

export interface Corpus {
  /** `complete`: the folder beside the project. `packed`: the part of it that the project carries. */
  readonly source: 'complete' | 'packed';
  readonly files: readonly CorpusFile[];
}

const COMPLETE = new URL('../../../../../shared/corpus/', import.meta.url);
const PACKED = new URL('../../fixtures/corpus.jsonl.gz', import.meta.url);

/** The recorded tournaments of a folder, `dutch-2026` for example, in the order of their names. */
export const corpusFiles = (folder: string): Corpus => {
  const complete = new URL(`${folder}/`, COMPLETE);
  return existsSync(fileURLToPath(complete))
    ? { source: 'complete', files: filesIn(complete) }
    : { source: 'packed', files: packedFiles().filter(file => file.folder === folder) };
};

const filesIn = (folder: URL): readonly CorpusFile[] =>
  readdirSync(folder)
    .sort()
    .map(name => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

type PackedFile = CorpusFile & { readonly folder: string };

let packed: readonly PackedFile[] | undefined;

const packedFiles = (): readonly PackedFile[] => {
  packed ??= gunzipSync(readFileSync(PACKED))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line): PackedFile => JSON.parse(line));
  return packed;
};

/** One of `small-positions`: a TRF, and for some systems the round that follows. */
export interface SmallPosition {
  readonly name: string;
  readonly trf: string;
  readonly [system: string]: unknown;
}

export const smallPositions = (): readonly SmallPosition[] =>
  corpusFiles('small-positions').files.flatMap(file =>
    file.text
      .trimEnd()
      .split('\n')
      .map((line): SmallPosition => JSON.parse(line)),
  );
