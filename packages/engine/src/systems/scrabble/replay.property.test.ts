import { provenAgain } from '../testing/proven-again.ts';

provenAgain(['scrabble-swiss', 'king-of-the-hill']);
