import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { signIn } from '../../support/api/people.ts';
import { change, stored } from '../../support/api/store/database.ts';

const validate = (ticketId: unknown) =>
  call('POST', '/api/tickets/validate', { unchecked: { ticketId } });

describe('POST /api/tickets/validate', () => {
  it('reports an unused ticket as valid with its event', async () => {
    const answer = await validate(' ww2024-001250 ');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      isValid: true,
      message: 'Ticket WW2024-001250 is valid for Autumn Wine Walk.',
      participantName: null,
      emailHint: null,
      eventName: 'Autumn Wine Walk',
      ticketId: 'WW2024-001250',
      reason: null,
      usedAt: null,
      minimumAge: null,
      typeId: null,
    });
  });

  it.each(['WW2024001250', 'ww2024 001250', 'WW2024–001250', 'WW2O24-OOl25O'])(
    'finds a ticket typed as %s',
    async (typed) => {
      const { json } = await validate(typed);
      expect(json).toMatchObject({ isValid: true, ticketId: 'WW2024-001250' });
    },
  );

  it('finds no ticket if another one differs in its separators only', async () => {
    const alike = await stored('tickets/WW2024-001251');
    await change('tickets/WW20-24001251', { ...alike });
    expect((await validate('WW2024001251')).json).toMatchObject({ reason: 'not-found' });
    expect((await validate('ww2024-001251')).json).toMatchObject({ isValid: true });
  });

  it('returns when a ticket was used', async () => {
    const { json } = await validate('WW2024-000002');
    const ticket = await stored('tickets/WW2024-000002');
    expect(json).toMatchObject({ reason: 'used', usedAt: ticket?.redeemedAt });
  });

  it('masks the ticket holder', async () => {
    const answer = await validate('WW2024-000001');
    expect(answer.json).toMatchObject({ isValid: true, participantName: 'Maya R.' });
    expect(answer.text).not.toContain('Reyes');
  });

  it('shows the full name to staff', async () => {
    const desk = { username: 'desk', password: 'winewalk' };
    const login = await call('POST', '/api/admin/login', { body: desk });
    const token = await signIn(login.json.sessionId);
    const body = { ticketId: 'WW2024-000001' };
    const answer = await call('POST', '/api/tickets/validate', { body, token });
    expect(answer.json).toMatchObject({ isValid: true, participantName: 'Maya Reyes' });
  });

  it.each(['WW2024-000002', 'WW2024-999999', '../events/x', 'é'])(
    'reports %s as invalid with advice',
    async (id) => {
      const answer = await validate(id);
      expect(answer.status).toBe(200);
      expect(answer.json.isValid).toBe(false);
      expect(answer.json.message).toContain('registration desk');
    },
  );

  it('changes nothing', async () => {
    const before = await stored('tickets/WW2024-001250');
    await validate('WW2024-001250');
    expect(await stored('tickets/WW2024-001250')).toEqual(before);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
  ])('requires an id for %s', async (_name, id) => {
    const answer = await validate(id);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      code: 'invalid-input',
      message: 'Please enter your ticket ID to continue.',
      fields: { ticketId: 'Please enter your ticket ID to continue.' },
    });
  });

  it.each([['9'.repeat(10_000)], [17], [null], [['WW2024-001250']]])(
    'rejects an invalid id',
    async (id) => {
      const answer = await validate(id);
      expect(answer.status).toBe(400);
      expect(answer.json.code).toBe('invalid-input');
    },
  );
});
