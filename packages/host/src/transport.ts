import type { Ruling } from '@pareo/engine';
import type { Entry, Refusal, Seq, State } from '@pareo/engine/journal';
import type { EntriesRange } from './desk.ts';
import type { Answer } from './host.ts';
import type { ActRequest, ExportFormat, Opened, StreamEvent } from './wire.ts';

/** What came of an act that was sent. */
export type Posted =
  | { readonly kind: 'done'; readonly entry: Entry }
  | { readonly kind: 'kept-as-question'; readonly question: Seq }
  /** `since`: the newest entries after the version that the author saw. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly since: readonly Entry[] }
  /** No answer, or "later": it is sent again with the same id. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'closed'; readonly reason: 'signed-out' | 'too-old' | 'not-found' };

/** How one open tournament reaches its journal. Nothing here throws. */
export interface Transport {
  opened(): Promise<Answer<Opened>>;
  post(request: ActRequest): Promise<Posted>;
  /** Entries after `after` as they come. `lost` is called once, when nothing more will come. */
  stream(after: Seq, hear: (event: StreamEvent) => void, lost: () => void): () => void;
  after(seq: Seq): Promise<Answer<readonly Entry[]>>;
  at(seq: Seq): Promise<Answer<State>>;
  entries(range: EntriesRange): Promise<Answer<readonly Entry[]>>;
  rulings(round: number): Promise<Answer<readonly Ruling[]>>;
  export(format: ExportFormat): Promise<Answer<Uint8Array>>;
}
