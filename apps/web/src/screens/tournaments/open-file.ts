import type { Outcome, TournamentRecord } from '@pareo/engine';
import { HALF_BYES, type Wish } from '@pareo/engine/journal';
import { accept, refuse, refuseAll } from '@pareo/engine/model';
import { type DoubtfulAct, type HostFault, randomId } from '@pareo/host';
import { describeFileFault } from '@pareo/texts/acts';
import { language } from '../../client/preferences.svelte.ts';
import { session } from '../../client/session.svelte.ts';
import { readFile } from '../../engine/client.ts';
import { issueText, refusalsText } from '../../words/sentences.ts';
import { t } from '../../words/t.svelte.ts';

export interface OpenedFile {
  readonly id: string;
  /** What would be refused today. */
  readonly acts: readonly DoubtfulAct[];
}

/** Makes a tournament of a file: a backup of ours, or any format that the engine reads. Nothing is stored on a fault. */
export const openFile = async (file: File): Promise<Outcome<OpenedFile, string>> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isJournal(bytes)) {
    const restored = await session.host.restore(bytes);
    return restored.ok
      ? accept({ id: restored.value.id, acts: restored.value.doubtful })
      : refuseAll(whyNot(restored.faults[0]));
  }
  const read = await readFile(bytes);
  if (!read.ok) return refuseAll(read.faults.map(issueText));
  const made = await session.host.create(wishFrom(read.value.record, file.name), randomId());
  if (made.ok) return accept({ id: made.value, acts: [] });
  const [fault] = made.faults;
  return refuse(fault?.refusals ? refusalsText(fault.refusals) : t.common.fault[fault?.code ?? 'fault']);
};

/** Each fault of the file, else what the server said. */
const whyNot = (fault: HostFault | undefined): readonly [string, ...string[]] => {
  const [first, ...others] = (fault?.faults ?? []).map(one => describeFileFault(one, language()));
  if (first !== undefined) return [first, ...others];
  return [fault?.detail?.[language()] ?? t.common.fault[fault?.code ?? 'fault']];
};

const isJournal = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b) ||
  new TextDecoder().decode(bytes.slice(0, 400)).includes('"pareo-journal"');

/** The header of a file says most of what a tournament needs; what it does not say is proposed. */
const wishFrom = (record: TournamentRecord, fileName: string): Wish<'create'> => {
  const { header } = record;
  const played = Math.max(0, ...record.players.map(({ turns }) => turns.length));
  const day = (text: string | undefined) => text?.trim().replaceAll('/', '-').replaceAll('.', '-');
  const optional = {
    ...(header.city ? { place: header.city } : {}),
    ...(header.federation ? { federation: header.federation } : {}),
    ...(isDay(day(header.start)) ? { start: day(header.start) as string } : {}),
    ...(isDay(day(header.end)) ? { end: day(header.end) as string } : {}),
    ...(header.chiefArbiter ? { chiefArbiter: header.chiefArbiter } : {}),
    ...(header.timeControl ? { timeControl: header.timeControl } : {}),
  };
  return {
    kind: 'create',
    details: {
      name: header.name?.trim() || fileName.replace(/\.\w+$/, ''),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: language(),
      ...optional,
    },
    settings: {
      system: record.system ?? 'dutch-2026',
      options: record.options ?? {},
      rounds: record.plannedRounds ?? Math.max(played, 1),
      scoring: record.scoring,
      tiebreaks: record.tiebreaks.length > 0 ? record.tiebreaks : ['BH/C1', 'BH', 'SB', 'DE', 'WIN'],
      halfByes: HALF_BYES,
      missedRounds: 'zero',
      ...(record.initialColour ? { firstColour: record.initialColour } : {}),
      ...(record.acceleration ? { acceleration: record.acceleration } : {}),
      ...(record.schedule ? { schedule: record.schedule } : {}),
    },
    from: record,
  };
};

const isDay = (text: string | undefined): boolean => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);
