import { provenAgain } from '../testing/proven-again.ts';

provenAgain(
  ['harkness'],
  [
    // Sent down into a group that the bottom then empties, and on from it.
    ['harkness group-order=practical odd-groups=drop bye-to=by-lot lot=seven ducks excused=all', 958],
  ],
);
