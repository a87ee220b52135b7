import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { audienceChoices, audienceLabel } from './audience-choices.ts';

const free = { ticketPrice: { amountCents: 0, currency: 'USD' } };
const valuesOf = (overrides: Parameters<typeof event>[1]) =>
  audienceChoices(event('autumn', overrides), []).map(({ value }) => value);

describe('audienceChoices', () => {
  it('offers those who have not paid unless all tickets are free', () => {
    expect(valuesOf({})).toContain('unpaid');
    expect(valuesOf(free)).not.toContain('unpaid');
    const dinner = ticketType({ id: 'dinner', isSoldAtDesk: false });
    expect(valuesOf({ ...free, ticketTypes: [dinner] })).toContain('unpaid');
  });
});

describe('audienceLabel', () => {
  it('names those who have not paid also when the event has become free', () => {
    const choices = audienceChoices(event('autumn', free), []);
    expect(audienceLabel({ audience: 'unpaid', audienceId: null }, choices)).toBe('Not paid yet');
  });
});
