import {
  type Attachment,
  competingIn,
  digest,
  type EntrantKey,
  type Json,
  type KeyedPairing,
  optionsBefore,
  pairsTeams,
  type Refusal,
  recordBefore,
  refusal,
  type State,
} from '../journal/index.ts';
import { checkTournament, type Outcome, refuse, type Tournament } from '../model/index.ts';
import { type OpenedRound, openRound, type PairedRound } from '../round/index.ts';
import { seatedAt } from './fixed-boards.ts';

/** The tournament that the pairing of the round sees. */
export const tournamentBefore = (state: State, round: number): Outcome<Tournament, Refusal> => {
  const checked = checkTournament(recordBefore(state, round));
  if (checked.ok) return checked;
  const isEmpty = checked.faults.some(({ code }) => code === 'no-players');
  return refuse(
    isEmpty
      ? refusal('settings-incomplete', { missing: [pairsTeams(state, round) ? 'teams' : 'players'] })
      : refusal('record-invalid', { issues: checked.faults }),
  );
};

/** What the engine gives for the round, in the numbers of the moment: for previews, and for `pair`. */
export const openedFor = (state: State, round: number): Outcome<OpenedRound, Refusal> => {
  const tournament = tournamentBefore(state, round);
  if (!tournament.ok) return tournament;
  const opened = openRound(tournament.value, { round, options: optionsBefore(state, round) });
  return opened.ok ? opened : refuse(refusal('no-pairing', { round, faults: opened.faults }));
};

/** The pairing with keys for numbers: keys are what the journal keeps. */
export const keyed = (
  state: State,
  { round, system, edition, options, boards, byes }: PairedRound,
): KeyedPairing => {
  const keys = new Map<number, EntrantKey>(
    Object.values(competingIn(state, round)).map(({ number, key }) => [number, key]),
  );
  const keyOf = (number: number): EntrantKey => keys.get(number) as EntrantKey;
  return {
    system,
    edition,
    options,
    boards: seatedAt(
      competingIn(state, round),
      boards.map(({ number, white, black, games, group }) => ({
        number,
        white: keyOf(white),
        black: keyOf(black),
        ...(games === undefined ? {} : { games }),
        ...(group === undefined ? {} : { group }),
      })),
    ),
    byes: byes.map(({ player, kind }) => ({ player: keyOf(player), kind })),
  };
};

/** The rulings of the round, in the numbers of the moment, under their digest. */
export const rulingsOf = ({ explain }: Pick<OpenedRound, 'explain'>): Attachment => {
  // A rule may be more than its words: only what is plain is kept.
  const body = JSON.parse(JSON.stringify(explain())) as Json;
  return { digest: digest(body), body };
};
