import { BadList } from './bad-list.ts';
import { type ListSource, openList } from './list-file.ts';
import type { ListMeta, ListWriter, Target } from './lists.ts';
import { postgresWriter } from './postgres/writer.ts';
import { isFault, type LineFault, type RatedPlayer } from './rated-player.ts';
import { sqliteWriter } from './sqlite/writer.ts';

/* A list is made aside and is there when it is whole: whoever searches has the old one until then, and what cannot be read
 * leaves nothing behind. */

export interface Loading {
  readonly id: string;
  readonly name: string;
  readonly loadedAt: string;
  /** The file that came in. */
  readonly path: string;
  readonly source: ListSource;
  /** Lines that cannot be read are left out and counted; otherwise the list is refused with them. */
  readonly withoutFaults: boolean;
  readonly target: Target;
}

/** Lines that are told of, of all that are wrong. */
const FAULTS_TOLD = 50;

export class FaultyLines extends BadList {
  readonly count: number;
  readonly faults: readonly LineFault[];
  constructor(count: number, faults: readonly LineFault[]) {
    super('lines', faults[0]?.line);
    this.count = count;
    this.faults = faults;
  }
}

/** Throws `BadList`. */
export const loadList = async (
  loading: Loading,
  hear: (rows: number, part: number) => void,
): Promise<ListMeta> => {
  const { id, name, loadedAt, source } = loading;
  const writer = await writerTo(loading);
  const faults: LineFault[] = [];
  let rows = 0;
  let leftOut = 0;
  try {
    const list = openList(loading.path, source);
    for await (const lines of list.lines) {
      const players = lines.filter((line): line is RatedPlayer => !isFault(line));
      if (players.length < lines.length) {
        leftOut += lines.length - players.length;
        faults.push(...lines.filter(isFault).slice(0, FAULTS_TOLD - faults.length));
      }
      rows += players.length;
      // After a fault the rest is only looked through for others.
      if (players.length > 0 && (leftOut === 0 || loading.withoutFaults)) await writer.put(players);
      hear(rows, list.part());
    }
    if (leftOut > 0 && !loading.withoutFaults) throw new FaultyLines(leftOut, faults);
    if (rows === 0) throw new BadList('no-players');
    const meta: ListMeta = {
      id,
      name,
      from: source.from,
      ...(source.from === 'national' ? { federation: source.federation } : {}),
      kind: source.from === 'national' || list.isCombined() ? 'combined' : source.kind,
      rows,
      leftOut,
      faults,
      loadedAt,
    };
    await writer.finish(meta);
    return meta;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
};

const writerTo = ({ id, target }: Loading): Promise<ListWriter> =>
  target.database === 'sqlite' ? sqliteWriter(target.path) : postgresWriter(target.url, id);
