import { expect, test } from 'vitest';
import { decisionIndex } from './decisions.mjs';

const decision = (
  folder,
  name,
  text = `# ${Number(name.slice(0, 4))}. A title\n\n2026-11-19. Accepted.\n`,
) => ({
  folder,
  name,
  text,
});

test('decisions stand in their folder by number, with how they stand to others', () => {
  const { text, faults } = decisionIndex([
    decision('readings', '0012-later.md', '# 12. Later\n\n2026-11-20. Accepted. Replaces decision 9.\n'),
    decision('readings', '0009-earlier.md', '# 9. Earlier\n\n2026-11-19\n'),
    decision('architecture', '0010-rooms.md'),
  ]);
  expect(faults).toEqual([]);
  expect(text.split('\n').filter(line => /^(##|- )/.test(line))).toEqual([
    '## readings',
    '- 9. [Earlier](readings/0009-earlier.md), 2026-11-19',
    '- 12. [Later](readings/0012-later.md), 2026-11-20. Replaces decision 9',
    '## architecture',
    '- 10. [A title](architecture/0010-rooms.md), 2026-11-19',
  ]);
});

test.each([
  ['in neither folder', [decision('', '0009-a.md')], 'lies in readings or architecture'],
  [
    'with a number that is taken',
    [decision('readings', '0009-a.md'), decision('architecture', '0009-b.md')],
    'another decision has the number 9',
  ],
  [
    'whose title has another number than its file',
    [decision('readings', '0009-a.md', '# 8. A\n\n2026-11-19\n')],
    'number of the file',
  ],
  ['without a date', [decision('readings', '0009-a.md', '# 9. A\n\nAccepted.\n')], 'begins with the date'],
])('a decision %s is a fault', (_, decisions, words) => {
  expect(decisionIndex(decisions).faults.join('\n')).toContain(words);
});
