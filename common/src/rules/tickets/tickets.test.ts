import { describe, expect, it } from 'vitest';
import { holderFields, matchesHolder, newTicket, ticketValidity } from './tickets.ts';

describe('newTicket', () => {
  // spec: S3.10
  it('returns an unused ticket without a redeemer', () => {
    const ticket = newTicket(
      { eventId: null, holderName: null, holderEmail: null },
      'generated',
      '2026-11-20T18:00:00.000Z',
    );
    expect(ticket).toEqual({
      eventId: null,
      holderName: null,
      holderEmail: null,
      holderNameKey: null,
      holderLastNameKey: null,
      source: 'generated',
      state: 'unused',
      redeemedBy: null,
      submissionId: null,
      redeemedAt: null,
      createdAt: '2026-11-20T18:00:00.000Z',
    });
  });
});

describe('holderFields', () => {
  it('returns search keys without case and accents', () => {
    const fields = holderFields({ holderName: 'José Luis  Íñiguez', holderEmail: null });
    expect(fields.holderName).toBe('José Luis  Íñiguez');
    expect(fields.holderNameKey).toBe('jose luis iniguez');
    expect(fields.holderLastNameKey).toBe('iniguez');
  });
});

// spec: 4.24, 4.30
describe('ticketValidity and matchesHolder', () => {
  // spec: B13.4
  it.each([
    [undefined, 'not-found'],
    [{ state: 'unused', eventId: null }, 'valid'],
    [{ state: 'unused', eventId: 'autumn' }, 'valid'],
    [{ state: 'unused', eventId: 'spring' }, 'other-event'],
    [{ state: 'redeemed', eventId: null }, 'used'],
    [{ state: 'redeemed', eventId: 'spring' }, 'used'],
  ] as const)('returns for %j the validity %s at the autumn event', (ticket, validity) => {
    expect(ticketValidity(ticket, 'autumn')).toBe(validity);
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
