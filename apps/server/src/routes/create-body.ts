import { createShape, type EntryId, entryId, type Instant, type Wish } from '@pareo/engine/journal';
import { instant, matching, objectOf, optional, type Shape, textOf } from '@pareo/engine/shape';
import { actFormat } from './format-of-today.ts';

export const slug = matching(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/, 'small letters, digits and dashes');

/** What makes a tournament. */
export interface CreateBody {
  readonly v?: number;
  readonly id: EntryId;
  readonly wish: Wish<'create'>;
  readonly made?: Instant;
  readonly slug?: string;
  readonly import?: string;
}

export const createBody: Shape<CreateBody> = objectOf({
  v: actFormat,
  id: entryId,
  wish: createShape,
  made: optional(instant),
  slug: optional(slug),
  import: optional(textOf('word')),
});
