import type { NumberIssueTexts } from '../subjects.ts';

const LISTS = { standard: 'estándar', rapid: 'rápido', blitz: 'blitz' } as const;

/** Lo que falta para calcular variaciones y normas. */
export const numberIssues: NumberIssueTexts = {
  'start-missing': () =>
    'El torneo no dice su primer día, y de él depende el reglamento de valoración. Indique la fecha.',
  'rating-text-not-kept': ({ kind, start }) =>
    `Los torneos que empezaron el ${start} se valoran (${LISTS[kind]}) con un texto que Pareo no conserva; por eso no hay número. Si la fecha está mal, corríjala.`,
};
