import type {
  Act,
  ActData,
  ActKind,
  ActRefusalCode,
  ActRefusalData,
  FileFault,
  FileFaultCode,
  FileFaultData,
  Need,
  PlayerKey,
  Refusal,
  Seq,
  Warning,
  WarningCode,
  WarningData,
} from '@pareo/engine/journal';
import { RESULT_CODES, teamKey } from '@pareo/engine/journal';
import { categoryId, type Fraction, minor, type PrizePlan, pointsOf } from '@pareo/engine/model';
import { describe, expect, test } from 'vitest';
import {
  describeAct,
  describeActRefusal,
  describeActWarning,
  describeFileFault,
  describeNeed,
  describeResult,
  journalTextsIn,
} from './acts.ts';
import { LANGUAGES } from './language.ts';

const key = (number: number) => number as PlayerKey;
const seq = (number: number) => number as Seq;
const name = (of: number) => `${of} Ana López`;
const ANA = { kind: 'person', id: 'ana', name: 'Ana M.' } as const;
const AT = '2026-11-16T16:42:07.000Z';
const onBoard = { round: 5, board: 12 };
const details = { name: 'Abierto de Xalapa', zone: 'UTC', language: 'es' } as const;
const settings = { system: 'dutch-2026' } as ActData['create']['settings'];
const pairing = { system: 'dutch-2026', edition: '2026', options: {}, boards: [], byes: [] };

const plan: PrizePlan = {
  currency: 'EUR',
  unit: minor(1),
  leftover: 'fund',
  groups: [
    {
      id: 'a',
      mode: 'cumulative',
      lists: [{ id: 'a', name: 'General', prizes: [{ amount: minor(50_000) }], sharing: 'equal' }],
    },
  ],
};

