import type { PlayerId } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { everyRound, grant, type LiteralRound, meetFirst } from './rounds.ts';

/** The referee of decision 101: all rounds are written down, and each wish in turn strikes out those against it. */
export const pairSwissLiterally = (
  position: Position,
  list: readonly Entrant[],
): LiteralRound | undefined => {
  const numberOf = (entrant: Entrant) => list.findIndex(({ id }) => id === entrant.id);
  const players = [...position.entrants].sort(
    (a, b) => b.pairingScore - a.pairingScore || numberOf(a) - numberOf(b),
  );
  const byId = new Map(players.map(entrant => [entrant.id, entrant]));
  let rounds = everyRound(
    players.map(({ id }) => id),
    (a, b) => !byId.get(a)?.met.has(b) && !position.mayNotMeet(a, b),
    id => hasHadNothingForFree(byId.get(id), position),
  );
  if (rounds.length === 0) return undefined;
  const receiver = [...players]
    .reverse()
    .find(({ id }) => rounds.some(({ rivalOf }) => rivalOf.get(id) === 'bye'));
  if (receiver) rounds = grant(rounds, ({ rivalOf }) => rivalOf.get(receiver.id) === 'bye').rounds;
  const playing = players.filter(player => player !== receiver);
  let movedDown: readonly PlayerId[] = [];
  for (const score of new Set(playing.map(({ pairingScore }) => pairingScore))) {
    const residents = playing.filter(player => player.pairingScore === score).map(({ id }) => id);
    const group = [...movedDown, ...residents];
    const paired = pairGroupLiterally(rounds, group);
    rounds = paired.rounds;
    movedDown = group.filter(id => !paired.staying.includes(id));
  }
  return rounds[0];
};

const hasHadNothingForFree = (entrant: Entrant | undefined, { tournament }: Position): boolean =>
  entrant?.past.every(({ turn, points }) => {
    if (turn.kind === 'pairing-bye') return false;
    const isPlayed = turn.kind === 'game' || turn.kind === 'adjourned' || turn.kind === 'match';
    return isPlayed || points < Math.max(tournament.scoring.win.white, tournament.scoring.win.black);
  }) === true;

const pairGroupLiterally = (given: readonly LiteralRound[], group: readonly PlayerId[]) => {
  let rounds = given;
  const isIn = (players: readonly PlayerId[], player: PlayerId | 'bye' | undefined) =>
    players.some(id => id === player);
  const staying = group.filter(id => {
    const wish = grant(rounds, ({ rivalOf }) => isIn(group, rivalOf.get(id)));
    rounds = wish.rounds;
    return wish.granted;
  });
  const upper = staying.slice(0, staying.length / 2);
  const lower = staying.slice(staying.length / 2);
  for (const id of upper) rounds = grant(rounds, ({ rivalOf }) => isIn(lower, rivalOf.get(id))).rounds;
  const met = new Set<PlayerId>();
  for (const id of staying) {
    if (met.has(id)) continue;
    const crosses = upper.includes(id) && rounds.some(({ rivalOf }) => isIn(lower, rivalOf.get(id)));
    const meeting = meetFirst(rounds, id, crosses ? lower : staying);
    rounds = meeting.rounds;
    met.add(id);
    if (meeting.rival !== undefined) met.add(meeting.rival);
  }
  return { rounds, staying };
};
