import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['team-swiss-2026']);
