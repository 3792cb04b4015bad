import { forfeitsMatch, gamesIn, type Turn, ZERO } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type Contender, contendersBy, type MatchMade } from '../upfloaters/contender.ts';

/* C.04.5, Preface and article 1: what a match of two games makes of its players. */

/** There is one score, and no preference: 4.3 looks at colours alone. */
export const contendersOf = (position: Position): readonly Contender[] =>
  contendersBy(position, { matchIn, secondaryOf: () => ZERO, preferenceOf: () => undefined });

/** Where at least one of the two forfeited every game, the match was not played. A single game is a match too. */
const matchIn = (turn: Turn, rivals: Turn | undefined): MatchMade | undefined => {
  switch (turn.kind) {
    case 'game':
    case 'adjourned':
      return { isPlayed: true, wonByForfeit: false, colour: turn.colour };
    case 'forfeit':
      return { isPlayed: false, wonByForfeit: turn.won, colour: undefined };
    case 'match': {
      const [own, theirs] = [forfeitsMatch(turn), rivals !== undefined && forfeitsMatch(rivals)];
      return {
        isPlayed: !own && !theirs,
        wonByForfeit: theirs && !own,
        // 1.6: where at least one game was played.
        colour: gamesIn(turn).length > 0 ? turn.games[0]?.colour : undefined,
      };
    }
    case 'pairing-bye':
    case 'requested-bye':
    case 'absent':
    case 'unpaired':
      return undefined;
  }
};
