import { provenAgain } from '../testing/proven-again.ts';

provenAgain(
  ['burstein-2026', 'burstein-2017'],
  [
    // Nobody suffered what the next bracket does worse.
    ['burstein-2026', 616],
    ['burstein-2026', 902],
  ],
);
