import { fileURLToPath } from 'node:url';
import type { Ruling, Tournament } from '@pareo/engine';
import { standingsOf } from '@pareo/tournament';
import { type Answer, done, failed } from '../answer.ts';
import type { Context } from '../context.ts';
import { rulingsAsText } from '../explain-output.ts';
import { AS_IN_FILE, openRoundOfFile } from '../pairing.ts';
import { pairingAsJson, pairingAsTable } from '../pairing-output.ts';
import { asJson } from '../report.ts';
import { standingsAsJson, standingsAsTable } from '../standings-output.ts';
import { definitions, wrapped } from '../terminal/paragraph.ts';
import { inputFaults, namesIn, readTournamentFile } from '../tournament-file.ts';
import type { Command } from './command.ts';

/** What `npm start` plays until there is a web app to open. */
export const demo: Command = {
  shape: { name: 'demo', arguments: [], options: [] },
  run: async (call, context): Promise<Answer> => {
    const read = await readTournamentFile(fileURLToPath(new URL('samples/open.trf', context.home)));
    if (!read.ok) return failed(read.faults);
    const { tournament, file } = read.value;
    const paired = await openRoundOfFile(read.value, AS_IN_FILE);
    if (!paired.ok) return failed(paired.faults);
    const rulings = paired.value.explain();
    const table = standingsOf(tournament);
    if (!table.ok) return failed(inputFaults(table.faults, file));
    if (call.has('json'))
      return done(
        asJson({
          pairing: pairingAsJson(paired.value, rulings, context),
          standings: standingsAsJson(table.value, tournament),
        }),
      );
    const { demo: texts } = context.texts.cli;
    const { header, players, plannedRounds = 0, roundsPaired } = tournament;
    const intro = texts.intro(header.name ?? '', players.length, plannedRounds, roundsPaired);
    return done(
      [
        `${wrapped(intro, { width: context.width, indent: 0 })}\n`,
        section(context, texts.nextRound(roundsPaired + 1), await pairingAsTable(paired.value, context)),
        section(context, texts.standings, await standingsAsTable(tournament, {}, context)),
        section(context, texts.why, explanation(rulings, tournament, context)),
        section(context, texts.whatNext, definitions(texts.commands, context.width)),
      ].join('\n'),
    );
  },
};

const section = ({ paint }: Context, title: string, body: string): string =>
  `${paint.green(`▸ ${title}`)}\n\n${body}`;

/** Of a pair that the rules moved away from the natural order: the most telling one, with its colours. */
const explanation = (rulings: readonly Ruling[], tournament: Tournament, context: Context): string => {
  const moved =
    rulings.find(
      ({ subject, because, facts }) => subject === 'board' && because.length > 0 && 'other' in facts,
    ) ?? rulings.find(({ subject }) => subject === 'board');
  const isOfSamePair = ({ subject, about }: Ruling) =>
    subject === 'colour' && moved !== undefined && about.every(id => moved.about.includes(id));
  const bye = rulings.filter(({ subject }) => subject === 'bye');
  const shown = moved ? [moved, ...rulings.filter(isOfSamePair), ...bye] : bye;
  return rulingsAsText(shown, { name: namesIn(tournament), context });
};
