import { expect, it } from 'vitest';
import { isProblem, problem } from './problems.ts';

it('isProblem distinguishes problems from all responses', () => {
  expect(isProblem(problem('not-found', 'There is no such event.'))).toBe(true);
  for (const answer of [null, undefined, 'problem', 7, [], {}, { message: 'Done' }])
    expect(isProblem(answer)).toBe(false);
});
