import type { IssueCode, IssueData } from '@pareo/engine/model';
import type { RefusalCode, RefusalData } from '@pareo/engine/systems';

/** One sentence for every fault of the input: leave one out and it does not compile. */
export type IssueTexts = { readonly [C in IssueCode]: (data: IssueData[C]) => string };

/** Teams, their matches and their line-ups. */
type TeamIssueCode =
  | 'team-meets-itself'
  | 'team-meets-two'
  | 'player-without-team'
  | 'match-too-long'
  | 'boards-out-of-order'
  | 'forfeited-match-played'
  | 'team-bye-and-match'
  | 'board-empty'
  | 'line-up-twice'
  | 'line-up-stranger'
  | 'line-up-player-twice'
  | 'line-up-length'
  | 'line-up-empty'
  | 'line-up-out-of-order'
  | 'line-up-left-out'
  | 'line-up-other-opponent'
  | 'line-up-boards-disagree';

/** What ratings and norms cannot be computed from. */
type NumberIssueCode =
  | 'start-missing'
  | 'rating-text-not-kept'
  | 'norms-need-standard'
  | 'host-missing'
  | 'federation-missing'
  | 'rounds-over-13';

/** What a tournament says about itself; everything else is about files and lists. */
type TournamentIssueCode =
  | 'no-players'
  | 'duplicate-player'
  | 'player-number-out-of-range'
  | 'unknown-opponent'
  | 'plays-itself'
  | 'opponent-disagrees'
  | 'columns-of-match-disagree'
  | 'results-disagree'
  | 'colours-disagree'
  | 'colour-missing'
  | 'points-disagree'
  | 'several-pairing-byes'
  | 'more-rounds-than-planned'
  | 'unknown-player-named'
  | 'unknown-team-named'
  | 'duplicate-team'
  | 'player-in-two-teams'
  | 'results-beyond-boards'
  | 'round-out-of-range'
  | 'round-not-finished'
  | 'range-reversed'
  | 'forbidden-alone'
  | 'forbidden-with-itself'
  | 'virtual-points-of-nobody'
  | 'virtual-points-negative'
  | 'byes-disagree'
  | 'bye-and-pairing'
  | 'earlier-result-of-no-game'
  | 'scoring-without-difference'
  | 'limit-exceeded'
  | 'more-faults'
  | 'range-end-unknown'
  | 'bye-without-trace';

/** Plans of prizes and categories. */
type PrizeIssueCode =
  | 'category-without-name'
  | 'category-twice'
  | 'condition-invalid'
  | 'thing-in-32b'
  | 'fund-invalid'
  | 'category-for-teams'
  | 'ranking-in-groups'
  | 'amount-invalid'
  | 'prizes-not-descending'
  | 'sharing-invalid'
  | 'prize-list-twice'
  | 'two-place-lists'
  | 'category-unknown'
  | 'category-shares'
  | 'minimum-share-in-32b'
  | 'tie-not-broken'
  | 'membership-unknown';
export type TournamentIssueTexts = Pick<IssueTexts, TournamentIssueCode>;
export type TeamIssueTexts = Pick<IssueTexts, TeamIssueCode>;
export type PrizeIssueTexts = Pick<IssueTexts, PrizeIssueCode>;
export type NumberIssueTexts = Pick<IssueTexts, NumberIssueCode>;
export type FileIssueTexts = Omit<
  IssueTexts,
  TournamentIssueCode | TeamIssueCode | NumberIssueCode | PrizeIssueCode
>;

/** How to call a participant in a sentence: "5 Ana López". */
export type NameOf = (id: number) => string;

/** One sentence for every reason why a system gives no round. */
export type RefusalTexts = { readonly [C in RefusalCode]: (data: RefusalData[C], name: NameOf) => string };
