import type { Answer, PassedOver, PlayerId, Rule, Ruling } from '@pareo/engine';
import { ruling } from '@pareo/engine/systems';
import { expect, test } from 'vitest';
import { describeAnswer, describePassedOver } from './answer-texts.ts';
import { describeDecision, describeRuling } from './ruling-texts.ts';

const rule = (key: string, id: string): Rule => ({
  key,
  id,
  article: `C.04.4.1, ${id}`,
  text: `${id} says so.`,
});
const [colours, floats] = [rule('a.C7', 'C7'), rule('a.C10', 'C10')];
const names = ['', 'Ana', 'Bea', 'Cruz', 'Dora', 'Eva'];
const name = (id: number) => names[id] ?? '?';

const worse = (player: number, by: Rule, chosen: number, other: number): PassedOver => ({
  players: [player],
  verdict: 'worse',
  rule: by,
  chosen,
  other,
  suffers: [player],
});

const float = (passedOver: readonly PassedOver[], because: readonly number[]): Ruling<'float'> => ({
  subject: 'float',
  rule: passedOver[0]?.rule ?? colours,
  about: [1],
  because,
  passedOver,
  facts: { bracket: 2, chosen: 1, other: 2 },
});

test('a float names whom its rule is against: others may have been passed over by another rule', () => {
  const ruling = float([worse(2, colours, 1, 2), worse(3, floats, 0, 1)], [2]);
  expect(describeRuling(ruling, name, 'en')).toBe(
    'Ana floats down. In the bracket of 2 points the choice of Bea instead is worse (2 instead of 1): c7 says so (C.04.4.1, C7).',
  );
  expect(describeRuling(ruling, name, 'es')).toContain('elegir en su lugar a Bea es peor (2 en vez de 1)');
});

test('staying is what was not taken where the player floats', () => {
  const ruling = float([{ players: [1], verdict: 'equal-later', rule: colours }], []);
  expect(describeRuling(ruling, name, 'en')).toContain('staying is equal, and later in the order: c7');
  expect(describePassedOver(ruling, name, 'en')).toEqual(['Ana stays: equal, and later in the order (C7).']);
  expect(describePassedOver(ruling, name, 'es')).toEqual(['Ana se queda: igual, pero después (C7).']);
});

test('those against whom the same is said share a line', () => {
  const bye: Ruling<'bye'> = {
    subject: 'bye',
    rule: colours,
    about: [1],
    because: [2, 3],
    passedOver: [worse(2, colours, 0, 1), worse(3, colours, 0, 1), worse(4, colours, 0, 2)],
    facts: { score: 0 },
  };
  expect(describePassedOver(bye, name, 'en')).toEqual([
    'Bea and Cruz: worse (1 instead of 0) (C7).',
    'Dora: worse (2 instead of 0) (C7).',
  ]);
});

test('a rule that counts players names as many, one that counts pairs names pairs', () => {
  const board = (passed: Partial<PassedOver>): Ruling<'board'> => ({
    subject: 'board',
    rule: colours,
    about: [1, 5],
    because: [2],
    passedOver: [
      { players: [1, 2], verdict: 'worse', rule: colours, chosen: 1, other: 2, suffers: [2, 3], ...passed },
    ],
    facts: { bracket: 2, chosen: 1, other: 2 },
  });
  const pairs = board({ suffers: [1, 2, 3, 4], unit: 'pairs' });
  const pair = board({ chosen: 0, other: 1, suffers: [1, 2], unit: 'pairs' });
  expect(describePassedOver(board({}), name, 'en')).toEqual([
    'Ana – Bea: worse for Bea and Cruz (2 instead of 1) (C7).',
  ]);
  expect(describePassedOver(pairs, name, 'en')).toEqual([
    'Ana – Bea: worse for the pairs Ana – Bea and Cruz – Dora (2 instead of 1) (C7).',
  ]);
  expect(describePassedOver(pairs, name, 'es')).toEqual([
    'Ana – Bea: peor para las parejas Ana – Bea y Cruz – Dora (2 en vez de 1) (C7).',
  ]);
  expect(describePassedOver(pair, name, 'es')).toEqual([
    'Ana – Bea: peor para la pareja Ana – Bea (1 en vez de 0) (C7).',
  ]);
});

