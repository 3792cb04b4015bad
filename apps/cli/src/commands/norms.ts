import type { Outcome } from '@pareo/engine';
import {
  accept,
  NORM_EXEMPTIONS,
  NORM_TITLES,
  type NormEvent,
  type NormTitle,
  refuse,
} from '@pareo/engine/model';
import { type NormsAsked, normEventIn, normSheet } from '@pareo/tournament';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import { normAsText, normsAsJson, normsAsTable } from '../norms-output.ts';
import { type Named, playerCalled } from '../participants.ts';
import { asJson } from '../report.ts';
import { inputFaults, noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { oneOf } from '../values.ts';
import type { Command } from './command.ts';

export const norms: Command = {
  shape: {
    name: 'norms',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'player', value: 'NUMBER', meaning: 'playerOfNorm' },
      { name: 'title', value: 'TITLE', meaning: 'titleOfNorm' },
      { name: 'host', value: 'FEDERATION', meaning: 'hostOfNorms' },
      { name: 'exempt', value: 'ARTICLE', meaning: 'exemptOfNorms' },
      { name: 'minimum-games', value: 'N', meaning: 'gamesOfNorm' },
      { name: 'next', meaning: 'nextOfNorms' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const read = await readTournamentFile(path);
    if (!read.ok) return failed(read.faults);
    const asked = askedIn(call, read.value);
    if (!asked.ok) return failed(asked.faults);
    const { tournament, file } = read.value;
    const { event, player, title } = asked.value;
    const sheet = normSheet(tournament, { event });
    if (!sheet.ok) return failed(inputFaults(sheet.faults, file));
    const notices = noticesOf(read.value, context);
    const wish = { event, ...(title === undefined ? {} : { title }), isNext: call.has('next') };
    if (call.has('json')) return done(asJson(normsAsJson(tournament, { ...wish, player })), { notices });
    const output =
      player === undefined
        ? await normsAsTable(tournament, wish, context)
        : await normAsText(tournament, { ...wish, player }, context);
    return done(output, { notices });
  },
};

interface Asked extends Required<NormsAsked> {
  readonly player: number | undefined;
  readonly title: NormTitle | undefined;
}

const askedIn = (call: Call, source: TournamentFile): Outcome<Asked, Fault> => {
  const called = call.valueOf('player');
  const found = allOf<{
    readonly player: Named | undefined;
    readonly title: NormTitle | undefined;
    readonly exempt: NormEvent['exemption'];
    readonly minimumGames: '7' | '8' | undefined;
  }>({
    player:
      called === undefined ? accept(undefined) : playerCalled(called, source.tournament.players, source.file),
    title: titleIn(call),
    exempt: oneOf(call, 'exempt', NORM_EXEMPTIONS),
    minimumGames: oneOf(call, 'minimum-games', ['7', '8']),
  });
  if (!found.ok) return found;
  const { player, title, exempt, minimumGames } = found.value;
  const host = call.valueOf('host')?.toUpperCase() ?? normEventIn(source.tournament).host;
  return accept({
    player: player?.id,
    title,
    event: {
      host,
      ...(exempt === undefined ? {} : { exemption: exempt }),
      ...(minimumGames === undefined ? {} : { minimumGames: minimumGames === '7' ? 7 : 8 }),
    },
  });
};

const titleIn = (call: Call): Outcome<NormTitle | undefined, Fault> => {
  const value = call.valueOf('title');
  const title = NORM_TITLES.find(one => one === value?.toUpperCase());
  return value === undefined || title
    ? accept(title)
    : refuse(callFault('value-not-allowed', { option: '--title', value, allowed: NORM_TITLES }));
};
