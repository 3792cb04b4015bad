import { type NewTeam, type Settings, type TeamRules, teamRulesFor } from '../index.ts';
import { DETAILS, type Desk, emptyDesk, mustSend, SETTINGS } from './desk.ts';

/* Tournaments of teams, for tests. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Team A with the players A1, A2 …, and so on. */
export const someTeams = (count: number, players = 3, from = 0): readonly NewTeam[] =>
  Array.from({ length: count }, (_, index) => {
    const letter = LETTERS[from + index] ?? `T${from + index}`;
    return {
      data: { name: `Team ${letter}` },
      roster: Array.from({ length: players }, (__, seat) => ({
        name: `${letter}${seat + 1}`,
        rating: 2400 - 100 * seat - 10 * (from + index),
      })),
    };
  });

export const rulesOfTeams = (boards = 2, more: Partial<TeamRules> = {}): TeamRules => ({
  ...teamRulesFor(boards, SETTINGS.scoring),
  ...more,
});

/** Matches on two boards, and a reserve on every roster. */
export const teamDesk = (
  count: number,
  {
    rules = rulesOfTeams(),
    players = rules.boards + 1,
    ...settings
  }: Partial<Settings> & { readonly rules?: TeamRules; readonly players?: number } = {},
): Desk => {
  const desk = emptyDesk();
  mustSend(desk, {
    kind: 'create',
    details: DETAILS,
    settings: { ...SETTINGS, system: 'team-swiss-2026', tiebreaks: ['MPTS'], team: rules, ...settings },
  });
  mustSend(desk, { kind: 'enter-teams', teams: someTeams(count, players), numbers: 'as-listed' });
  return desk;
};
