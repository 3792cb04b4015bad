import type { Ruling } from '@pareo/engine';
import type { Entry, State } from '@pareo/engine/journal';
import { accept } from '@pareo/engine/model';
import type { Clock } from '../clock.ts';
import type { Answer } from '../host.ts';
import type { Posted, Transport } from '../transport.ts';
import type { ActAnswer, Opened, TournamentId } from '../wire.ts';
import { faultOf, problemIn } from './faults.ts';
import type { Requests } from './requests.ts';
import { readStream } from './stream.ts';

/** One tournament over HTTP and its stream of events. */
export const httpTransport = (requests: Requests, id: TournamentId, clock: Clock): Transport => {
  const at = `/tournaments/${encodeURIComponent(id)}`;
  return {
    opened: () => requests.json<Opened>('GET', at),
    post: async request => postedAs(await requests.raw('POST', `${at}/acts`, request)),
    stream: (after, hear, lost) =>
      readStream({
        address: requests.address(`${at}/stream?after=${after}`),
        fetch: requests.fetch,
        clock,
        hear,
        lost,
      }),
    after: async seq =>
      items(await requests.json<Items<Entry>>('GET', `${at}/entries?after=${seq}&limit=500`)),
    at: seq => requests.json<State>('GET', `${at}/at/${seq}`),
    entries: async ({ before, limit }) =>
      items(
        await requests.json<Items<Entry>>(
          'GET',
          `${at}/entries?limit=${limit}${before === undefined ? '' : `&before=${before}`}`,
        ),
      ),
    rulings: async round => items(await requests.json<Items<Ruling>>('GET', `${at}/rounds/${round}/rulings`)),
    export: format => requests.bytes(`${at}/export/${format}`),
  };
};

/** Lists come as `{ items, next? }`. */
interface Items<T> {
  readonly items: readonly T[];
}
const items = <T>(answer: Answer<Items<T>>): Answer<readonly T[]> =>
  answer.ok ? accept(answer.value.items) : answer;

const postedAs = async (response: Response | undefined): Promise<Posted> => {
  if (!response) return { kind: 'unreached' };
  if (response.ok) {
    try {
      const answer = (await response.json()) as ActAnswer;
      return 'entry' in answer
        ? { kind: 'done', entry: answer.entry }
        : { kind: 'kept-as-question', question: answer.question };
    } catch {
      return { kind: 'unreached' };
    }
  }
  const problem = await problemIn(response);
  const fault = faultOf(response.status, problem);
  switch (fault.code) {
    case 'signed-out':
    case 'too-old':
    case 'not-found':
      return { kind: 'closed', reason: fault.code };
    case 'refused':
    case 'not-permitted':
    case 'revoked':
    case 'fault':
    case 'unavailable':
      return response.status >= 500
        ? { kind: 'unreached' }
        : { kind: 'refused', refusals: fault.refusals ?? [], since: problem.since ?? [] };
    case 'offline':
    case 'busy':
    case 'read-only':
    case 'disk-full':
      return { kind: 'unreached' };
  }
};
