import type { Attachment, Entry } from '../entry.ts';
import { anything, matching, object, optional, type Shape, whole } from '../shape.ts';
import { actShape } from './acts.ts';
import { actor, digest, instant, seq, version } from './parts.ts';

const entryId = matching(/^[0-9a-f]{32}$/, '32 hexadecimal digits');

export const entryShape: Shape<Entry> = object<Omit<Entry, 'cut'>>({
  act: actShape,
  by: actor,
  at: instant,
  basis: version,
  seq,
  id: entryId,
  made: optional(instant),
  v: whole(1, 1_000),
  seal: digest,
});

export const attachmentShape: Shape<Attachment> = object<Attachment>({ digest, body: anything });
