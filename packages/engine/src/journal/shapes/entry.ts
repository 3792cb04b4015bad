import { anything, instant, matching, object, optional, type Shape, whole } from '../../shape/index.ts';
import type { Attachment, Entry } from '../entry.ts';
import { actShape } from './acts.ts';
import { actor, digest, seq, version } from './parts.ts';

/** 128 bits, chosen by the author, so that sending twice is doing once. */
export const entryId = matching(/^[0-9a-f]{32}$/, '32 hexadecimal digits');

export const entryShape: Shape<Omit<Entry, 'written' | 'cut'>> = object<Omit<Entry, 'written' | 'cut'>>({
  act: actShape,
  by: actor,
  at: instant,
  basis: version,
  seq,
  id: entryId,
  made: optional(instant),
  v: whole(0, 1_000),
  seal: digest,
});

export const attachmentShape: Shape<Attachment> = object<Attachment>({ digest, body: anything });
