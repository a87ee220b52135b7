import { describe, expect, it } from 'vitest';
import { refused } from '../support/schema-results.ts';
import { editEvent, eventBody } from './admin-events.ts';
import { rewardBody } from './admin-rewards.ts';
import { businessBody } from './businesses.ts';
import { reviewCheckIns, undoCheckIns } from './reviews.ts';
import { handOverCash } from './tills.ts';

describe('businessBody', () => {
  const vino = {
    name: 'Vino Veritas',
    category: 'wine_bar',
    address: '1 Mill Street',
    latitude: 38.3,
    longitude: -78.5,
  };

  // spec: S4.5
  it('requires only the specified fields, and is active by default', () => {
    expect(businessBody.parse(vino)).toMatchObject({ isActive: true, rating: 0, imageUrl: '' });
  });

  // spec: S3.3, S9.4
  it.each([0, 0.1, 0.3, 2.7, 4.9, 5])('accepts the rating %d', (rating) => {
    expect(refused(businessBody, { ...vino, rating })).toEqual([]);
  });

  // spec: S3.3, S5.12, S9.4
  it.each([5.05, 5.1, -0.1, 0.05, 4.99, Number.NaN, '5'])('rejects the rating %s', (rating) => {
    expect(refused(businessBody, { ...vino, rating })).toEqual(['rating']);
  });

  // spec: S5.8, S9.2
  it.each([
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ imageUrl: 'data:text/html,hello' }, 'imageUrl'],
    [{ imageUrl: 'http://example.com/a.jpg' }, 'imageUrl'],
    [{ category: 'casino' }, 'category'],
    [{ name: ' ' }, 'name'],
    [{ address: '' }, 'address'],
    [{ latitude: undefined }, 'latitude'],
    [{ venueCode: 'MINE' }, ''],
    [{ id: 'other' }, ''],
  ])('rejects %j', (overrides, field) => {
    expect(refused(businessBody, { ...vino, ...overrides })).toEqual([field]);
  });
});

describe('eventBody', () => {
  const event = {
    name: 'Autumn Wine Walk',
    startTime: '2026-11-20T18:00:00.000Z',
    endTime: '2026-11-20T22:00:00.000Z',
  };

  // spec: B3.12
  it.each([eventBody, editEvent.body])('requires an end after the start', (schema) => {
    expect(refused(schema, event)).toEqual([]);
    expect(refused(schema, { ...event, endTime: event.startTime })).toEqual(['endTime']);
    expect(refused(schema, { ...event, endTime: '2026-11-20T17:59:59.999Z' })).toEqual(['endTime']);
  });

  it.each([
    [{ startTime: '2026-11-20T18:00' }, 'startTime'],
    [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
    [{ businessIds: ['a/b'] }, 'businessIds.0'],
    [{ checkInRadiusMeters: 5000 }, ''],
  ])('rejects %j', (overrides, field) => {
    expect(refused(eventBody, { ...event, ...overrides })).toEqual([field]);
  });
});

describe('rewardBody', () => {
  const first = {
    name: 'First Glass',
    description: 'One.',
    requiredVisits: 1,
    rewardType: 'visit_count',
  };

  // spec: S3.5, S9.5
  it.each([0, 1.5, -1, 1e9, Number.NaN, '3', null])(
    'rejects %s required visits',
    (requiredVisits) => {
      expect(refused(rewardBody, { ...first, requiredVisits })).toEqual(['requiredVisits']);
    },
  );

  // spec: S5.16
  it('requires name, description, type and count', () => {
    expect(refused(rewardBody, {})).toEqual([
      'name',
      'description',
      'requiredVisits',
      'rewardType',
    ]);
    expect(rewardBody.parse(first)).toMatchObject({ isActive: true });
  });
});

it.each(['____', '__x__', '.', '..'])('rejects the reserved ID %j', (id) => {
  const sent = [
    reviewCheckIns.body.safeParse({ checkIns: [{ id, version: 1 }], decision: 'confirm' }),
    undoCheckIns.body.safeParse({ ids: [id] }),
    handOverCash.body.safeParse({ toTillId: id, amountCents: 1 }),
    handOverCash.params.safeParse({ id }),
  ];
  expect(sent.map(({ success }) => success)).toEqual([false, false, false, false]);
});
