import type { Migration } from './migration.ts';

/** Files that were read and not yet used, where every process finds them. */
export const uploads: Migration = {
  name: '0004-uploads',
  up: async ({ schema }, { text, bytes }) => {
    await schema
      .createTable('uploads')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('session', text, column => column.notNull())
      .addColumn('kept_at', text, column => column.notNull())
      .addColumn('size', 'integer', column => column.notNull())
      .addColumn('body', bytes, column => column.notNull())
      .execute();
    await schema.createIndex('uploads_kept').on('uploads').column('kept_at').execute();
  },
};