const ACTS: { readonly [K in ActKind]: readonly ActData[K][] } = {
  create: [{ details, settings, lot: 'x' }],
  'change-details': [{ changes: { place: 'Xalapa' }, cleared: ['end'], was: {} }],
  'change-settings': [{ changes: { rounds: 7 }, was: { rounds: 5 } }],
  restrict: [
    { restrictions: [], was: [] },
    { restrictions: [{ id: 'a', kind: 'same-club', fromRound: 1, toRound: 3 }], was: [] },
  ],
  'enter-players': [
    { players: [{ name: 'Eva' }], numbers: 'by-rank' },
    { players: [{ name: 'Eva' }, { name: 'Luz' }], numbers: 'by-rank' },
  ],
  'enter-late': [
    { players: [{ name: 'Eva' }], from: 3, missed: 'half' },
    { teams: [{ data: { name: 'Xalapa A' }, roster: [] }], from: 3, missed: 'zero' },
  ],
  'enter-teams': [
    { teams: [{ data: { name: 'Xalapa A' }, roster: [] }], numbers: 'as-listed' },
    {
      teams: [
        { data: { name: 'Xalapa A' }, roster: [key(1)] },
        { data: { name: 'Orizaba' }, roster: [{ name: 'Eva' }] },
      ],
      numbers: 'by-strength',
    },
  ],
  'edit-team': [{ team: teamKey(3), changes: { name: 'Xalapa B' }, cleared: ['club'], was: {} }],
  'remove-team': [{ team: teamKey(3) }],
  'set-line-up': [{ round: 4, team: teamKey(3), players: [key(1), 0] }],
  'publish-line-ups': [
    { round: 4, missing: [] },
    { round: 4, missing: [{ team: teamKey(3), players: [key(1)] }] },
  ],
  'edit-player': [{ player: key(3), changes: { rating: 1800 }, was: {} }],
  renumber: [{ order: [key(1), key(2)], by: 'ranking' }],
  'remove-player': [{ player: key(3) }],
  withdraw: [
    { players: [key(3)], from: 4, cause: 'own' },
    { players: [key(3)], from: 4, cause: 'expelled' },
  ],
  return: [{ players: [key(3)], from: 5 }],
  'set-attendance': [
    { cells: [{ player: key(3), round: 4, as: 'half', was: 'plays' }] },
    {
      cells: [
        { player: key(3), round: 4, as: 'half', was: 'plays' },
        { player: key(4), round: 4, as: 'zero', was: 'plays' },
      ],
    },
  ],
  'check-in': [
    { players: [key(3)], round: 4, present: true },
    { players: [key(3)], round: 4, present: false },
  ],
  pair: [{ round: 5, pairing, rulings: '', engine: '0.1.0' }],
  'pair-by-hand': [
    { round: 5, boards: [], byes: [], hand: [3, 4], change: 'late-entry', engine: '' },
    { round: 5, boards: [], byes: [], hand: [], engine: '' },
  ],
  publish: [{ rounds: [5] }, { rounds: [1, 2, 3] }],
  unpublish: [{ round: 5, change: 'repeated-pairing' }, { round: 5 }],
  'enter-result': [
    { ...onBoard, result: { code: '1-0' } },
    { ...onBoard, game: 2, result: { code: '=', tally: { white: 400, black: 400 } }, was: { code: '0-1u' } },
  ],
  'clear-result': [{ ...onBoard, was: { code: '--' } }],
  adjourn: [onBoard, { ...onBoard, as: '1-0' }],
  'correct-result': [
    { ...onBoard, result: { code: '=' }, was: { code: '1-0' }, effect: 'following-pairing' },
  ],
  'swap-colours': [
    { round: 5, board: 3, white: key(1) },
    { round: 5, board: 3, white: key(1), effect: 'report-only' },
  ],
  'add-board': [{ round: 5, white: key(1), black: key(2), change: 'late-entry' }],
  'fix-board': [{ player: key(3), board: 7 }, { player: key(3) }],
  note: [
    { text: 'The appeal was rejected' },
    { text: '60 of 60 agree.', about: { kind: 'board', round: 5, board: 3 } },
    { text: 'Uses a wheelchair', about: { kind: 'player', player: key(3) } },
  ],
  'forfeit-match': [
    { round: 5, board: 3 },
    { round: 5, board: 3, result: '+-', effect: 'next-pairing' },
  ],
  'decide-match': [
    { round: 5, board: 3, winner: key(3), by: 'rule' },
    { round: 5, board: 3, winner: key(3), by: 'lot' },
    { round: 5, board: 3, winner: key(3), by: 'lot', lot: 'seven ducks' },
  ],
  'settle-ties': [
    { order: [key(3), key(4)], group: 'A' },
    { order: [key(3), key(4)], lot: 'seven ducks' },
  ],
  'adjust-points': [
    { players: [key(3)], points: pointsOf(-1), spread: 20 },
    { teams: [teamKey(1)], matchPoints: pointsOf(1) },
  ],
  'define-categories': [
    { categories: [], was: [] },
    { categories: [{ id: categoryId('u18'), name: 'U18', conditions: [] }], was: [] },
  ],
  'set-category': [
    { player: key(3), category: categoryId('U18'), as: 'in', was: 'by-data' },
    { player: key(3), category: categoryId('U18'), as: 'by-data', was: 'in' },
  ],
  'plan-prizes': [{ plan }, { was: plan }],
  'award-prize': [
    { list: 'jury', place: 1, player: key(3) },
    { list: 'jury', place: 1, was: key(3) },
  ],
  'adjust-prize': [
    {
      group: 'a',
      prizes: [{ list: 'a', place: 1 }],
      total: '50000' as Fraction,
      was: [{ player: key(3), amount: minor(50_000) }],
      shares: [{ player: key(4), amount: minor(40_000) }],
    },
  ],
  'take-list': [
    { list: 'rapid', month: '2026-11', players: [{ player: key(3), rating: 1800, k: 20 }], was: [] },
  ],
  'issue-norm': [
    { player: key(3), title: 'IM', verdict: '', reached: true },
    { player: key(3), title: 'WGM', verdict: '', reached: false, remarks: 'as agreed' },
  ],
  finish: [{ standings: '' }],
  reopen: [{}],
  ask: [
    { wish: { kind: 'enter-result', ...onBoard, result: { code: '1-0' } }, because: [] },
    { wish: { kind: 'clear-result', ...onBoard, was: { code: '1-0' } }, because: [] },
    { wish: { kind: 'check-in', players: [key(1)], round: 1, present: true }, because: [] },
    { wish: { kind: 'set-attendance', cells: [] }, because: [] },
    { wish: { kind: 'edit-player', player: key(1), changes: { club: 'Torre' }, was: {} }, because: [] },
  ],
  answer: [
    { question: seq(8), take: true },
    { question: seq(8), take: false },
  ],
  undo: [{ entry: seq(9) }],
};

