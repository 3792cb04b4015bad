import type { Outcome, Question } from '@pareo/engine';
import { accept } from '@pareo/engine/model';
import { describeAnswer } from '@pareo/texts';
import { isAsInFile, rankAsked } from '@pareo/tournament';
import { type Answer, allOf, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import { comparedAsText } from '../compared-output.ts';
import type { Context } from '../context.ts';
import { explainedAtLength } from '../explain-long.ts';
import { rulingsAsText, rulingsFor } from '../explain-output.ts';
import { explainedInShort } from '../explain-short.ts';
import { type Opened, openRoundOfFile, refusalsIn, requestOf } from '../pairing.ts';
import { pairingAsJson, ruleAsJson } from '../pairing-output.ts';
import { type Named, playerCalled } from '../participants.ts';
import { QUESTION_OPTIONS, questionIn } from '../question.ts';
import { asJson } from '../report.ts';
import { roundToShow } from '../round-in-file.ts';
import { SETTING_OPTIONS, type Settings, settingsIn } from '../settings.ts';
import { wrapped } from '../terminal/paragraph.ts';
import {
  namesIn,
  noticesOf,
  participantsIn,
  readTournamentFile,
  type TournamentFile,
} from '../tournament-file.ts';
import { LARGEST_ROUND, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

export const explain: Command = {
  shape: {
    name: 'explain',
    arguments: [
      { placeholder: 'FILE', meaning: 'file', arity: 'one' },
      { placeholder: 'B', meaning: 'secondOfPair', arity: 'optional' },
    ],
    options: [
      { name: 'round', value: 'N', meaning: 'roundToExplain' },
      { name: 'player', value: 'NUMBER', meaning: 'player' },
      { name: 'long', meaning: 'long' },
      ...QUESTION_OPTIONS,
      { name: 'system', value: 'ID', meaning: 'system' },
      ...SETTING_OPTIONS,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const opened = allOf({ wanted: wantedBy(call), source: await readTournamentFile(path) });
    if (!opened.ok) return failed(opened.faults);
    const { wanted, source } = opened.value;
    const asked = allOf({ player: playerIn(call, source), question: questionIn(call, source) });
    if (!asked.ok) return failed(asked.faults);
    const { player, question } = asked.value;
    const { settings, round = roundToShow(source.tournament) } = wanted;
    const paired = await openRoundOfFile(source, requestOf(call, round, settings));
    if (!paired.ok) return failed(paired.faults);
    if (question) return answerTo(question, paired.value, { source, call, context });
    return answerWith(paired.value, { source, player, call, context });
  },
};

interface Wanted {
  readonly round: number | undefined;
  readonly settings: Settings;
}

const wantedBy = (call: Call): Outcome<Wanted, Fault> =>
  allOf<Wanted>({
    round: wholeNumber(call, 'round', { minimum: 1, maximum: LARGEST_ROUND }),
    settings: settingsIn(call),
  });

const playerIn = (call: Call, { tournament, file }: TournamentFile): Outcome<Named | undefined, Fault> => {
  const sought = call.valueOf('player');
  return sought === undefined ? accept(undefined) : playerCalled(sought, participantsIn(tournament), file);
};

interface Asked {
  readonly source: TournamentFile;
  readonly player: Named | undefined;
  readonly call: Call;
  readonly context: Context;
}

const answerWith = async (prepared: Opened, { source, player, call, context }: Asked): Promise<Answer> => {
  const { texts } = context;
  const { round } = prepared.paired;
  const explained = prepared.explain();
  const notices = [
    ...noticesOf(source, context),
    ...(isAsInFile(prepared, source.tournament) ? [] : [texts.cli.explain.fileDiffers(round)]),
  ];
  const rulings = rulingsFor(explained, player?.id);
  const name = namesIn(source.tournament);
  if (call.has('json')) {
    const {
      pairs: _pairs,
      absent: _absent,
      byes: _byes,
      ...json
    } = pairingAsJson(prepared, rulings, context);
    return done(asJson(json), { notices });
  }
  const whole = { round: prepared, rulings: explained, name };
  const text = player
    ? rulings.length === 0
      ? `${texts.cli.explain.nothing(name(player.id), round)}\n`
      : rulingsAsText(rulings, { name, context })
    : await (call.has('long') ? explainedAtLength(whole, context) : explainedInShort(whole, context));
  const title = `${source.tournament.header.name ?? texts.cli.tables.unnamedTournament} · ${texts.cli.explain.title(round)}`;
  return done(`${context.paint.bold(title)}\n\n${text}`, { notices });
};

/** One question: the word comes first. */
const answerTo = async (
  question: Question,
  round: Opened,
  { source, call, context }: Omit<Asked, 'player'>,
): Promise<Answer> => {
  const { paired, ask } = round;
  const answer = question.kind === 'rank' ? rankAsked(round, question) : ask(question);
  if (!answer.ok) return failed(refusalsIn(answer.faults, source.tournament, source.file));
  const name = namesIn(source.tournament);
  const sentence = describeAnswer(answer.value, name, context.language);
  if (!call.has('json')) {
    const asked = answer.value.facts;
    const compared = call.has('long') && 'compared' in asked ? asked.compared : undefined;
    const table = compared ? await comparedAsText({ compared }, name, context) : '';
    return done(`${wrapped(sentence, { width: context.width, indent: 0 })}\n${table}`);
  }
  const { verdict, rule, facts } = answer.value;
  return done(
    asJson({
      system: paired.system,
      edition: paired.edition,
      round: paired.round,
      answer: { question, verdict, rule: ruleAsJson(rule), facts, sentence },
    }),
  );
};
