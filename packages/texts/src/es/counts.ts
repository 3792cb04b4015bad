import type { PassedOver } from '@pareo/engine';

/** Lo que una regla cuenta en ambos lados, y de qué son las cuentas. */
export const toldCounts = ({
  chosen,
  other,
  unit,
  each,
}: {
  readonly [K in 'chosen' | 'other' | 'unit' | 'each']?: PassedOver[K] | undefined;
}): string => {
  if (chosen === undefined || other === undefined) return '';
  switch (unit) {
    case 'breach':
      return '(no se cumple la regla)';
    case 'type':
      return `(${letterOf(other)} en vez de ${letterOf(chosen)})`;
    case 'unplayed':
      return `(${other} sin jugar en vez de ${chosen})`;
    case 'score':
      return `(puntuación: ${other} en vez de ${chosen})`;
    case 'sonneborn-berger':
      return `(Sonneborn-Berger: ${other} en vez de ${chosen})`;
    case 'left-over':
      return `(${other} sin pareja en vez de ${chosen})`;
    case 'denied':
      return `(${other} sin su preferencia en vez de ${chosen})`;
    case 'union':
      return '(su grupo se uniría con el siguiente, aunque puede emparejarse solo)';
    case 'pairs':
    case undefined:
      return `(${other} en vez de ${chosen}${each === undefined ? '' : sizes[each.of](pointsOf(each.points))})`;
  }
};

const pointsOf = (points: number): string => `${points} ${points === 1 ? 'punto' : 'puntos'}`;

const sizes = {
  score: (points: string) => ` con ${points}`,
  difference: (points: string) => ` con una diferencia de ${points}`,
};

/** Los tipos de flotantes que enumera un texto, el peor primero. */
const letterOf = (type: number): string =>
  ['ninguno de estos', 'tipo c', 'tipo b', 'tipo a'][type] ?? String(type);

/** La puntuación de quien tiene el bye, y lo que de ella no son puntos virtuales. */
export const scoreOfBye = (score: number, points = score): string =>
  `puntuación: ${score}${points === score ? '' : `, ${points} sin los puntos virtuales`}`;