const players = [key(3), key(4)];
const REFUSALS: { readonly [C in ActRefusalCode]: readonly ActRefusalData[C][] } = {
  'not-permitted': [{ act: 'publish' }],
  'not-created': [{}],
  'already-created': [{}],
  'tournament-finished': [{}],
  'unknown-player': [{ player: key(9) }],
  'unknown-team': [{ team: teamKey(1) }],
  'unknown-board': [onBoard],
  'round-out-of-range': [{ round: 9 }],
  'changed-meanwhile': [{}, { was: '1-0', now: '0-1', by: ANA, at: AT }, { field: 'rating', now: '1800' }],
  'not-confirmed': [{ warnings: [] }],
  'text-missing': [{}],
  'reason-missing': [{}],
  'basis-moved': [{ entry: seq(4) }],
  'record-invalid': [{ issues: [{ code: 'no-players', data: {} }] }],
  'system-unknown': [{ system: 'duch' }],
  'option-invalid': [
    { option: 'lot', value: '', allowed: '' },
    { option: 'games', value: '0', allowed: '1-99' },
  ],
  'too-many-teams': [{ teams: 1000, limit: 999 }],
  'player-in-two-teams': [{ player: key(1), team: teamKey(3) }],
  'in-a-team': [{ player: key(1), team: teamKey(3) }],
  'was-lined-up': [{ player: key(1), round: 2 }],
  'roster-order-fixed': [{ team: teamKey(3) }],
  'no-match': [{ team: teamKey(3), round: 2 }],
  'line-up-stranger': [{ team: teamKey(3), player: key(1) }],
  'line-up-player-twice': [{ team: teamKey(3), player: key(1) }],
  'line-up-length': [
    { team: teamKey(3), boards: 4, found: 1 },
    { team: teamKey(3), boards: 1, found: 2 },
  ],
  'line-up-empty': [{ team: teamKey(3) }],
  'line-up-out-of-order': [{ team: teamKey(3), players: [key(1), key(2)] }],
  'line-up-left-out': [{ team: teamKey(3), player: key(1), board: 2 }],
  'match-forfeited': [{ round: 2, board: 3 }],
  'line-ups-closed': [{ round: 2 }],
  'line-ups-out': [{ round: 2 }],
  'line-ups-not-out': [{ round: 2 }],
  'board-empty': [{ board: 12, game: 3 }],
  'rounds-already-paired': [
    { rounds: 1, paired: 2 },
    { rounds: 0, paired: 1 },
  ],
  'round-range-invalid': [{ fromRound: 3, toRound: 2 }],
  'two-needed': [{}],
  'zone-unknown': [{ zone: 'x y' }],
  'time-left-out': [{ time: '2026-03-29 02:30', zone: 'Europe/Madrid' }],
  'name-missing': [{}],
  'nobody-named': [{}],
  'too-many-players': [{ players: 10_000, limit: 9999 }],
  'late-entry-needed': [{ round: 2 }],
  'not-late': [{ round: 1 }],
  'numbers-frozen': [{ round: 4 }],
  'numbers-of-the-table': [{}],
  'order-incomplete': [{ missing: [] }, { missing: players }],
  'was-paired': [{ player: key(3), round: 1 }],
  'players-of-the-table': [{}],
  'round-published': [{ round: 2 }],
  'already-withdrawn': [{ player: key(3) }],
  'not-withdrawn': [{ player: key(3) }],
  excluded: [{ player: key(3) }],
  expelled: [{ player: key(3) }],
  'cell-twice': [{ player: key(3), round: 2 }],
  'before-entry': [{ player: key(3), round: 2 }],
  'round-not-finished': [
    { round: 2, boards: [3] },
    { round: 2, boards: [3, 4] },
  ],
  'previous-draft': [{ round: 2 }],
  'already-published': [{ round: 2 }],
  'round-beyond-announced': [
    { round: 8, rounds: 7 },
    { round: 2, rounds: 1 },
  ],
  'no-pairing': [{ round: 6, faults: [{ code: 'nobody-to-pair', data: { round: 6 } }] }],
  'player-twice': [{ player: key(3) }],
  'player-left-out': [{ players }],
  'not-available': [{ players }],
  'boards-misnumbered': [{ board: 7 }],
  'several-byes': [{ players }],
  'no-draft': [{ round: 2 }],
  'draft-out-of-date': [{ round: 2, entry: seq(40) }],
  'settings-incomplete': [{ missing: ['rounds'] }, { missing: ['players'] }],
  'not-published': [{ round: 2 }],
  'not-the-last-published': [{ round: 2, last: 3 }],
  'results-exist': [{ round: 2, results: 1 }],
  'reason-not-in-edition': [{ change: 'agreed', handling: 'c04.2-2017' }],
  'round-closed': [{ round: 2 }],
  'round-not-closed': [{ round: 2 }],
  'outside-link': [onBoard, { round: 5, board: 0 }],
  'board-has-result': [{ result: { code: '1-0' }, by: ANA, at: AT }],
  'no-result': [onBoard],
  'no-such-game': [{ board: 3, game: 4 }],
  'tally-missing': [{ board: 3 }],
  'tally-out-of-range': [{ board: 3, lowest: -999, highest: 1_500 }],
  'tally-not-wanted': [{ board: 3 }],
  'tally-disagrees': [{ board: 3 }],
  'not-played': [onBoard],
  'has-opponent': [{ round: 5, player: key(3) }],
  'have-met': [{ players }],
  'not-in-this-system': [{}],
  'nothing-to-change': [{}],
  'games-open': [{ boards: [onBoard] }],
  'match-undecided': [{ boards: [{ round: 2, board: 1 }] }],
  'match-open': [onBoard],
  'match-not-level': [onBoard],
  'winner-has-played-on': [{ ...onBoard, next: 6 }],
  'not-of-the-match': [{ player: key(3) }],
  'no-ties': [{}],
  'categories-invalid': [{ issues: [{ code: 'category-twice', data: { category: 'U18' } }] }],
  'category-in-use': [{ category: 'U18', list: 'Juniors' }],
  'no-such-category': [{ category: 'u18' }],
  'plan-invalid': [{ issues: [{ code: 'amount-invalid', data: { list: 'General', place: 2 } }] }],
  'no-such-prize': [{ list: 'General', place: 9 }],
  'not-a-jury-list': [{ list: 'General' }],
  'player-has-one': [{ player: key(3), list: 'Best game' }],
  'no-such-pool': [{ lists: ['General', 'U18'] }],
  'sum-above-pool': [{ paid: 50_100, total: '50000', currency: 'EUR' }],
  'list-later-than-start': [{ month: '2026-12', start: '2026-11-16' }],
  'no-such-norm': [
    { player: key(3), title: 'WGM', issues: [] },
    { player: key(3), title: 'IM', issues: [{ code: 'host-missing', data: {} }] },
  ],
  'questions-open': [{ questions: [seq(3)] }, { questions: [seq(3), seq(4)] }],
  'not-finished': [{}],
  'not-askable': [{ act: 'publish' }],
  'no-such-question': [{ question: seq(3) }],
  'no-such-entry': [{ entry: seq(3) }],
  settled: [{ entry: seq(3) }],
  'already-undone': [{ entry: seq(3) }],
  'left-the-book': [{ entry: seq(3) }],
  depends: [{ entries: [seq(3)] }, { entries: [seq(3), seq(4)] }],
  'not-undoable': [{ act: 'publish' }],
};