const player = (id: number) => id as PlayerId;

test('what was decided about colours comes without the word chosen', () => {
  const answer: Answer<'colour'> = {
    kind: 'colour',
    question: { kind: 'colour', player: player(1) },
    verdict: 'chosen',
    rule: colours,
    facts: { about: [1], white: 1, black: 2 },
  };
  expect(describeAnswer(answer, name, 'en')).toBe('Ana has White against Bea. C7 says so (C.04.4.1, C7).');
});

test('a rank by points cites no article', () => {
  const points: Rule = { key: 'standings.points', id: 'Points', article: '', text: 'The points made.' };
  const answer: Answer<'rank'> = {
    kind: 'rank',
    question: { kind: 'rank', player: player(1) },
    verdict: 'chosen',
    rule: points,
    facts: {
      about: [1, 2],
      ahead: 1,
      behind: 2,
      by: 'PTS',
      values: [3, 2],
      criterion: { base: 'PTS', modifiers: {}, written: 'PTS' },
    },
  };
  expect(describeAnswer(answer, name, 'en')).toMatch(
    /^Ana stands before Bea\. Points \(PTS\), 3 against 2: [^()]*\.$/,
  );
  expect(describeAnswer(answer, name, 'es')).toMatch(
    /^Ana va antes que Bea\. Puntos \(PTS\), 3 contra 2: [^()]*\.$/,
  );
});

test('a float that was chosen tells its counts: against staying, or against another', () => {
  const floating = (because: readonly number[]): Answer<'float'> => ({
    kind: 'float',
    question: { kind: 'float', player: player(1) },
    verdict: 'chosen',
    rule: colours,
    facts: { about: [1], because, bracket: 2, passed: 'worse', chosen: 1, other: 2, suffers: [3, 4] },
  });
  expect(describeAnswer(floating([]), name, 'en')).toBe(
    'Chosen. Ana floats down. In the bracket of 2 points the best pairing if Ana stays is worse for Cruz and Dora (2 instead of 1): c7 says so (C.04.4.1, C7).',
  );
  expect(describeAnswer(floating([2]), name, 'es')).toContain(
    'el mejor emparejamiento si en su lugar flota Bea es peor para Cruz y Dora (2 en vez de 1)',
  );
});

const counted = (passed: Partial<PassedOver>): PassedOver => ({ ...worse(2, colours, 0, 1), ...passed });
const lineOf = (passed: Partial<PassedOver>, language: 'en' | 'es') =>
  describePassedOver(float([counted(passed)], [2]), name, language)[0];

