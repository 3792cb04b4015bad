import { fileURLToPath } from 'node:url';

/** The root of the project, whatever folder a command was typed in. */
export const root = fileURLToPath(new URL('..', import.meta.url));
