import { describe, expect, test } from 'vitest';
import { readTournament } from '../../../formats/index.ts';
import { isFromPairing, type Tournament } from '../../../model/index.ts';
import { type Position, positionBefore } from '../../../position/index.ts';
import { corpusFiles } from '../../../testing/corpus.ts';
import { accepted } from '../../../testing/index.ts';
import type { Edition } from './member.ts';
import { pairLiterally } from './pair-literally.ts';

const MOST_PLAYERS = process.env['PAREO_LONG'] === '1' ? 12 : 10;

const tournamentsOf = (edition: Edition): readonly (readonly [string, Tournament])[] =>
  corpusFiles(`dutch-${edition}`)
    .files.filter(
      ({ name, text }) => name.endsWith('.trf') && (text.match(/^001/gm) ?? []).length <= MOST_PLAYERS,
    )
    .map(({ name, text }) => [name, accepted(readTournament(new TextEncoder().encode(text))).tournament]);

/** White first, `0` for nobody. */
const recordedIn = (tournament: Tournament, round: number): readonly string[] =>
  tournament.players.flatMap(({ id, turns }) => {
    const turn = turns[round - 1];
    if (turn?.kind === 'pairing-bye') return [`${id}-0`];
    const isWhite = turn && isFromPairing(turn) && 'colour' in turn && turn.colour === 'white';
    return isWhite && turn.opponent ? [`${id}-${turn.opponent}`] : [];
  });

const pairedFrom = (before: Position, edition: Edition): readonly string[] => {
  const round = pairLiterally(before, edition);
  if (round === 'no-pairing') return [];
  const boards = round.pairs.map(([white, black]) => `${white}-${black}`);
  return [...boards, ...(round.bye === undefined ? [] : [`${round.bye}-0`])];
};

describe.each(['2026', '2017'] as const)('recorded rounds of small fields, edition of %s', edition => {
  test.each(tournamentsOf(edition))('%s: pairs, colours and bye', (_, tournament) => {
    for (let round = 1; round <= tournament.roundsPaired; round++) {
      const paired = pairedFrom(positionBefore(tournament, round), edition);
      expect([...paired].sort(), `round ${round}`).toEqual([...recordedIn(tournament, round)].sort());
    }
  });
});
