import type { Outcome } from '@pareo/engine';
import type { NewPlayer, NewTeam, Wish } from '@pareo/engine/journal';
import { accept, refuse } from '@pareo/engine/model';
import { randomId } from '@pareo/host';
import { session } from '../../client/session.svelte.ts';
import { refusalsText } from '../../words/sentences.ts';
import { t } from '../../words/t.svelte.ts';

interface Entries {
  readonly players?: readonly NewPlayer[];
  readonly teams?: readonly NewTeam[];
}

/** The tournament and its first players come together; a fault is one sentence. */
export const createWith = async (
  wish: Wish<'create'>,
  { players = [], teams = [] }: Entries,
): Promise<Outcome<string, string>> => {
  const made = await session.host.create(wish, randomId());
  if (!made.ok) {
    const [fault] = made.faults;
    const refusals = fault?.refusals ?? [];
    return refuse(refusals.length > 0 ? refusalsText(refusals) : t.common.fault[fault?.code ?? 'fault']);
  }
  if (players.length > 0) await enter(made.value, { kind: 'enter-players', players, numbers: 'by-rank' });
  if (teams.length > 0) await enter(made.value, { kind: 'enter-teams', teams, numbers: 'as-listed' });
  return accept(made.value);
};

/** The same act as an import. */
const enter = async (id: string, wish: Wish<'enter-players' | 'enter-teams'>): Promise<void> => {
  const desk = await session.host.open(id);
  if (!desk.ok) return;
  const settled = await desk.value.send(wish).settled;
  if (settled.kind === 'refused') {
    const warnings = settled.refusals.flatMap(refusal =>
      refusal.code === 'not-confirmed' ? refusal.data.warnings.map(({ code }) => code) : [],
    );
    // Two of the same name were shown as such in the preview and kept on purpose.
    if (warnings.length > 0) await desk.value.send({ ...wish, knowing: warnings }).settled;
  }
  desk.value.close();
};
