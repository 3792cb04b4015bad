import { checkRounds, type NoPairing, pairRound } from '@pareo/engine';
import { byesMissing, pairsMissing, type RoundOfPairs } from '@pareo/engine/checker';
import { optionsBefore, type Refusal, recordForReport, type State } from '@pareo/engine/journal';
import { checkTournament, type PlayerId, playerId } from '@pareo/engine/model';
import { checkRanks } from '@pareo/engine/standings';
import { isState, keysBy, numberOf, once, roundsOf, type Source, tournamentBefore } from './open.ts';

type Pair = readonly [white: number, black: number];

/** A round paired again from what was known before it. What differs is given in keys. */
export type RoundCheck = { readonly round: number; readonly byHand: boolean } & (
  | { readonly kind: 'agrees' }
  | {
      readonly kind: 'differs';
      readonly expected: readonly Pair[];
      readonly found: readonly Pair[];
      /** Who has the bye by the rules alone, and who has it in fact alone. */
      readonly byes: { readonly expected: readonly number[]; readonly found: readonly number[] };
    }
  | { readonly kind: 'refused'; readonly refusals: readonly (NoPairing | Refusal)[] }
);

export interface TournamentCheck {
  readonly rounds: readonly RoundCheck[];
  readonly ranks: { readonly checked: number; readonly differences: number };
}

/** Every round paired again, every rank of the report computed again. */
export const checkOf = (source: Source): TournamentCheck =>
  once(source, 'check', () => ({
    rounds: isState(source)
      ? Array.from({ length: source.published }, (_, at) => checkInJournal(source, at + 1))
      : checkRounds(source).rounds.map((checked): RoundCheck => {
          const { round } = checked;
          if (checked.kind === 'agrees') return { round, byHand: false, kind: 'agrees' };
          if (checked.kind === 'refused')
            return { round, byHand: false, kind: 'refused', refusals: checked.refusals };
          return differing(source, { round, byHand: false }, checked);
        }),
    ranks: ranksOf(source),
  }));

const ranksOf = (source: Source): TournamentCheck['ranks'] => {
  const none = { checked: 0, differences: 0 };
  if (roundsOf(source) === 0) return none;
  const tournament = isState(source)
    ? checkTournament(recordForReport(source))
    : { ok: true as const, value: source };
  const ranks = tournament.ok ? checkRanks(tournament.value) : undefined;
  return ranks?.ok && ranks.value.kind === 'checked'
    ? { checked: ranks.value.checked, differences: ranks.value.differences.length }
    : none;
};

const checkInJournal = (state: State, round: number): RoundCheck => {
  const stored = state.rounds[round - 1];
  const about = { round, byHand: stored?.hand !== undefined };
  const tournament = tournamentBefore(state, round);
  if (!tournament.ok) return { ...about, kind: 'refused', refusals: tournament.faults };
  const paired = pairRound(tournament.value, {
    round,
    options: { ...optionsBefore(state, round), ...stored?.options },
    ...(stored === undefined ? {} : { system: stored.system }),
  });
  if (!paired.ok) return { ...about, kind: 'refused', refusals: paired.faults };
  const idOf = (key: number) => playerId(numberOf(state, key, round));
  const found = asPairs({
    boards: (stored?.boards ?? []).map(({ white, black }) => ({ white: idOf(white), black: idOf(black) })),
    byes: (stored?.byes ?? []).map(({ player, kind }) => ({ player: idOf(player), kind })),
  });
  const expected = asPairs(paired.value);
  return differing(state, about, { expected, found });
};

const asPairs = ({ boards, byes }: Pick<PairedLike, 'boards' | 'byes'>): RoundOfPairs => ({
  pairs: boards.map(({ white, black }) => ({ white, black, colours: 'stated' })),
  byes: byes.filter(({ kind }) => kind === 'pairing-bye').map(({ player }) => player),
});

interface PairedLike {
  readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[];
  readonly byes: readonly { readonly player: PlayerId; readonly kind: string }[];
}

const differing = (
  source: Source,
  about: Pick<RoundCheck, 'round' | 'byHand'>,
  { expected, found }: { readonly expected: RoundOfPairs; readonly found: RoundOfPairs },
): RoundCheck => {
  const keys = keysBy(source, about.round);
  const keyOf = (id: number): number => keys.get(id) ?? id;
  const missing = (one: RoundOfPairs, other: RoundOfPairs): readonly Pair[] =>
    pairsMissing(one, other).map(({ white, black }) => [keyOf(white), keyOf(black)]);
  const lost = missing(expected, found);
  const added = missing(found, expected);
  const byes = {
    expected: byesMissing(expected, found).map(keyOf),
    found: byesMissing(found, expected).map(keyOf),
  };
  return [lost, added, byes.expected, byes.found].every(list => list.length === 0)
    ? { ...about, kind: 'agrees' }
    : { ...about, kind: 'differs', expected: lost, found: added, byes };
};
