import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { canonical } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import { figures, objectOf, optional } from '@pareo/engine/shape';
import type { ExportFormat } from '@pareo/host';
import { newId } from '../access/tokens.ts';
import type { Desk } from '../desks/desk.ts';
import { entryText } from '../desks/head.ts';
import type { Server } from '../server.ts';
import { unpacked } from '../storage/packing.ts';
import { JournalDamaged } from '../storage/seals.ts';
import { type Sound, soundJournal } from '../storage/sound.ts';
import type { Storage } from '../storage/storage.ts';
import type { Restored } from '../work/jobs/restore.ts';
import { problem } from './problems.ts';
import { unlessStopped } from './rounds.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';
import { slugFrom } from './tournaments.ts';
import { type FileInZip, zipOf } from './zip.ts';

const FILES = {
  trf26: { ending: 'trf', type: 'text/plain; charset=utf-8' },
  trf16: { ending: 'trf', type: 'text/plain; charset=utf-8' },
  json: { ending: 'json', type: 'application/json; charset=utf-8' },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  journal: { ending: 'pareo', type: 'application/json; charset=utf-8' },
  zip: { ending: 'zip', type: 'application/zip' },
} as const satisfies Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>>;

const isFormat = (text: string): text is ExportFormat => Object.hasOwn(FILES, text);

const lastEntry = optional(figures(1, 2_147_483_647));

export const exportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/export/:format',
    isHeavy: true,
    access: 'tournament',
    summary:
      'The tournament as a file: `trf26`, `trf16`, `json`, `csv`, `journal` (everything, with its seals), `zip` (all of them).',
    query: objectOf({ until: lastEntry }),
    answer:
      'a file; 422 with the list when the format has no place for something. `journal` and `zip`: 503 where the journal is damaged, with the entry; `until` gives the entries up to one before it',
    run: async ({ server, params, query }) => {
      const format = params['format'] ?? '';
      const desk = await server.desks.open(params['t'] ?? '');
      if (desk === undefined || !isFormat(format)) return problem('not-found', {});
      return unlessStopped(() => exported(server, desk, format, query.until));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/imports',
    isHeavy: true,
    access: 'person',
    takesBytes: true,
    largest: LIMITS.bytes,
    summary:
      'Reads a file (TRF16, TRF26, JSON, CSV) and says what is in it. Nothing is stored but for an hour, for you.',
    status: 200,
    answer: '`{ id, format, players, rounds, notices, issues, record }`: `id` is for `POST /tournaments`',
    run: async ({ server, who, bytes }) => {
      if (who.kind !== 'person') return problem('not-permitted', {});
      return unlessStopped(async () => {
        const read = await server.work.run('import', { bytes }, { thread: 'upload', of: who.id });
        if (!read.ok) return problem('file-unreadable', {}, { with: { faults: read.faults } });
        const { format, record, notices, issues } = read.value;
        const id = await server.imports.put(who.session, record);
        const rounds = record.players.reduce((most, player) => Math.max(most, player.turns.length), 0);
        return json({ id, format, players: record.players.length, rounds, notices, issues, record });
      });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/tournaments/restore',
    isHeavy: true,
    access: 'person',
    takesBytes: true,
    largest: LIMITS.bytes,
    summary: 'Brings a file `.pareo` back as a new tournament: the journal with its seals as it was.',
    status: 201,
    answer:
      '`{ id, slug, doubtful: [{ seq, refusals }] }`: acts that would be refused today stand as they are',
    run: restored,
  }),
];

