import type { ActKind, Wish } from '@pareo/engine/journal';
import type { Chance } from './bodies.ts';
import { resultOn } from './built-life.ts';
import { CREATE, newEntryId, playersNamed } from './server.ts';

/* Good bodies of every route that writes, and of every kind of act: what the fuzz of the wire spoils. */

export interface Sampling {
  readonly chance: Chance;
  /** A file of ours. */
  readonly journal: Uint8Array;
  /** Of the tournament that acts are sent to. */
  readonly version: number;
}

const DEVICE = 'd'.repeat(32);

const record = {
  format: 'pareo-tournament',
  version: 1,
  players: [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Bea' },
  ],
};

/** The compiler asks for a new kind of act. Numbers are anything between those that are there and those that are not. */
const wishesOf = ({ chance, version }: Sampling): Readonly<Record<ActKind, object>> => {
  const upTo = (most: number): number => 1 + chance.whole(most);
  const [round, board, player, other] = [upTo(3), upTo(11), upTo(24), upTo(24)];
  const place = { round, board };
  return {
    create: CREATE,
    'change-details': { changes: { place: `Place ${version}` }, was: {} },
    'change-settings': { changes: { rounds: 4 + upTo(5) }, was: { rounds: 5 } },
    restrict: {
      restrictions: [{ id: 'a', kind: 'players', players: [player, other], fromRound: 2, toRound: 5 }],
      was: [],
    },
    'enter-players': { players: playersNamed(3), numbers: 'by-rank' },
    'enter-late': { players: playersNamed(1), from: round, missed: 'zero' },
    'enter-teams': {
      teams: [{ data: { name: `Team ${version}` }, roster: [{ name: 'Eva' }, player] }],
      numbers: chance.one(['as-listed', 'by-strength']),
    },
    'edit-team': { team: upTo(3), changes: { roster: [player, other] }, was: { roster: [] } },
    'remove-team': { team: upTo(3) },
    'set-line-up': { round, team: upTo(3), players: [player, 0, other] },
    'publish-line-ups': { round, knowing: ['line-ups-missing'] },
    'edit-player': { player, changes: { note: 'x', national: [{ federation: 'MEX' }] }, was: {} },
    renumber: { by: 'lot' },
    'remove-player': { player },
    withdraw: { players: [player], from: round, cause: 'own' },
    return: { players: [player], from: round },
    'set-attendance': { cells: [{ player, round, as: 'half', was: 'plays' }] },
    'check-in': { players: [player], round, present: true },
    pair: { round },
    'pair-by-hand': { round, boards: [{ number: 1, white: player, black: other }], byes: [], hand: [1] },
    publish: { rounds: [round] },
    unpublish: { round, change: 'agreed', knowing: ['unpublish'], reason: 'x' },
    'enter-result': { ...place, result: { code: chance.one(['1-0', '=', '0-1', '+-', '--']) } },
    'clear-result': { ...place, was: { code: '1-0' } },
    adjourn: place,
    'correct-result': { ...place, result: { code: '=' }, was: { code: '1-0' }, effect: 'next-pairing' },
    'swap-colours': chance.one([
      { round: place.round, board: place.board, white: player },
      { round: place.round, board: place.board, white: player, effect: 'report-only' },
    ]),
    'add-board': { round: place.round, white: player, black: other, change: 'late-entry' },
    'fix-board': chance.one([{ player }, { player, board: 7 }]),
    note: chance.one([
      { text: 'x' },
      { text: 'x', about: { kind: 'board', round: place.round, board: place.board } },
      { text: 'x', about: { kind: 'player', player } },
    ]),
    'forfeit-match': { ...place, result: '+-' },
    'decide-match': { ...place, by: 'lot' },
    'settle-ties': chance.one([{}, { order: [player, other], knowing: ['order-by-hand'], reason: 'x' }]),
    'adjust-points': { players: [player], points: chance.one([5, -10, 10_000_000]), reason: 'x' },
    'take-list': {
      list: 'standard',
      month: '2026-11',
      players: [{ player, rating: 1800 }],
      was: [{ player }],
    },
    'define-categories': {
      categories: [{ id: 'u18', name: 'U18', conditions: [{ kind: 'age', under: 18, on: '2026/01/01' }] }],
      was: [],
    },
    'set-category': { player, category: 'u18', as: 'in', was: 'by-data', reason: 'x' },
    'plan-prizes': {
      plan: {
        currency: 'EUR',
        unit: 1,
        leftover: 'fund',
        groups: [
          {
            id: 'a',
            mode: chance.one(['cumulative', 'place-first', 'best-value', 'us-32b']),
            lists: [
              {
                id: 'general',
                name: 'General',
                prizes: [{ amount: upTo(100_000) }],
                sharing: chance.one(['none', 'equal', 'hort', { byRank: '2/3' }]),
              },
            ],
          },
        ],
      },
    },
    'award-prize': { list: 'general', place: 1, player },
    'adjust-prize': {
      group: 'a',
      prizes: [{ list: 'general', place: 1 }],
      total: '100',
      was: [{ player, amount: 100 }],
      shares: [{ player: other, amount: 100 }],
      reason: 'x',
    },
    'issue-norm': { player, title: 'IM' },
    finish: {},
    reopen: {},
    ask: { wish: resultOn(board) },
    answer: { question: upTo(version), take: true },
    undo: { entry: upTo(version) },
  };
};