test('counts say what they are of: sizes, unplayed games, types of floaters, a rule kept or broken', () => {
  const sized = { chosen: 1, other: 2, suffers: [3, 4], each: { of: 'score', points: 1.5 } } as const;
  expect(lineOf(sized, 'en')).toBe('Bea: worse for Cruz and Dora (2 instead of 1 with 1.5 points) (C7).');
  expect(lineOf({ each: { of: 'difference', points: 1 } }, 'es')).toBe(
    'Bea: peor (1 en vez de 0 con una diferencia de 1 punto) (C7).',
  );
  expect(lineOf({ unit: 'unplayed', chosen: 1, other: 2 }, 'en')).toBe(
    'Bea: worse (2 not played instead of 1) (C7).',
  );
  // Burstein of 2017, 4.2, looks at both.
  expect(lineOf({ unit: 'score', chosen: 0, other: 1.5 }, 'en')).toBe(
    'Bea: worse (score 1.5 instead of 0) (C7).',
  );
  expect(lineOf({ unit: 'sonneborn-berger', chosen: 0, other: 1.5 }, 'es')).toBe(
    'Bea: peor (Sonneborn-Berger: 1.5 en vez de 0) (C7).',
  );
  // Dutch of 2017, C.5: maximise the number of pairs. Burstein of 2017, 6.5: most preferences granted.
  expect(lineOf({ unit: 'left-over', suffers: [3, 4], other: 2 }, 'en')).toBe(
    'Bea: worse for Cruz and Dora (2 left over instead of 0) (C7).',
  );
  expect(lineOf({ unit: 'denied', suffers: [3] }, 'es')).toBe(
    'Bea: peor para Cruz (1 sin su preferencia en vez de 0) (C7).',
  );
  expect(lineOf({ unit: 'type', chosen: 0, other: 3 }, 'es')).toBe(
    'Bea: peor (tipo a en vez de ninguno de estos) (C7).',
  );
  expect(lineOf({ unit: 'breach', suffers: [3, 4, 5] }, 'en')).toBe(
    'Bea: worse for Cruz, Dora and Eva (the rule is not kept) (C7).',
  );
  expect(lineOf({ unit: 'breach', suffers: [3, 4, 5] }, 'es')).toBe(
    'Bea: peor para Cruz, Dora y Eva (no se cumple la regla) (C7).',
  );
  // Burstein of 2017, 6.6.
  expect(lineOf({ unit: 'union', suffers: [3, 4] }, 'en')).toBe(
    'Bea: worse for Cruz and Dora (their group would be made one with the next, though it can be paired alone) (C7).',
  );
  expect(lineOf({ unit: 'union', suffers: [3, 4] }, 'es')).toBe(
    'Bea: peor para Cruz y Dora (su grupo se uniría con el siguiente, aunque puede emparejarse solo) (C7).',
  );
});

test('staying where everybody is forbidden names whom, and a round only where it is one opponent’s', () => {
  const forbidden = (...opponents: readonly number[]): Ruling<'float'> =>
    float(
      opponents.map((other, index) => ({
        players: [1, other],
        verdict: 'forbidden',
        rule: index < 2 ? colours : floats,
        round: index + 1,
      })),
      [],
    );
  const said = (ruling: Ruling<'float'>, language: 'en' | 'es') => describeRuling(ruling, name, language);
  expect(said(forbidden(2), 'en')).toContain(
    'In the bracket of 2 points, if Ana stays, meeting Bea is forbidden because of round 1: c7',
  );
  expect(said(forbidden(2, 3), 'en')).toContain('if Ana stays, meeting Bea and Cruz is forbidden: c7');
  expect(said(forbidden(2, 3, 4), 'es')).toContain(
    'si se queda Ana, jugar con cualquiera del grupo está prohibido; con Bea y Cruz, por esta regla: c7',
  );
  expect(describePassedOver(forbidden(2), name, 'en')).toEqual([
    'Ana stays, against Bea: forbidden because of round 1 (C7).',
  ]);
  expect(describePassedOver(forbidden(2), name, 'es')).toEqual([
    'Ana se queda, contra Bea: prohibido por la ronda 1 (C7).',
  ]);
});

test('halves that are unchanged are worse, or forbidden: the word is the one against them', () => {
  const exchange = (passed: PassedOver): Ruling<'exchange'> => ({
    subject: 'exchange',
    rule: colours,
    about: [1, 2],
    because: [],
    passedOver: [passed],
    facts: { bracket: 1 },
  });
  const dearer = exchange({ ...worse(1, colours, 0, 1), suffers: [3] });
  expect(describeRuling(dearer, name, 'en')).toContain(
    'In the bracket of 1 point the halves unchanged are worse for Cruz (1 instead of 0): c7',
  );
  expect(describePassedOver(dearer, name, 'es')).toEqual([
    'las mitades sin cambio: peor para Cruz (1 en vez de 0) (C7).',
  ]);
  const barred = exchange({ players: [1], verdict: 'forbidden', rule: colours });
  expect(describeRuling(barred, name, 'es')).toContain('las mitades sin cambio están prohibidas: c7');
});

