import {
  echoed,
  type Header,
  isFromPairing,
  issue,
  type MatchScoring,
  type Place,
  type PlayerRecord,
  pointsOf,
  type Team,
  type TeamEvent,
  type TournamentRecord,
  type TournamentSettings,
  type Turn,
  ZERO,
} from '../../model/index.ts';
import { given } from '../given.ts';
import { LAST_ROUND } from './columns.ts';
import { type Draft, fault, keepUnread, keepWithNotice, type OldTeam } from './draft.ts';
import { scoringFrom, scoringOfMatchesFrom } from './read-scoring.ts';
import { type CodeMeaning, meaningOfCode } from './system-codes.ts';
import { hasTwoColumns, inMatches } from './two-columns.ts';

/** The record, once every line has been read: what depends on other lines is settled here. */
export const recordOf = (draft: Draft): TournamentRecord => {
  const record = recordInColumns(draft);
  if (!hasTwoColumns(record)) return record;
  const matches = inMatches(record);
  for (const found of matches.faults) draft.faults.push(found);
  return matches.record;
};

const recordInColumns = (draft: Draft): TournamentRecord => {
  const rounds = draft.said.get('rounds')?.value;
  const plannedRounds = rounds === undefined ? undefined : Number(rounds);
  const colour = draft.said.get('initialColour')?.value;
  const players = draft.players.map(player => complete(player, draft));
  const toBePaired = roundToBePaired(players);
  faultStrangers(draft);
  const { boardOrder: _ofTeams, ...settings } = draft.settings;
  const system = { ...systemIn(draft, draft.header), ...settings };
  return {
    header: { ...draft.header, ...(draft.deputies.length > 0 ? { deputies: draft.deputies } : {}) },
    ...system,
    ...given({ plannedRounds, initialColour: colour === 'white' || colour === 'black' ? colour : undefined }),
    ...(draft.isRankedByFileOrder ? { rankByFileOrder: true as const } : {}),
    scoring: hasTwoColumns(system)
      ? scoringOfMatchesFrom(draft.scores, draft.scoresAlone)
      : scoringFrom(draft.scores, isJavafoOnly(draft)),
    virtualPoints: draft.virtualPoints,
    forbiddenPairs: draft.forbiddenPairs.map(pairs => ({
      fromRound: 1,
      toRound: plannedRounds ?? LAST_ROUND,
      ...pairs,
    })),
    requestedByes: draft.requestedByes.map(byes => ({ round: toBePaired, ...byes })),
    abnormalPoints: draft.abnormalPoints,
    ...(draft.earlierResults.length > 0 ? { earlierResults: draft.earlierResults } : {}),
    tiebreaks: tiebreaksIn(draft),
    ...given({ teamEvent: teamEventIn(draft) }),
    players,
    keptLines: draft.keptLines,
  };
};

/** The first round after the last one in which anybody was paired. */
export const roundToBePaired = (players: readonly PlayerRecord[]): number =>
  1 + players.reduce((last, { turns }) => Math.max(last, lastPaired(turns)), 0);

const lastPaired = (turns: readonly Turn[]): number => {
  for (let round = turns.length; round > 0; round--) {
    const turn = turns[round - 1];
    if (turn && isFromPairing(turn)) return round;
  }
  return 0;
};

const isJavafoOnly = (draft: Draft): boolean =>
  draft.scoreDialects.has('XXS') && draft.scoreDialects.size === 1;

/** With what other lines say of the player. */
const complete = (player: PlayerRecord, draft: Draft): PlayerRecord => {
  const national = draft.national.get(player.id)?.map(read => read.national);
  const extras = draft.playerExtras.get(player.id);
  if (!national && !extras) return player;
  const { player: _player, ...more } = extras ?? { player: 0 };
  return { ...player, ...more, ...given({ national }) };
};

/** Lines that add to a player who is not there. What a federation states about nobody decides nothing and is kept. */
const faultStrangers = (draft: Draft): void => {
  const known = new Set<number>(draft.players.map(player => player.id));
  for (const [player, records] of draft.national)
    if (!known.has(player)) for (const { row } of records) keepUnread(draft, row);
  if (draft.doubts.someoneIsLost) return;
  for (const [player, { record, place }] of draft.places.additions)
    if (!known.has(player)) fault(draft, 'unknown-player-named', { record, player }, place);
};

