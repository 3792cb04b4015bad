import { textList } from './text-list.ts';
import { isZip } from './unzip.ts';

/** What a file seems to be, by its beginning. Whatever is packed is taken for FIDE's; two bytes for each letter are not read. */
export const sortOf = (start: Uint8Array): 'fide' | 'cells' | 'unreadable' => {
  if (isZip(start)) return 'fide';
  if (start.includes(0)) return 'unreadable';
  const text = Buffer.from(start).toString('latin1');
  if (/^\s*<playerslist>/.test(text)) return 'fide';
  return textList(text.split('\n', 1)[0] ?? '', 'standard') === undefined ? 'cells' : 'fide';
};
