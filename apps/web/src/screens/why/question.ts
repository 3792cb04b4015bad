/** What the address asks: `5.4` a board, `5.p12` a player of a round, `rank.12` or `rank.12.15`, `value.12.BH/C1`. */
export type Asked =
  | { readonly kind: 'board'; readonly round: number; readonly board: number }
  | { readonly kind: 'player'; readonly round: number; readonly player: number }
  | { readonly kind: 'rank'; readonly player: number; readonly other?: number }
  | { readonly kind: 'value'; readonly player: number; readonly code: string };

export const askedIn = (text: string): Asked | undefined => {
  const [first = '', second = '', third] = text.split('.');
  const number = (digits: string | undefined) =>
    digits && /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
  if (first === 'rank') {
    const player = number(second);
    const other = number(third);
    return player === undefined
      ? undefined
      : { kind: 'rank', player, ...(other === undefined ? {} : { other }) };
  }
  if (first === 'value') {
    const player = number(second);
    return player === undefined || !third
      ? undefined
      : { kind: 'value', player, code: text.split('.').slice(2).join('.') };
  }
  const round = number(first);
  if (round === undefined) return undefined;
  if (second.startsWith('p')) {
    const player = number(second.slice(1));
    return player === undefined ? undefined : { kind: 'player', round, player };
  }
  const board = number(second);
  return board === undefined ? undefined : { kind: 'board', round, board };
};
