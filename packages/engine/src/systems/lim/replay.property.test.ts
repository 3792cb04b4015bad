import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['lim-1999']);
