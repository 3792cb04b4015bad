import type { ComparedTexts } from '../compared-texts.ts';
import { reasons } from './reasons.ts';

const pointsOf = (points: number) => `${points} ${points === 1 ? 'punto' : 'puntos'}`;

export const compared: ComparedTexts = {
  title: (bracket, other) =>
    `Lado a lado, en el grupo de ${pointsOf(bracket)}${other === undefined ? '' : `: lo elegido, y lo mejor que permite «${other}»`}`,
  chosen: 'Elegido',
  otherwise: 'Lo mejor de otro modo',
  pairs: 'Parejas',
  floaters: 'Flotan',
  bye: 'Bye',
  samePairs: pairs => `En ambos: ${pairs}.`,
  nothing: rules => `Nada en ninguno: ${rules}.`,
  broken: 'no se cumple',
  floaterType: type => reasons.floaterTypes[type] ?? String(type),
  unplayed: games => `${games} sin jugar`,
  equal: 'Ninguna regla los distingue: lo hace el orden.',
  size: ({ of, points }) => (of === 'score' ? pointsOf(points) : `diferencia de ${points}`),
};
