import type { Tournament } from '../model/index.ts';
import type { ScoreKind, Tiebreak } from './code.ts';
import type { Edition } from './edition.ts';
import type { Field, Schedule } from './field.ts';
import { tableOfPlayers } from './table-of-players.ts';
import { tableOfTeams } from './table-of-teams.ts';
import { accountsOf } from './unplayed.ts';

export interface FieldSettings {
  readonly of: 'players' | 'teams';
  readonly after: number;
  readonly edition: Edition;
  readonly schedule: Schedule;
  readonly primary: ScoreKind;
}

export const prepareField = (tournament: Tournament, settings: FieldSettings): Field => {
  const table =
    settings.of === 'teams' ? tableOfTeams(tournament, settings) : tableOfPlayers(tournament, settings);
  return { ...table, account: accountsOf(table) };
};

/**
 * Teams are ranked where matches are scored; team lists of an individual tournament (TRF16, 013) rank nobody. The two teams of
 * a Scheveningen match have one score: `matchScore`.
 */
export const ranksTeams = (tournament: Tournament): boolean => {
  const { teamEvent, system, systemCode, header, tiebreaks } = tournament;
  if (!teamEvent || teamEvent.teams.length === 0 || system === 'scheveningen') return false;
  return (
    teamEvent.scoring !== undefined ||
    teamEvent.boardColours !== undefined ||
    /TEAM/i.test(systemCode ?? '') ||
    /team|equipo|mannschaft/i.test(header.type ?? '') ||
    tiebreaks.some(code => /^(MPTS|GPTS)/i.test(code))
  );
};

const PREDETERMINED = ['berger', 'double-berger', 'team-berger', 'team-double-berger', 'scheveningen'];
const SAYS_PREDETERMINED =
  /round.?robin|berger|scheveningen|all.?play.?all|todos contra todos|\bliga\b|\bRR\b/i;
const SAYS_SWISS = /swiss|suizo|dutch|dubov|burstein|\blim\b|harkness/i;

/** C.07, article 15: the system decides; then record 192, then record 092. Where nothing is said, Swiss. */
export const scheduleOf = ({ system, systemCode, header }: Tournament): Schedule => {
  if (system !== undefined) return PREDETERMINED.includes(system) ? 'predetermined' : 'swiss';
  const said = [systemCode, header.type].find(
    text => text !== undefined && (SAYS_PREDETERMINED.test(text) || SAYS_SWISS.test(text)),
  );
  return said !== undefined && SAYS_PREDETERMINED.test(said) ? 'predetermined' : 'swiss';
};

/**
 * Record 212 begins with the primary score. Where the list does not, the options of the system say it, or the code of
 * record 192, which ends in it or in both, the primary one first (`…_GP`, `…_GP_MP`);
 * match points otherwise. The annex of 1998, section 3, ranks teams by game points first.
 */
export const primaryOf = (tournament: Tournament, list: readonly Tiebreak[], edition: Edition): ScoreKind => {
  const scores = list.filter(({ base }) => base === 'MPTS' || base === 'GPTS');
  if (scores.length === 2 && scores[0] === list[0]) return scores[0]?.base === 'MPTS' ? 'mp' : 'gp';
  const paired = tournament.options?.['primary-score'];
  if (paired === 'match-points' || paired === 'game-points') return paired === 'match-points' ? 'mp' : 'gp';
  const code = /[_-](MP|GP)([_-](MP|GP))?$/i.exec(tournament.systemCode ?? '')?.[1]?.toLowerCase();
  if (code === 'mp' || code === 'gp') return code;
  if (scores[0] && scores[0] === list[0] && scores[0].base === 'MPTS') return 'mp';
  return edition === '1998' ? 'gp' : 'mp';
};
