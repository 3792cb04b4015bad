import type { IssueTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { list: listed } = wordingIn('es');

const where = (list: string, place: number) =>
  list === '' ? 'El plan de premios' : place === 0 ? `Lista «${list}»` : `Lista «${list}», puesto ${place}`;

const players = (numbers: readonly number[]) =>
  numbers.length === 1 ? `el jugador ${numbers[0]}` : `los jugadores ${listed(numbers)}`;

/** Planes de premios que no tienen un solo sentido y clasificaciones que no dicen quién cobra. */
export const prizeIssues = {
  'category-without-name': ({ category }) => `La categoría «${category}» no tiene nombre. Póngale uno.`,
  'category-twice': ({ category }) => `Dos categorías se llaman «${category}». Cambie el nombre de una.`,
  'condition-invalid': ({ category, condition }) =>
    `Categoría «${category}», condición ${condition}: nadie podría cumplirla o no dice nada. Escriba los límites en orden, un día del calendario, al menos un nombre.`,
  'amount-invalid': ({ list, place }) =>
    `${where(list, place)}: escriba un importe mayor que cero, en centavos enteros.`,
  'prizes-not-descending': ({ list, place }) =>
    `${where(list, place)}: el premio vale más que el de arriba. Ordene los premios del mayor al menor.`,
  'sharing-invalid': ({ list, found }) =>
    `Lista «${list}»: la parte que va por puesto no puede ser «${found}». Escriba una fracción de 0 a 1, como 2/3.`,
  'prize-list-twice': ({ list }) => `Dos listas se llaman «${list}». Cambie el nombre de una.`,
  'two-place-lists': ({ list }) =>
    `La lista «${list}» es la segunda lista por puestos de su grupo. Asígnele una categoría o póngala en un grupo aparte.`,
  'category-unknown': ({ list, category }) =>
    `Lista «${list}»: no existe la categoría «${category}». Defínala primero.`,
  'category-shares': ({ list }) =>
    `Lista «${list}»: cuando cada jugador se queda con el premio de mayor valor, los premios de categoría no se reparten. Páguelos por puesto o ponga la lista en un grupo aparte.`,
  'minimum-share-in-32b': ({ list }) =>
    `Lista «${list}»: la regla 32B no tiene reparto mínimo. Quítelo o elija otro modo.`,
  'thing-in-32b': ({ list, place }) =>
    `${where(list, place)}: la regla 32B solo reparte dinero. Ponga los objetos en un grupo aparte.`,
  'fund-invalid': ({ found }) =>
    `El fondo: «${found}» no sirve. Escriba para cuántas inscripciones se anunció y un mínimo de 0 a 1, como 1/2.`,
  'category-for-teams': ({ list }) =>
    `Lista «${list}»: en un torneo por equipos los premios van por puesto. Quite la categoría.`,
  'ranking-in-groups': ({ list, groups }) =>
    `Lista «${list}»: los grupos ${listed(groups)} tienen clasificaciones propias y nadie ordena a jugadores de varios. Asigne a la lista una categoría de un solo grupo.`,
  'tie-not-broken': ({ list, players: numbers }) =>
    `Lista «${list}»: ${players(numbers)} siguen empatados y sus puestos pagan distinto. Sortee o fije el orden a mano.`,
  'membership-unknown': ({ list, players: numbers }) =>
    `Lista «${list}»: los datos no dicen si ${players(numbers)} ${numbers.length === 1 ? 'puede' : 'pueden'} ganarla. Complete los datos o decídalo.`,
} satisfies Partial<IssueTexts>;