test('C.04.5, 3.6: a bottom member with whom the pairing comes later was not offered first', () => {
  const board: Ruling<'board'> = {
    subject: 'board',
    rule: colours,
    about: [1, 3],
    because: [2],
    passedOver: [{ players: [1, 2], verdict: 'equal-later', rule: colours }],
    facts: { bracket: 2 },
  };
  expect(describeRuling(board, name, 'en')).toContain(
    'In the bracket of 2 points the pairing with Bea instead is as good, but later in the order: c7',
  );
  expect(describeRuling(board, name, 'es')).not.toContain('ofrecía primero');
});

test('C.04.4.1, 4.3: whoever was not shifted is told as changing to the other colour, and not as an opponent', () => {
  const board: Ruling<'board'> = {
    subject: 'board',
    rule: colours,
    about: [1, 3],
    because: [2],
    passedOver: [{ ...worse(2, colours, 0, 1), suffers: [3] }],
    facts: { bracket: 2, chosen: 0, other: 1 },
  };
  expect(describeRuling(board, name, 'en')).toContain(
    'In the bracket of 2 points, to change to the other colour, the order offered Bea first, but that is worse',
  );
  expect(describeRuling(board, name, 'es')).toContain(
    'En el grupo de 2 puntos, para pasar al otro color, el orden ofrecía primero a Bea, pero eso es peor',
  );
  const later = { ...board, passedOver: [{ players: [2], verdict: 'equal-later', rule: colours }] } as const;
  expect(describeRuling(later, name, 'en')).toContain(
    'the pairing with Bea changing to the other colour instead is as good, but later in the order',
  );
  expect(describePassedOver(board, name, 'en')).toEqual([
    'Bea changing to the other colour: worse for Cruz (1 instead of 0) (C7).',
  ]);
  expect(describePassedOver(board, name, 'es')).toEqual([
    'Bea pasa al otro color: peor para Cruz (1 en vez de 0) (C7).',
  ]);
});

test('C.04.4.1 (1997), 6.4: had another gone down, the floater would have to meet somebody there', () => {
  const float: Ruling<'float'> = {
    subject: 'float',
    rule: colours,
    about: [1],
    because: [2],
    passedOver: [{ players: [2], verdict: 'forbidden', rule: colours, round: 1, opponents: [3] }],
    facts: { bracket: 2, direction: 'down' },
  };
  expect(describeRuling(float, name, 'en')).toContain('if Ana stays, meeting Cruz is forbidden');
  expect(describeRuling(float, name, 'es')).toContain('si se queda Ana, jugar con Cruz está prohibido');
});

const byeAnswer = (
  verdict: Answer['verdict'],
  facts: Omit<Answer<'bye'>['facts'], 'about'>,
): Answer<'bye'> => ({
  kind: 'bye',
  question: { kind: 'bye', player: player(1) },
  verdict,
  rule: colours,
  facts: { about: [1], ...facts },
});

test.each([
  [
    byeAnswer('table', { recipients: [2], freeBy: 'free-round', freeIn: 5 }),
    'Not in the table. Ana does not have the free round: Bea has it. The free round of Ana is round 5: c7',
    'No está en la tabla. Ana no descansa en esta ronda: descansa Bea. El descanso de Ana es en la ronda 5: c7',
  ],
  [
    byeAnswer('chosen', { recipients: [1], freeBy: 'free-round', because: [] }),
    'Chosen. Ana has the free round. C7',
    'Elegido. Ana descansa. C7',
  ],
  [
    byeAnswer('table', { recipients: [2, 3], freeBy: 'absence', because: [4, 5] }),
    'Not in the table. Ana does not rest: Bea and Cruz do, because Dora and Eva are not there. C7',
    'No está en la tabla. Ana no descansa: descansan Bea y Cruz, porque Dora y Eva no están. C7',
  ],
  [
    byeAnswer('chosen', { recipients: [1], freeBy: 'absence', because: [4] }),
    'Chosen. Ana rests: Dora is not there. C7',
    'Elegido. Ana descansa: Dora no está. C7',
  ],
  [
    byeAnswer('table', { recipients: [2, 3, 4], freeBy: 'bye', because: [] }),
    'Not in the table. Ana does not have a bye: Bea, Cruz and Dora have one. C7',
    'No está en la tabla. Ana no tiene bye: lo tienen Bea, Cruz y Dora. C7',
  ],
  [
    byeAnswer('chosen', { recipients: [1], freeBy: 'bye', because: [] }),
    'Chosen. Ana has a bye. C7',
    'Elegido. Ana tiene bye. C7',
  ],
  [
    byeAnswer('table', { recipients: [2], freeBy: 'walkover', because: [5] }),
    'Not in the table. Ana has an opponent: Bea goes on without playing, because Eva is not there. C7',
    'No está en la tabla. Ana tiene rival: Bea pasa sin jugar, porque Eva no está. C7',
  ],
  [
    byeAnswer('chosen', { recipients: [1], freeBy: 'walkover', because: [5] }),
    'Chosen. Ana goes on without playing: Eva is not there. C7',
    'Elegido. Ana pasa sin jugar: Eva no está. C7',
  ],
])('tables have a free round and knock-outs a bye: %#', (answer, english, spanish) => {
  expect(describeAnswer(answer, name, 'en')).toBe(`${english} says so (C.04.4.1, C7).`);
  expect(describeAnswer(answer, name, 'es')).toBe(`${spanish} says so (C.04.4.1, C7).`);
});

