import type { Paper } from './paper.ts';

/** What one person chose on this device. Never anything of a tournament. */
export interface Preferences {
  readonly language: 'en' | 'es' | undefined;
  readonly theme: 'light' | 'dark' | 'system';
  readonly density: 'auto' | 'comfortable' | 'compact';
  /** WCAG 2.1.4: single-letter keys can be turned off in one place. */
  readonly letterKeys: boolean;
  readonly resultKeys: '105' | '123-wbd' | '123-wdb';
  readonly afterResult: 'next-missing' | 'next-board';
  /** Scrabble: the number of the board is typed before each slip. */
  readonly slipMode: boolean;
  /** Scrabble: the difference is typed too, as players write it. */
  readonly checksDifference: boolean;
  /** Undefined: that of the region. */
  readonly paper: Paper | undefined;
}

const DEFAULTS: Preferences = {
  language: undefined,
  theme: 'system',
  density: 'auto',
  letterKeys: true,
  resultKeys: '105',
  afterResult: 'next-missing',
  slipMode: false,
  checksDifference: false,
  paper: undefined,
};

const PLACE = 'pareo.preferences';

const read = (): Preferences => {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Preferences>) };
  } catch {
    // A browser that keeps nothing, or something else's text under our name: the defaults hold.
    return DEFAULTS;
  }
};

let current = $state.raw<Preferences>(DEFAULTS);

export const preferences = {
  get now(): Preferences {
    return current;
  },
  change(changes: Partial<Preferences>): void {
    current = { ...current, ...changes };
    show(current);
    try {
      localStorage.setItem(PLACE, JSON.stringify(current));
    } catch {
      // Kept for this page only.
    }
  },
  /** At the start of the page: public/theme.js has already done what the first paint needs. */
  load(): void {
    current = read();
    show(current);
  },
};

/** The language of the screen: asked for by the address, chosen, or spoken by the browser. */
export const language = (): 'en' | 'es' => {
  if (current.language) return current.language;
  return document.documentElement.lang === 'en' ? 'en' : 'es';
};

const show = ({ theme, language: chosen }: Preferences): void => {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  if (chosen) root.lang = chosen;
};
