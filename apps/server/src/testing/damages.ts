import type { Kysely } from 'kysely';
import { packedJson } from '../storage/packing.ts';
import type { AttachmentRow, EntryRow, Schema, TournamentRow } from '../storage/schema.ts';

/* What can happen to a tournament in a database, one kind for each place, and the entry that it hurts. For the life of `playedTwice`. */

type Tables = Kysely<Schema>;

export interface Damage {
  readonly name: string;
  /** The entry that is named, and what of it. */
  readonly seq: number;
  readonly what: 'entry' | 'attachment' | 'head';
  /** What stands before it, and is given all the same. */
  readonly holds: number;
  readonly act: (tables: Tables, id: string) => Promise<unknown>;
}

/** Fourteen entries: two rounds of eight players, whose reasons hang on entries 3 and 9. */
export const LAST = 14;

const entryAt = (tables: Tables, id: string, seq: number): Promise<EntryRow> =>
  tables
    .selectFrom('entries')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();

const change = async (
  tables: Tables,
  id: string,
  seq: number,
  changed: (entry: EntryRow) => Partial<EntryRow>,
): Promise<void> => {
  await tables
    .updateTable('entries')
    .set(changed(await entryAt(tables, id, seq)))
    .where('tournament_id', '=', id)
    .where('seq', '=', seq)
    .execute();
};

const lose = (tables: Tables, id: string, seq: number) =>
  tables.deleteFrom('entries').where('tournament_id', '=', id).where('seq', '=', seq).execute();

/** The digest of what is attached to an entry. */
const attachedTo = async (tables: Tables, id: string, seq: number): Promise<string> => {
  const found = /"rulings":"([0-9a-f]{64})"/.exec((await entryAt(tables, id, seq)).entry)?.[1];
  if (found === undefined) throw new Error(`entry ${seq} has nothing attached`);
  return found;
};

const attach = async (tables: Tables, id: string, seq: number, body: Uint8Array): Promise<void> => {
  await tables
    .updateTable('attachments')
    .set({ body })
    .where('tournament_id', '=', id)
    .where('digest', '=', await attachedTo(tables, id, seq))
    .execute();
};

const bodyOf = async (tables: Tables, id: string, seq: number): Promise<Uint8Array> => {
  const row = await tables
    .selectFrom('attachments')
    .select('body')
    .where('tournament_id', '=', id)
    .where('digest', '=', await attachedTo(tables, id, seq))
    .executeTakeFirstOrThrow();
  return row.body;
};

const ofHead = (tables: Tables, id: string, changes: Partial<TournamentRow>) =>
  tables.updateTable('tournaments').set(changes).where('id', '=', id).execute();

const entry = (name: string, seq: number, act: Damage['act']): Damage => ({
  name,
  seq,
  what: 'entry',
  holds: seq - 1,
  act,
});
const attachment = (name: string, seq: number, act: Damage['act']): Damage => ({
  ...entry(name, seq, act),
  what: 'attachment',
});
const head = (name: string, act: Damage['act']): Damage => ({
  name,
  seq: LAST,
  what: 'head',
  holds: LAST,
  act,
});

const otherName = ({ entry }: EntryRow) => ({ entry: entry.replace('Xalapa', 'Jalapa') });
const otherBasis = ({ entry }: EntryRow) => ({ entry: entry.replace(/"basis":\d+/, '"basis":1') });
const cutShort = ({ entry }: EntryRow) => ({ entry: entry.slice(0, -9) });
const otherSeal = ({ seal }: EntryRow) => ({ seal: `${seal.startsWith('0') ? 1 : 0}${seal.slice(1)}` });

export const DAMAGES: readonly Damage[] = [
  entry('the body of an entry', 5, (on, id) => change(on, id, 5, otherBasis)),
  entry('the seal of an entry', 4, (on, id) => change(on, id, 4, otherSeal)),
  attachment('an attachment', 9, (on, id) => attach(on, id, 9, packedJson({ rulings: [] }))),
  head('the seal of the head', (on, id) => ofHead(on, id, { seal: '0'.repeat(64) })),
  entry('a missing entry', 6, (on, id) => lose(on, id, 6)),
  entry('two entries, one in the place of the other', 6, async (on, id) => {
    const [one, other] = [await entryAt(on, id, 6), await entryAt(on, id, 7)];
    await lose(on, id, 6);
    await lose(on, id, 7);
    await on
      .insertInto('entries')
      .values([
        { ...one, seq: 7 },
        { ...other, seq: 6 },
      ])
      .execute();
  }),
  entry('the body of the first entry', 1, (on, id) => change(on, id, 1, otherName)),
  entry('a body that was cut short', 5, (on, id) => change(on, id, 5, cutShort)),
  entry('the seal of the last entry', LAST, (on, id) => change(on, id, LAST, otherSeal)),
  entry('the kind beside an entry', 5, (on, id) => change(on, id, 5, () => ({ kind: 'adjourn' }))),
  entry('the id beside an entry', 5, (on, id) => change(on, id, 5, () => ({ id: 'another' }))),
  entry('the author beside an entry', 5, (on, id) => change(on, id, 5, () => ({ by_id: 'luis' }))),
  entry('the last entry, missing', LAST, (on, id) => lose(on, id, LAST)),
  attachment('an attachment that cannot be unpacked', 9, (on, id) => attach(on, id, 9, new Uint8Array([1]))),
  attachment('an attachment, missing', 3, async (on, id) =>
    on
      .deleteFrom('attachments')
      .where('tournament_id', '=', id)
      .where('digest', '=', await attachedTo(on, id, 3))
      .execute(),
  ),
  attachment('two attachments, one in the place of the other', 3, async (on, id) => {
    const [one, other] = [await bodyOf(on, id, 3), await bodyOf(on, id, 9)];
    await attach(on, id, 3, other);
    await attach(on, id, 9, one);
  }),
  head('the version of the head', (on, id) => ofHead(on, id, { version: LAST - 1 })),
  head('what lists show', (on, id) => ofHead(on, id, { summary: '{"name":' })),
];

/** What the issue of damage is about: one of each place. */
export const OF_EACH_PLACE = DAMAGES.slice(0, 6);

/** Everything that damage can change. */
export interface Kept {
  readonly tournament: TournamentRow;
  readonly entries: readonly EntryRow[];
  readonly attachments: readonly AttachmentRow[];
}

export const keptOf = async (tables: Tables, id: string): Promise<Kept> => ({
  tournament: await tables
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(),
  entries: await tables.selectFrom('entries').selectAll().where('tournament_id', '=', id).execute(),
  attachments: await tables.selectFrom('attachments').selectAll().where('tournament_id', '=', id).execute(),
});

export const putBack = async (tables: Tables, { tournament, entries, attachments }: Kept): Promise<void> => {
  const { id, ...row } = tournament;
  await tables.deleteFrom('entries').where('tournament_id', '=', id).execute();
  await tables.deleteFrom('attachments').where('tournament_id', '=', id).execute();
  await tables.updateTable('tournaments').set(row).where('id', '=', id).execute();
  await tables.insertInto('entries').values(entries).execute();
  await tables.insertInto('attachments').values(attachments).execute();
};
