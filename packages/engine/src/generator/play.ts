import type { MatchGame, Player, PlayerId, Turn } from '../model/index.ts';
import type { PairedRound } from '../round/index.ts';
import type { Board, PairingSystem } from '../systems/system.ts';
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
import { DRAWS_IN_SCRABBLE, withTallies } from './tallies.ts';

/** The tournament that a round belongs to. */
export interface Event {
  readonly players: readonly Player[];
  readonly settings: GeneratorSettings;
  readonly system: PairingSystem;
}

/** A knock-out needs a winner; a game of Scrabble ends with points on both sheets. */
type Manner = 'ordinary' | 'decided' | 'tallied';

type Entry = readonly [PlayerId, Turn];

/** What a round brings to everyone the pairing names. */
export const playRound = (pairing: PairedRound, event: Event): ReadonlyMap<PlayerId, Turn> => {
  const manner = mannerOf(event.system);
  const drawn = drawnIn(pairing.round, event.settings);
  const turns = new Map<PlayerId, Turn>([
    ...turnsOfBoards(pairing, event, manner),
    ...pairing.byes.map(
      ({ player, kind }): Entry => [player, { kind: kind === 'rest' ? 'absent' : 'pairing-bye' }],
    ),
  ]);
  return manner === 'tallied' ? withTallies(turns, drawn('tallies')) : turns;
};

const mannerOf = ({ kind, game }: PairingSystem): Manner => {
  if (game === 'scrabble') return 'tallied';
  return kind === 'knock-out' ? 'decided' : 'ordinary';
};

const drawnIn =
  (round: number, { seed }: GeneratorSettings) =>
  (what: string): Random =>
    randomFrom(`${seed}/${what}/${round}`);

const turnsOfBoards = (
  { boards, round }: PairedRound,
  { players, settings }: Event,
  manner: Manner,
): readonly Entry[] => {
  const drawn = drawnIn(round, settings);
  const chosen = (frequencies: Frequencies, what: string, among: readonly Board[]) => {
    const concerning = frequencies.filter(frequency => concerns(frequency, round));
    return new Set(chosenAmong(among, concerning, drawn(what)));
  };
  const forfeited = chosen(settings.forfeits, 'forfeits', boards);
  const played = boards.filter(board => !forfeited.has(board));
  const unusual = chosen(manner === 'ordinary' ? settings.unusual : [], 'unusual', played);
  const [forfeits, unusuals] = [drawn('who did not come'), drawn('unusual results')];
  const results = drawn('results');
  const chancesOn = chancesIn(players, settings, manner);
  return boards.flatMap(board => {
    if (forfeited.has(board))
      return isMatch(board, manner) ? forfeitedMatch(board, forfeits) : forfeit(board, manner, forfeits);
    const special = unusual.has(board) ? UNUSUAL_RESULTS[unusuals.below(UNUSUAL_RESULTS.length)] : undefined;
    if (special && isMatch(board, manner)) {
      const { games = 1 } = board;
      const at = unusuals.below(games);
      const others = Array.from({ length: games }, () => drawResult(chancesOn(board), results));
      return matchOf(
        board,
        others.map((other, index) => (index === at ? special : other)),
      );
    }
    return special
      ? gameOf(board, special)
      : contest(board, { chances: chancesOn(board), manner, random: results });
  });
};

const chancesIn = (players: readonly Player[], settings: GeneratorSettings, manner: Manner) => {
  const ratings = new Map(players.map(player => [player.id, player.rating ?? RATING_OF_THE_UNRATED]));
  const ratingOf = (id: PlayerId) => ratings.get(id) ?? RATING_OF_THE_UNRATED;
  const draws = settings.draws ?? (manner === 'tallied' ? DRAWS_IN_SCRABBLE : undefined);
  return ({ white, black }: Board): Chances => {
    const model = chancesBetween(ratingOf(white), ratingOf(black));
    return draws === undefined ? model : withDraws(model, draws);
  };
};

/** One of the two did not come; of eight such games, in one neither. */
const forfeit = ({ white, black }: Board, manner: Manner, random: Random): readonly Entry[] => {
  const absent = random.below(16);
  const isDouble = manner !== 'decided' && absent < 2;
  const whiteCame = !isDouble && absent % 2 === 0;
  const blackCame = !isDouble && !whiteCame;
  return [
    [white, { kind: 'forfeit', opponent: black, colour: 'white', won: whiteCame }],
    [black, { kind: 'forfeit', opponent: white, colour: 'black', won: blackCame }],
  ];
};

/** A match of two games, or of the boards of two teams. */
const isMatch = ({ games = 1 }: Board, manner: Manner): boolean => games > 1 && manner === 'ordinary';

type MatchResult = GameResult | 'first came' | 'second came' | 'nobody came';

/**
 * Of eight such matches one was lost by forfeit of both sides, one by each in one game, and in two only one of the
 * games was not played; in the others one side did not come at all.
 */
const forfeitedMatch = (board: Board, random: Random): readonly Entry[] => {
  const drawn = random.below(16);
  const came = drawn % 2 === 0 ? 'first came' : 'second came';
  const { games = 1 } = board;
  const all = (result: MatchResult, ...first: readonly MatchResult[]): readonly MatchResult[] =>
    Array.from({ length: games }, (_, index) => first[index] ?? result);
  if (drawn < 2) return matchOf(board, all('nobody came'));
  if (drawn < 4) return matchOf(board, all(['draw', 'draw'], 'first came', 'second came'));
  return matchOf(board, drawn < 8 ? all(['draw', 'draw'], came) : all(came));
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
  results: readonly MatchResult[],
  winner?: number,
): readonly Entry[] => {
  const side = (opponent: PlayerId, place: 0 | 1): Turn => ({
    kind: 'match',
    opponent,
    games: results.map((result, index): MatchGame => {
      const colour = index % 2 === place ? 'white' : 'black';
      if (typeof result !== 'string') return { opponent, colour, result: result[place] };
      const came = result === (place === 0 ? 'first came' : 'second came');
      return { opponent, colour, result: came ? 'win' : 'loss', forfeited: true };
    }),
    ...(winner === undefined ? {} : { won: winner === place }),
  });
  return [
    [white, side(black, 0)],
    [black, side(white, 1)],
  ];
};
