import { metricsText } from '../metrics/family.ts';
import { type Route, route } from './route.ts';

export const metricsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/metrics',
    access: 'metrics',
    summary:
      'Figures for Prometheus, of all processes. Only with `--metrics`, from this machine or with its token.',
    answer: 'text',
    run: async ({ server }) => ({
      kind: 'bytes',
      body: metricsText(await server.figures()),
      type: 'text/plain; version=0.0.4; charset=utf-8',
      headers: { 'cache-control': 'no-store' },
    }),
  }),
];
