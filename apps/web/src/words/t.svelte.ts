import { language } from '../client/preferences.svelte.ts';
import { attendance } from './attendance.ts';
import { backups } from './backups.ts';
import { common } from './common.ts';
import { confirm } from './confirm.ts';
import { final } from './final.ts';
import { finish } from './finish.ts';
import { frame } from './frame.ts';
import { guide } from './guide.ts';
import { journal } from './journal.ts';
import { matches } from './matches.ts';
import { now } from './now.ts';
import { players } from './players.ts';
import { print } from './print.ts';
import { prizes } from './prizes.ts';
import { ratings } from './ratings.ts';
import { round } from './round.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { sheets } from './sheets.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { teams } from './teams.ts';
import { why } from './why.ts';

const WORDS = {
  attendance,
  backups,
  common,
  confirm,
  final,
  finish,
  frame,
  guide,
  journal,
  matches,
  now,
  players,
  print,
  prizes,
  ratings,
  round,
  server,
  settings,
  share,
  sheets,
  standings,
  start,
  teams,
  why,
};

type Subjects = typeof WORDS;
type Spoken = { readonly [Subject in keyof Subjects]: Subjects[Subject]['en'] };

/** The words of the screen in its language: `t.now.title`. Reading it in a component follows the language. */
export const t: Spoken = new Proxy({} as Spoken, {
  get: (_, subject: keyof Subjects) => WORDS[subject][language()],
});