const WARNINGS: { readonly [C in WarningCode]: readonly WarningData[C][] } = {
  'setting-fixed': [{ settings: ['rounds'] }, { settings: ['rounds', 'system'] }],
  'restricted-after-round-1': [{}],
  'same-person': [{ players: [{ name: 'Eva', as: key(3) }] }],
  'same-team': [{ teams: [{ name: 'Xalapa A', as: teamKey(1) }] }],
  'team-short': [{ teams: [{ name: 'Xalapa A', players: 3, boards: 4 }] }],
  'roster-announced': [{ team: teamKey(1) }],
  'team-numbers-announced': [{}],
  'line-ups-missing': [{ round: 2, teams: [teamKey(1), teamKey(2)] }],
  'closed-round-line-up': [{ round: 2, team: teamKey(1) }],
  'half-for-missed-rounds': [{ rounds: 2 }],
  'second-half-bye': [{ players, allowed: 1 }],
  'half-bye-in-last-rounds': [{ players, rounds: [6, 7] }],
  'questions-open': [
    { questions: [seq(4)], boards: [{ round: 2, board: 7 }] },
    {
      questions: [seq(4), seq(9)],
      boards: [
        { round: 2, board: 7 },
        { round: 1, board: 3 },
      ],
    },
  ],
  rematch: [{ boards: [1] }],
  'forbidden-pair': [{ boards: [1, 2] }],
  'colour-limit': [{ players }],
  'bye-not-allowed': [{ player: key(3) }],
  'differs-from-engine': [{ boards: [] }, { boards: [1, 2] }],
  unpublish: [
    { round: 2, results: 0 },
    { round: 2, results: 3 },
    { round: 2, results: 0, leaves: true },
  ],
  'effect-not-by-the-book': [{ byTheBook: 'report-only' }, { byTheBook: 'next-pairing' }],
  'tie-break-skipped': [{ round: 1, board: 2 }],
  'numbers-not-drawn': [{}],
  'hill-outside-last-rounds': [
    { rounds: [4], of: 7, atMost: 3 },
    { rounds: [1, 2], of: 5, atMost: 3 },
  ],
  'order-by-hand': [{ players }],
  'announced-before': [
    { what: 'categories', lowered: [] },
    { what: 'prizes', lowered: [] },
    { what: 'prizes', lowered: ['General'] },
    { what: 'prizes', lowered: ['General', 'U18'] },
  ],
  'sum-below-pool': [{ paid: 40_000, total: '50000', currency: 'EUR' }],
  'prizes-final': [{}],
  'prizes-open': [{ lists: ['Best game'] }],
  'ratings-changed': [{ list: 'standard', players: 1 }],
  'norm-not-reached': [{ player: key(3), title: 'IM' }],
  'rounds-missing': [{ played: 5, announced: 7 }],
};

