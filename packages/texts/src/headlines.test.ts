import { type Answer, type PassedOver, type Rule, type Ruling, SYSTEMS } from '@pareo/engine';
import { playerId } from '@pareo/engine/model';
import type { Compared } from '@pareo/engine/systems';
import { describe, expect, test } from 'vitest';
import { describeAnswer, describePassedOver } from './answer-texts.ts';
import { describeCompared } from './compared-texts.ts';
import { describeRuling } from './ruling-texts.ts';

/* What an appeals committee reads first: the bracket, what was compared, both counts, who suffers, the article. */

const rule = (id: string): Rule => ({ key: `a.${id}`, id, article: `C.04.3, ${id}`, text: `${id} says so.` });
const [c1, c2, c4, c12] = [rule('C1'), rule('C2'), rule('C4'), rule('C12')];
const names = ['', 'Ana', 'Bea', 'Cruz', 'Dora', 'Eva', 'Fay'];
const name = (id: number) => names[id] ?? '?';

const bye = (...passedOver: readonly PassedOver[]): Ruling<'bye'> => ({
  subject: 'bye',
  rule: passedOver[0]?.rule ?? c12,
  about: [1],
  because: passedOver.slice(0, 1).flatMap(({ players }) => players),
  passedOver,
  facts: { score: 1 },
});

const worse: PassedOver = {
  players: [2],
  verdict: 'worse',
  rule: c12,
  chosen: 1,
  other: 2,
  suffers: [3, 4],
  elsewhere: 2,
};
const barred = (rule: Rule, player: number): PassedOver => ({
  players: [player],
  verdict: 'forbidden',
  rule,
});

describe('the bye', () => {
  const told = bye(worse, barred(c2, 5), barred(c2, 6), barred(c4, 4));

  test('tells what stands against the nearest rival, for whom, and who may not have it', () => {
    expect(describeRuling(told, name, 'en')).toBe(
      'Ana receives the bye (score 1). A bye for Bea is worse for Cruz and Dora in the bracket of 2 points (2 instead of 1): c12 says so (C.04.3, C12). May not have it: Eva and Fay (C2); Dora (C4).',
    );
    expect(describeRuling(told, name, 'es')).toBe(
      'Ana recibe el bye (puntuación: 1). El bye para Bea es peor para Cruz y Dora en el grupo de 2 puntos (2 en vez de 1): c12 says so (C.04.3, C12). No pueden tenerlo: Eva y Fay (C2); Dora (C4).',
    );
  });

  test('where nobody else may have it, says so of all', () => {
    expect(describeRuling(bye(barred(c4, 2), barred(c2, 3)), name, 'en')).toBe(
      'Ana receives the bye (score 1). A bye for Bea is forbidden: c4 says so (C.04.3, C4). May not have it: Cruz (C2).',
    );
    expect(describeRuling(bye(barred(c4, 2), barred(c2, 3)), name, 'es')).toContain(
      'El bye para Bea está prohibido: c4 says so (C.04.3, C4). No puede tenerlo: Cruz (C2).',
    );
  });

  test('is as good with another, and later', () => {
    const { elsewhere: _, ...later } = { ...worse, verdict: 'equal-later' as const };
    expect(describeRuling(bye(later), name, 'en')).toContain(
      'A bye for Bea is equal, and later in the order: c12',
    );
    expect(describeRuling(bye(later), name, 'es')).toContain(
      'El bye para Bea es igual y viene después en el orden: c12',
    );
  });
});

const board = (passed: PassedOver): Ruling<'board'> => ({
  subject: 'board',
  rule: passed.rule,
  about: [1, 3],
  because: [2],
  passedOver: [passed],
  facts: { bracket: 2, chosen: 1, other: 2 },
});

test('a board says for whom the pair offered before is worse', () => {
  const ruling = board({ ...worse, players: [1, 2], suffers: [4, 5] });
  const { elsewhere: _, ...here } = ruling.passedOver[0] ?? worse;
  const told = { ...ruling, passedOver: [here] };
  expect(describeRuling(told, name, 'en')).toContain(
    'but that is worse for Dora and Eva (2 instead of 1): c12',
  );
  expect(describeRuling(told, name, 'es')).toContain('pero eso es peor para Dora y Eva (2 en vez de 1): c12');
});

