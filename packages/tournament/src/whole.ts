import { formatPoints, opponentIn, type Points, type Tournament } from '@pareo/engine/model';
import { prepareRound } from '@pareo/engine/round';
import { type DrawnMatch, type DrawPlace, wholeDraws } from '@pareo/engine/systems/knockout';
import { wholeTables } from '@pareo/engine/systems/round-robin';
import { type MatchGame, matchScore } from '@pareo/engine/systems/scheveningen';
import { isState, keysBy, ranked, roundsOf, type Source } from './open.ts';
import { competitorsOf, peopleOf } from './people.ts';
import type { AllRoundsSheet, DrawMatch, DrawSheet, DrawSide, MatchSheet, Person } from './sheets.ts';
import { resultOf } from './turns.ts';

/* What is known of a tournament as a whole: every round of a table, the match of two teams, the draw of a knock-out. */

const systemOf = (tournament: Tournament) => {
  const prepared = prepareRound(tournament, { round: 1 });
  return prepared.ok ? { system: prepared.value.system.id, options: prepared.value.options } : undefined;
};

const byNumber = (source: Source, people: readonly Person[]): ((number: number) => Person) => {
  const known = new Map(people.map(person => [person.number, person]));
  return number =>
    known.get(number) ?? { key: keysBy(source).get(number) ?? number, number, name: String(number) };
};

/** Undefined: it is no round robin. */
export const allRoundsSheet = (source: Source): AllRoundsSheet | undefined => {
  const tournament = ranked(source);
  const chosen = tournament.ok ? systemOf(tournament.value) : undefined;
  if (!tournament.ok || !chosen?.system.endsWith('berger')) return undefined;
  const person = byNumber(
    source,
    chosen.system.startsWith('team') ? competitorsOf(source) : peopleOf(source),
  );
  const lot = (isState(source) ? source.drawn?.lot : undefined) ?? chosen.options['lot'];
  return {
    ...(typeof lot === 'string' && lot !== '' ? { lot } : {}),
    groups: wholeTables(tournament.value, chosen).map(({ group, numbered, rounds }) => ({
      ...(group === undefined ? {} : { group }),
      people: numbered.map(person),
      rounds: rounds.map(({ round, pairs, free }) => ({
        round,
        ...startOf(source, round),
        pairs,
        ...(free === undefined ? {} : { free }),
      })),
    })),
  };
};

/** As it was entered: with the time in a journal, the day alone in a file. */
const startOf = (source: Source, round: number): { readonly starts?: string } => {
  const starts = isState(source)
    ? source.details.roundTimes?.[round - 1]
    : source.header.roundDates?.[round - 1]?.trim();
  return starts === undefined || starts === '' ? {} : { starts };
};

/** Undefined: no two teams play a match. */
export const matchSheet = (
  source: Source,
  { after }: { readonly after?: number } = {},
): MatchSheet | undefined => {
  const tournament = ranked(source);
  if (!tournament.ok || tournament.value.system !== 'scheveningen') return undefined;
  const found = matchScore(tournament.value, {
    after: Math.min(after ?? roundsOf(source), roundsOf(source)),
  });
  if (!found.ok) return undefined;
  const { a, b, total, played, games, rounds } = found.value;
  const person = byNumber(source, peopleOf(source));
  const teamOf = ({ name, players }: typeof a, points: Points) => ({
    name,
    points: formatPoints(points),
    players: players.map(({ id }) => person(id)),
  });
  return {
    after: played.length,
    open: played.reduce((sum, { open }) => sum + open, 0),
    teams: [teamOf(a, total.a), teamOf(b, total.b)],
    played: played.map(({ round, a: own, b: others, after: score }) => ({
      round,
      score: `${formatPoints(own)} – ${formatPoints(others)}`,
      after: `${formatPoints(score.a)} – ${formatPoints(score.b)}`,
    })),
    rounds: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      pairs: games
        .filter(({ round }) => round === index + 1)
        .map(({ a: one, b: other, white }) => (white === 'A' ? `A${one}-B${other}` : `B${other}-A${one}`)),
    })),
    grid: a.players.map((_, row) => {
      const own = games.filter(game => game.a === row + 1);
      return {
        cells: b.players.map((__, column) =>
          own
            .filter(game => game.b === column + 1)
            .map(cellText)
            .join(' '),
        ),
        points: formatPoints(own.reduce((sum, { points }) => sum + (points?.a ?? 0), 0) as Points),
      };
    }),
  };
};

const cellText = ({ points }: MatchGame): string => (points ? formatPoints(points.a) : '');

/** Undefined: it is no knock-out. One draw for each section. */
export const drawSheets = (source: Source): readonly (DrawSheet & { readonly section?: string })[] => {
  const found = ranked(source);
  const chosen = found.ok ? systemOf(found.value) : undefined;
  if (!found.ok || chosen?.system !== 'wimbledon') return [];
  const tournament = found.value;
  const person = byNumber(source, peopleOf(source));
  const matchOf = (match: DrawnMatch): DrawMatch => {
    const result = scoreOf(tournament, match);
    return {
      ...(match.group === undefined ? {} : { group: match.group }),
      number: match.number,
      sides: [sideOf(match.places[0], person), sideOf(match.places[1], person)],
      ...(match.winner === undefined ? {} : { winner: match.winner }),
      ...(result === undefined ? {} : { result }),
    };
  };
  return wholeDraws(tournament, chosen.options).map(({ section, rounds, third }) => {
    const [final] = rounds.at(-1) ?? [];
    const champion = final?.winner === undefined ? undefined : final.places[final.winner];
    return {
      ...(section === undefined ? {} : { section }),
      rounds: rounds.map((matches, index) => ({
        round: index + 1,
        of: 2 ** (rounds.length - index),
        matches: matches.map(matchOf),
      })),
      ...(third ? { third: matchOf(third) } : {}),
      ...(champion?.kind === 'player' ? { champion: person(champion.player) } : {}),
    };
  });
};

const sideOf = (place: DrawPlace, person: (number: number) => Person): DrawSide =>
  place.kind === 'player' ? { kind: 'player', seed: place.seed, person: person(place.player) } : place;

/** Of the one on the left first; nothing where they did not meet. */
const scoreOf = (
  { players }: Tournament,
  { places: [one, other], round }: DrawnMatch,
): string | undefined => {
  if (one.kind !== 'player' || other.kind !== 'player') return undefined;
  const turnOf = (player: number, rival: number) => {
    const turn = players.find(({ id }) => id === player)?.turns[round - 1];
    return turn && opponentIn(turn) === rival && turn.kind !== 'adjourned' ? turn : undefined;
  };
  const [own, others] = [turnOf(one.player, other.player), turnOf(other.player, one.player)];
  return resultOf(own, others);
};
