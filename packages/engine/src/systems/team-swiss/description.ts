import { EDITIONS_OF_2026, type Options, type SystemDescription } from '../system.ts';

/* C.04.6. The code of TRF26 says the type of colour preferences, and which score is primary and which decides the
 * first-team: FIDE_TEAM_TYPEB_GP_MP. */

const TYPES = { A: '_TYPEA', B: '_TYPEB', none: '' } as const;
const SCORES = {
  'match-points': { true: '_MP_GP', false: '_MP' },
  'game-points': { true: '_GP_MP', false: '_GP' },
} as const;

/** FIDE_TEAM alone is type A by match points, with game points for the first-team. */
const SHORT = 'FIDE_TEAM';
const IN_FULL = `${SHORT}_TYPEA_MP_GP`;

const CODES = Object.values(TYPES).flatMap(type =>
  Object.values(SCORES).flatMap(scores => Object.values(scores).map(score => `${SHORT}${type}${score}`)),
);

export const TEAM_SWISS_2026 = {
  id: 'team-swiss-2026',
  aliases: ['team-swiss'],
  edition: '2026',
  since: EDITIONS_OF_2026,
  chapter: 'C.04.6',
  kind: 'swiss',
  pairs: 'teams',
  trfCodes: [SHORT, ...CODES],
  trfCodeFor: (options: Options): string => {
    const type = TYPES[options['colour-preferences'] as keyof typeof TYPES] ?? TYPES.A;
    const scores = SCORES[options['primary-score'] as keyof typeof SCORES] ?? SCORES['match-points'];
    const code = `${SHORT}${type}${scores[options['secondary-score'] === false ? 'false' : 'true']}`;
    return code === IN_FULL ? SHORT : code;
  },
  // Preface: C.04.7 is for match points.
  accelerates: (options: Options): boolean => options['primary-score'] !== 'game-points',
  options: [
    // 1.7.
    { name: 'colour-preferences', kind: 'choice', choices: ['A', 'B', 'none'], default: 'A' },
    // 1.3.
    {
      name: 'primary-score',
      kind: 'choice',
      choices: ['match-points', 'game-points'],
      default: 'match-points',
    },
    // 4.2.2: the other score makes the first-team.
    { name: 'secondary-score', kind: 'flag', default: true },
  ],
} as const satisfies SystemDescription;

/** What a code of record 192 says of the options; nothing where it is no code of this system. */
export const optionsOfCode = (code: string): Options => {
  const name = code.replace(/_BAKU$/, '');
  if (name === SHORT || !CODES.includes(name)) return {};
  const scores = /_(MP_GP|GP_MP|MP|GP)$/.exec(name)?.[1] ?? 'MP_GP';
  return {
    'colour-preferences': name.includes('_TYPEA') ? 'A' : name.includes('_TYPEB') ? 'B' : 'none',
    'primary-score': scores.startsWith('MP') ? 'match-points' : 'game-points',
    'secondary-score': scores.includes('_'),
  };
};
