import { RESULT_CODES, type ResultCode } from './result-code.ts';
import type { ResultOfGame } from './tournament.ts';
import { allGamesIn, type MatchGame, type Turn } from './turn.ts';

/** What two who met have of their round, White of the first game first: one for each game, none where it is adjourned. */
export const gamesBetween = (white: Turn, black: Turn | undefined): readonly ResultOfGame[] => {
  if (white.kind === 'forfeit') {
    const others = black?.kind === 'forfeit' && black.won;
    const code = white.won ? '+-' : others ? '-+' : '--';
    return [{ code, ...(white.tally ? { tally: white.tally } : {}) }];
  }
  const answers = black ? allGamesIn(black) : [];
  return allGamesIn(white).map((game, index) => {
    const answer = answers[index];
    return game.colour === 'white' || !answer ? codeOf(game, answer) : codeOf(answer, game);
  });
};

const SIGNS = { win: '1', draw: '=', loss: '0' } as const;

const codeOf = (white: MatchGame, black: MatchGame | undefined): ResultOfGame => {
  if (white.forfeited) return { code: white.result === 'win' ? '+-' : black?.result === 'win' ? '-+' : '--' };
  const scores = `${SIGNS[white.result]}-${SIGNS[black?.result ?? 'loss']}`;
  const plain = scores === '=-=' ? '=' : scores;
  return {
    code: known(white.unrated ? `${plain}u` : plain) ?? known(plain) ?? '0-0',
    ...(white.tally ? { tally: white.tally } : {}),
  };
};

const known = (code: string): ResultCode | undefined => RESULT_CODES.find(one => one === code);
