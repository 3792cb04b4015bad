import type { Migration } from './migration.ts';

export const first: Migration = {
  name: '0001-first',
  up: async (database, { text, bytes }) => {
    const { schema } = database;
    await schema
      .createTable('tournaments')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('slug', text, column => column.notNull().unique())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('seal', text, column => column.notNull())
      .addColumn('phase', text, column => column.notNull())
      .addColumn('visibility', text, column => column.notNull())
      .addColumn('why_public', 'integer', column => column.notNull())
      .addColumn('view_hash', text)
      .addColumn('summary', text, column => column.notNull())
      .addColumn('created_at', text, column => column.notNull())
      .addColumn('changed_at', text, column => column.notNull())
      .addColumn('archived_at', text)
      .execute();
    await schema
      .createTable('entries')
      .addColumn('tournament_id', text, column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('id', text, column => column.notNull())
      .addColumn('kind', text, column => column.notNull())
      .addColumn('by_kind', text, column => column.notNull())
      .addColumn('by_id', text)
      .addColumn('at', text, column => column.notNull())
      .addColumn('v', 'integer', column => column.notNull())
      .addColumn('entry', text, column => column.notNull())
      .addColumn('seal', text, column => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['tournament_id', 'seq'])
      .addUniqueConstraint('entries_id', ['tournament_id', 'id'])
      .execute();
    await schema
      .createTable('attachments')
      .addColumn('tournament_id', text, column => column.notNull())
      .addColumn('digest', text, column => column.notNull())
      .addColumn('body', bytes, column => column.notNull())
      .addPrimaryKeyConstraint('attachments_key', ['tournament_id', 'digest'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('tournament_id', text, column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('state_version', 'integer', column => column.notNull())
      .addColumn('digest', text, column => column.notNull())
      .addColumn('body', bytes, column => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['tournament_id', 'seq'])
      .execute();
    await schema
      .createTable('people')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('name', text, column => column.notNull())
      .addColumn('password', text)
      .addColumn('created_at', text, column => column.notNull())
      .addColumn('disabled_at', text)
      .execute();
    await schema
      .createTable('memberships')
      .addColumn('person_id', text, column => column.notNull())
      .addColumn('tournament_id', text, column => column.notNull())
      .addColumn('role', text, column => column.notNull())
      .addPrimaryKeyConstraint('memberships_key', ['person_id', 'tournament_id'])
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', text, column => column.primaryKey())
      .addColumn('person_id', text)
      .addColumn('link_id', text)
      .addColumn('created_at', text, column => column.notNull())
      .addColumn('seen_at', text, column => column.notNull())
      .addColumn('expires_at', text, column => column.notNull())
      .addColumn('agent', text, column => column.notNull())
      .execute();
    await schema
      .createTable('links')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('tournament_id', text)
      .addColumn('kind', text, column => column.notNull())
      .addColumn('hash', text, column => column.notNull().unique())
      .addColumn('code_hash', text)
      .addColumn('name', text, column => column.notNull())
      .addColumn('round', 'integer')
      .addColumn('boards_from', 'integer')
      .addColumn('boards_to', 'integer')
      .addColumn('expires_at', text, column => column.notNull())
      .addColumn('uses_left', 'integer')
      .addColumn('made_by', text)
      .addColumn('made_at', text, column => column.notNull())
      .addColumn('used_at', text)
      .addColumn('revoked_at', text)
      .execute();
    await schema.createIndex('links_code').on('links').column('code_hash').execute();
    await schema.createIndex('links_tournament').on('links').column('tournament_id').execute();
    await schema
      .createTable('audit')
      .addColumn('n', 'integer', column => column.primaryKey())
      .addColumn('at', text, column => column.notNull())
      .addColumn('actor', text, column => column.notNull())
      .addColumn('what', text, column => column.notNull())
      .addColumn('about', text, column => column.notNull())
      .execute();
  },
};
