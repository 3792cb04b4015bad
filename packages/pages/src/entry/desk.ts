/* What the server says to a phone with a link (`GET /api/v1/desk`). */

export interface DeskBoard {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  /** Empty: none yet. A match: one for each game. */
  readonly result: string | readonly string[];
  readonly games?: number;
  /** Entered by this link. */
  readonly mine: boolean;
}

export interface DeskPlayer {
  readonly key: number;
  readonly number: number;
  readonly name: string;
  readonly present: boolean;
  readonly attendance?: string;
}

interface DeskHead {
  readonly tournament: string;
  readonly name: string;
  readonly language?: string;
  readonly round: number;
  readonly rounds?: number;
  readonly version: number;
  readonly link: { readonly id: string; readonly name: string };
}

export interface ResultDesk extends DeskHead {
  readonly kind: 'result-entry';
  readonly status: string;
  readonly boardsFrom?: number;
  readonly boardsTo?: number;
  readonly boards: readonly DeskBoard[];
}

export interface CheckInDesk extends DeskHead {
  readonly kind: 'check-in';
  readonly players: readonly DeskPlayer[];
}

export type LinkDesk = ResultDesk | CheckInDesk;

/** What became of a request: an answer, a link that has ended, nobody signed in, a page too old, a server that fails, or none in reach. */
export type Reached<Value> =
  | { readonly kind: 'answer'; readonly status: number; readonly value: Value }
  | { readonly kind: 'ended' }
  | { readonly kind: 'signed-out' }
  /** The server reads what this page writes no longer. */
  | { readonly kind: 'too-old' }
  /** With the codes of every reason. */
  | { readonly kind: 'refused'; readonly status: number; readonly because: readonly string[] }
  /** It answers, and cannot do it: its disk is full, its database away, a fault of ours. */
  | { readonly kind: 'failing' }
  | { readonly kind: 'unreachable' };

interface Coded {
  readonly code: string;
}

const API = '/api/v1';

export const request = async <Value>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Reached<Value>> => {
  let answer: Response;
  try {
    answer = await fetch(`${API}${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    return { kind: 'unreachable' };
  }
  if (answer.ok) return { kind: 'answer', status: answer.status, value: (await answer.json()) as Value };
  if (answer.status === 401) return { kind: 'signed-out' };
  if (answer.status === 410) return { kind: 'ended' };
  if (answer.status >= 500) return { kind: 'failing' };
  const { code = '', refusals } = (await answer.json().catch(() => ({}))) as Partial<Coded> & {
    readonly refusals?: readonly Coded[];
  };
  if (code === 'client-too-old') return { kind: 'too-old' };
  return { kind: 'refused', status: answer.status, because: refusals?.map(one => one.code) ?? [code] };
};
