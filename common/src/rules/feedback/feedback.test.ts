import { expect, it } from 'vitest';
import { summarizeFeedback } from './feedback.ts';

it('counts each grade per question and omits empty comments', () => {
  const responses = [
    { evening: 3, businesses: 2, again: 3, comment: 'Lovely.' },
    { evening: 3, businesses: 1, again: 3, comment: '' },
    { evening: 1, businesses: 1, again: 2, comment: 'Too short.' },
  ];
  expect(summarizeFeedback(responses)).toEqual({
    answers: 3,
    tallies: { evening: [1, 0, 2], businesses: [2, 1, 0], again: [0, 1, 2] },
    remarks: [responses[0], responses[2]],
  });
});

it('returns zeros without feedback', () => {
  const none = [0, 0, 0];
  expect(summarizeFeedback([])).toEqual({
    answers: 0,
    tallies: { evening: none, businesses: none, again: none },
    remarks: [],
  });
});