const exported = async (
  server: Server,
  desk: Desk,
  format: ExportFormat,
  until: number | undefined,
): Promise<Reply> => {
  const { journal, seal } = desk.head();
  const name = slugFrom(journal.state.details.name);
  const fileOf = (body: Uint8Array | string): Reply => ({
    kind: 'bytes',
    body,
    type: FILES[format].type,
    headers: {
      'content-disposition': `attachment; filename="${name}.${FILES[format].ending}"`,
      'cache-control': 'no-store',
    },
  });
  if (format === 'journal') return fileOf(await journalFileOf(server.storage, desk.id, until));
  if (format === 'zip') {
    const files: FileInZip[] = [
      { name: `${name}.pareo`, content: await journalFileOf(server.storage, desk.id, until) },
    ];
    for (const one of ['trf26', 'trf16', 'json', 'csv'] as const) {
      const text = await server.work.run(
        'export',
        { state: journal.state, seal, format: one },
        { of: desk.id },
      );
      // What a format cannot say is left to the others: the journal has everything.
      if (text.ok) files.push({ name: `${name}-${one}.${FILES[one].ending}`, content: text.value });
    }
    return fileOf(await zipOf(files));
  }
  const text = await server.work.run('export', { state: journal.state, seal, format }, { of: desk.id });
  return text.ok ? fileOf(text.value) : problem('format-cannot-say', {}, { with: { faults: text.faults } });
};

/** A file of ours, up to an entry or whole. Throws `JournalDamaged` where that does not hold. */
const journalFileOf = async (storage: Storage, id: string, until?: number): Promise<string | Uint8Array> => {
  const sound = await soundJournal(storage, id);
  if (sound === undefined) throw new Error(`no tournament ${id}`);
  const { damage, entries } = sound;
  if (damage !== undefined && (until === undefined || until > entries.length))
    throw new JournalDamaged(damage);
  return journalFile(sound, until);
};

const packing = promisify<string, Buffer>((text, done) => gzip(text, done));

/** A file of ours; packed where it would be too large to be brought back as it is. */
export const journalFile = async (sound: Sound, until?: number): Promise<string | Uint8Array> => {
  const text = journalText(sound, until);
  return Buffer.byteLength(text) > LIMITS.bytes ? packing(text) : text;
};

const journalText = ({ entries, attachments }: Sound, until = entries.length): string => {
  const texts = entries.slice(0, until).map(entryText);
  const beside = attachments.flatMap(({ digest, body, seq }) =>
    seq <= until ? [canonical({ digest, body: unpacked(body) })] : [],
  );
  return `{"attachments":[${beside}],"entries":[${texts}],"format":"pareo-journal","version":1}`;
};

async function restored(asked: Asked<unknown, unknown>): Promise<Reply> {
  const { server, who, bytes } = asked;
  if (who.kind !== 'person') return problem('not-permitted', {});
  return unlessStopped(async () => {
    const id = newId();
    const read = await server.work.run('restore', { bytes, id }, { thread: 'upload', of: who.id });
    switch (read.kind) {
      case 'too-large':
        return problem('too-large', { limit: read.limit });
      case 'malformed':
        return problem('malformed', { what: read.what });
      case 'unreadable':
        return problem('file-unreadable', {}, { with: { faults: read.faults } });
      case 'read':
        return written(asked, id, read);
    }
  });
}

const written = async (
  { server, who }: Asked<unknown, unknown>,
  id: string,
  { name, append, doubtful }: Extract<Restored, { readonly kind: 'read' }>,
): Promise<Reply> => {
  if (who.kind !== 'person') return problem('not-permitted', {});
  const wished = slugFrom(name);
  const isFree = (await server.storage.tournaments.bySlug(wished)) === undefined;
  const slug = isFree ? wished : `${wished.slice(0, 50)}-${id.slice(0, 4)}`;
  const [answer] = await server.storage.journals.append([
    {
      ...append,
      tournament: id,
      expected: 0,
      after: '',
      create: {
        slug,
        visibility: 'off',
        whyPublic: true,
        members: [{ person_id: who.id, tournament_id: id, role: 'owner' }],
      },
    },
  ]);
  return answer?.kind === 'appended' ? json({ id, slug, doubtful }, { status: 201 }) : problem('busy', {});
};
