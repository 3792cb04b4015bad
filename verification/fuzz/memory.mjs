/* `node memory.mjs NAME BYTES`: reads and checks a growing file, and prints what the process took at most, in bytes. */
import { readTournament } from '@pareo/engine';
import { GROWING } from './growing.mjs';

const [name, bytes] = process.argv.slice(2);
const file = new TextEncoder().encode(GROWING[name](Number(bytes)));
readTournament(file);
process.stdout.write(JSON.stringify({ bytes: file.length, most: process.resourceUsage().maxRSS * 1024 }));
