import { addExact, decimalOf, divided, inTenths, roundedHalfUp, whole } from '../model/index.ts';
import { worked } from '../rules/index.ts';
import { buchholz } from './buchholz.ts';
import { type ByValue, byValue, column } from './definition.ts';
import { type Field, secondaryOf } from './field.ts';
import { c07 } from './rules.ts';

/** C.07, article 13.4: rounded half up to hundredths (decision 0042). */
export const scoreAndStrength: ByValue = byValue((field, modifiers, aids) => {
  const strength = buchholz.of(field, { ...modifiers, score: field.primary }, aids);
  const divisor = modifiers.divisor ?? divisorOf(field);
  const rule = c07(field.edition, '13.4');
  return column(index => {
    const entry = field.entries[index];
    const { exact = whole(0), value = 0, parts } = strength.working(index);
    const secondary = entry?.total[secondaryOf(field)] ?? field.values.gp.loss;
    const share = divisor === 0 ? whole(0) : roundedHalfUp(divided(exact, divisor), 100);
    return worked(rule, addExact(inTenths(secondary), share), parts, {
      secondary: decimalOf(secondary),
      buchholz: value,
      divisor,
    });
  });
});

/** Article 13.4.1: greatest primary score of the tournament over greatest secondary score of a match, towards zero. */
const divisorOf = (field: Field): number => {
  const tournament = field.values[field.primary].win * field.rounds;
  const match = field.values[secondaryOf(field)].win;
  return match === 0 ? 0 : Math.trunc(tournament / match);
};
