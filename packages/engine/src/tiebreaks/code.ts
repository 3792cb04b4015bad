/** Every tie-break by its code: those of C.07, article 5, and MTB26 first, then those of other texts. */
export const BASES = [
  // The scores themselves, as record 212 names them.
  'PTS',
  'MPTS',
  'GPTS',
  // C.07, articles 6 to 10.
  'DE',
  'WIN',
  'WON',
  'BPG',
  'BWG',
  'PS',
  'REP',
  'STD',
  'TPN',
  'BH',
  'AOB',
  'FB',
  'SB',
  'KS',
  'ARO',
  'TPR',
  'PTP',
  'APRO',
  'APPO',
  'RTNG',
  // C.07, articles 12 and 13.
  'BC',
  'TBR',
  'BBE',
  'MPVGP',
  'EMMSB',
  'EMGSB',
  'EGMSB',
  'EGGSB',
  'EDE',
  'EDEBT',
  'EDEBB',
  'EDET',
  'EDEB',
  'SSSC',
  // C.07, article 16.3: what opponents count for a participant, before and after `FB`.
  'ABH',
  'AFB',
  // Other texts: annex of 1998, seed 000 article 16, seed 001 F10, seed 004.
  'SBH',
  'SRO',
  'DE1',
  'SPREAD',
  // The end of a list.
  'LOTS',
  'MANUAL',
] as const;
export type Base = (typeof BASES)[number];

/** Which score of a team: match points or game points. */
export type ScoreKind = 'mp' | 'gp';

/** What the slashes of a code change in its tie-break. */
export interface Modifiers {
  /** `:MP`, `:GP`. */
  readonly score?: ScoreKind;
  /** `/Cn` cuts n low values, `/Mn` n low and n high ones (C.07, articles 14.1 to 14.4). */
  readonly cut?: { readonly low: number; readonly high: number };
  /** `/L+n`, `/L-n`: Koya's limit moved by n half points (article 14.5). */
  readonly limit?: number;
  /** `/Kx`: the divisor of SSSC (article 13.4.2). */
  readonly divisor?: number;
  /** `/P`: forfeits count as played against the scheduled opponent. */
  readonly forfeitsPlayed?: true;
  /** `/F`: Fore Buchholz in place of Buchholz. */
  readonly fore?: true;
  /** `/R`: in the opposite order. */
  readonly reversed?: true;
  /** `/Un`: the rating announced for the unrated (article 10, preamble). */
  readonly unrated?: number;
  /** `/D`: dropping one value more each time until the tie is decided (seed 000, article 16). */
  readonly dropping?: true;
  /** `/En`: n scoregroups below the limit included as well; 0: step by step until decided (1998, 2.1.3.1). */
  readonly extended?: number;
}

export type ModifierName = keyof Modifiers;

export interface Tiebreak {
  readonly base: Base;
  readonly modifiers: Modifiers;
  /** As the list wrote it: the name of the column. */
  readonly written: string;
}

/** The canonical spelling: `BH:MP/C1/P`. */
export const formatTiebreak = ({ base, modifiers: m }: Tiebreak): string =>
  [
    m.score ? `${base}:${m.score.toUpperCase()}` : base,
    m.cut ? (m.cut.high > 0 ? `M${m.cut.low}` : `C${m.cut.low}`) : '',
    m.limit === undefined ? '' : `L${m.limit < 0 ? '' : '+'}${m.limit}`,
    m.divisor === undefined ? '' : `K${m.divisor}`,
    m.fore ? 'F' : '',
    m.forfeitsPlayed ? 'P' : '',
    m.reversed ? 'R' : '',
    m.unrated === undefined ? '' : `U${m.unrated}`,
    m.dropping ? 'D' : '',
    m.extended === undefined ? '' : `E${m.extended === 0 ? '' : m.extended}`,
  ]
    .filter(part => part !== '')
    .join('/');

/** Whom a tie-break can rank. */
export type Scope = 'players' | 'teams' | 'both';

interface Usage {
  readonly scope: Scope;
  readonly takes: readonly ModifierName[];
}

const usage = (scope: Scope, ...takes: readonly ModifierName[]): Usage => ({ scope, takes });

/** MTB26: who may use a code and with what. Cuts of other sums are allowed by C.07, article 14. */
export const USAGE: Readonly<Record<Base, Usage>> = {
  PTS: usage('both'),
  MPTS: usage('teams'),
  GPTS: usage('teams'),
  DE: usage('both', 'score', 'forfeitsPlayed'),
  WIN: usage('both', 'score'),
  WON: usage('both', 'score'),
  BPG: usage('players'),
  BWG: usage('players'),
  PS: usage('both', 'score', 'cut', 'dropping'),
  REP: usage('both', 'score'),
  STD: usage('both', 'score'),
  TPN: usage('both', 'reversed'),
  BH: usage('both', 'score', 'cut', 'forfeitsPlayed', 'fore'),
  AOB: usage('both', 'score', 'forfeitsPlayed', 'fore'),
  FB: usage('both', 'score', 'cut', 'forfeitsPlayed'),
  SB: usage('both', 'score', 'cut', 'forfeitsPlayed'),
  KS: usage('both', 'score', 'limit', 'extended'),
  ARO: usage('players', 'cut', 'unrated'),
  TPR: usage('players', 'unrated'),
  PTP: usage('players', 'unrated'),
  APRO: usage('players', 'unrated'),
  APPO: usage('players', 'unrated'),
  RTNG: usage('players', 'reversed', 'unrated'),
  BC: usage('teams'),
  TBR: usage('teams'),
  BBE: usage('teams'),
  MPVGP: usage('teams'),
  EMMSB: usage('teams', 'cut', 'forfeitsPlayed'),
  EMGSB: usage('teams', 'cut', 'forfeitsPlayed'),
  EGMSB: usage('teams', 'cut', 'forfeitsPlayed'),
  EGGSB: usage('teams', 'cut', 'forfeitsPlayed'),
  EDE: usage('teams', 'forfeitsPlayed'),
  EDEBT: usage('teams', 'forfeitsPlayed'),
  EDEBB: usage('teams', 'forfeitsPlayed'),
  EDET: usage('teams', 'forfeitsPlayed'),
  EDEB: usage('teams', 'forfeitsPlayed'),
  SSSC: usage('teams', 'divisor', 'forfeitsPlayed', 'fore'),
  ABH: usage('both', 'score', 'forfeitsPlayed'),
  AFB: usage('both', 'score', 'forfeitsPlayed'),
  SBH: usage('both', 'score', 'forfeitsPlayed'),
  SRO: usage('players', 'cut', 'unrated', 'dropping'),
  DE1: usage('both', 'score', 'forfeitsPlayed'),
  SPREAD: usage('players'),
  LOTS: usage('both'),
  MANUAL: usage('both'),
};

/** Codes of texts other than C.07: TRF26 writes them `OTHER_…` (C.07, article 4.1). */
export const SELF_DEFINED: readonly Base[] = ['ABH', 'AFB', 'SBH', 'SRO', 'DE1', 'SPREAD', 'LOTS', 'MANUAL'];

/** Other names in use for the same tie-break. */
export const SYNONYMS: Readonly<Record<string, Base>> = { GE: 'REP' };
