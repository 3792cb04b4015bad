import { accept, type Issue, issue, type Outcome, refuse, together } from '../model/index.ts';
import {
  BASES,
  type Base,
  type ModifierName,
  type Modifiers,
  SELF_DEFINED,
  SYNONYMS,
  type Tiebreak,
  USAGE,
} from './code.ts';

/** `BH/C1`, `BH:MP/M1/P`, `KS/L+1`, `SSSC/K4`; the handbook's `BH-C1` too. Capitals do not matter (MTB26). */
export const parseTiebreak = (text: string): Outcome<Tiebreak, Issue> => {
  const written = text.trim();
  const [head = '', ...slashes] = written.toUpperCase().replace(HANDBOOK_CUT, '/$1').split('/');
  const [name = '', ...colons] = head.split(':');
  const base = baseNamed(name.trim());
  if (!base)
    return refuse(
      name.startsWith('OTHER_')
        ? issue('tiebreak-self-defined', { tiebreak: written })
        : issue('tiebreak-unknown', { tiebreak: written }),
    );
  const parts = [...colons.map(score => `:${score.trim()}`), ...slashes.map(part => part.trim())];
  const read = parts.map(part => ({ part, modifier: modifierIn(part) }));
  const faults = read
    .filter(({ modifier }) => !modifier || !USAGE[base].takes.includes(modifier.name))
    .map(({ part }) =>
      issue('tiebreak-modifier-unknown', { tiebreak: written, modifier: part, ...allowedFor(base) }),
    );
  if (faults.length > 0) return refuse(...faults);
  const modifiers = Object.assign({}, ...read.map(({ modifier }) => modifier?.value)) as Modifiers;
  return accept({ base, modifiers, written });
};

/** The whole list or every fault in it. */
export const parseTiebreaks = (texts: readonly string[]): Outcome<readonly Tiebreak[], Issue> =>
  together(texts.filter(text => text.trim() !== '').map(parseTiebreak));

const HANDBOOK_CUT = /-([CM]\d+)/g;

const baseNamed = (name: string): Base | undefined => {
  const other = /^OTHER_(.+)$/.exec(name)?.[1];
  if (other !== undefined) return SELF_DEFINED.find(base => base === other);
  return SYNONYMS[name] ?? BASES.find(base => base === name);
};

interface ReadModifier {
  readonly name: ModifierName;
  readonly value: Modifiers;
}

const PATTERNS: readonly { readonly shape: RegExp; readonly read: (digits: string) => ReadModifier }[] = [
  { shape: /^:MP$/, read: () => ({ name: 'score', value: { score: 'mp' } }) },
  { shape: /^:GP$/, read: () => ({ name: 'score', value: { score: 'gp' } }) },
  { shape: /^C([1-9]\d?)$/, read: n => ({ name: 'cut', value: { cut: { low: Number(n), high: 0 } } }) },
  {
    shape: /^M([1-9]\d?)$/,
    read: n => ({ name: 'cut', value: { cut: { low: Number(n), high: Number(n) } } }),
  },
  { shape: /^L([+-]\d{1,3})$/, read: n => ({ name: 'limit', value: { limit: Number(n) } }) },
  { shape: /^K(\d{1,4}(?:\.\d+)?)$/, read: x => ({ name: 'divisor', value: { divisor: Number(x) } }) },
  { shape: /^P$/, read: () => ({ name: 'forfeitsPlayed', value: { forfeitsPlayed: true } }) },
  { shape: /^F$/, read: () => ({ name: 'fore', value: { fore: true } }) },
  { shape: /^R$/, read: () => ({ name: 'reversed', value: { reversed: true } }) },
  { shape: /^U(\d{1,4})$/, read: n => ({ name: 'unrated', value: { unrated: Number(n) } }) },
  { shape: /^D$/, read: () => ({ name: 'dropping', value: { dropping: true } }) },
  { shape: /^E(\d{0,2})$/, read: n => ({ name: 'extended', value: { extended: Number(n) } }) },
];

const modifierIn = (part: string): ReadModifier | undefined => {
  for (const { shape, read } of PATTERNS) {
    const found = shape.exec(part);
    if (found) return read(found[1] ?? '');
  }
  return undefined;
};

const SPELLING: Readonly<Record<ModifierName, string>> = {
  score: ':MP, :GP',
  cut: '/C1, /C2, /M1, /M2',
  limit: '/L+1, /L-1',
  divisor: '/K2',
  forfeitsPlayed: '/P',
  fore: '/F',
  reversed: '/R',
  unrated: '/U1400',
  dropping: '/D',
  extended: '/E, /E1',
};

/** Those with a number of the arbiter's choice. */
const WITH_NUMBERS: readonly ModifierName[] = ['cut', 'limit', 'divisor', 'unrated', 'extended'];

const allowedFor = (base: Base) => {
  const { takes } = USAGE[base];
  return {
    allowed: takes.map(name => SPELLING[name]).join(', '),
    ...(takes.some(name => WITH_NUMBERS.includes(name)) ? { areExamples: true as const } : {}),
  };
};
