import { knownSystem, type Settings, teamRulesFor } from '@pareo/engine/journal';
import type { OptionValue } from '@pareo/engine/model';
import type { Form } from './form.ts';
import { hillFrom, isOfTeams, tiebreaksOf } from './proposal.ts';

/* What knock-outs, Double-Swiss and Scrabble ask beyond name and rounds. What is absent is as proposed. */

export interface EventForm {
  /** Knock-out: games of a match. */
  readonly games?: number;
  /** In the order in which they were announced. */
  readonly matchTiebreaks?: readonly string[];
  readonly thirdPlace?: boolean;
  /** Scrabble: the first round of King of the Hill; 0 for none. */
  readonly hill?: number;
  readonly prizes?: number;
  /** Points of whoever has a bye, or whose rival did not come. */
  readonly sheet?: number;
  readonly cap?: number;
  readonly unrated?: number;
  /** Of a match of teams; of a match of two teams the players of each. */
  readonly boards?: number;
  readonly lineUps?: 'by-list' | 'handed-in';
  readonly order?: 'fixed' | 'free';
  readonly primary?: 'match-points' | 'game-points';
  readonly type?: 'A' | 'B';
  readonly twice?: boolean;
}

/** Boards of a match where nothing is said. */
export const BOARDS = 4;

type Answers = Pick<Form, 'event' | 'tiebreaks' | 'firstColour'>;

/** Systems whose tiles ask something else than a Swiss of single games. */
export const isEvent = (system: string): boolean => {
  const known = knownSystem(system);
  return (
    known?.kind === 'knock-out' ||
    known?.game === 'scrabble' ||
    known?.gamesInRound !== undefined ||
    isOfTeams(system)
  );
};

export const PRIZES = 3;
export const SHEET = 50;

/** Ways to decide a match that stayed level, one or several of them in their order (Mexican manual, Wimbledon). */
export const MATCH_TIEBREAKS = [
  'extra-games',
  'draw-odds',
  'progressive',
  'wins',
  'wins-with-black',
  'higher-seed',
  'lower-seed',
  'lot',
] as const;
export type MatchTiebreak = (typeof MATCH_TIEBREAKS)[number];

export const tiebreaksOfMatch = ({ event }: Pick<Form, 'event'>): readonly string[] =>
  event?.matchTiebreaks ?? ['extra-games'];

/** The settings that are proposed, with what was answered. */
export const withEvent = (proposed: Settings, form: Answers): Settings => {
  const { kind, game } = knownSystem(proposed.system) ?? {};
  if (kind === 'knock-out') return { ...proposed, options: knockOutOptions(form) };
  if (proposed.system === 'scheveningen') return matchOfTwo(proposed, form);
  if (isOfTeams(proposed.system)) return teamSettings(proposed, form);
  if (game === 'scrabble') return scrabbleSettings(proposed, form);
  return {
    ...proposed,
    tiebreaks: form.tiebreaks ?? proposed.tiebreaks,
    ...(form.firstColour === 'lot' ? {} : { firstColour: form.firstColour }),
  };
};

const knockOutOptions = (form: Answers): Readonly<Record<string, OptionValue>> => ({
  games: form.event?.games ?? 2,
  'tie-breaks': tiebreaksOfMatch(form).join(', '),
  'third-place': form.event?.thirdPlace ?? false,
});

const scrabbleSettings = (proposed: Settings, { event = {}, tiebreaks }: Answers): Settings => {
  const { rounds = 1 } = proposed;
  const hill = event.hill ?? hillFrom(rounds);
  const own = event.sheet ?? SHEET;
  return {
    ...proposed,
    options: event.unrated ? { 'unrated-rating': event.unrated } : {},
    tiebreaks: tiebreaks ?? tiebreaksOf(proposed.system, rounds),
    scrabble: {
      bye: { own, rival: 0 },
      forfeit: { own, rival: 0 },
      ...(event.cap ? { cap: event.cap } : {}),
    },
    ...(hill === 0 || hill > rounds
      ? {}
      : {
          schedule: [
            {
              system: 'king-of-the-hill',
              fromRound: hill,
              toRound: rounds,
              options: { prizes: event.prizes ?? PRIZES },
            },
          ],
        }),
  };
};

/** Everybody of one team meets everybody of the other: as many rounds as each has players, or twice that. */
const matchOfTwo = (proposed: Settings, { event = {} }: Answers): Settings => ({
  ...proposed,
  rounds: (event.boards ?? BOARDS) * (event.twice ? 2 : 1),
  options: event.twice ? { cycles: 'double' } : {},
});

const teamSettings = (proposed: Settings, { event = {}, tiebreaks, firstColour }: Answers): Settings => ({
  ...proposed,
  options:
    proposed.system === 'team-swiss-2026'
      ? { 'colour-preferences': event.type ?? 'A', 'primary-score': event.primary ?? 'match-points' }
      : {},
  tiebreaks: tiebreaks ?? proposed.tiebreaks,
  team: {
    ...teamRulesFor(event.boards ?? BOARDS, proposed.scoring),
    order: event.order ?? 'fixed',
    lineUps: event.lineUps ?? 'by-list',
  },
  ...(firstColour === 'lot' ? {} : { firstColour }),
});
