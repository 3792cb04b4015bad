import { type Hall, type Member, prohibitionIn } from './player.ts';

/* C12: opponents of those moved down, each another one; every way is tried. */

type Playing = Pick<Hall, 'position'>;

/** Whether each of the first finds an opponent of its own among the second. */
export const findOpponents = (
  hall: Playing,
  [one, ...others]: readonly Member[],
  residents: readonly Member[],
): boolean =>
  one === undefined ||
  residents.some(
    resident =>
      !prohibitionIn(hall, one, resident, 'waived') &&
      findOpponents(
        hall,
        others,
        residents.filter(other => other !== resident),
      ),
  );

/** C12: of those moved down, who can be without an opponent however many of them have one. */
export const withoutOpponents = (
  hall: Playing,
  movedDown: readonly Member[],
  residents: readonly Member[],
): readonly Member[] => {
  const most = mostOpponents(hall, movedDown, residents);
  const stuck = movedDown.filter(
    member =>
      mostOpponents(
        hall,
        movedDown.filter(other => other !== member),
        residents,
      ) === most,
  );
  return stuck.length > 0 ? stuck : movedDown;
};

const mostOpponents = (
  hall: Playing,
  [one, ...others]: readonly Member[],
  residents: readonly Member[],
): number => {
  if (one === undefined) return 0;
  const paired = residents
    .filter(resident => !prohibitionIn(hall, one, resident, 'waived'))
    .map(
      resident =>
        1 +
        mostOpponents(
          hall,
          others,
          residents.filter(other => other !== resident),
        ),
    );
  return Math.max(mostOpponents(hall, others, residents), ...paired);
};
