import type { Migration } from './migration.ts';

/** Whose invitation somebody came by: their role ends with the inviter's right. Who joined before this step is written nowhere. */
export const invited: Migration = {
  name: '0005-invited',
  up: async ({ schema }, { text }) => {
    await schema
      .createTable('invited')
      .addColumn('person_id', text, column => column.notNull())
      .addColumn('tournament_id', text, column => column.notNull())
      .addColumn('invited_by', text, column => column.notNull())
      .addPrimaryKeyConstraint('invited_key', ['person_id', 'tournament_id'])
      .execute();
    await schema.createIndex('invited_by').on('invited').column('invited_by').execute();
  },
};
