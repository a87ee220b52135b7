import { expect } from '@playwright/test';
import { exchange, findUnusedTicket, registrationPayload } from './support/people.ts';
import { send, sendForFields, sendForList } from './support/send.ts';
import { test } from './support/test.ts';

test.describe('7. The calls it makes', () => {
  test('POST /api/tickets/validate takes the ticket id and answers isValid, message, participantName, eventName', async () => {
    const { validation } = await findUnusedTicket();
    expect(validation).toMatchObject({ isValid: true, message: expect.any(String) });
    expect(validation).toHaveProperty('participantName');
    expect(validation).toHaveProperty('eventName');
  });

  test('GET /api/events/{id}/businesses answers the list of businesses', async () => {
    const event = await sendForFields('GET', '/api/events/active');
    const businesses = await sendForList('GET', `/api/events/${String(event.id)}/businesses`);
    expect(businesses).not.toHaveLength(0);
  });

  test('POST /api/waiver/submit takes the registration fields plus ticketValidation and paymentMethod, and answers user, sessionId, submissionId', async () => {
    const body = registrationPayload({ fullName: 'Ada Quill' });
    const answer = await sendForFields('POST', '/api/waiver/submit', { body });
    expect(answer).toMatchObject({
      user: { id: expect.any(String), firstName: 'Ada', lastName: 'Quill', email: body.email },
      submissionId: expect.any(String),
    });
    expect(await exchange(String(answer.sessionId))).toBeTruthy();
  });

  test('GET /api/participants/{id} answers the participant', async ({ attendee }) => {
    const path = `/api/participants/${attendee.id}`;
    expect(await sendForFields('GET', path, attendee)).toMatchObject({
      id: attendee.id,
      name: attendee.fullName,
      email: attendee.email,
      phoneNumber: expect.any(String),
      userId: expect.any(String),
      createdAt: expect.any(String),
    });
    expect((await send('GET', path)).status).toBe(401);
  });
});