const completion = rule('a.C4', 'C4');
const leftOver = (given: Partial<NonNullable<PassedOver['leftOver']>> = {}) => ({
  count: 1,
  players: [3],
  partners: [],
  ...given,
});
const notMeeting = (facts: Partial<Answer<'pair'>['facts']>): Answer<'pair'> => ({
  kind: 'pair',
  question: { kind: 'pair', players: [player(1), player(2)] },
  verdict: 'forbidden',
  rule: completion,
  facts: { about: [1, 2], ...facts },
});

test('C4 and its like: who would have no opponent is named, and with what was decided before where that matters', () => {
  const said = (given: Parameters<typeof leftOver>[0], language: 'en' | 'es') =>
    describeAnswer(notMeeting({ leftOver: leftOver(given) }), name, language)
      .replace(/^.*?(meet|enfrentan)\. /, '')
      .replace(/: c4 .*$/, '');
  expect(said({}, 'en')).toBe('If they met, Cruz would have no opponent');
  expect(said({}, 'es')).toBe('Si se enfrentaran, Cruz quedaría sin rival');
  expect(said({ players: [3, 4], partners: [5], keeping: 'earlier decisions' }, 'en')).toBe(
    'If they met and what was decided before were kept, at least one of Cruz and Dora would have no opponent, with only Eva left for them',
  );
  expect(said({ players: [3, 4], partners: [5], keeping: 'earlier decisions' }, 'es')).toBe(
    'Si se enfrentaran sin cambiar lo ya decidido, alguien entre Cruz y Dora quedaría sin rival, pues solo les queda Eva',
  );
  expect(said({ count: 2, players: [3, 4] }, 'en')).toBe('If they met, Cruz and Dora would have no opponent');
  expect(said({ count: 2, players: [3, 4] }, 'es')).toBe(
    'Si se enfrentaran, Cruz y Dora quedarían sin rival',
  );
  expect(said({ bye: 'barred' }, 'en')).toBe(
    'If they met, Cruz would have no opponent, and may not have the bye',
  );
  expect(said({ bye: 'barred' }, 'es')).toBe(
    'Si se enfrentaran, Cruz quedaría sin rival, y no puede tener el bye',
  );
  expect(said({ count: 1, players: [3, 4], bye: 'barred' }, 'es')).toBe(
    'Si se enfrentaran, alguien entre Cruz y Dora quedaría sin rival, y ninguno de ellos puede tener el bye',
  );
  expect(said({ count: 2, players: [3, 4, 5], bye: 'one' }, 'en')).toBe(
    'If they met, at least 2 of Cruz, Dora and Eva would have no opponent, and only one bye is given',
  );
  expect(said({ count: 2, players: [3, 4, 5], bye: 'one' }, 'es')).toBe(
    'Si se enfrentaran, al menos 2 entre Cruz, Dora y Eva quedarían sin rival, y bye solo hay uno',
  );
});

