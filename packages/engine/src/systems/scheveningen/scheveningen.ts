import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type Ruling, ruling, type TableFacts } from '../../rules/index.ts';
import { answerFromRulings } from '../answer-from-rulings.ts';
import { defineSystem, rulingsOn, type WorkedRound } from '../define.ts';
import { type Answer, answerTo, type PairingQuestion } from '../question.ts';
import { type NoPairing, noPairing, type Options } from '../system.ts';
import { type Fixture, playRound } from '../tables/fixtures.ts';
import { cyclesOf, roundsOf, SCHEVENINGEN } from './description.ts';
import * as rules from './rules.ts';
import { FEWEST_BOARDS, MOST_BOARDS, type TableGame, tableFor } from './tables.ts';
import { type TwoTeams, twoTeamsOf } from './teams.ts';

export const scheveningen = defineSystem({
  ...SCHEVENINGEN,
  rules: rules.SCHEVENINGEN_RULES,
  implied: cyclesOf,
  work: (position, options) => {
    const { round } = position;
    const teams = twoTeamsOf(position);
    if (!teams.ok) return teams;
    const fault = faultOf(teams.value.a.length, round, options);
    if (fault) return refuse(fault);
    const played = playRound(position, roundFor(teams.value, round));
    const rounds = roundsOf(teams.value.a.length, options);
    return played.ok ? accept({ ...played.value, teams: teams.value, rounds }) : played;
  },
  answer: (worked, question, position) => answerByTable(worked, { question, position }),
});

/** A round with the match it is a column of. */
interface WorkedColumn extends WorkedRound {
  readonly teams: TwoTeams;
  readonly rounds: number;
}

/** What the rulings tell; team-mates never meet, and of others also in which round they do. */
const answerByTable = (
  worked: WorkedColumn,
  { question, position }: { readonly question: PairingQuestion; readonly position: Position },
): Outcome<Answer, NoPairing> => {
  const answer = answerFromRulings(
    { system: SCHEVENINGEN, position, pairing: worked, rulings: rulingsOn(worked) },
    question,
  );
  if (!answer.ok || answer.value.kind !== 'pair' || answer.value.verdict !== 'table') return answer;
  const { question: asked, facts } = answer.value;
  const [a, b] = asked.players;
  const teamOf = (player: number) => (worked.teams.a.some(({ id }) => id === player) ? 'A' : 'B');
  if (teamOf(a) === teamOf(b))
    return accept(answerTo<'pair'>(asked, 'forbidden', rules.teams, { about: asked.players }));
  const meetIn = meetingOf(worked, teamOf(a) === 'A' ? [a, b] : [b, a], position.round);
  return accept({ ...answer.value, facts: { ...facts, ...(meetIn === undefined ? {} : { meetIn }) } });
};

/** The round in which two meet: this one or the next that has them, else the last that had. */
const meetingOf = (
  { teams, rounds }: WorkedColumn,
  [a, b]: readonly [number, number],
  round: number,
): number | undefined => {
  const boards = teams.a.length;
  const placeIn = (team: readonly Entrant[], player: number) => team.findIndex(({ id }) => id === player) + 1;
  const places = [placeIn(teams.a, a), placeIn(teams.b, b)];
  const table = tableFor(boards);
  const meeting = Array.from({ length: rounds }, (_, index) => index + 1).filter(each =>
    table[(each - 1) % boards]?.some(game => game.a === places[0] && game.b === places[1]),
  );
  return meeting.find(each => each >= round) ?? meeting.at(-1);
};

const faultOf = (boards: number, round: number, options: Options): NoPairing | undefined => {
  if (boards < FEWEST_BOARDS || boards > MOST_BOARDS)
    return noPairing('wrong-number-of-players', {
      players: 2 * boards,
      minimum: 2 * FEWEST_BOARDS,
      maximum: 2 * MOST_BOARDS,
    });
  const rounds = roundsOf(boards, options);
  return round > rounds ? noPairing('round-beyond-schedule', { round, rounds }) : undefined;
};

const roundFor = (teams: TwoTeams, round: number) => {
  const boards = teams.a.length;
  const cycle = round <= boards ? 1 : 2;
  const line = cycle === 1 ? round : round - boards;
  const games = tableFor(boards)[line - 1] ?? impossible('the table has a column for the round');
  const facts = { boards, line };
  return {
    fixtures: games.map(game => fixtureOf(game, teams, { cycle, facts })),
    free: [],
    rulings: teamRulings(teams),
    absence: rules.absence,
  };
};

interface Column {
  readonly cycle: 1 | 2;
  readonly facts: TableFacts;
}

const fixtureOf = (game: TableGame, teams: TwoTeams, { cycle, facts }: Column): Fixture => {
  const a = member(teams.a, game.a);
  const b = member(teams.b, game.b);
  const [white, black] = (game.white === 'A') === (cycle === 1) ? [a, b] : [b, a];
  const places = { ...facts, a: game.a, b: game.b };
  const tableRule = [4, 6, 8].includes(teams.a.length) ? rules.table : rules.otherTable;
  return {
    white,
    black,
    rulings: [
      ruling('board', tableRule, [white.id, black.id], { facts: places }),
      ruling('colour', cycle === 1 ? rules.colours : rules.secondCycle, [white.id], {
        because: [black.id],
        facts: places,
      }),
    ],
  };
};

const member = (team: readonly Entrant[], place: number): Entrant =>
  team[place - 1] ?? impossible('a place of the table belongs to a member of the team');

const teamRulings = (teams: TwoTeams): readonly Ruling[] =>
  [
    { name: 'A', team: teams.a },
    { name: 'B', team: teams.b },
  ].map(({ name, team }) =>
    ruling(
      'group',
      rules.teams,
      team.map(({ id }) => id),
      { facts: { group: name, isTeam: true } },
    ),
  );
