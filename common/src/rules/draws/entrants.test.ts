import { describe, expect, it } from 'vitest';
import type { ProgressDocument } from '../../model/participants.ts';
import { event, ticketType } from '../../support/samples.ts';
import { contactKey, type DrawPerson, decideEntrants } from './entrants.ts';

const closesTime = '2026-11-20T21:00:00.000Z';
const draw = { stamps: 2, closesTime };

function person(
  name: string,
  change: Partial<DrawPerson['registration']> = {},
  times: readonly string[] = ['19', '20'],
): DrawPerson {
  const id = name.toLowerCase();
  const visits: ProgressDocument['visits'] = {};
  for (const [at, hour] of times.entries())
    visits[`shop-${at}`] = { checkInTime: `2026-11-20T${hour}:30:00.000Z`, state: 'verified' };
  return {
    registration: {
      participantId: id,
      fullName: `${name} Lund`,
      email: `${id}@example.com`,
      phone: '',
      status: 'active',
      isVerified: true,
      typeId: null,
      ...change,
    },
    progress: { visits },
  };
}

const decide = (facts: Partial<Parameters<typeof decideEntrants>[1]>) =>
  decideEntrants(draw, {
    event: event('autumn'),
    people: [],
    freeEntries: [],
    staff: [],
    ...facts,
  });

describe('decideEntrants', () => {
  it('enters people with the verified stamps before the entries close', () => {
    const few = person('Few', {}, ['19']);
    const late = person('Late', {}, ['20', '21']);
    const pending = person('Pending');
    for (const visit of Object.values(pending.progress?.visits ?? {})) visit.state = 'pending';
    const people = [person('Ana'), few, late, pending];
    expect(decide({ people }).byStamps).toEqual(['participant:ana']);
  });

  it('leaves out the unpaid, the canceled and staff, and says how many', () => {
    const staff = [
      { name: 'Kim Lund', email: '', phone: '' },
      { name: 'Volunteer', email: 'LOU@example.com', phone: '(555) 010-0000' },
    ];
    const people = [
      person('Ana'),
      person('Due', { isVerified: false }),
      person('Gone', { status: 'cancelled' }),
      person('Kim'),
      person('Lou'),
      person('Max', { phone: '+1 555-010-0000' }),
    ];
    expect(decide({ people, staff })).toEqual({
      byStamps: ['participant:ana'],
      free: [],
      leftOut: {
        unpaid: 1,
        canceled: 1,
        twice: 0,
        staffNames: ['Kim Lund', 'Lou Lund', 'Max Lund'],
      },
    });
  });

  it('enters people who owe nothing: with a free ticket, and at a free walk', () => {
    const driver = ticketType({ id: 'driver', priceCents: 0, isSoldAtDesk: false });
    const people = [
      person('Driver', { isVerified: false, typeId: 'driver' }),
      person('Due', { isVerified: false }),
    ];
    const withDrivers = event('autumn', { ticketTypes: [driver] });
    const paid = decide({ event: withDrivers, people });
    expect([paid.byStamps, paid.leftOut.unpaid]).toEqual([['participant:driver'], 1]);
    const free = event('autumn', { ticketPrice: { amountCents: 0, currency: 'USD' } });
    expect(decide({ event: free, people }).leftOut.unpaid).toBe(0);
  });

  it('counts an entry without a purchase like the others, once a person', () => {
    const people = [person('Ana'), person('Ana', { participantId: 'ana-2' })];
    const freeEntries = [
      { id: 'f1', fullName: 'ANA LUND', contact: 'Ana@Example.com' },
      { id: 'f2', fullName: 'Ben Marsh', contact: '12 Main St, Harlow' },
      { id: 'f3', fullName: 'Bea Marsh', contact: '12 Main St,  Harlow' },
    ];
    const { byStamps, free, leftOut } = decide({ people, freeEntries });
    expect(byStamps).toEqual(['participant:ana']);
    expect(free).toEqual(['free:f2', 'free:f3']);
    expect(leftOut.twice).toBe(2);
  });

  it('leaves out a free entry with the contact of staff, and enters a namesake', () => {
    const staff = [{ name: 'Kim Lund', email: 'kim@example.com', phone: '' }];
    const freeEntries = [
      { id: 'own', fullName: 'K. Lund', contact: 'kim@example.com' },
      { id: 'namesake', fullName: 'Kim Lund', contact: 'other@example.com' },
    ];
    expect(decide({ staff, freeEntries }).free).toEqual(['free:namesake']);
  });
});

describe('contactKey', () => {
  it.each([
    [' Ana@Example.com ', 'ana@example.com'],
    ['ana+second@example.com', 'ana@example.com'],
    ['+1 (555) 010-0000', '5550100000'],
    ['12  Main St', '12 main st'],
  ])('compares %j as %j', (typed, compared) => {
    expect(contactKey(typed)).toBe(compared);
  });
});