test('a float says for whom it is worse that somebody stays', () => {
  const told: Ruling<'float'> = {
    subject: 'float',
    rule: c12,
    about: [1],
    because: [],
    passedOver: [{ players: [1], verdict: 'worse', rule: c12, chosen: 1, other: 2, suffers: [4] }],
    facts: { bracket: 2, chosen: 1, other: 2 },
  };
  expect(describeRuling(told, name, 'en')).toContain('staying is worse for Dora (2 instead of 1): c12');
  expect(describeRuling(told, name, 'es')).toContain('quedarse es peor para Dora (2 en vez de 1): c12');
});

describe('C4 and its like: of two who are left over, what keeps them apart', () => {
  const answer = (apart: { readonly rule: Rule; readonly round?: number }): Answer<'pair'> => ({
    kind: 'pair',
    question: { kind: 'pair', players: [playerId(1), playerId(2)] },
    verdict: 'forbidden',
    rule: c4,
    facts: {
      about: [1, 2],
      leftOver: Object.assign({ count: 2, players: [3, 4], partners: [] }, { apart }),
    },
  });

  test('an earlier round', () => {
    expect(describeAnswer(answer({ rule: c1, round: 2 }), name, 'en')).toContain(
      'If they met, Cruz and Dora would have no opponent; the two met in round 2 (C1): c4',
    );
    expect(describeAnswer(answer({ rule: c1, round: 2 }), name, 'es')).toContain(
      'Si se enfrentaran, Cruz y Dora quedarían sin rival; los dos se enfrentaron en la ronda 2 (C1): c4',
    );
  });

  test('another prohibition, in a line below a ruling too', () => {
    const { facts } = answer({ rule: rule('C3') });
    const passed: PassedOver = { players: [1, 2], verdict: 'forbidden', rule: c4, ...facts };
    expect(describePassedOver(board(passed), name, 'en')).toEqual([
      'Ana – Bea: forbidden because then Cruz and Dora would have no opponent; the two may not meet (C3) (C4).',
    ]);
    expect(describePassedOver(board(passed), name, 'es')).toEqual([
      'Ana – Bea: prohibido porque entonces Cruz y Dora quedarían sin rival; los dos no pueden enfrentarse (C3) (C4).',
    ]);
  });
});

describe('what is said of a pair that is as good', () => {
  const later: Answer<'pair'> = {
    kind: 'pair',
    question: { kind: 'pair', players: [playerId(1), playerId(2)] },
    verdict: 'equal-later',
    rule: c12,
    facts: { about: [1, 2], bracket: 2.5 },
  };

  test('what was compared is named', () => {
    expect(describeAnswer(later, name, 'en')).toBe(
      'Equal, and later in the order. Ana and Bea do not meet. In the bracket of 2.5 points the best pairing with that pair is as good, and later in the order: c12 says so (C.04.3, C12).',
    );
    expect(describeAnswer(later, name, 'es')).toBe(
      'Igual, pero después. Ana y Bea no se enfrentan. En el grupo de 2.5 puntos el mejor emparejamiento con esa pareja es igual de bueno y viene después en el orden: c12 says so (C.04.3, C12).',
    );
  });
});

test('no rule begins by pointing to another that the reader does not see', () => {
  const rules = SYSTEMS.flatMap(system => system.rules);
  expect(rules.filter(({ text }) => /^(of|among) those\b/i.test(text)).map(({ key }) => key)).toEqual([]);
});

