import type { Access, Route } from './route.ts';

/** A page of its own: no script, no style from elsewhere, nothing that the content policy forbids. */
export const docsPage = (routes: readonly Route[], build: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pareo: the API</title>
<h1>Pareo: the API</h1>
<p>Version ${escaped(build)}. For programs: <a href="/api/openapi.json">OpenAPI</a>. JSON both ways, UTF-8; errors are
<code>application/problem+json</code> with a <code>code</code> and sentences in English and Spanish.</p>
<h2>Signing in</h2>
<p>A program exchanges a token once and then sends what it gets as <code>Authorization: Bearer …</code>:</p>
<pre>curl -X POST http://localhost:8080/api/v1/session -H 'content-type: application/json' \\
     -d '{"token":"…of the welcome link…","as":"token"}'</pre>
<h2>Acts</h2>
<p>Everything that happens to a tournament is an act: <code>POST /api/v1/tournaments/:t/acts</code> with
<code>{ id, basis, wish }</code>. <code>id</code> is 32 hexadecimal digits of your own choice, the same again when you send
again; <code>basis</code> is the version that you saw; <code>wish</code> is the act. Every kind with its fields stands in
the schema <code>Wish</code> of the OpenAPI document.</p>
<h2>Routes</h2>
<table>
<thead><tr><th>Method<th>Path<th>Who<th>What<th>Answer</thead>
<tbody>
${routes.map(rowOf).join('\n')}
</tbody>
</table>
</html>
`;

const WHO: Readonly<Record<Access, string>> = {
  all: 'everybody',
  public: 'everybody, as far as the tournament is public',
  person: 'whoever has an account',
  tournament: 'arbiters of the tournament',
  'tournament-owner': 'the owner of the tournament',
  acts: 'arbiters of the tournament; links within their limits',
  owner: 'the owner of the server',
  link: 'the holder of a link',
  metrics: 'this machine, or the token of the figures',
};

const rowOf = ({ method, path, access, summary, answer = '' }: Route): string =>
  `<tr><td>${method}<td><code>${escaped(path)}</code><td>${WHO[access]}<td>${marked(summary)}<td>${marked(answer)}`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Backquotes are code. */
const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
