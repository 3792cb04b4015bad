import type { Migration } from './migration.ts';

/** The team that a captain's link is for. */
export const captains: Migration = {
  name: '0006-captains',
  up: async ({ schema }) => {
    await schema.alterTable('links').addColumn('team', 'integer').execute();
  },
};
