import { check } from './check.ts';
import type { Command } from './command.ts';
import { convert } from './convert.ts';
import { demo } from './demo.ts';
import { explain } from './explain.ts';
import { generate } from './generate.ts';
import { lineUp } from './line-up.ts';
import { newTournament } from './new.ts';
import { norms } from './norms.ts';
import { players } from './players.ts';
import { print } from './print.ts';
import { prizes } from './prizes.ts';
import { ratings } from './ratings.ts';
import { renumber } from './renumber.ts';
import { results } from './results.ts';
import { serve } from './serve.ts';
import { backup, exportTournament, journal, move, restore } from './server-data.ts';
import { standings } from './standings.ts';
import { systems } from './systems.ts';

export const OTHERS: readonly Command[] = [
  serve,
  backup,
  restore,
  move,
  journal,
  exportTournament,
  systems,
  check,
  generate,
  standings,
  ratings,
  norms,
  prizes,
  explain,
  print,
  convert,
  newTournament,
  lineUp,
  results,
  players,
  renumber,
  demo,
];

/* Calls of other programs that do more than pair the next round, and what runs in a thread. */
export { checkAsEngines } from '../drop-in/check.ts';
export { generateAsEngines } from '../drop-in/generate.ts';
export { serveTasks } from '../jobs/pool.ts';
