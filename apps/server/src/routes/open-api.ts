import { wishShape } from '@pareo/engine/journal';
import type { Shape } from '@pareo/engine/shape';
import { STATUS } from './problems.ts';
import type { Route } from './route.ts';

/** OpenAPI 3.1 from the list of routes: its schemas are JSON Schema, which the shapes give themselves. */
export const openApi = (routes: readonly Route[], version: string): unknown => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const definition of routes) {
    const path = definition.path.replace(/:([a-z]+)/g, '{$1}');
    const item = paths[path] ?? {};
    item[definition.method.toLowerCase()] = operationOf(definition);
    paths[path] = item;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pareo',
      version,
      description: 'Tournaments: acts, journal, pairings, standings, public pages. Read /api/docs first.',
    },
    components: {
      schemas: { Wish: wishShape.schema, Problem: PROBLEM },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  };
};

const operationOf = (definition: Route): unknown => {
  const { path, body, query, takesBytes, access, summary, answer, status = 200, isStream } = definition;
  const inPath = [...path.matchAll(/:([a-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    summary,
    ...(access === 'all' || access === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-access': access,
    ...(inPath.length + queryOf(query).length === 0 ? {} : { parameters: [...inPath, ...queryOf(query)] }),
    ...(body === undefined && !takesBytes
      ? {}
      : {
          requestBody: {
            required: true,
            content: takesBytes
              ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
              : { 'application/json': { schema: body?.schema } },
          },
        }),
    responses: {
      [status]: {
        description: answer ?? summary,
        ...(isStream ? { content: { 'text/event-stream': {} } } : {}),
      },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
};

const queryOf = (query: Shape<unknown> | undefined): readonly unknown[] => {
  if (query === undefined) return [];
  const schema = query.schema as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
};

const bothLanguages = {
  type: 'object',
  properties: { en: { type: 'string' }, es: { type: 'string' } },
} as const;

const PROBLEM = {
  type: 'object',
  required: ['type', 'status', 'code', 'title', 'detail', 'request'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(STATUS) },
    title: bothLanguages,
    detail: bothLanguages,
    request: { type: 'string', description: 'Names the request in the log of the server.' },
    refusals: { type: 'array', items: { type: 'object' } },
    warnings: { type: 'array', items: { type: 'object' } },
    faults: { type: 'array', items: { type: 'object' } },
    since: { type: 'array', items: { type: 'object' } },
  },
} as const;
