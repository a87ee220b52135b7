import { describe, expect, it } from 'vitest';
import { event, ticketType } from '../../support/samples.ts';
import { ticketPriceOf } from './ticket-types.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const early = ticketType({ id: 'early', priceCents: 2500, isSoldAtDesk: false });
const regular = ticketType({ id: 'regular', priceCents: 4000 });
const autumn = event('autumn', { ticketTypes: [early, regular, ticketType()] });

describe('ticketPriceOf', () => {
  it('returns the price of the type', () => {
    expect(ticketPriceOf(autumn, 'driver')).toEqual(usd(1000));
    expect(ticketPriceOf(autumn, 'early')).toEqual(usd(2500));
  });

  it('returns the price of the first type on sale without a type or for an unknown one', () => {
    expect(ticketPriceOf(autumn, null)).toEqual(usd(4000));
    expect(ticketPriceOf(autumn, 'gone')).toEqual(usd(4000));
  });

  it("returns the event's price if the desk sells no type", () => {
    expect(ticketPriceOf(event('autumn'), null)).toEqual(usd(3500));
    expect(ticketPriceOf(event('autumn', { ticketTypes: [early] }), null)).toEqual(usd(3500));
  });
});
