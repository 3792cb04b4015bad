import type { Outcome, Tournament, TournamentRecord } from '@pareo/engine';
import { readRecord } from '@pareo/engine/formats';
import { accept, type PlayerRecord, playerId, refuse } from '@pareo/engine/model';
import { numberedName } from '@pareo/tournament/names';
import { type Answer, allOf, callFault, type Fault, failed } from '../answer.ts';
import { answerWithFile } from '../file-written.ts';
import { displayName } from '../files.ts';
import { FORCE } from '../force.ts';
import { readInput } from '../input.ts';
import { type Named, playersCalled } from '../participants.ts';
import { systemOfFile } from '../systems.ts';
import { inputFaults, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import type { Command } from './command.ts';

/** Who comes late, who leaves, who is back. */
export const players: Command = {
  shape: {
    name: 'players',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'add', value: 'LIST', meaning: 'lateEntries' },
      { name: 'withdraw', value: 'NUMBER', meaning: 'withdrawPlayer', repeatable: true },
      { name: 'return', value: 'NUMBER', meaning: 'returnPlayer', repeatable: true },
      { name: 'output', short: 'o', value: 'FILE', meaning: 'outputOrSame' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const list = call.valueOf('add');
    if (list === undefined && !call.has('withdraw') && !call.has('return'))
      return failed([callFault('option-missing', { option: '--add LIST', command: 'pareo players' })]);
    const read = await readTournamentFile(path);
    if (!read.ok) return failed(read.faults);
    const { tournament, file } = read.value;
    const asked = allOf({
      added: list === undefined ? accept([]) : await lateEntries(list, read.value),
      withdrawn: playersCalled(call.valuesOf('withdraw'), tournament.players, file),
      returned: playersCalled(call.valuesOf('return'), tournament.players, file),
    });
    if (!asked.ok) return failed(asked.faults);
    const { added, withdrawn, returned } = asked.value;
    const [leaving, back] = [withdrawn, returned].map(all => new Set(all.map(({ id }) => id)));
    const { record, roundsPaired } = tournament;
    const changed: TournamentRecord = {
      ...record,
      players: [
        ...record.players.map(player => {
          if (leaving?.has(player.id)) return { ...player, withdrawnAfter: roundsPaired };
          return back?.has(player.id) ? backAgain(player) : player;
        }),
        ...added,
      ],
    };
    return answerWithFile(changed, read.value, {
      call,
      context,
      what: {
        summary: {
          added: added.map(({ id }) => id),
          withdrawn: withdrawn.map(({ id }) => id),
          returned: returned.map(({ id }) => id),
        },
        notices: written => [
          context.texts.cli.notices.playersChanged(written, {
            added: added.map(named),
            withdrawn: withdrawn.map(named),
            returned: returned.map(named),
            after: roundsPaired,
          }),
        ],
      },
    });
  },
};

const named = ({ id, name }: Named): string => numberedName(id, name);

const backAgain = ({ withdrawnAfter: _after, ...player }: PlayerRecord): PlayerRecord => player;

/** The players of a list with the numbers that follow the last one; `renumber` gives them those of their ratings. */
const lateEntries = async (
  path: string,
  { tournament, file }: TournamentFile,
): Promise<Outcome<readonly PlayerRecord[], Fault>> => {
  const closed = whyClosed(tournament, file);
  if (closed) return refuse(closed);
  const bytes = await readInput(path);
  if (!bytes.ok) return bytes;
  const list = readRecord(bytes.value);
  if (!list.ok) return refuse(...inputFaults(list.faults, displayName(path)));
  const known = new Set(tournament.players.map(({ name }) => name));
  const twice = list.value.record.players.filter(({ name }) => known.has(name));
  if (twice.length > 0)
    return refuse(
      ...twice.map(({ name }) => callFault('player-already-there', { player: name }, displayName(path))),
    );
  const last = Math.max(0, ...tournament.players.map(({ id }) => id));
  return accept(
    list.value.record.players.map(
      ({ statedPoints: _points, statedRank: _rank, ...player }, at): PlayerRecord => ({
        ...player,
        id: playerId(last + at + 1),
        turns: [],
      }),
    ),
  );
};

/** A table has no place for late entries, and a team has its own list. */
const whyClosed = (tournament: Tournament, file: string): Fault | undefined => {
  if (tournament.teamEvent) return callFault('entry-into-team', {}, file);
  const { kind = 'swiss' } = systemOfFile(tournament) ?? {};
  return kind === 'swiss' || tournament.roundsPaired === 0
    ? undefined
    : {
        kind: 'refusal',
        refusal: { code: 'numbers-of-the-table', data: {} },
        name: String,
        file,
      };
};
