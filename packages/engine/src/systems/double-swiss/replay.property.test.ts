import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['double-swiss-2026']);
