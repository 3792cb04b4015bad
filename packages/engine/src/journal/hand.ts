import { type ForbiddenPairs, type PlayerId, playerId } from '../model/index.ts';
import type { Act } from './act.ts';
import { competingIn, numberNow, ofTeams } from './competing.ts';
import type { EntrantKey } from './key.ts';
import { haveMetOn } from './matches.ts';
import type { KeyedBoard, KeyedPairing } from './pairing.ts';
import { traitsOf } from './reading.ts';
import type { State } from './state.ts';
import { recordBefore } from './views/record.ts';
import type { Warning } from './warning.ts';

/** What an arbiter must know before a round made by hand is kept. */
export const warningsByHand = (state: State, act: Act<'pair-by-hand'>): readonly Warning[] => {
  const { round, boards, byes, beside } = act;
  const { kind, gamesInRound, pairs } = traitsOf(state, round);
  const differing = boardsUnlike(boards, beside);
  const own: readonly Warning[] =
    kind === 'swiss' || kind === 'standings'
      ? [
          ...rematches(state, boards),
          ...forbiddenOn(state, round, boards),
          // Each has White once in a match of two games; C.04.6 leaves no colour to a team that it must not have.
          ...(gamesInRound === undefined && pairs === undefined ? colourLimits(state, round, boards) : []),
          ...byes.flatMap(({ player, kind: bye }) =>
            bye === 'pairing-bye' ? byeNotAllowed(state, player) : [],
          ),
        ]
      : [];
  return [
    ...own,
    ...(isEngines(act, beside)
      ? []
      : [
          {
            code: 'differs-from-engine' as const,
            strength: 'confirm-twice' as const,
            data: { boards: differing },
          },
        ]),
  ];
};

const boardsUnlike = (boards: readonly KeyedBoard[], beside: KeyedPairing | undefined): readonly number[] => {
  const given = new Map(beside?.boards.map(board => [board.number, board]));
  return boards
    .filter(({ number, white, black }) => {
      const engines = given.get(number);
      return engines?.white !== white || engines.black !== black;
    })
    .map(({ number }) => number);
};

/** Made by hand, and yet what the engine gives. */
export const isEngines = (
  round: Pick<Act<'pair-by-hand'>, 'boards' | 'byes'>,
  beside: KeyedPairing | undefined,
): boolean =>
  beside?.boards.length === round.boards.length &&
  boardsUnlike(round.boards, beside).length === 0 &&
  !byesDiffer({ byes: round.byes, beside });

const byesDiffer = ({ byes, beside }: Pick<Act<'pair-by-hand'>, 'byes' | 'beside'>): boolean => {
  const given = (all: KeyedPairing['byes']) =>
    all
      .filter(({ kind }) => kind === 'pairing-bye')
      .map(({ player }) => player)
      .join();
  return given(byes) !== given(beside?.byes ?? []);
};

/** C.04.1, article 2. A game that was not played does not count (C.04.2, article 3.5). */
const rematches = (state: State, boards: readonly KeyedBoard[]): readonly Warning[] => {
  const again = metBefore(state, state.published + 1, boards);
  return again.length === 0
    ? []
    : [{ code: 'rematch', strength: 'confirm', article: 'C.04.1, 2', data: { boards: again } }];
};

/** The boards on which two sit who have played each other before that round. */
export const metBefore = (state: State, before: number, boards: readonly KeyedBoard[]): readonly number[] => {
  const met = new Set(
    state.rounds
      .slice(0, Math.min(state.published, before - 1))
      .flatMap(round =>
        round.boards
          .filter(haveMetOn)
          .flatMap(({ white, black }) => [`${white}/${black}`, `${black}/${white}`]),
      ),
  );
  return boards.filter(({ white, black }) => met.has(`${white}/${black}`)).map(({ number }) => number);
};

/** Who may not meet in the round. */
export const forbiddenOn = (
  state: State,
  round: number,
  boards: readonly KeyedBoard[],
): readonly Warning[] => {
  const { forbiddenPairs: lists } = recordBefore(state, round);
  const listsOf = listsByPlayer(
    lists.filter(({ fromRound, toRound }) => fromRound <= round && round <= toRound),
  );
  const numberOf = (key: EntrantKey): PlayerId => playerId(numberNow(state, key, round));
  const named = boards
    .filter(({ white, black }) => {
      const ofBlack = listsOf.get(numberOf(black));
      return (
        ofBlack !== undefined && [...(listsOf.get(numberOf(white)) ?? [])].some(list => ofBlack.has(list))
      );
    })
    .map(({ number }) => number);
  return named.length === 0 ? [] : [{ code: 'forbidden-pair', strength: 'confirm', data: { boards: named } }];
};

/** Of everybody named in one the lists: each once, whatever rounds it is given for. */
const listsByPlayer = (
  lists: readonly ForbiddenPairs[],
): ReadonlyMap<PlayerId, ReadonlySet<ForbiddenPairs['players']>> => {
  const found = new Map<PlayerId, Set<ForbiddenPairs['players']>>();
  for (const players of new Set(lists.map(list => list.players)))
    for (const player of players) {
      const own = found.get(player) ?? new Set();
      found.set(player, own);
      own.add(players);
    }
  return found;
};

/** C.04.1, articles 6 and 7, which systems may set aside in the last round: a warning, not a refusal. */
const colourLimits = (state: State, round: number, boards: readonly KeyedBoard[]): readonly Warning[] => {
  const colours = new Map<EntrantKey, string>();
  for (const { boards: played } of state.rounds.slice(0, Math.min(state.published, round - 1)))
    for (const board of played) {
      const { white, black } = board;
      if (!haveMetOn(board)) continue;
      colours.set(white, `${colours.get(white) ?? ''}w`);
      colours.set(black, `${colours.get(black) ?? ''}b`);
    }
  const breaks = (key: EntrantKey, colour: 'w' | 'b'): boolean => {
    const all = `${colours.get(key) ?? ''}${colour}`;
    const surplus = [...all].reduce((sum, played) => sum + (played === 'w' ? 1 : -1), 0);
    return Math.abs(surplus) > 2 || all.endsWith(colour.repeat(3));
  };
  const players = boards.flatMap(({ white, black }) => [
    ...(breaks(white, 'w') ? [white] : []),
    ...(breaks(black, 'b') ? [black] : []),
  ]);
  return players.length === 0
    ? []
    : [{ code: 'colour-limit', strength: 'confirm', article: 'C.04.1, 6-7', data: { players } }];
};

/** C.04.1, article 4: had a pairing-allocated bye, or as many points as a win in a round without playing. */
const byeNotAllowed = (state: State, player: EntrantKey): readonly Warning[] => {
  const had = state.rounds.slice(0, state.published).some((round, index) => {
    const board = round.boards.find(({ white, black }) => white === player || black === player);
    const first = board?.results[1];
    const won = board?.white === player ? '+-' : '-+';
    const isOneGame = round.of !== 'teams' && first?.kind === 'result' && first.result.code === won;
    const wonUnplayed = board?.forfeited === won || isOneGame;
    return (
      wonUnplayed ||
      round.byes.some(bye => bye.player === player && bye.kind === 'pairing-bye') ||
      competingIn(state)[player]?.attendance[index + 1] === 'full'
    );
  });
  return had
    ? [
        {
          code: 'bye-not-allowed',
          strength: 'confirm',
          article: 'C.04.1, 4',
          data: { player, ...ofTeams(state) },
        },
      ]
    : [];
};
