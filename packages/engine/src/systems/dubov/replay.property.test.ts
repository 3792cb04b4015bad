import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['dubov-2026', 'dubov-1997']);
