import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { fromFirestore, toFirestore } from './converter.ts';

const at = '2026-11-20T18:00:00.123Z';

/** Simulates Firestore, which returns a Timestamp for a Date. */
function roundTrip(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(roundTrip);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, roundTrip(item)]));
}

describe('toFirestore', () => {
  it('converts instants to dates by the names of their fields, at any depth', () => {
    const progress = {
      visits: { vino: { checkInTime: at, state: 'verified' } },
      claims: { first: { claimedAt: null } },
      list: [{ publishAt: at }],
    };
    expect(toFirestore(progress)).toEqual({
      visits: { vino: { checkInTime: new Date(at), state: 'verified' } },
      claims: { first: { claimedAt: null } },
      list: [{ publishAt: new Date(at) }],
    });
  });

  it('leaves text unchanged that looks like an instant', () => {
    expect(toFirestore({ name: at, at, timeZone: 'UTC', tags: [at] })).toEqual({
      name: at,
      at,
      timeZone: 'UTC',
      tags: [at],
    });
  });

  it('leaves map values unchanged when their key ends like an instant field', () => {
    const registrations = { HappyTime: 'SUBMISSION7', eventAt: '2026' };
    expect(toFirestore({ registrations })).toEqual({ registrations });
  });

  it('omits undefined values', () => {
    expect(toFirestore({ a: undefined, b: { c: undefined, d: 1 } })).toEqual({ b: { d: 1 } });
  });
});

describe('fromFirestore', () => {
  it('converts every Timestamp to an instant in any field', () => {
    const stored = {
      when: Timestamp.fromDate(new Date(at)),
      nested: [{ at: Timestamp.fromMillis(0) }],
    };
    expect(fromFirestore(stored)).toEqual({
      when: at,
      nested: [{ at: '1970-01-01T00:00:00.000Z' }],
    });
  });

  it('accepts any ID as a key of a map', () => {
    expect(fromFirestore({ visits: { toDate: 'x' } })).toEqual({ visits: { toDate: 'x' } });
  });

  it.each([null, true, 5, 'text', undefined])('leaves %s unchanged', (value) => {
    expect(fromFirestore(value)).toBe(value);
  });
});

it('restores what toFirestore converted', () => {
  const instant = fc
    .date({ min: new Date(0), max: new Date('2999-12-31T23:59:59.999Z'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), instant);
  const name = fc.constantFrom('name', 'startTime', 'createdAt', 'visits', 'HappyTime', 'x');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      plain,
      fc.array(tie('value')),
      fc.dictionary(name, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(name, value), (document) => {
      expect(fromFirestore(roundTrip(toFirestore(document)))).toEqual(document);
    }),
  );
});