const NEEDS: readonly Need[] = [
  { kind: 'question', question: seq(4) },
  { kind: 'no-show', player: key(3), round: 4, article: 'C.05, 6.5' },
  { kind: 'adjourned', round: 4, board: 31, game: 1 },
  { kind: 'match-level', round: 1, board: 2 },
  { kind: 'match-level', round: 1, board: 2, next: 'extra-games' },
  { kind: 'teams-short', teams: [teamKey(1)], boards: 4 },
  { kind: 'line-ups-missing', round: 2, teams: [teamKey(1)] },
  { kind: 'line-ups-in', round: 2 },
  { kind: 'numbers-out-of-order', players },
  { kind: 'membership-unknown', category: 'U18', players },
  { kind: 'draft-out-of-date', round: 6, entry: seq(88) },
];

const FILES: { readonly [C in FileFaultCode]: FileFaultData[C] } = {
  'not-json': {},
  'not-a-journal': {},
  'version-unknown': { version: '7' },
  'value-invalid': { pointer: '/entries/3/act', expected: 'object', found: '7' },
  'entry-out-of-order': { seq: 3 },
  'seal-broken': { seq: 3 },
  'entry-twice': { seq: 3 },
  'entry-impossible': { seq: 3, what: 'board', number: 9 },
  'attachment-missing': { digest: 'abcdef0123' },
  'attachment-broken': { digest: 'abcdef0123' },
};

