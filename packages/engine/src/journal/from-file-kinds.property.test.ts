import { expect, test } from 'vitest';
import { generateTournament } from '../generator/index.ts';
import { checkTournament, type TeamEvent, type Tournament, type TournamentRecord } from '../model/index.ts';
import { pairRound } from '../round/index.ts';
import { systemNamed } from '../systems/catalogue.ts';
import { casesOf } from '../testing/cases.ts';
import { accepted } from '../testing/index.ts';
import {
  canonical,
  KNOWN_SYSTEMS,
  recordBefore,
  recordForReport,
  type State,
  settingsFrom,
} from './index.ts';
import { DETAILS, emptyDesk, mustSend } from './testing/desk.ts';

/* Every generated file of every system goes on in a journal: its record is the file again, and its rounds are paired from the journal as from
 * the file. */

const CASES = casesOf(200, 1000);
const PER_SYSTEM = Math.max(1, Math.ceil(CASES / Object.keys(KNOWN_SYSTEMS).length));

const generated = (id: string, seed: number): Tournament | undefined => {
  const system = systemNamed(id);
  if (!system) throw new Error(`${id} is in the catalogue`);
  const players = { 'knock-out': 8, 'team-table': 8, standings: 10 }[system.kind as string] ?? 7 + (seed % 6);
  const rounds = { 'knock-out': 3, 'team-table': 4, standings: 3 }[system.kind as string] ?? 5;
  const made = generateTournament({ seed: `${id} ${seed}`, players, rounds }, system);
  return made.ok ? accepted(checkTournament(made.value.record)) : undefined;
};

const opened = (tournament: Tournament, system: string): State => {
  const desk = emptyDesk();
  const { record } = tournament;
  return mustSend(desk, {
    kind: 'create',
    details: { ...DETAILS, name: record.header.name ?? DETAILS.name },
    settings: settingsFrom(record, system),
    from: record,
  });
};

/** What a record says, in one order; ranks, sums, lines kept and what the details say are no part of it. */
const said = ({
  players,
  teamEvent,
  requestedByes,
  forbiddenPairs,
  virtualPoints,
  scoring,
}: Tournament): string =>
  canonical({
    players: [...players]
      .sort((a, b) => a.id - b.id)
      .map(({ statedPoints: _points, statedRank: _rank, place: _place, ...player }) => player),
    teamEvent: teamEvent && plain(teamEvent),
    requestedByes: requestedByes
      .flatMap(({ worth, round, participants }) => participants.map(team => [round, team, worth]))
      .map(cell => cell.join())
      .sort(),
    forbiddenPairs,
    virtualPoints,
    scoring,
  });

const plain = ({ teams, pairingByes, forfeitedMatches, lineUps, ...event }: TeamEvent) => ({
  ...event,
  teams: teams.map(({ statedMatchPoints: _mp, statedGamePoints: _gp, statedRank: _rank, ...team }) => team),
  pairingByes,
  forfeitedMatches: forfeitedMatches.map(canonical).sort(),
  lineUps: lineUps.map(canonical).sort(),
});

const boardsOf = (record: TournamentRecord, round: number, system: string): string => {
  const checked = checkTournament(record);
  const paired = checked.ok ? pairRound(checked.value, { round, system }) : checked;
  // A file does not tell who rests in a table from who is not there.
  const byes = paired.ok ? paired.value.byes.filter(({ kind }) => kind === 'pairing-bye') : [];
  return canonical(paired.ok ? { boards: paired.value.boards, byes } : paired.faults);
};

test.each(Object.keys(KNOWN_SYSTEMS))('a generated file of %s is the record of its journal', system => {
  for (let seed = 1; seed <= PER_SYSTEM; seed++) {
    const tournament = generated(system, seed);
    if (!tournament) continue;
    const state = opened(tournament, system);
    const again = accepted(checkTournament(recordForReport(state)));
    const { teamEvent: _groupsAsTeams, ...withoutTeams } = again;
    const same = tournament.teamEvent ? again : (withoutTeams as Tournament);
    expect(said(same), `${system}, seed ${seed}`).toBe(said(tournament));
    for (let round = 1; round <= state.published; round++)
      expect(
        boardsOf(recordBefore(state, round), round, system),
        `${system}, seed ${seed}, round ${round}`,
      ).toBe(boardsOf(tournament.record, round, system));
  }
});
