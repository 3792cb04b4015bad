import type { Reply, Route } from '../routes/route.ts';
import type { Answered } from './meter.ts';

/** What the figures take of an answer. */
export const answeredBy = (
  definition: Route | undefined,
  reply: Reply,
  status: number,
  seconds: number,
): Answered => ({
  group: groupOf(definition),
  status,
  seconds,
  isStream: reply.kind === 'stream',
  isSignIn: definition?.signsIn === true,
  ...(reply.kind === 'problem' ? { code: reply.code, refusals: reasonsIn(reply.body['refusals']) } : {}),
});

const groupOf = (definition: Route | undefined): Answered['group'] => {
  if (definition === undefined || !definition.path.startsWith('/api/')) return 'pages';
  if (definition.access === 'acts') return 'acts';
  return definition.access === 'public' ? 'public' : 'api';
};

const reasonsIn = (refusals: unknown): readonly string[] =>
  Array.isArray(refusals) ? refusals.map(({ code }: { readonly code: string }) => code) : [];
