import { test } from 'vitest';
import { expectNoShowLeftOut } from '../testing/no-shows.ts';

test('C.04.2.D.2 (2017): lim-1999 leaves out who stayed away, unless excused', () =>
  expectNoShowLeftOut('lim-1999'));