const actsOf = (sampling: Sampling): readonly unknown[] =>
  Object.entries(wishesOf(sampling)).map(([kind, fields]) => ({
    id: newEntryId(),
    basis: sampling.version,
    wish: { kind, ...fields } as Wish,
    ...(sampling.chance.whole(4) === 0 ? { device: DEVICE } : {}),
  }));

/** `undefined`: the route reads none. */
export const samplesOf = (sampling: Sampling): Readonly<Record<string, readonly unknown[]>> => {
  const { journal } = sampling;
  const id = newEntryId();
  return {
    'POST /api/v1/session': [{ token: 'x'.repeat(43), as: 'token' }, { code: 'ABCD2345' }],
    'DELETE /api/v1/session': [undefined],
    'PUT /api/v1/me/name': [{ name: 'Ana' }],
    'PUT /api/v1/me/password': [{ old: 'no', new: 'short' }],
    'POST /api/v1/tournaments': [
      { id, wish: CREATE, slug: 'open' },
      { id, wish: { ...CREATE, from: record } },
    ],
    'POST /api/v1/imports': [
      Buffer.from(JSON.stringify(record)),
      Buffer.from('No.,Name\n1,Ana\n2,Bea\n'),
      journal,
    ],
    'POST /api/v1/tournaments/restore': [journal],
    'POST /api/v1/tournaments/demo': [undefined],
    'POST /api/v1/rated/matches': [{ rows: [{ name: 'Carlsen', fideId: '1503014' }] }],
    'PATCH /api/v1/tournaments/:t': [{ slug: 'fuzz', visibility: 'link', whyPublic: true, archived: false }],
    'DELETE /api/v1/tournaments/:t': [{ name: 'Not its name' }],
    'POST /api/v1/tournaments/:t/acts': actsOf(sampling),
    'POST /api/v1/tournaments/:t/rounds/:n/preview': [
      { assume: [{ round: 1, board: 1, result: { code: '1-0' } }] },
    ],
    'POST /api/v1/tournaments/:t/links': [
      {
        kind: 'result-entry',
        name: 'Phone',
        round: 1,
        boards: { first: 1, last: 2 },
        expiresAt: '2026-12-01T00:00:00Z',
      },
    ],
    'DELETE /api/v1/tournaments/:t/links/:l': [undefined],
    'POST /api/v1/tournaments/:t/links/:l/renew': [undefined],
    'PUT /api/v1/tournaments/:t/members/:p': [{ role: 'arbiter' }],
    'DELETE /api/v1/tournaments/:t/members/:p': [undefined],
    'PUT /api/v1/tournaments/:t/owner': [{ person: 'nobody' }],
    'POST /api/v1/people': [{ name: 'Bea' }],
    'PATCH /api/v1/people/:p': [{ role: 'owner', disabled: false }],
    'POST /api/v1/people/:p/key': [{ reset: true }],
    'DELETE /api/v1/people/:p': [undefined],
    'POST /api/v1/rating-lists': [Buffer.from('ID Number Name\n')],
    'POST /api/v1/rating-lists/preview': [Buffer.from('name;rating\nAna;2000\n')],
    'DELETE /api/v1/rating-lists/:l': [undefined],
    'POST /api/v1/backups': [undefined],
    'POST /api/v1/backups/:b/restore': [undefined],
  };
};
