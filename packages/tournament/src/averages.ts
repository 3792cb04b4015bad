import { formatPoints } from '@pareo/engine/model';
import { prepareRound } from '@pareo/engine/round';
import { positionBefore } from '@pareo/engine/systems';
import { ranked, roundsOf, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import { personOf } from './person.ts';
import type { AveragesSheet } from './sheets.ts';

/**
 * The average ratings of the opponents after a round, as the system will pair by them; undefined where its text wants no such
 * list, or no round has been paired.
 */
export const averagesSheet = (source: Source, after = roundsOf(source)): AveragesSheet | undefined => {
  const known = ranked(source);
  if (!known.ok || after < 1 || after > roundsOf(source)) return undefined;
  const tournament = known.value;
  const prepared = prepareRound(tournament, { round: after });
  if (!prepared.ok || !prepared.value.system.averages) return undefined;
  const { system, options } = prepared.value;
  const { article, averagesIn } = prepared.value.system.averages;
  const position = positionBefore(tournament, after + 1);
  const averages = averagesIn(position, options);
  const people = new Map(peopleOf(source).map(person => [person.number, person]));
  return {
    after,
    system: system.id,
    article,
    rows: [...position.everyone]
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .map(({ id, player, score }) => ({
        person: people.get(id) ?? personOf(player),
        points: formatPoints(score),
        average: averages.get(id)?.toFixed(2) ?? '–',
      })),
  };
};
