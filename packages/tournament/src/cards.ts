import type { Tournament, Turn } from '@pareo/engine';
import {
  countedDifference,
  formatPoints,
  isPlayed,
  type Participant,
  type Points,
  talliesIn,
  ZERO,
} from '@pareo/engine/model';
import { prepareRound } from '@pareo/engine/round';
import { type CardMarks, type CardsOfSystem, positionBefore } from '@pareo/engine/systems';
import { ranked, type Source } from './open.ts';
import { peopleOf } from './people.ts';
import { personOf } from './person.ts';
import type { CardRound, CardSheet, Person } from './sheets.ts';
import { colourIn, SCORES, sumOf } from './turns.ts';

/** The pairing cards of all players. */
export const cardSheets = (source: Source): readonly CardSheet[] => {
  const known = ranked(source);
  if (!known.ok) return [];
  const tournament = known.value;
  const personById = new Map<number, Person>(peopleOf(source).map(person => [person.number, person]));
  const cards = cardsOf(tournament);
  const after = Array.from({ length: tournament.roundsPaired }, (_, index) => {
    const position = positionBefore(tournament, index + 2);
    return {
      entrants: new Map(position.everyone.map(entrant => [entrant.id, entrant])),
      marks: cards?.marksIn(position),
    };
  });
  return tournament.players.map(player => {
    const scores = scoresOf(player, tournament);
    const obligatory = after.at(-1)?.marks?.get(player.id)?.obligatory;
    return {
      person: personById.get(player.id) ?? personOf(player),
      ...(cards ? { articles: cards.articles } : {}),
      ...(obligatory ? { obligatory } : {}),
      rounds: after.map(({ entrants, marks }, index) => {
        const turn = player.turns[index];
        const entrant = entrants.get(player.id);
        if (!turn || !entrant) return undefined;
        const opponent =
          'opponent' in turn && turn.opponent !== undefined ? personById.get(turn.opponent) : undefined;
        const colour = colourIn(turn);
        const { float, colours } = marks?.get(player.id) ?? {};
        const unplayed = isPlayed(turn) ? ZERO : (entrant.past[index]?.points ?? ZERO);
        return {
          ...(opponent ? { opponent } : {}),
          ...(colour ? { colour } : {}),
          ...(float ? { float } : {}),
          ...(colours ? { difference: differenceText(colours) } : {}),
          ...(unplayed > ZERO
            ? { result: pointsText(unplayed), isUnplayed: true as const }
            : { result: turnText(turn) }),
          points: formatPoints(entrant.score),
          ...(scores[index] ? { scores: scores[index] } : {}),
        };
      }),
    };
  });
};

/** Round by round, with what they come to; nothing where a round has no sheet. */
const scoresOf = (
  { turns }: Participant,
  { spreadCap }: Tournament,
): readonly (CardRound['scores'] | undefined)[] => {
  let spread = 0;
  const record = { won: 0, lost: 0, drawn: 0 };
  return turns.map(turn => {
    const [tally] = talliesIn(turn);
    if (!tally) return undefined;
    const { own, opponents: rival } = tally;
    record[own > rival ? 'won' : own < rival ? 'lost' : 'drawn'] += 1;
    spread += countedDifference(tally, spreadCap);
    const drawn = record.drawn === 0 ? '' : `-${record.drawn}`;
    return { own, rival, spread, record: `${record.won}-${record.lost}${drawn}` };
  });
};

/** To be filled by hand. */
export const blankCardSheets = (source: Source): readonly CardSheet[] => {
  const known = ranked(source);
  const cards = known.ok ? cardsOf(known.value) : undefined;
  return peopleOf(source).map(person => ({
    person,
    rounds: [],
    ...(cards ? { articles: cards.articles } : {}),
  }));
};

/** The marks of the system that paired last. */
const cardsOf = (tournament: Tournament): CardsOfSystem | undefined => {
  const prepared = prepareRound(tournament, { round: Math.max(1, tournament.roundsPaired) });
  return prepared.ok ? prepared.value.system.cards : undefined;
};

/** Seed 001, A7 c: a difference of nothing has the sign of the last colour. */
const differenceText = ({ difference, last }: NonNullable<CardMarks['colours']>): string => {
  const isMinus = difference < 0 || (difference === 0 && last === 'black');
  return `${isMinus ? '−' : '+'}${Math.abs(difference)}`;
};

/** `1`, `½`, `1½`. */
const pointsText = (points: Points): string => {
  const whole = Math.floor(points / 10);
  if (points % 10 === 5) return `${whole === 0 ? '' : whole}½`;
  return points % 10 === 0 ? String(whole) : formatPoints(points);
};

const turnText = (turn: Turn): string => {
  switch (turn.kind) {
    case 'game':
      return SCORES[turn.result];
    case 'forfeit':
      return turn.won ? '+' : '-';
    case 'match':
      return sumOf(turn);
    case 'pairing-bye':
      return 'bye';
    case 'requested-bye':
      return { full: 'bye 1', half: 'bye ½', zero: 'bye 0' }[turn.worth];
    case 'adjourned':
      return '*';
    case 'absent':
    case 'unpaired':
      return '–';
  }
};
