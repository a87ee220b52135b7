import { expect } from '@playwright/test';
import {
  confirmationOf,
  exchange,
  findUnusedTicket,
  register,
  registrationPayload,
} from './support/people.ts';
import { send, sendForFields } from './support/send.ts';
import { test } from './support/test.ts';
import {
  activeEvent,
  businessesOf,
  checkIn,
  checkInsOf,
  progressOf,
  rewardsOf,
  vinoVeritas,
} from './support/walk.ts';

const text = expect.any(String);

test.describe('7. The calls it makes', () => {
  test('POST /api/tickets/validate | ticket id | isValid, message, participantName, eventName', async () => {
    const { validation } = await findUnusedTicket();
    const { name: eventName } = await activeEvent();
    const fields = { isValid: true, message: text, participantName: null, eventName };
    expect(validation).toMatchObject(fields);
    const body = { ticketId: 'WW2024-999999' };
    expect(await sendForFields('POST', '/api/tickets/validate', { body })).toMatchObject({
      isValid: false,
      message: text,
    });
  });

  test("Ticket validation returns the participant's name: masked for anyone not signed in as staff ('Maya R.')", async ({
    admin,
  }) => {
    const validate = (token?: string) =>
      sendForFields('POST', '/api/tickets/validate', {
        body: { ticketId: 'WW2024-000001' },
        token,
      });
    expect(await validate()).toMatchObject({ participantName: 'Maya R.' });
    expect(await validate(admin)).toMatchObject({ participantName: 'Maya Reyes' });
  });

  test('A ticket sold to a known email or name is redeemed only by a registration that matches it; otherwise the registrant is told so and can continue on the cash/desk path', async () => {
    const ticketId = 'WW2024-000001';
    const other = registrationPayload({ ticketId, paymentMethod: 'prepaid' });
    const refused = await send('POST', '/api/waiver/submit', { body: other });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.json).toMatchObject({ message: text });
    const atTheDesk = { body: { ...other, paymentMethod: 'cash' } };
    expect(await send('POST', '/api/waiver/submit', atTheDesk)).toMatchObject({ status: 200 });
  });

  test('POST /api/waiver/submit | registration fields plus ticketValidation and paymentMethod | user, sessionId, submissionId', async () => {
    const { ticketId, validation: ticketValidation } = await findUnusedTicket();
    const body = registrationPayload({ ticketId, ticketValidation, paymentMethod: 'prepaid' });
    const answer = await sendForFields('POST', '/api/waiver/submit', { body });
    const user = { id: text, firstName: 'Ada', lastName: 'Quill', email: body.email };
    expect(answer).toMatchObject({ user, sessionId: text, submissionId: text });
    const again = await sendForFields('POST', '/api/tickets/validate', { body: { ticketId } });
    expect(again).toMatchObject({ isValid: false });
  });

  test('POST /api/waiver/submit | ticketValidation of a ticket that was not found | user, sessionId, submissionId', async () => {
    const ticketId = 'WW2024-999999';
    const ticketValidation = await sendForFields('POST', '/api/tickets/validate', {
      body: { ticketId },
    });
    const body = registrationPayload({ ticketId, ticketValidation });
    const answer = await sendForFields('POST', '/api/waiver/submit', { body });
    expect(answer).toMatchObject({ user: { id: text }, sessionId: text, submissionId: text });
  });

  test('sessionId is a Firebase custom token', async () => {
    const body = registrationPayload();
    const { user, sessionId } = await sendForFields('POST', '/api/waiver/submit', { body });
    const token = await exchange(String(sessionId));
    const { id } = user as { id: string };
    expect(await sendForFields('GET', `/api/participants/${id}`, { token })).toMatchObject({ id });
  });

  test('GET /api/waiver/{submissionId} | none | confirmation fields', async ({ attendee }) => {
    const { submissionId, fullName, token } = attendee;
    expect(await confirmationOf(submissionId, token)).toMatchObject({
      submissionId,
      participantName: fullName,
      submittedAt: text,
      paymentMethod: 'cash',
      isVerified: false,
    });
    expect(await send('GET', '/api/waiver/NONE')).toMatchObject({ status: 404 });
  });

  test('GET /api/events/active | none | event fields', async () => {
    expect(await activeEvent()).toMatchObject({
      id: text,
      name: text,
      description: text,
      startTime: text,
      endTime: text,
      isActive: true,
    });
  });

  test('GET /api/events/{id}/businesses (optional ?participantId=) | none | list of businesses', async ({
    walker,
  }) => {
    const businesses = await businessesOf();
    expect(businesses.every(({ isVisited }) => isVisited === false)).toBe(true);
    const own = await businessesOf(walker);
    expect(own.map(({ id }) => id)).toEqual(businesses.map(({ id }) => id));
    const visited = own.filter(({ isVisited }) => isVisited);
    expect(visited).toMatchObject([{ id: vinoVeritas.id, checkInTime: text }]);
  });

  test('GET /api/participants/{participantId}/rewards/{eventId} | none | list of rewards', async ({
    walker,
  }) => {
    const rewards = await rewardsOf(walker);
    const fields = { id: text, name: text, isClaimed: false };
    for (const reward of rewards) expect(reward).toMatchObject(fields);
    const first = rewards.find(({ requiredVisits }) => requiredVisits === 1);
    expect(first).toMatchObject({ isUnlocked: true, progress: 1 });
  });

  test('GET /api/events/{eventId}/progress/{participantId} | none | progress fields', async ({
    walker,
  }) => {
    expect(await progressOf(walker)).toMatchObject({
      visitedBusinesses: 1,
      totalBusinesses: expect.any(Number),
      availableRewards: 1,
      timeRemaining: expect.any(Number),
    });
  });

  test('POST /api/participants | name, email, phoneNumber (empty), userId | participant with id', async ({
    attendee: { id, fullName: name, email, token },
  }) => {
    const body = { name, email, phoneNumber: '', userId: id };
    const participant = await sendForFields('POST', '/api/participants', { body, token });
    expect(participant).toMatchObject({ id: text, name, email, userId: id });
  });

  test('GET /api/participants/{id} | none | participant', async ({
    attendee: { id, fullName: name, email, token },
  }) => {
    expect(await sendForFields('GET', `/api/participants/${id}`, { token })).toMatchObject({
      id,
      name,
      email,
      phoneNumber: text,
      userId: text,
      createdAt: text,
    });
  });

  test('GET /api/participants/{id}/checkins/{eventId} | none | list of check-ins', async ({
    attendee,
    walker,
  }) => {
    expect(await checkInsOf(attendee)).toEqual([]);
    const fields = { id: text, businessId: vinoVeritas.id, timestamp: text, isVerified: true };
    expect(await checkInsOf(walker)).toMatchObject([fields]);
  });

  test('POST /api/checkins | participantId, eventId, businessId, latitude, longitude | on success, events and participants data are refreshed', async () => {
    const person = await register();
    const answer = await checkIn(person);
    expect(answer).toMatchObject({ businessId: vinoVeritas.id, isVerified: true });
    const visited = (await businessesOf(person)).filter(({ isVisited }) => isVisited);
    expect(visited).toMatchObject([{ id: vinoVeritas.id, checkInTime: answer.timestamp }]);
    const progress = { visitedBusinesses: 1, availableRewards: 1 };
    expect(await progressOf(person)).toMatchObject(progress);
    expect(await checkInsOf(person)).toMatchObject([{ id: answer.id }]);
  });
});
