import { describe, expect, it } from 'vitest';
import { matchesHolder, ticketValidity } from './tickets.ts';

// spec: 4.24, 4.30
describe('tickets', () => {
  // spec: B13.4
  it.each([
    [undefined, 'not-found'],
    [{ state: 'unused', eventId: null }, 'valid'],
    [{ state: 'unused', eventId: 'autumn' }, 'valid'],
    [{ state: 'unused', eventId: 'spring' }, 'other-event'],
    [{ state: 'redeemed', eventId: null }, 'used'],
    [{ state: 'redeemed', eventId: 'spring' }, 'used'],
  ] as const)('%j is %s at the autumn event', (ticket, standing) => {
    expect(ticketValidity(ticket, 'autumn')).toBe(standing);
  });

  const held = { holderEmail: 'maya.reyes@example.com', holderName: 'Maya Reyes' };

  it.each([
    ['by email, in any case', held, { email: 'Maya.Reyes@Example.com', fullName: 'M. R.' }, true],
    [
      'not by name where the email is known',
      held,
      { email: 'm@x.org', fullName: 'Maya Reyes' },
      false,
    ],
    [
      'by name where no email is',
      { ...held, holderEmail: null },
      { email: 'm@x.org', fullName: 'maya reyes' },
      true,
    ],
    [
      'not by another name',
      { ...held, holderEmail: null },
      { email: 'm@x.org', fullName: 'Maya' },
      false,
    ],
    [
      'by name where the email is empty',
      { ...held, holderEmail: '' },
      { email: '', fullName: 'Jo' },
      false,
    ],
    [
      'anybody where no holder is known',
      { holderEmail: null, holderName: null },
      { email: 'm@x.org', fullName: 'Jo' },
      true,
    ],
    [
      'anybody where the holder is empty',
      { holderEmail: '', holderName: '' },
      { email: 'm@x.org', fullName: 'Jo' },
      true,
    ],
  ])('matches the holder %s', (_, ticket, registrant, isTheirs) => {
    expect(matchesHolder(ticket, registrant)).toBe(isTheirs);
  });
});
