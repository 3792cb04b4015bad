import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperDocument } from '../model.ts';
import { drawPdf } from '../pdf/index.ts';

/** A word as it stands in a file, measured by poppler. */
export interface Word {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly bottom: number;
  /** Of the type, in points. */
  readonly size: number;
}

/** Of Roboto, from the top of its tallest letter to the foot of its deepest. */
const HEIGHT_OF_LINE = 1.171875;

export const printedWords = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-paper-'));
  const wordsIn = async (documents: readonly PaperDocument[]): Promise<readonly Word[]> => {
    const file = join(folder, 'list.pdf');
    writeFileSync(file, await drawPdf(documents));
    const read = spawnSync('pdftotext', ['-bbox', '-enc', 'UTF-8', file, '-'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (read.error) throw new Error('poppler-utils (pdftotext) measures the files');
    return read.stdout.split('<page ').slice(1).flatMap(wordsOnPage);
  };
  return { wordsIn, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const WORD = /<word xMin="([\d.]+)" yMin="([\d.-]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*?)<\/word>/g;

const wordsOnPage = (text: string, page: number): readonly Word[] =>
  [...text.matchAll(WORD)].map(([, x, top, bottom, word = '']) => ({
    text: word,
    page,
    x: Number(x),
    bottom: Number(bottom),
    size: Math.round(((Number(bottom) - Number(top)) / HEIGHT_OF_LINE) * 100) / 100,
  }));
