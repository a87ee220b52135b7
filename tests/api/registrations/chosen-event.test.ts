import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, seedRegistrations } from '../../support/api/calls/registration-calls.ts';
import { at, event } from '../../support/api/calls/staff-api.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

/* Staff who prepare the spring walk while the autumn walk is in progress. */

const later = { startTime: '2098-01-01T00:00:00.000Z', endTime: '2098-01-02T00:00:00.000Z' };
const ticket = (eventId: string | null) =>
  newTicket({ eventId, holderName: 'Ida Lund', holderEmail: null }, 'import', at);

beforeEach(async () => {
  await seedRegistrations();
  await change('events/autumn', { endTime: '2097-01-01T00:00:00.000Z' });
  await change('events/spring', { ...event, name: 'Spring Walk', ...later });
  await change('tickets/SPRING-1', ticket('spring'));
  await change('tickets/ANY-1', ticket(null));
});

const register = (changes: object) =>
  api.as('desk', 'POST', '/api/admin/registrations', {
    body: {
      fullName: 'Ida Lund',
      over21: true,
      liabilityWaiver: true,
      signedOn: 'paper',
      ...changes,
    },
  });

describe('registration at the desk', () => {
  it.each([
    ['with a ticket of that event', { ticketId: 'SPRING-1' }],
    ['with a ticket of any event', { ticketId: 'ANY-1' }],
    ['without a ticket', {}],
  ])('registers for the event that staff chose %s', async (_, changes) => {
    const { status, json } = await register({ eventId: 'spring', ...changes });
    expect([status, json.code]).toEqual([200, undefined]);
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({
      eventId: 'spring',
      fullName: 'Ida Lund',
    });
  });

  it('registers for the active event if none is named', async () => {
    const { json } = await register({ ticketId: 'ANY-1' });
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({ eventId: 'autumn' });
  });

  it.each([
    ['a ticket of another event', { ticketId: 'SPRING-1' }, {}, [422, 'ticket-of-other-event']],
    ['an event that ended', {}, { endTime: at }, [422, 'registration-closed']],
    ['an event that is called off', {}, { isActive: false }, [422, 'registration-closed']],
    ['an unknown event', { eventId: 'gone' }, {}, [422, 'registration-closed']],
  ])('refuses %s, and stores nothing', async (_, changes, autumn, refusal) => {
    await change('events/autumn', autumn);
    const before = await howMany('registrations');
    const { status, json } = await register({ eventId: 'autumn', ...changes });
    expect([status, json.code]).toEqual(refusal);
    expect(await howMany('registrations')).toBe(before);
  });
});

describe('POST /api/tickets/validate', () => {
  const validate = async (who: 'anonymous' | 'desk') => {
    const body = { ticketId: 'SPRING-1', eventId: 'spring' };
    return (await api.as(who, 'POST', '/api/tickets/validate', { body })).json;
  };

  it('tells staff of the event that they chose, and others of the active one', async () => {
    expect(await validate('desk')).toMatchObject({ isValid: true, eventName: 'Spring Walk' });
    expect(await validate('anonymous')).toMatchObject({ isValid: false, reason: 'other-event' });
  });
});
