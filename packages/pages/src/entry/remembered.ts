import { randomId } from '@pareo/host';
import type { LinkDesk } from './desk.ts';

/* What a phone remembers beside the results that wait: which phone it is, the language that its user chose, and the last list it
 * read, so that a page that is loaded without a network shows it. A browser may forbid storage: then it lasts as long as the page. */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Remembered {
  /** Tells this phone from the others on its link. */
  readonly device: string;
  readonly desk: () => LinkDesk | undefined;
  readonly keepDesk: (desk: LinkDesk | undefined) => void;
  readonly chooseLanguage: (language: string) => void;
}

const DEVICE = 'pareo.device';
const DESK = 'pareo.entry.desk';
/** Shared with the console and the script before the first paint (theme.js). */
const PREFERENCES = 'pareo.preferences';

export const rememberedBy = (store: () => Store): Remembered => {
  const read = (name: string): string | undefined => {
    try {
      return store().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const write = (name: string, text: string | undefined): void => {
    try {
      if (text === undefined) store().removeItem(name);
      else store().setItem(name, text);
    } catch {
      // Storage is full or forbidden: what was to be remembered lasts as long as the page.
    }
  };
  const known = read(DEVICE);
  const device = known !== undefined && /^[0-9a-f]{32}$/.test(known) ? known : randomId();
  if (device !== known) write(DEVICE, device);
  return {
    device,
    desk: () => parsed<LinkDesk>(read(DESK)),
    keepDesk: desk => write(DESK, desk && JSON.stringify(desk)),
    chooseLanguage: language =>
      write(PREFERENCES, JSON.stringify({ ...parsed<object>(read(PREFERENCES)), language })),
  };
};

const parsed = <Value>(text: string | undefined): Value | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
};
