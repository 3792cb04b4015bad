import type { Actor, Wish } from '@pareo/engine/journal';
import { ownersOf } from './access/owner.ts';
import { idOf } from './access/tokens.ts';
import { DEMO_DETAILS, DEMO_LATE, DEMO_PLAYERS, DEMO_SETTINGS } from './demo-field.ts';
import type { Desk } from './desks/desk.ts';
import type { Server } from './server.ts';

/* A tournament to look at: sixty players, round 4 of 7, made by acts like any other. A bye, a forfeit, a late entry, a
 * correction and an adjourned game have happened in it. Results follow from the ratings and a fixed number, so that it is the
 * same everywhere. */

const HOST_ACTOR: Actor = { kind: 'person', id: 'demo', name: 'Demo' };
const DEMO_ID = 'demo0000000000000000000000000001'.replace(/[^0-9a-f]/g, 'd');

/** Gives the id of the tournament; made once. */
export const makeDemo = async (server: Server): Promise<string> => {
  const id = idOf(DEMO_ID);
  const [owner] = await ownersOf(server.storage);
  if ((await server.storage.tournaments.head(id)) !== undefined) {
    await giveTo(server, id, owner?.id);
    return id;
  }
  const created = await server.desks.create({
    id: DEMO_ID,
    wish: { kind: 'create', details: DEMO_DETAILS, settings: DEMO_SETTINGS },
    by: HOST_ACTOR,
    slug: 'demo',
    visibility: 'public',
    ...(owner === undefined ? {} : { member: { person_id: owner.id, role: 'owner' } }),
  });
  if (!('entry' in created)) throw new Error(`the demo cannot be made: ${JSON.stringify(created)}`);
  const desk = await server.desks.open(id);
  if (desk === undefined) throw new Error('the demo was just made');
  await playDemo(sender(desk), desk);
  return id;
};

/** Made before anybody was welcomed, it is nobody's until it is asked for again. */
const giveTo = async ({ storage }: Server, id: string, owner: string | undefined): Promise<void> => {
  if (owner === undefined || (await storage.people.members(id)).some(({ role }) => role === 'owner')) return;
  await storage.people.join({ person_id: owner, tournament_id: id, role: 'owner' });
};

type Send = (wish: Wish) => Promise<void>;

const sender = (desk: Desk): Send => {
  let count = 1;
  return async wish => {
    count += 1;
    const id = `${DEMO_ID.slice(0, 24)}${count.toString(16).padStart(8, '0')}`;
    const answer = await desk.send({ id, wish, by: HOST_ACTOR, basis: desk.head().version, orAsk: false });
    if (!('entry' in answer)) throw new Error(`demo, ${wish.kind}: ${JSON.stringify(answer)}`);
  };
};

const playDemo = async (send: Send, desk: Desk): Promise<void> => {
  const state = () => desk.head().journal.state;
  await send({ kind: 'enter-players', players: DEMO_PLAYERS, numbers: 'by-rank' });
  const keyOf = (name: string) => {
    const found = Object.values(state().players).find(({ data }) => data.name.startsWith(name));
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found.key;
  };
  await send({
    kind: 'set-attendance',
    cells: [{ player: keyOf('Paredes'), round: 2, as: 'half', was: 'plays' }],
  });
  for (const round of [1, 2, 3, 4]) {
    if (round === 2) await send({ kind: 'enter-late', players: [DEMO_LATE], from: 2, missed: 'zero' });
    if (round === 4) await send({ kind: 'withdraw', players: [keyOf('Zaldívar')], from: 4, cause: 'own' });
    await send({ kind: 'pair', round });
    await send({ kind: 'publish', rounds: [round] });
    const boards = state().rounds[round - 1]?.boards ?? [];
    for (const { number, white, black } of boards) {
      // Round 4 is being played: the first boards are still open.
      if (round === 4 && (number <= 8 || number % 3 === 0)) continue;
      if (round === 3 && number === 12) {
        await send({ kind: 'adjourn', round, board: number });
        continue;
      }
      const code =
        round === 1 && number === 27
          ? '+-'
          : resultOf(
              state().players[white]?.data.rating,
              state().players[black]?.data.rating,
              round * 31 + number,
            );
      await send({ kind: 'enter-result', round, board: number, result: { code } });
    }
    if (round === 3) {
      const was = state().rounds[1]?.boards[6]?.results[1];
      if (was?.kind === 'result')
        await send({
          kind: 'correct-result',
          round: 2,
          board: 7,
          result: { code: was.result.code === '=' ? '1-0' : '=' },
          was: was.result,
          effect: 'following-pairing',
        });
    }
  }
};

/** The stronger player wins more often; the number decides, and is the same everywhere. */
const resultOf = (white = 1500, black = 1500, number: number): '1-0' | '=' | '0-1' => {
  const chance = ((number * 7919 + 104729) % 1000) / 1000;
  const edge = Math.max(-0.35, Math.min(0.35, (white - black) / 900));
  if (chance < 0.3) return '=';
  return chance < 0.68 + edge ? '1-0' : '0-1';
};
