import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['scheveningen']);
