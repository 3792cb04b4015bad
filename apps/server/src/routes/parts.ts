import { oneOf, textOf, understood } from '@pareo/engine/shape';

/* What several routes read. */

/** Of a person or a link, as journals write it: without blanks around it. */
export const personName = understood(
  textOf('word', { least: 1 }),
  text => text.trim() || undefined,
  'a name',
);

export const role = oneOf('owner', 'arbiter');
