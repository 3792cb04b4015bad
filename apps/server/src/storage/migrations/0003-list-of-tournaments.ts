import type { Migration } from './migration.ts';

/** The list of tournaments, newest change first, page by page. */
export const listOfTournaments: Migration = {
  name: '0003-list-of-tournaments',
  up: async ({ schema }) => {
    await schema.createIndex('tournaments_changed').on('tournaments').columns(['changed_at', 'id']).execute();
  },
};