/** Record 192; programs that write the code into 092 are understood too. */
const systemIn = (
  draft: Draft,
  header: Header,
): Pick<TournamentSettings, 'system' | 'systemCode' | 'acceleration'> => {
  const said = draft.said.get('systemCode');
  const code = said?.value ?? header.type;
  if (code === undefined) return {};
  const meaning = meaningOfCode(code, header.start);
  if (!said && !meaning) return {};
  if (said && meaning) faultOtherSystem(draft, meaning, said);
  if (said && !meaning) draft.notices.push(issue('unknown-system-code', { code: echoed(code) }, said.place));
  return { ...meaning, systemCode: code };
};

/** Record 192 and our own comment may not name different systems: one of them would decide in silence. */
const faultOtherSystem = (
  draft: Draft,
  meaning: CodeMeaning,
  { value, place }: { readonly value: string; readonly place: Place },
): void => {
  for (const key of ['system', 'acceleration'] as const) {
    const [one, other] = [meaning[key], draft.settings[key]];
    if (one !== undefined && other !== undefined && one !== other)
      fault(
        draft,
        'records-disagree',
        { records: ['192', '### pareo'], values: [echoed(value), echoed(other)] },
        place,
      );
  }
};

/** Codes that stand for the points themselves: only record 212 has them. */
export const POINTS_CODES: readonly string[] = ['PTS', 'MPTS', 'GPTS'];

const tiebreaksIn = (draft: Draft): readonly string[] => {
  const amongEqual = draft.said.get('tiebreaks');
  const standings = draft.said.get('standings');
  if (!standings) return amongEqual?.value.split(',') ?? [];
  const codes = standings.value.split(',');
  const withoutPoints = codes.filter(code => !POINTS_CODES.includes(code));
  if (withoutPoints.length === codes.length)
    fault(
      draft,
      'field-unreadable',
      { record: '212', field: 'tiebreaks', text: echoed(standings.value) },
      standings.place,
    );
  if (amongEqual && amongEqual.value !== withoutPoints.join(','))
    fault(
      draft,
      'records-disagree',
      { records: ['202', '212'], values: [echoed(amongEqual.value), echoed(standings.value)] },
      standings.place,
    );
  return codes;
};

const teamEventIn = (draft: Draft): TeamEvent | undefined => {
  if (!draft.isTeamEvent) return undefined;
  return {
    teams: teamsIn(draft),
    ...given({
      boardOrder: draft.settings.boardOrder,
      boardColours: draft.said.get('boardColours')?.value,
      scoring: matchScoringIn(draft),
    }),
    pairingByes: draft.pairingByes,
    forfeitedMatches: draft.forfeitedMatches,
    lineUps: draft.lineUps,
  };
};

/** 310 says all that 013 says, and more: where both are written, 013 must agree or it is only kept. */
const teamsIn = (draft: Draft): readonly Team[] => {
  if (draft.teams.length === 0)
    return draft.oldTeams.map(({ row, name, players }, index) => {
      draft.places.teams.set(index + 1, [row.line]);
      return { number: index + 1, name, players };
    });
  const said = new Set(draft.teams.map(sameIn2016));
  for (const old of draft.oldTeams) if (!said.has(sameIn2016(old))) keepWithNotice(draft, old.row);
  return draft.teams;
};

/** What 013 says of a team. */
const sameIn2016 = ({ name, players }: Pick<OldTeam, 'name' | 'players'>): string =>
  `${players.join()} ${name}`;

const matchScoringIn = (draft: Draft): MatchScoring | undefined => {
  const scores = draft.matchScores;
  if (scores.size === 0) return undefined;
  return {
    win: scores.get('W') ?? pointsOf(2),
    draw: scores.get('D') ?? pointsOf(1),
    loss: scores.get('L') ?? ZERO,
    ...given({ pairingBye: scores.get('P'), pairingByeGamePoints: scores.get('G') }),
  };
};
