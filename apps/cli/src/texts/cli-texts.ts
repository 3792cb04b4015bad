import type { Issue, NoPairing } from '@pareo/engine';
import type { Same } from '@pareo/texts';
import type { cli as inEnglish } from './en/cli.ts';
import type { argumentTexts, options, placeholders } from './en/commands.ts';

export const COMMANDS = [
  'serve',
  'backup',
  'restore',
  'move',
  'journal',
  'export',
  'systems',
  'pair',
  'check',
  'generate',
  'standings',
  'ratings',
  'norms',
  'prizes',
  'explain',
  'print',
  'convert',
  'renumber',
  'new',
  'line-up',
  'results',
  'players',
  'demo',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Faults of a tournament that a call can mend, each with the option that does it. */
export const HINTS = {
  'initial-colour-unknown': 'initial-colour',
  'rounds-unknown': 'rounds',
  'acceleration-not-allowed': 'acceleration',
  'option-unknown': 'option',
  'system-of-file-unknown': 'system',
  'unknown-system-code': 'system',
  'tiebreak-self-defined': 'tiebreaks',
  'two-equal-teams-needed': 'players',
  'group-unknown': 'players',
} as const satisfies Partial<Record<Issue['code'] | NoPairing['code'], string>>;
export type HintedCode = keyof typeof HINTS;

export interface CommandText {
  readonly summary: string;
  /** Paragraphs below the summary. */
  readonly details: readonly string[];
  /** What to type, and what it does. */
  readonly examples: readonly (readonly [call: string, meaning: string])[];
}

/** Every option of every command by what it means; the same name may mean two things in two commands. */
export type OptionMeaning = keyof typeof options;
export type ArgumentMeaning = keyof typeof argumentTexts;
/** What a value stands for in a line of help: `--system ID`. */
export type Placeholder = keyof typeof placeholders;

/** Those the name fits. Absent: nobody. */
interface Several {
  readonly several?: readonly string[];
}

/** Everything wrong that is not in a tournament but in the call, or in the machine it runs on. */
export interface CliFaultData {
  'unknown-command': { readonly command: string; readonly suggestion?: string };
  'unknown-option': { readonly option: string; readonly command: string; readonly suggestion?: string };
  'value-missing': { readonly option: string };
  'value-not-wanted': { readonly option: string };
  'option-repeated': { readonly option: string };
  'argument-missing': { readonly argument: string; readonly command: string };
  'argument-not-wanted': { readonly argument: string; readonly command: string };
  'option-missing': { readonly option: string; readonly command: string };
  'options-exclude': { readonly options: readonly [string, string] };
  'unknown-system': { readonly system: string; readonly suggestion?: string };
  'system-of-file-unknown': { readonly code: string };
  'value-not-allowed': {
    readonly option: string;
    readonly value: string;
    readonly allowed: readonly string[];
    /** What is allowed is not listed but shown. */
    readonly areExamples?: true;
  };
  'number-not-allowed': {
    readonly option: string;
    readonly value: string;
    readonly minimum: number;
    readonly maximum: number;
  };
  'setting-without-value': { readonly value: string };
  'date-not-understood': { readonly value: string };
  'scoring-not-understood': { readonly value: string };
  'round-not-there': { readonly round: number; readonly last: number };
  'player-named-twice': { readonly player: string };
  'player-not-there': { readonly player: string } & Several;
  'player-already-there': { readonly player: string };
  'entry-into-team': Record<never, never>;
  'file-without-teams': Record<never, never>;
  'team-not-there': { readonly team: string } & Several;
  'player-not-in-team': { readonly player: string; readonly team: string } & Several;
  'team-without-match': { readonly team: string; readonly round: number };
  'line-up-after-results': { readonly match: string; readonly round: number; readonly boards: number };
  'boards-unknown': Record<never, never>;
  'result-not-understood': { readonly value: string };
  'result-of-nobody': { readonly value: string };
  'result-length': { readonly value: string; readonly games: number; readonly found: number };
  'meeting-not-in-round': {
    readonly value: string;
    readonly round: number;
    /** Those of the two, as they are. */
    readonly meetings: readonly string[];
    readonly game: 'chess' | 'scrabble';
    /** The other round in which it is. */
    readonly isInRound?: number;
  };
  /** Of players: no form has a match of which one game is known. */
  'match-half-open': { readonly value: string };
  /** Stated for a meeting that is not a knock-out match, or for another player. */
  'nobody-goes-on': { readonly value: string };
  'bye-after-pairing': { readonly round: number };
  /** Too late for standings and pairings: the report is a separate file. */
  'correction-for-report': { readonly round: number; readonly article: string };
  'teams-not-there': Record<never, never>;
  /** `table` outside a table system, `draw` outside a knock-out. */
  'list-not-of-system': { readonly list: string };
  'list-not-for-teams': { readonly list: string };
  'list-of-teams': { readonly list: string };
  'no-open-round': { readonly last: number };
  /** Of the machine itself, or no address. */
  'address-for-nobody': { readonly value: string };
  /** The text of the system wants no such list, or nothing has been played. */
  'list-not-for-system': { readonly list: string };
  'format-unknown': { readonly file: string; readonly choices: readonly string[] };
  'file-not-found': Record<never, never>;
  'folder-not-found': { readonly folder: string };
  'file-is-folder': Record<never, never>;
  'file-not-allowed': Record<never, never>;
  'file-not-readable': { readonly reason: string };
  'file-not-writable': { readonly reason: string };
  'share-not-understood': { readonly option: string; readonly value: string };
  'no-files': Record<never, never>;
  'pipe-without-writer': Record<never, never>;
  'output-not-writable': { readonly reason: string };
  /** `force`: the call may say that it means it. */
  'output-is-input': { readonly force: boolean };
  'file-exists': Record<never, never>;
  'input-too-large': { readonly maximum: number };
  'server-not-built': Record<never, never>;
  'internal-error': { readonly message: string };
}
export type CliFaultCode = keyof CliFaultData;
export type CliFault<Code extends CliFaultCode = CliFaultCode> = {
  [C in Code]: { readonly code: C; readonly data: CliFaultData[C] };
}[Code];
export type CliFaultTexts = { readonly [C in CliFaultCode]: (data: CliFaultData[C]) => string };

export interface CheckTotals {
  readonly files: number;
  readonly rounds: number;
  readonly roundsAgreeing: number;
  readonly ranks: number;
  readonly ranksAgreeing: number;
  readonly unreadable: number;
}

/** What `new` made; teams where these are paired. */
export interface SizeOfNew {
  readonly players: number;
  readonly teams?: number;
  readonly rounds: number | undefined;
}

export interface CorrectionsMade {
  readonly count: number;
  readonly effect: 'next-pairing' | 'following-pairing' | 'report-only';
  /** The last round on the wall. */
  readonly paired: number;
  readonly article: string;
}

export interface PlayersChanged {
  readonly added: readonly string[];
  readonly withdrawn: readonly string[];
  readonly returned: readonly string[];
  /** The last round paired. */
  readonly after: number;
}

export interface HillOutside {
  readonly rounds: readonly number[];
  readonly of: number;
  /** The sentence of the text. */
  readonly rule: string;
  readonly article: string;
}

/** What the command line says in one language. */
export type CliTexts = Same<Omit<typeof inEnglish, 'commandMeant'>> & {
  /** Of a word that somebody may type for it. */
  readonly commandMeant: (word: string) => CommandName | undefined;
};
