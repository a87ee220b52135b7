import { describe, expect, it } from 'vitest';
import { holderFields, newTicket } from './new-ticket.ts';

describe('newTicket', () => {
  // spec: S3.10
  it('is unused and without a redeemer', () => {
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
  it('has search keys without case and accents', () => {
    const fields = holderFields({ holderName: 'José Luis  Íñiguez', holderEmail: null });
    expect(fields.holderName).toBe('José Luis  Íñiguez');
    expect(fields.holderNameKey).toBe('jose luis iniguez');
    expect(fields.holderLastNameKey).toBe('iniguez');
  });
});
