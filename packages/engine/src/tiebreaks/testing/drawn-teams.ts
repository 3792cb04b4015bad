import {
  checkTournament,
  type PlayerRecord,
  playerId,
  type Result,
  STANDARD_SCORING,
  type TeamEvent,
  type Tournament,
  type TournamentSettings,
  type Turn,
} from '../../model/index.ts';

interface Sketch extends Partial<Omit<TournamentSettings, 'teamEvent'>> {
  readonly teams: number;
  readonly boards: number;
  /** One list for each round: `1-2 1=0+`, board by board for the team named first; `3 U` the bye of record 320. */
  readonly rounds: readonly (readonly string[])[];
  readonly event?: Partial<TeamEvent>;
}

/** Team t has players (t-1)·boards + 1 … t·boards, who play every match in that order. */
export const drawnTeams = ({ teams, boards, rounds, event, ...settings }: Sketch): Tournament => {
  const players: PlayerRecord[] = Array.from({ length: teams * boards }, (_, at) => ({
    id: playerId(at + 1),
    name: `Player ${at + 1}`,
    turns: rounds.map(lines => turnOf(lines, boards, at)),
  }));
  const pairingByes = rounds.map(lines => {
    const line = lines.find(text => text.endsWith(' U'));
    return line === undefined ? undefined : Number(line.split(' ')[0]);
  });
  const checked = checkTournament({
    header: { start: '2026/05/01', type: 'Team: Swiss-System' },
    scoring: STANDARD_SCORING,
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: [],
    keptLines: [],
    ...settings,
    teamEvent: {
      teams: Array.from({ length: teams }, (_, team) => ({
        number: team + 1,
        name: `Team ${team + 1}`,
        players: Array.from({ length: boards }, (__, board) => playerId(team * boards + board + 1)),
      })),
      pairingByes,
      forfeitedMatches: [],
      lineUps: [],
      ...event,
    },
    players,
  });
  if (checked.ok) return checked.value;
  throw new Error(`This drawing is no tournament: ${JSON.stringify(checked.faults)}`);
};

const RESULTS: Readonly<Record<string, Result>> = { '1': 'win', '=': 'draw', '0': 'loss' };
const OTHER_SIDE: Readonly<Record<string, string>> = { '1': '0', '0': '1', '=': '=', '+': '-', '-': '+' };

const turnOf = (lines: readonly string[], boards: number, at: number): Turn => {
  const team = Math.floor(at / boards) + 1;
  const board = at % boards;
  for (const line of lines) {
    const [who = '', results = ''] = line.split(' ');
    const [first = 0, second = 0] = who.split('-').map(Number);
    if (second === 0 || (first !== team && second !== team)) continue;
    const isFirst = first === team;
    const letter = results[board] ?? '';
    const symbol = isFirst ? letter : (OTHER_SIDE[letter] ?? '');
    const opponent = playerId(((isFirst ? second : first) - 1) * boards + board + 1);
    const colour = isFirst === (board % 2 === 0) ? 'white' : 'black';
    if (symbol === '+' || symbol === '-') return { kind: 'forfeit', opponent, colour, won: symbol === '+' };
    const result = RESULTS[symbol];
    return result ? { kind: 'game', opponent, colour, result } : { kind: 'unpaired' };
  }
  return { kind: 'unpaired' };
};
