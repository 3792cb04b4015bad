import type { Damage } from '../storage/seals.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import type { ProblemCode, ProblemData } from '../texts/problem-texts.ts';

/** The status of every code: one registry. Its sentences stand in `texts/`. */
export const STATUS = {
  malformed: 400,
  'signed-out': 401,
  'wrong-password': 401,
  'not-permitted': 403,
  'cross-site': 403,
  'password-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'changed-meanwhile': 409,
  'client-too-old': 409,
  'slug-taken': 409,
  'slug-fixed': 409,
  'last-owner': 409,
  'owns-tournaments': 409,
  expired: 410,
  revoked: 410,
  'too-large': 413,
  'wrong-media-type': 415,
  'unknown-host': 421,
  refused: 422,
  'not-confirmed': 422,
  'id-reused': 422,
  'journal-full': 422,
  'basis-ahead': 422,
  'value-invalid': 422,
  'file-unreadable': 422,
  'format-cannot-say': 422,
  'name-differs': 422,
  'password-short': 422,
  'too-many-requests': 429,
  fault: 500,
  busy: 503,
  'work-stopped': 503,
  'read-only': 503,
  damaged: 503,
  'format-unknown': 503,
  'too-many-streams': 503,
  'disk-full': 507,
} as const satisfies Readonly<Record<ProblemCode, number>>;

export interface Problem {
  readonly kind: 'problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a problem may carry besides its sentences: refusals, warnings, faults, what is there now. */
export interface More {
  readonly with?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const problem = <Code extends ProblemCode>(
  code: Code,
  data: ProblemData[Code],
  more: More = {},
): Problem => {
  const english = en[code];
  const spanish = es[code];
  return {
    kind: 'problem',
    code,
    status: STATUS[code],
    body: {
      type: `/api/problems/${code}`,
      status: STATUS[code],
      code,
      title: { en: english.title, es: spanish.title },
      detail: { en: english.detail(data), es: spanish.detail(data) },
      ...more.with,
    },
    ...(more.headers === undefined ? {} : { headers: more.headers }),
  };
};

export const tooMany = (seconds: number): Problem =>
  problem('too-many-requests', { seconds }, { headers: { 'retry-after': String(seconds) } });

/** With where it is, so that a program can ask for what stands before it. */
export const damaged = (damage: Damage): Problem => problem('damaged', damage, { with: { ...damage } });
