import { describe, expect, it } from 'vitest';
import { languages } from '../../model/languages.ts';
import { fieldText, problemMessages } from '../../support/problem-messages.ts';
import { sampleDetails } from '../../support/sample-details.ts';
import { type ProblemCode, problemCodes } from './problem-codes.ts';

describe.each(languages)('messages of problems in %s', (language) => {
  const messages = problemMessages(language);

  it.each(Object.keys(problemCodes) as ProblemCode[])(
    'has the arguments of %s in its details',
    (code) => {
      for (const hasOptional of [true, false]) {
        const text = fieldText({ code, details: sampleDetails(code, hasOptional) }, messages);
        expect(text).not.toBe(code);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
    },
  );
});

it('has the wait in the details of each problem with status 429', () => {
  const codes = Object.keys(problemCodes) as ProblemCode[];
  const withoutWait = codes.filter(
    (code) =>
      problemCodes[code].status === 429 &&
      !('retryAfterSeconds' in problemCodes[code].details.shape),
  );
  expect(withoutWait).toEqual([]);
});
