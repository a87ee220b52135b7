import { beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  cancel,
  restore,
  seedRegistrations,
} from '../../support/api/calls/registration-calls.ts';
import { change } from '../../support/api/store/database.ts';

beforeEach(seedRegistrations);

const eventsParticipated = async () =>
  (await api.as('attendee', 'GET', '/api/participants/maya')).json.eventsParticipated;

describe('GET /api/participants/{id}, eventsParticipated', () => {
  it('counts a canceled registration only after it was restored', async () => {
    expect(await eventsParticipated()).toBe(1);
    await cancel();
    expect(await eventsParticipated()).toBe(0);
    await restore();
    expect(await eventsParticipated()).toBe(1);
  });

  it('counts an event from its start', async () => {
    const startTime = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString();
    await change('events/autumn', { startTime });
    expect(await eventsParticipated()).toBe(0);
  });

  it('counts events that were deleted since', async () => {
    await change('participants/maya', { registrations: { 'spring-2019': 'SUBM1' } });
    expect(await eventsParticipated()).toBe(2);
  });
});

describe('GET /api/participants/{id}, totalCheckIns', () => {
  it('counts verified check-ins only', async () => {
    const pending = { visits: { cask: { state: 'pending' } } };
    await change('participants/maya/progress/autumn', pending);
    expect((await api.as('attendee', 'GET', '/api/participants/maya')).json.totalCheckIns).toBe(1);
  });
});
