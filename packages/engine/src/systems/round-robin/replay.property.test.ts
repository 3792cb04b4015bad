import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['berger', 'double-berger', 'team-berger', 'team-double-berger']);
