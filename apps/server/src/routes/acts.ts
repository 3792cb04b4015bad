import type { Entry } from '@pareo/engine/journal';
import { deviceId, entryId, permits, wishShape } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import { instant, objectOf, oneOf, optional, type ValueOf, whole } from '@pareo/engine/shape';
import { heavyOf } from '../access/turns.ts';
import { actorOf, roleIn } from '../access/who.ts';
import { needsEngine } from '../desks/completed.ts';
import type { SendAnswer } from '../desks/sending.ts';
import { actFormat } from './format-of-today.ts';
import { type Problem, problem, tooMany } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

const actBody = objectOf({
  v: actFormat,
  id: entryId,
  basis: whole(0, Number.MAX_SAFE_INTEGER),
  wish: wishShape,
  made: optional(instant),
  queued: optional(oneOf(true)),
  device: optional(deviceId),
});
type ActBody = ValueOf<typeof actBody>;

export const actRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/tournaments/:t/acts',
    access: 'acts',
    summary:
      'Does one act. The same `id` again is the same act: sending twice is harmless. `v` is the format of the wish; without it: 1. `device`: which of the phones on a link, by an id of its own; only the same phone may correct what it entered.',
    hasWish: true,
    body: actBody,
    largest: LIMITS.act,
    status: 201,
    answer:
      '`{ entry }`; 200 when it was done before; 202 `{ question, because }` when it was kept as a question, with the codes of why it was not done',
    run: doAct,
  }),
];

async function doAct({ server, who, params, body, bytes }: Asked<ActBody, unknown>): Promise<Reply> {
  const id = params['t'] ?? '';
  const role = roleIn(who, id);
  if (who.kind === 'nobody' || role === undefined) return problem('not-found', {});
  if (!permits(role, body.wish.kind)) return problem('not-permitted', {});
  // A phone cannot force anything, and does not put questions itself.
  if (who.kind === 'link' && body.wish.knowing !== undefined) return problem('not-permitted', {});
  const wait = server.rates.take('acts', who.session);
  if (wait > 0) return tooMany(wait);
  const desk = await server.desks.open(id);
  if (desk === undefined) return problem('not-found', {});
  const send = (): Promise<SendAnswer> =>
    desk.send({
      id: body.id,
      wish: body.wish,
      by: actorOf(who, body.device),
      basis: body.basis,
      ...(body.made === undefined ? {} : { made: body.made }),
      bytes: bytes.length,
      orAsk: who.kind === 'link' || body.queued === true,
    });
  const answer = await (needsEngine(body.wish) ? server.turns.take(heavyOf(who), send) : send());
  if (answer === undefined) return tooMany(1);
  switch (answer.kind) {
    case 'done':
      return json({ entry: answer.entry }, { status: 201 });
    case 'known':
      return json({ entry: answer.entry });
    case 'kept-as-question':
      return json({ question: answer.entry.seq, because: reasonsOf(answer.entry) }, { status: 202 });
    default:
      return problemOfSending(answer);
  }
}

/** Why what became a question was not done: the author is told, as the arbiter is. */
const reasonsOf = ({ act }: Entry): readonly string[] =>
  act.kind === 'ask' ? act.because.map(({ code }) => code) : [];

const CONFLICTS: readonly string[] = ['changed-meanwhile', 'basis-moved', 'board-has-result'];

export const problemOfSending = (answer: Exclude<SendAnswer, { readonly entry: Entry }>): Problem => {
  switch (answer.kind) {
    case 'refused': {
      const { refusals, since } = answer;
      const warnings = refusals.flatMap(refusal =>
        refusal.code === 'not-confirmed' ? refusal.data.warnings : [],
      );
      const more = { with: { refusals, ...(warnings.length > 0 ? { warnings } : {}), since } };
      if (refusals.some(({ code }) => CONFLICTS.includes(code)))
        return problem('changed-meanwhile', {}, more);
      return problem(warnings.length > 0 ? 'not-confirmed' : 'refused', {}, more);
    }
    case 'basis-ahead':
      return problem('basis-ahead', { version: answer.version });
    case 'busy':
      return problem('busy', {}, { headers: { 'retry-after': '1' } });
    case 'journal-full':
      return problem(answer.kind, { limit: `${LIMITS.journal / 1024 / 1024} MB` });
    case 'id-reused':
    case 'disk-full':
    case 'work-stopped':
    case 'read-only':
      return problem(answer.kind, {});
  }
};