test('C4 and its like: rulings and the lines below them name who would be left over', () => {
  const forbidden: PassedOver = {
    players: [1, 2],
    verdict: 'forbidden',
    rule: completion,
    leftOver: leftOver({ keeping: 'earlier decisions' }),
  };
  const board: Ruling<'board'> = {
    subject: 'board',
    rule: completion,
    about: [1, 5],
    because: [2],
    passedOver: [forbidden],
    facts: { bracket: 2 },
  };
  expect(describeRuling(board, name, 'en')).toContain(
    'the order offered Bea first, but that is forbidden because then, what was decided before being kept, Cruz would have no opponent: c4',
  );
  expect(describeRuling(board, name, 'es')).toContain(
    'el orden ofrecía primero a Bea, pero eso está prohibido porque entonces, sin cambiar lo ya decidido, Cruz quedaría sin rival: c4',
  );
  expect(describePassedOver(board, name, 'en')).toEqual([
    'Ana – Bea: forbidden because then, what was decided before being kept, Cruz would have no opponent (C4).',
  ]);
  expect(describePassedOver(board, name, 'es')).toEqual([
    'Ana – Bea: prohibido porque entonces, sin cambiar lo ya decidido, Cruz quedaría sin rival (C4).',
  ]);
  const chosen = {
    ...notMeeting({ because: [2], passed: 'forbidden', leftOver: leftOver() }),
    verdict: 'chosen' as const,
  };
  expect(describeAnswer(chosen, name, 'en')).toContain(
    'The order offered Bea first, but that is forbidden because then Cruz would have no opponent: c4',
  );
});

test('C4 and its like: byes and floats', () => {
  const bye = { ...byeAnswer('forbidden', { recipients: [2], leftOver: leftOver() }), rule: completion };
  expect(describeAnswer(bye, name, 'en')).toBe(
    'Forbidden. Ana does not have the bye: Bea has it. If Ana had it, Cruz would have no opponent: c4 says so (C.04.4.1, C4).',
  );
  expect(describeAnswer(bye, name, 'es')).toContain('Si lo tuviera Ana, Cruz quedaría sin rival: c4');
  const floating = (
    verdict: 'forbidden' | 'chosen',
    about: readonly number[],
    facts: Partial<Answer<'float'>['facts']> = {},
  ): Answer<'float'> => ({
    kind: 'float',
    question: { kind: 'float', player: player(1) },
    verdict,
    rule: completion,
    facts: { about, leftOver: leftOver(), ...facts },
  });
  const said = (answer: Answer<'float'>, language: 'en' | 'es') => describeAnswer(answer, name, language);
  expect(said(floating('forbidden', [1, 2]), 'en')).toContain(
    'If Bea floated instead, Cruz would have no opponent: c4',
  );
  expect(said(floating('forbidden', [1, 2]), 'es')).toContain(
    'Si en su lugar flotara Bea, Cruz quedaría sin rival: c4',
  );
  const staying = floating('chosen', [1], { passed: 'forbidden' });
  expect(said(staying, 'en')).toContain('If Ana stayed, Cruz would have no opponent: c4');
  expect(said(staying, 'es')).toContain('Si se quedara Ana, Cruz quedaría sin rival: c4');
  const instead = floating('chosen', [1], { passed: 'forbidden', because: [2] });
  expect(said(instead, 'en')).toContain('If Bea floated instead, Cruz would have no opponent: c4');
  expect(said(instead, 'es')).toContain('Si en su lugar flotara Bea, Cruz quedaría sin rival: c4');
});

test('an earlier round that forbids something is told in a sentence', () => {
  expect(describeAnswer(notMeeting({ round: 3 }), name, 'en')).toBe(
    'Forbidden. Ana and Bea do not meet. They met in round 3: c4 says so (C.04.4.1, C4).',
  );
  expect(describeAnswer(notMeeting({ round: 3 }), name, 'es')).toContain('Se enfrentaron en la ronda 3: c4');
  const bye = byeAnswer('forbidden', { recipients: [2], round: 3 });
  expect(describeAnswer(bye, name, 'en')).toContain('Ana may not have it since round 3: c7');
  expect(describeAnswer(bye, name, 'es')).toContain('Ana no puede tenerlo desde la ronda 3: c7');
});

