import type { DoubtfulAct } from '@pareo/host';
import { SvelteMap } from 'svelte/reactivity';

/* Acts of an opened file that would be refused today, until somebody has looked at them: by tournament. */
export const doubtful = new SvelteMap<string, readonly DoubtfulAct[]>();
