import { expect, it } from 'vitest';
import { expectedPeople } from './expected-people.ts';

it('adds unused tickets to the registrations, but not those that registered people will show', () => {
  expect(expectedPeople({ registered: 250, unusedTickets: 160, sharing: 10 })).toBe(400);
});
