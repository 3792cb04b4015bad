import type { RulingTexts } from '../ruling-texts.ts';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('es');

export const rulings: RulingTexts = {
  board: ({ about: [white = '', black = ''], facts: { board } }) =>
    `${board === undefined ? '' : `Mesa ${board}: `}${white} (blancas) – ${black}.`,
  float: ({ about, facts: { direction } }) =>
    `${list(about)} ${about.length === 1 ? 'es flotante' : 'son flotantes'} ${direction === 'up' ? 'ascendente' : 'descendente'}${about.length === 1 ? '' : 's'}.`,
  bye: ({ about }) => `${list(about)} ${about.length === 1 ? 'recibe' : 'reciben'} el bye.`,
  colour: ({ about: [white = '', black = ''] }) => `${white} lleva blancas contra ${black}.`,
  order: ({ about }) => `Orden: ${list(about)}.`,
  group: ({ about, facts: { group } }) =>
    `${group === undefined ? 'Grupo' : `Grupo ${group}`}: ${list(about)}.`,
  rest: ({ about }) => `${list(about)} ${about.length === 1 ? 'descansa' : 'descansan'}.`,
  result: ({ about }) => `${list(about)}.`,
};
