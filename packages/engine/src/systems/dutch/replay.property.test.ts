import { provenAgain } from '../testing/proven-again.ts';

provenAgain(
  ['dutch-2026', 'dutch-2017', 'dutch-1998'],
  [
    // Who suffers was told of a candidate that the next bracket then makes impossible.
    ['dutch-2026', 1897],
    ['dutch-2017 no-compatriots=true', 268],
    ['dutch-2026 no-compatriots=true', 38],
  ],
);