const casesOf = (samples: object) =>
  Object.entries(samples).flatMap(([code, list]) => [list].flat().map((data: object) => ({ code, data })));

const expectSentence = (sentence: string) => {
  expect(sentence).toMatch(/^[\p{Lu}\d"«¿¡]/u);
  expect(sentence).toMatch(/[.)]$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
};

describe.each(LANGUAGES)('the journal in %s', language => {
  test.each(casesOf(ACTS))('act: $code', ({ code, data }) => {
    expectSentence(describeAct({ act: { kind: code, ...data } as Act }, name, language));
  });
  test.each(casesOf(REFUSALS))('refusal: $code', ({ code, data }) => {
    expectSentence(describeActRefusal({ code, data } as Refusal, { name }, language));
    const cited = describeActRefusal({ code, data, article: 'C.04.2, 2.3' } as Refusal, { name }, language);
    expect(cited).toMatch(/\(C\.04\.2, 2\.3\)$/);
  });
  test.each(casesOf(WARNINGS))('warning: $code', ({ code, data }) => {
    expectSentence(describeActWarning({ code, data, strength: 'confirm' } as Warning, name, language));
  });
  test.each(NEEDS)('need: $kind', need => {
    expectSentence(describeNeed(need, name, language));
  });
  test.each(casesOf(FILES))('file: $code', ({ code, data }) => {
    expectSentence(describeFileFault({ code, data } as FileFault, language));
  });
  test('results as people write them', () => {
    const written = RESULT_CODES.map(code => describeResult({ code }, language));
    expect(written.slice(0, 6)).toEqual(['1-0', '½-½', '0-1', '½-0', '0-½', '0-0']);
    expect(new Set(written).size).toBe(RESULT_CODES.length);
  });
});

test('the two languages differ in every sentence', () => {
  const [english, spanish] = [journalTextsIn('en'), journalTextsIn('es')];
  for (const [code, list] of Object.entries(REFUSALS))
    for (const data of list as readonly object[]) {
      const of = { code, data } as Refusal;
      expect(describeActRefusal(of, { name }, 'en')).not.toBe(describeActRefusal(of, { name }, 'es'));
    }
  expect(english.terms.reason).not.toBe(spanish.terms.reason);
});

test('the reason given stands behind the act, the engine’s own reasons behind the refusal', () => {
  const act = { kind: 'publish', rounds: [5], reason: 'same family' } as const;
  expect(describeAct({ act }, name, 'en')).toBe('Round 5 published. Reason: same family');
  const refused: Refusal = {
    code: 'no-pairing',
    data: { round: 6, faults: [{ code: 'no-bye-candidate', data: { players: [1] } }] },
  };
  expect(describeActRefusal(refused, { name, byNumber: of => `No. ${of}` }, 'en')).toMatch(
    /^Round 6 cannot be paired by the rules\. No legal pairing exists.*No\. 1/,
  );
});
