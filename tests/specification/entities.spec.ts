import { expect } from '@playwright/test';
import {
  confirmationOf,
  demoAdmin,
  findUnusedTicket,
  registrationPayload,
} from './support/people.ts';
import { createRecord, listedRecord, newRecords, statusOfNew } from './support/records.ts';
import { show, test } from './support/screens.ts';
import { sendForFields } from './support/send.ts';
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
const number = expect.any(Number);
const flag = expect.any(Boolean);
/** Time as ISO 8601 in UTC. */
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

test.describe('3. Entities and their fields', () => {
  test('Event: id, name, description, startTime, endTime, isActive', async () => {
    expect(await activeEvent()).toMatchObject({
      id: text,
      name: text,
      description: text,
      startTime: time,
      endTime: time,
      isActive: true,
    });
  });

  test('Event: progress view also has timeRemaining (milliseconds), visitedBusinesses, totalBusinesses, availableRewards', async ({
    walker,
  }) => {
    const progress = await progressOf(walker);
    expect(progress).toMatchObject({ id: text, name: text, description: text, isActive: true });
    expect(progress).toMatchObject({ totalBusinesses: number, availableRewards: number });
    expect(progress.visitedBusinesses).toBe(1);
    const remaining = Date.parse(String(progress.endTime)) - Date.now();
    expect(Math.abs(Number(progress.timeRemaining) - remaining)).toBeLessThan(30_000);
  });

  test('Business (per participant): id, name, description, address, imageUrl, rating, distance (miles), isVisited, checkInTime, hasSpecialReward, rewardDescription', async ({
    walker,
  }) => {
    const businesses = await businessesOf(walker);
    for (const business of businesses) {
      expect(business).toMatchObject({
        id: text,
        name: text,
        description: text,
        address: text,
        imageUrl: text,
        rating: number,
        isVisited: business.id === vinoVeritas.id,
        checkInTime: business.id === vinoVeritas.id ? time : null,
        hasSpecialReward: flag,
        rewardDescription: text,
      });
      // The call sends no location, and a missing distance counts as 0 (section 5).
      expect(Number(business.distance ?? 0)).toBeGreaterThanOrEqual(0);
    }
    expect(businesses.map(({ id }) => id)).toContain(vinoVeritas.id);
  });

  test('Business (admin): id, name, description, address, latitude, longitude, imageUrl, category, rating (0-5, step 0.1), isActive', async ({
    admin,
  }) => {
    const { id } = await createRecord('businesses', admin, { rating: 4.7 });
    const business = await listedRecord('businesses', id, admin);
    expect(business).toMatchObject({ ...newRecords.businesses, id, rating: 4.7 });
    for (const rating of [0, 5])
      expect(await createRecord('businesses', admin, { rating })).toMatchObject({ rating });
    for (const rating of [-0.1, 4.55, 5.1])
      expect(await statusOfNew('businesses', admin, { rating })).toBe(400);
  });

  test('Reward (participant): id, name, description, isUnlocked, isClaimed, claimedAt, progress (fraction 0 to 1), requiredVisits', async ({
    walker,
  }) => {
    const rewards = await rewardsOf(walker);
    for (const reward of rewards) {
      const { progress, requiredVisits } = reward;
      expect(reward).toMatchObject({
        id: text,
        name: text,
        description: text,
        requiredVisits: number,
      });
      expect(reward).toMatchObject({ isUnlocked: flag, isClaimed: false, claimedAt: null });
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(1);
      expect(reward.isUnlocked).toBe(progress === 1);
      expect(Number.isInteger(requiredVisits)).toBe(true);
    }
    expect(rewards.filter(({ isUnlocked }) => isUnlocked)).not.toHaveLength(0);
    expect(rewards.filter(({ isUnlocked }) => !isUnlocked)).not.toHaveLength(0);
  });

  test('Reward (admin): id, name, description, requiredVisits (integer, at least 1), rewardType, isActive', async ({
    admin,
  }) => {
    const { id } = await createRecord('rewards', admin, { requiredVisits: 1 });
    const reward = await listedRecord('rewards', id, admin);
    expect(reward).toMatchObject({ ...newRecords.rewards, id, requiredVisits: 1 });
    for (const requiredVisits of [0, 1.5])
      expect(await statusOfNew('rewards', admin, { requiredVisits })).toBe(400);
  });

  test('Participant: id, name, email, phoneNumber, userId, createdAt', async ({ attendee }) => {
    const { id, fullName, email, token } = attendee;
    expect(await sendForFields('GET', `/api/participants/${id}`, { token })).toMatchObject({
      id,
      name: fullName,
      email,
      phoneNumber: '540-555-0100',
      userId: text,
      createdAt: time,
    });
  });

  test('User / session: id, firstName, lastName, email', async () => {
    const body = registrationPayload({ fullName: 'Ada Quill' });
    const { user } = await sendForFields('POST', '/api/waiver/submit', { body });
    expect(user).toMatchObject({
      id: text,
      firstName: 'Ada',
      lastName: 'Quill',
      email: body.email,
    });
  });

  test('Check-in: id, businessId, timestamp, isVerified', async ({ walker }) => {
    const fields = { id: text, businessId: vinoVeritas.id, timestamp: time, isVerified: true };
    expect(await checkInsOf(walker)).toMatchObject([fields]);
  });

  test('Check-in payload: participantId, eventId, businessId, latitude, longitude', async ({
    walker,
  }) => {
    expect(await checkIn(walker)).toMatchObject({ businessId: vinoVeritas.id, isVerified: true });
  });

  test('Progress: visitedBusinesses, totalBusinesses, availableRewards', async ({ attendee }) => {
    expect(await progressOf(attendee)).toMatchObject({
      visitedBusinesses: 0,
      totalBusinesses: (await businessesOf()).length,
      availableRewards: 0,
    });
  });

  test('Ticket validation result: isValid, message, participantName, eventName', async () => {
    const { validation } = await findUnusedTicket();
    const { eventName } = validation;
    expect(validation).toMatchObject({ isValid: true, message: text, participantName: null });
    expect(eventName).toBe((await activeEvent()).name);
  });

  test('Registration payload: ticketId, fullName, email, phone, emergencyContact, emergencyPhone, over21, liabilityWaiver, marketingConsent, ticketValidation, paymentMethod', async () => {
    const { ticketId, validation } = await findUnusedTicket();
    const body = {
      ticketId,
      fullName: 'Ida Thorn',
      email: `ida.${crypto.randomUUID()}@example.com`,
      phone: '540-555-0110',
      emergencyContact: 'Rob Thorn',
      emergencyPhone: '540-555-0111',
      over21: true,
      liabilityWaiver: true,
      marketingConsent: true,
      ticketValidation: validation,
      paymentMethod: 'prepaid',
    };
    expect(await sendForFields('POST', '/api/waiver/submit', { body })).toMatchObject({
      user: { firstName: 'Ida', lastName: 'Thorn', email: body.email },
    });
  });

  test('Registration response: user, sessionId, submissionId', async () => {
    const body = registrationPayload();
    const answer = await sendForFields('POST', '/api/waiver/submit', { body });
    expect(answer).toMatchObject({ user: { id: text }, sessionId: text, submissionId: text });
  });

  test('Waiver confirmation: submissionId, participantName, submittedAt, paymentMethod (prepaid or cash), ticketId (optional), isVerified', async ({
    attendee: { submissionId, fullName, token },
  }) => {
    const cash = await confirmationOf(submissionId, token);
    const fields = { submissionId, participantName: fullName, submittedAt: time };
    expect(cash).toMatchObject({ ...fields, paymentMethod: 'cash', isVerified: false });
    expect(cash.ticketId).toBeUndefined();

    const { ticketId, validation: ticketValidation } = await findUnusedTicket();
    const body = registrationPayload({ ticketId, ticketValidation, paymentMethod: 'prepaid' });
    const registered = await sendForFields('POST', '/api/waiver/submit', { body });
    expect(await confirmationOf(String(registered.submissionId))).toMatchObject({
      submissionId: registered.submissionId,
      paymentMethod: 'prepaid',
      ticketId,
      isVerified: true,
    });
  });

  test('Admin: username, fullName, role', async () => {
    const answer = await sendForFields('POST', '/api/admin/login', { body: demoAdmin });
    expect(answer).toMatchObject({ username: 'admin', fullName: text, role: text });
  });

  test('Business categories: restaurant, bar (shown as Bar/Pub), wine_bar, retail, art_gallery, antiques, services, entertainment', async ({
    admin,
    newcomer: { page },
  }) => {
    const categories = [
      'restaurant',
      'bar',
      'wine_bar',
      'retail',
      'art_gallery',
      'antiques',
      'services',
      'entertainment',
    ];
    for (const category of categories)
      expect(await createRecord('businesses', admin, { category })).toMatchObject({ category });
    expect(await statusOfNew('businesses', admin, { category: 'brewery' })).toBe(400);
    await show(page, '/businesses');
    await expect(page.getByText('Bar/Pub').first()).toBeVisible();
  });

  test('Reward types: visit_count, event_completion, special_achievement', async ({ admin }) => {
    for (const rewardType of ['visit_count', 'event_completion', 'special_achievement'])
      expect(await createRecord('rewards', admin, { rewardType })).toMatchObject({ rewardType });
    expect(await statusOfNew('rewards', admin, { rewardType: 'lottery' })).toBe(400);
  });

  test('A session is kept in local storage (the logged-in user and a saved participant record)', async ({
    newcomer: { session, id, fullName, email },
  }) => {
    const kept = session.origins.flatMap(({ localStorage }) => localStorage);
    const withId = kept.map(({ value }) => value).filter((value) => value.includes(id));
    expect(withId.length).toBeGreaterThanOrEqual(2);
    const record = withId.find((value) => value.includes(email));
    expect(record).toContain(fullName);
  });
});
