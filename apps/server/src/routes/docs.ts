import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';
import { json, type Route, route } from './route.ts';

/** They describe the whole list, which they are part of. */
export const docsRoutes = (routes: () => readonly Route[]): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'all',
    summary: 'The description of this API for programs (OpenAPI 3.1).',
    answer: 'an OpenAPI document',
    run: ({ server }) => json(openApi(routes(), server.build)),
  }),
  route({
    method: 'GET',
    path: '/api/docs',
    access: 'all',
    summary: 'The description of this API for people.',
    answer: 'a page',
    run: ({ server }) => ({
      kind: 'bytes',
      body: docsPage(routes(), server.build),
      type: 'text/html; charset=utf-8',
    }),
  }),
];
