import { first } from './0001-first.ts';
import type { Migration } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [first];