test('a group is named, and a scoregroup by its points; an order by its bracket', () => {
  const group = (facts: Ruling<'group'>['facts']): Ruling<'group'> => ({
    subject: 'group',
    rule: colours,
    about: [1, 2],
    because: [],
    passedOver: [],
    facts,
  });
  const decided = (ruling: Ruling, language: 'en' | 'es') => describeDecision(ruling, name, language);
  expect(decided(group({ group: '1' }), 'es')).toBe('Grupo 1: Ana y Bea.');
  expect(decided(group({ group: 'A', isTeam: true }), 'es')).toBe('Equipo A: Ana y Bea.');
  expect(decided(group({ group: 'A', isTeam: true }), 'en')).toBe('Team A: Ana and Bea.');
  expect(decided(group({ scores: [1] }), 'es')).toBe('Grupo de 1 punto: Ana y Bea.');
  expect(decided(group({ scores: [2.5] }), 'en')).toBe('Group of 2.5 points: Ana and Bea.');
  expect(decided(group({ scores: [2, 1.5] }), 'es')).toBe('Grupos de 2 y 1.5 puntos, en uno: Ana y Bea.');
  const order: Ruling<'order'> = { ...group({}), subject: 'order', facts: { bracket: 2 } };
  expect(decided(order, 'es')).toBe('Orden en el grupo de 2 puntos: Ana y Bea.');
  expect(decided({ ...order, facts: {} }, 'en')).toBe('Order: Ana and Bea.');
});

test('C.04.7, 1.5: a board whose scores hold virtual points says so', () => {
  const answer: Answer<'board'> = {
    kind: 'board',
    question: { kind: 'board', board: 1 },
    verdict: 'chosen',
    rule: colours,
    facts: { about: [1, 2], board: 1, white: 1, black: 2, scores: [3, 1.5], points: [2, 1.5] },
  };
  expect(describeAnswer(answer, name, 'es')).toContain('Puntuaciones 3 (2 sin los puntos virtuales) y 1.5: ');
  expect(describeAnswer(answer, name, 'en')).toContain('Scores 3 (2 without virtual points) and 1.5: ');
});

test('C.04.7, 1.5: whoever has the bye with virtual points is told so', () => {
  const answer = byeAnswer('chosen', { recipients: [1], score: 2, points: 1 });
  expect(describeAnswer(answer, name, 'en')).toContain(
    'Ana has the bye (score 2, 1 without virtual points).',
  );
  expect(describeAnswer(answer, name, 'es')).toContain(
    'Ana tiene el bye (puntuación: 2, 1 sin los puntos virtuales).',
  );
  const bye = ruling('bye', colours, [1], { facts: { score: 2, points: 1 } });
  expect(describeDecision(bye, name, 'en')).toBe('Ana receives the bye (score 2, 1 without virtual points).');
});

test('a knock-out has as many byes as players are missing', () => {
  const bye = ruling('bye', colours, [1], { facts: { number: 1 } });
  expect(describeDecision(bye, name, 'en')).toBe('Ana receives a bye.');
  expect(describeDecision(bye, name, 'es')).toBe('Ana recibe bye.');
});

test('a knock-out has no table but a draw', () => {
  const answer = (facts: Partial<Answer<'pair'>['facts']>): Answer<'pair'> => ({
    kind: 'pair',
    question: { kind: 'pair', players: [player(1), player(2)] },
    verdict: 'table',
    rule: colours,
    facts: { about: [1, 2], ...facts },
  });
  expect(describeAnswer(answer({}), name, 'es')).toMatch(/^No está en la tabla\. /);
  expect(describeAnswer(answer({ draw: true }), name, 'es')).toMatch(/^No está en el cuadro\. /);
  expect(describeAnswer(answer({ draw: true }), name, 'en')).toMatch(/^Not in the draw\. /);
});
