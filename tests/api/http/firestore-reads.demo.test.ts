import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, submit } from '../../support/api/people.ts';
import { isPacked, serveApp } from '../../support/api/served-app.ts';
import { eventId, newTicket, readBusinesses } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

test.skipIf(isPacked)(
  'a first registration reads the event, the release, the ticket counts, and the guess counter with the ticket',
  async () => {
    const { at, close } = await serveApp();
    onTestFinished(close);
    const id = 'READS-' + randomUUID().slice(0, 8).toUpperCase();
    // A ticket of the event has its place already.
    const ticketId = await newTicket(id, { eventId: null });
    const reads = watchReads();
    expect((await submit({}, { at, key: randomUUID() })).status).toBe(200);
    const usual = [
      `events/${eventId}`,
      expect.stringMatching(/^releases\//),
      `ticketCounts/${eventId}`,
    ];
    expect(reads().toSorted()).toEqual(usual);
    const ticket = { ticketId, paymentMethod: 'prepaid' };
    expect((await submit(ticket, { at, key: randomUUID() })).status).toBe(200);
    const [event, ...others] = usual;
    const counter = expect.stringMatching(/^rateLimits\//);
    expect(reads().toSorted()).toEqual([event, counter, ...others, `tickets/${ticketId}`]);
  },
);

test.skipIf(isPacked)(
  'a check-in reads four documents and two more on the first visit',
  async () => {
    const { at, close } = await serveApp();
    onTestFinished(close);
    const { uid, token } = await newParticipant();
    const [first, second] = await readBusinesses();
    const checkIn = async ({ id = '', latitude = 0, longitude = 0 } = {}) => {
      const body = { participantId: uid, eventId, businessId: id, latitude, longitude };
      const { status } = await call('POST', '/api/checkins', {
        at,
        token,
        key: randomUUID(),
        body,
      });
      expect(status).toBe(200);
    };
    await call('GET', '/api/events/active', { at });

    const reads = watchReads();
    const usual = [
      `catalogues/${eventId}`,
      `events/${eventId}`,
      `participants/${uid}`,
      `participants/${uid}/progress/${eventId}`,
    ];
    await checkIn(first);
    const ofFirst = reads();
    expect(new Set(ofFirst)).toEqual(
      new Set([...usual, expect.stringMatching(/^registrations\//)]),
    );
    expect(ofFirst).toHaveLength(6);
    await checkIn(second);
    expect(reads().toSorted()).toEqual(usual);
  },
);
