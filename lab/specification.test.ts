import { expect, it } from 'vitest';
import { tableOf } from './specification.ts';

it('lists the tests of a statement in its row and escapes table separators', () => {
  const section = {
    heading: '### 5. Check-in',
    statements: [{ id: '5.4', text: 'It | stamps' }],
  };
  const file = 'tests/api/one.test.ts';
  const tag = { file, ids: ['5.4'], title: 'stamps | %s', firstLine: 9, lastLine: 11 };
  expect(tableOf([section], [tag])).toContain(
    `| 5.4 | It \\| stamps | \`${file}\`: stamps \\| %s |`,
  );
});
