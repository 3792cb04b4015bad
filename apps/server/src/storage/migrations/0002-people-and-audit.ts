import type { Migration } from './migration.ts';

/** Links that let one person in, and lines of the audit that are found by whom and what they are about. */
export const peopleAndAudit: Migration = {
  name: '0002-people-and-audit',
  up: async (database, { text }) => {
    const { schema } = database;
    await schema.alterTable('links').addColumn('person_id', text).execute();
    await schema.createIndex('links_person').on('links').column('person_id').execute();
    await schema.alterTable('audit').addColumn('person_id', text).execute();
    await schema.alterTable('audit').addColumn('tournament_id', text).execute();
    await schema.createIndex('audit_at').on('audit').column('at').execute();
    await schema.createIndex('audit_actor').on('audit').columns(['actor', 'what', 'at']).execute();
    await schema.createIndex('audit_person').on('audit').column('person_id').execute();
    await schema.createIndex('audit_tournament').on('audit').column('tournament_id').execute();
    await schema.createIndex('sessions_person').on('sessions').column('person_id').execute();
  },
};
