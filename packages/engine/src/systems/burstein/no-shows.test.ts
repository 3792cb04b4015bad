import { test } from 'vitest';
import { expectNoShowLeftOut } from '../testing/no-shows.ts';

test('C.04.2.D.2 (2017): burstein-2017 leaves out who stayed away, unless excused', () =>
  expectNoShowLeftOut('burstein-2017'));
