import type { Outcome } from '@pareo/engine';
import { accept, RATING_KINDS, refuse } from '@pareo/engine/model';
import { type RatingsAsked, ratingsOf } from '@pareo/tournament';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import { playerCalled } from '../participants.ts';
import { ratingAsText, ratingsAsJson, ratingsAsTable } from '../ratings-output.ts';
import { asJson } from '../report.ts';
import { inputFaults, noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { dayIn, oneOf } from '../values.ts';
import type { Command } from './command.ts';

export const ratings: Command = {
  shape: {
    name: 'ratings',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'kind', value: 'RATINGLIST', meaning: 'ratingKind' },
      { name: 'start', value: 'DATE', meaning: 'startOfRating' },
      { name: 'k', value: 'KOFPLAYER', meaning: 'kOfPlayer', repeatable: true },
      { name: 'why', value: 'NUMBER', meaning: 'why' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const read = await readTournamentFile(path);
    if (!read.ok) return failed(read.faults);
    const asked = askedIn(call, read.value);
    if (!asked.ok) return failed(asked.faults);
    const { tournament, file } = read.value;
    const report = ratingsOf(tournament, asked.value);
    if (!report.ok) return failed(inputFaults(report.faults, file));
    const notices = noticesOf(read.value, context);
    const why = call.valueOf('why');
    if (why === undefined) {
      const output = call.has('json')
        ? asJson(ratingsAsJson(report.value, tournament))
        : await ratingsAsTable(tournament, asked.value, context);
      return done(output, { notices });
    }
    const called = playerCalled(why, tournament.players, file);
    if (!called.ok) return failed(called.faults);
    const output = call.has('json')
      ? asJson(ratingsAsJson(report.value, tournament, called.value.id))
      : await ratingAsText(tournament, { ...asked.value, player: called.value.id }, context);
    return done(output, { notices });
  },
};

const askedIn = (call: Call, source: TournamentFile): Outcome<RatingsAsked, Fault> => {
  const found = allOf<{
    readonly kind: RatingsAsked['kind'];
    readonly start: string | undefined;
    readonly k: Readonly<Record<number, number>>;
  }>({ kind: oneOf(call, 'kind', RATING_KINDS), start: dayIn(call, 'start'), k: kIn(call, source) });
  if (!found.ok) return found;
  const { kind, start, k } = found.value;
  return accept({
    ...(kind === undefined ? {} : { kind }),
    ...(start === undefined ? {} : { start }),
    ...(Object.keys(k).length === 0 ? {} : { k }),
  });
};

/** `--k 12=40 --k galindo=20`. */
const kIn = (call: Call, source: TournamentFile): Outcome<Readonly<Record<number, number>>, Fault> => {
  const k: Record<number, number> = {};
  for (const value of call.valuesOf('k')) {
    const [, player = '', size = ''] = /^(.+)=(\d{1,2})$/.exec(value) ?? [];
    if (player === '' || Number(size) === 0)
      return refuse(
        callFault('value-not-allowed', { option: '--k', value, allowed: ['12=40'], areExamples: true }),
      );
    const called = playerCalled(player, source.tournament.players, source.file);
    if (!called.ok) return called;
    k[called.value.id] = Number(size);
  }
  return accept(k);
};