describe('both candidates side by side', () => {
  const finding = (by: Rule, count: number, players: readonly number[]) => ({ rule: by, count, players });
  const compared: Compared = {
    bracket: 2.5,
    chosen: {
      pairs: [
        [1, 2],
        [3, 4],
      ],
      floaters: [5],
      bye: 5,
      findings: [
        { ...finding(rule('C6'), 1, [5]), sizes: [{ of: 'score', points: 1 }] },
        finding(rule('C9'), 0, []),
        finding(c12, 1, [3]),
        finding(rule('C13'), 0, []),
      ],
    },
    other: {
      pairs: [
        [2, 1],
        [3, 5],
      ],
      floaters: [4],
      bye: 4,
      findings: [
        { ...finding(rule('C6'), 1, [4]), sizes: [{ of: 'score', points: 1 }] },
        finding(rule('C9'), 0, []),
        finding(c12, 2, [3, 5]),
        finding(rule('C13'), 4, [1, 2, 3, 5]),
      ],
    },
  };

  test('shows where they differ, down to the rule that decides, and what is the same', () => {
    expect(describeCompared(compared, name, 'en')).toEqual({
      title: 'Side by side, in the bracket of 2.5 points',
      headings: ['Chosen', 'Best otherwise'],
      rows: [
        { what: 'Pairs', chosen: 'Cruz – Dora', otherwise: 'Cruz – Eva' },
        { what: 'Bye', chosen: 'Eva', otherwise: 'Dora' },
        { what: 'C6', chosen: '1: Eva (1 point)', otherwise: '1: Dora (1 point)' },
        { what: 'C12', chosen: '1: Cruz', otherwise: '2: Cruz, Eva', decides: true },
      ],
      notes: ['In both: Ana – Bea.', 'Nothing in either: C9.'],
    });
  });

  test('below a ruling, says beside what', () => {
    const ruling = {
      subject: 'float',
      about: [5],
      passedOver: [],
      because: [],
      facts: {},
      rule: c12,
    } as const;
    const titles = ([5, 1] as const).flatMap(player => {
      const passed = { players: [player], verdict: 'worse', rule: c12 } as const;
      return (['en', 'es'] as const).map(
        language => describeCompared(compared, name, language, { ruling, passed }).title,
      );
    });
    expect(titles).toEqual([
      'Side by side, in the bracket of 2.5 points: what was chosen, and the best that allows “Eva stays”',
      'Lado a lado, en el grupo de 2.5 puntos: lo elegido, y lo mejor que permite «Eva se queda»',
      'Side by side, in the bracket of 2.5 points: what was chosen, and the best that allows “Ana instead”',
      'Lado a lado, en el grupo de 2.5 puntos: lo elegido, y lo mejor que permite «Ana en su lugar»',
    ]);
  });

  test('rules that share a number are marked, and told in a note', () => {
    const twin = { ...c12, key: 'test.c12b', text: 'Another of C12.' };
    const [chosen, other] = [compared.chosen, compared.other].map((candidate, at) => ({
      ...candidate,
      findings: [finding(c12, 0, []), finding(twin, at, at === 0 ? [] : [3])],
    }));
    if (!chosen || !other) throw new Error('there are two');
    const { rows, notes } = describeCompared({ ...compared, chosen, other }, name, 'en');
    expect(rows.at(-1)).toEqual({ what: 'C12²', chosen: '0', otherwise: '1: Cruz', decides: true });
    expect(notes.slice(1)).toEqual(['Nothing in either: C12¹.', '¹ C12 says so.', '² Another of C12.']);
  });

  test('says of each finding what it counts', () => {
    const found = (unit: 'breach' | 'type' | 'unplayed' | 'pairs', count: number, players: number[]) => {
      const [chosen, other] = [compared.chosen, compared.other].map((candidate, at) => ({
        ...candidate,
        findings: [{ ...finding(c12, at * count, at === 0 ? [] : players), unit }],
      }));
      if (!chosen || !other) throw new Error('there are two');
      return (['en', 'es'] as const).map(
        language => describeCompared({ ...compared, chosen, other }, name, language).rows.at(-1)?.otherwise,
      );
    };
    expect(found('breach', 1, [3])).toEqual(['not kept: Cruz', 'no se cumple: Cruz']);
    expect(found('type', 1, [3])).toEqual(['type c: Cruz', 'tipo c: Cruz']);
    expect(found('unplayed', 2, [3])).toEqual(['2 not played: Cruz', '2 sin jugar: Cruz']);
    expect(found('pairs', 2, [1, 2, 3, 4])).toEqual([
      '2: Ana – Bea, Cruz – Dora',
      '2: Ana – Bea, Cruz – Dora',
    ]);
  });

  test('where no rule tells them apart, all are shown, and the order decides', () => {
    const { chosen, other } = compared;
    const level = { ...compared, other: { ...other, findings: chosen.findings } };
    const { title, rows, notes } = describeCompared(level, name, 'es');
    expect(title).toBe('Lado a lado, en el grupo de 2.5 puntos');
    expect(rows.filter(({ decides }) => decides)).toEqual([]);
    expect(notes).toEqual([
      'En ambos: Ana – Bea.',
      'Nada en ninguno: C9, C13.',
      'Ninguna regla los distingue: lo hace el orden.',
    ]);
  });
});
