import type { Game, Player, PlayerId, Result, Turn } from '../model/index.ts';
import type { Board, PairingSystem, RoundPairing } from '../systems/system.ts';
import { chosenAmong, concerns } from './absences.ts';
import { type Random, randomFrom } from './random.ts';
import {
  type Chances,
  chancesBetween,
  drawResult,
  type GameResult,
  RATING_OF_THE_UNRATED,
  UNUSUAL_RESULTS,
  withDraws,
} from './results.ts';
import type { Frequencies, GeneratorSettings } from './settings.ts';

/** What a round brings to everybody whom the pairing names. */
export const playRound = (
  pairing: RoundPairing,
  {
    players,
    settings,
    system,
  }: { players: readonly Player[]; settings: GeneratorSettings; system: PairingSystem },
): ReadonlyMap<PlayerId, Turn> => {
  const manner = system.kind === 'knock-out' ? 'decided' : 'ordinary';
  const drawn = (what: string): Random => randomFrom(`${settings.seed}/${what}/${pairing.round}`);
  const of = (frequencies: Frequencies, what: string, boards: readonly Board[]) =>
    new Set(
      chosenAmong(
        boards,
        frequencies.filter(frequency => concerns(frequency, pairing.round)),
        drawn(what),
      ),
    );
  const forfeited = of(settings.forfeits, 'forfeits', pairing.boards);
  const played = pairing.boards.filter(board => !forfeited.has(board));
  const unusual = manner === 'decided' ? new Set<Board>() : of(settings.unusual, 'unusual', played);
  const [forfeits, unusuals, results] = [
    drawn('who did not come'),
    drawn('unusual results'),
    drawn('results'),
  ];
  const chancesOn = chancesIn(players, settings);
  const turns = pairing.boards.flatMap(board => {
    if (forfeited.has(board)) return forfeit(board, manner, forfeits);
    const special = unusual.has(board) ? UNUSUAL_RESULTS[unusuals.below(UNUSUAL_RESULTS.length)] : undefined;
    return special
      ? gameOf(board, special)
      : contest(board, { chances: chancesOn(board), manner, random: results });
  });
  return new Map([
    ...turns,
    ...pairing.byes.map(
      ({ player, kind }): Entry => [player, { kind: kind === 'rest' ? 'absent' : 'pairing-bye' }],
    ),
  ]);
};

type Entry = readonly [PlayerId, Turn];

/** A knock-out needs a winner. */
type Manner = 'ordinary' | 'decided';

const chancesIn = (players: readonly Player[], { draws }: GeneratorSettings) => {
  const ratings = new Map(players.map(player => [player.id, player.rating ?? RATING_OF_THE_UNRATED]));
  const ratingOf = (id: PlayerId) => ratings.get(id) ?? RATING_OF_THE_UNRATED;
  return ({ white, black }: Board): Chances => {
    const model = chancesBetween(ratingOf(white), ratingOf(black));
    return draws === undefined ? model : withDraws(model, draws);
  };
};

/** One of the two did not come; of eight such games, in one neither. */
const forfeit = ({ white, black }: Board, manner: Manner, random: Random): readonly Entry[] => {
  const absent = random.below(16);
  const isDouble = manner === 'ordinary' && absent < 2;
  const whiteCame = !isDouble && absent % 2 === 0;
  const blackCame = !isDouble && !whiteCame;
  return [
    [white, { kind: 'forfeit', opponent: black, colour: 'white', won: whiteCame }],
    [black, { kind: 'forfeit', opponent: white, colour: 'black', won: blackCame }],
  ];
};

interface Contest {
  readonly chances: Chances;
  readonly manner: Manner;
  readonly random: Random;
}

const contest = (board: Board, { chances, manner, random }: Contest): readonly Entry[] => {
  const { games = 1 } = board;
  if (games === 1)
    return gameOf(board, drawResult(manner === 'decided' ? withDraws(chances, 0) : chances, random));
  const turned = { white: chances.black, draw: chances.draw, black: chances.white };
  const results = Array.from({ length: games }, (_, index): GameResult => {
    if (index % 2 === 0) return drawResult(chances, random);
    const [white, black] = drawResult(turned, random);
    return [black, white];
  });
  return matchOf(board, results, manner === 'decided' && isLevel(results) ? random.below(2) : undefined);
};

const isLevel = (results: readonly GameResult[]): boolean => {
  const wins = (side: 0 | 1) => results.filter(result => result[side] === 'win').length;
  return wins(0) === wins(1);
};

const gameOf = ({ white, black }: Board, [own, others]: GameResult): readonly Entry[] => [
  [white, { kind: 'game', opponent: black, colour: 'white', result: own }],
  [black, { kind: 'game', opponent: white, colour: 'black', result: others }],
];

/** Colours alternate; each result is written for the one who began with White first. */
const matchOf = (
  { white, black }: Board,
  results: readonly GameResult[],
  winner: number | undefined,
): readonly Entry[] => {
  const side = (opponent: PlayerId, place: 0 | 1): Turn => ({
    kind: 'match',
    opponent,
    games: results.map((result, index): Game => {
      const own: Result = result[place];
      return { opponent, colour: index % 2 === place ? 'white' : 'black', result: own };
    }),
    ...(winner === undefined ? {} : { won: winner === place }),
  });
  return [
    [white, side(black, 0)],
    [black, side(white, 1)],
  ];
};
