import type { Ruling } from '@pareo/engine';
import { LIMITS } from '@pareo/engine/model';
import { figures, objectOf, oneOf, optional, textOf } from '@pareo/engine/shape';
import { PAPERS } from '@pareo/paper';
import { isPrintedList, LANGUAGES, PRINTED_LISTS } from '@pareo/texts';
import { unpacked } from '../storage/packing.ts';
import { addressesOf } from './addresses.ts';
import { problem } from './problems.ts';
import { unlessStopped } from './rounds.ts';
import { type Route, route } from './route.ts';

export const printRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/print',
    isHeavy: true,
    access: 'tournament',
    summary: `Lists as one PDF: \`lists\` names them with commas between (${PRINTED_LISTS.join(', ')}).`,
    query: objectOf({
      lists: textOf('name'),
      round: optional(figures(1, LIMITS.rounds)),
      board: optional(figures(1, LIMITS.players)),
      lang: optional(oneOf(...LANGUAGES)),
      paper: optional(oneOf(...PAPERS)),
      large: optional(oneOf('1')),
      slips: optional(oneOf('4', '6')),
    }),
    answer: '`application/pdf`',
    run: async ({ server, params, query }) => {
      const desk = await server.desks.open(params['t'] ?? '');
      const head = await server.storage.tournaments.head(params['t'] ?? '');
      if (desk === undefined || head === undefined) return problem('not-found', {});
      const names = query.lists.split(',').map(name => name.trim());
      const unknown = names.find(name => !isPrintedList(name));
      if (unknown !== undefined)
        return problem('malformed', { what: 'no-such-list', name: unknown.slice(0, 40) });
      const { state } = desk.head().journal;
      const round = query.round ?? state.rounds.length;
      const digest = names.includes('ruling') ? state.rounds[round - 1]?.rulings : undefined;
      const body = digest && (await server.storage.journals.attachment(desk.id, digest));
      const [address = ''] = addressesOf(server).addresses;
      return unlessStopped(async () => {
        const wish = {
          state,
          lists: names.filter(isPrintedList),
          ...(query.round === undefined ? {} : { round: query.round }),
          ...(query.board === undefined ? {} : { board: query.board }),
          language: query.lang ?? state.details.language,
          paper: query.paper ?? 'a4',
          size: query.large === '1' ? 'large' : 'normal',
          slipsPerPage: query.slips === '6' ? 6 : 4,
          now: server.clock.now(),
          ...(head.visibility === 'off' ? {} : { address: `${address}/t/${head.slug}` }),
          ...(body === undefined || body === '' ? {} : { rulings: unpacked(body) as readonly Ruling[] }),
        } as const;
        const pdf = await server.work.run('print', wish, { of: desk.id });
        if (pdf === undefined) return problem('not-found', {});
        return {
          kind: 'bytes',
          body: pdf,
          type: 'application/pdf',
          headers: { 'content-disposition': `inline; filename="${head.slug}-${names.join('-')}.pdf"` },
        };
      });
    },
  }),
];
