import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

const LISTS = { standard: 'estándar', rapid: 'rápido', blitz: 'blitz' } as const;

/** Lo que falta para calcular variaciones y normas. */
export const numberIssues = {
  'start-missing': () =>
    'El torneo no dice su primer día, y de él depende el reglamento de valoración. Indique la fecha.',
  'rating-text-not-kept': ({ kind, start }) =>
    `Los torneos que empezaron el ${start} se valoran (${LISTS[kind]}) con un texto que Pareo no conserva; por eso no hay número. Si la fecha está mal, corríjala.`,
  'norms-need-standard': () =>
    'Las normas se hacen solo en partidas estándar, y por su ritmo (registro 222) este torneo no las tiene.',
  'host-missing': () =>
    'Las normas preguntan quién es extranjero; hace falta la federación anfitriona. Indíquela.',
  'federation-missing': ({ players }) =>
    `${players.length === 1 ? 'El jugador' : 'Los jugadores'} ${list(players)} no ${players.length === 1 ? 'tiene' : 'tienen'} federación, y las normas preguntan quién es extranjero. Indíquela; FID es la de nadie.`,
  'rounds-over-13': ({ rounds }) =>
    `De ${rounds} rondas cuentan para una norma como máximo 13 partidas (B.01 1.7), y el texto no dice cuáles. Pareo no da veredicto.`,
} satisfies Partial<IssueTexts>;
