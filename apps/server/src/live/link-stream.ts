import type { State } from '@pareo/engine/journal';
import type { Desk } from '../desks/desk.ts';
import type { LinkRow } from '../storage/schema.ts';
import { deltaBetween } from './deltas.ts';
import { eventText, type StreamClient } from './open-streams.ts';

/** The stream of a phone: its own boards, new rounds, and the end of the link. */
export interface LinkStreams {
  readonly join: (desk: Desk, link: LinkRow, client: StreamClient) => void;
  readonly isWatching: (desk: Desk) => boolean;
}

export const linkStreams = (): LinkStreams => {
  const watching = new WeakMap<Desk, number>();
  const count = (desk: Desk, more: number) => watching.set(desk, (watching.get(desk) ?? 0) + more);
  return {
    isWatching: desk => (watching.get(desk) ?? 0) > 0,
    join: (desk, link, client) => {
      const { version, journal } = desk.head();
      client.write(eventText('hello', { version, round: journal.state.published }, version));
      let { state } = journal;
      const stop = desk.hear((entry, head) => {
        const before = state;
        state = head.journal.state;
        const delta = deltaBetween(before, state);
        for (const { round, boards } of delta.results)
          for (const [board, result] of boards)
            if (isOfLink(link, state, { round, board }))
              client.write(eventText('board', { round, board, result }, entry.seq));
        for (const { round, status } of delta.rounds)
          if (link.round === null || link.round === round)
            client.write(eventText('round', { round, status }, entry.seq));
        if (link.kind === 'check-in' && before.checkedIn !== state.checkedIn)
          client.write(eventText('check-in', { version: entry.seq }, entry.seq));
      });
      count(desk, 1);
      client.onClose(() => {
        count(desk, -1);
        stop();
      });
    },
  };
};

/** A board of a round that the link may see and fill; of a captain the own match. */
export const isOfLink = (
  link: LinkRow,
  { rounds }: State,
  { round, board }: { readonly round: number; readonly board: number },
): boolean =>
  (link.kind === 'captain'
    ? rounds[round - 1]?.boards.some(
        ({ number, white, black }) => number === board && (white === link.team || black === link.team),
      ) === true
    : link.kind === 'result-entry') &&
  (link.round === null || link.round === round) &&
  (link.boards_from === null || board >= link.boards_from) &&
  (link.boards_to === null || board <= link.boards_to);
