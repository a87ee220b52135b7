import { describe, expect, it } from 'vitest';
import { checkIn } from './check-in.ts';
import { listEventBusinesses } from './events.ts';

const attempt = {
  participantId: 'maya',
  eventId: 'autumn',
  businessId: 'vino-veritas',
  latitude: 38.3,
  longitude: -78.5,
};
/** Returns the rejected fields, each once. */
function fieldsRefused(body: unknown): string[] {
  const issues = checkIn.body.safeParse(body).error?.issues ?? [];
  return [...new Set(issues.map((issue) => issue.path.join('.')))];
}

describe('checkIn', () => {
  it.each([
    ['as the specification has it', {}],
    [
      'with all a device knows',
      {
        accuracy: 12.5,
        fixAge: 1500,
        capturedAt: '2026-11-20T18:00:00.000Z',
        sentAt: '2026-11-20T18:00:01.000Z',
      },
    ],
    [
      'with nulls for what it does not',
      { accuracy: null, fixAge: null, capturedAt: null, sentAt: null, venueCode: null },
    ],
    [
      'by venue code without a location',
      { latitude: null, longitude: null, venueCode: 'VINO7K2Q' },
    ],
  ])('accepts a body %s', (_, overrides) => {
    expect(fieldsRefused({ ...attempt, ...overrides })).toEqual([]);
  });

  it.each([
    [{ latitude: 91 }, ['latitude']],
    [{ latitude: 'NaN' }, ['latitude']],
    [{ latitude: Number.NaN }, ['latitude']],
    [{ longitude: Number.POSITIVE_INFINITY }, ['longitude']],
    [{ longitude: -180.5 }, ['longitude']],
    [{ longitude: undefined }, ['longitude']],
    [{ latitude: null, longitude: null }, ['latitude']],
    [{ latitude: undefined, longitude: undefined, venueCode: '  ' }, ['latitude']],
    [{ accuracy: -1 }, ['accuracy']],
    [{ accuracy: '5' }, ['accuracy']],
    [{ fixAge: -1 }, ['fixAge']],
    [{ capturedAt: 'just now' }, ['capturedAt']],
    [{ businessId: 'x'.repeat(129) }, ['businessId']],
    [{ businessId: '../staff/admin' }, ['businessId']],
    [{ participantId: '' }, ['participantId']],
    [{ participantId: 3 }, ['participantId']],
    [{ isVerified: true }, ['']],
    [{ distance: 0 }, ['']],
  ])('given %j rejects %j', (overrides, fields) => {
    expect(fieldsRefused({ ...attempt, ...overrides })).toEqual(fields);
  });
});

describe('listEventBusinesses', () => {
  const query = (input: object) => listEventBusinesses.query.safeParse(input);

  it('accepts coordinates as a query contains them', () => {
    expect(query({ latitude: '38.3', longitude: '-78.5' }).data).toEqual({
      latitude: 38.3,
      longitude: -78.5,
    });
    expect(query({}).data).toEqual({});
  });

  it.each(['91', 'NaN', '', ' ', 'Infinity', 'north', '38,3'])(
    'rejects the latitude %j',
    (latitude) => {
      expect(query({ latitude, longitude: '0' }).success).toBe(false);
    },
  );
});
