import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { eventDocument, registration, ticketType } from '../../support/samples.ts';
import { newRegistrationFields } from '../registrations/registration-state.ts';
import {
  derivePayment,
  owedCents,
  settle,
  totalDue,
  typesWithOwnPrice,
  withoutPayment,
} from './payment.ts';

const at = '2026-11-20T20:00:00.000Z';
const cash = {
  amountCents: 3500,
  currency: 'USD',
  method: 'cash' as const,
  takenAt: at,
  takenBy: 'Ana Ruiz',
  tillId: 'till',
};
const none = { ticketId: null, formerTicketId: null, payment: null, paidAt: null, paidTo: null };

describe('derivePayment', () => {
  it('verifies nothing without ticket and cash', () => {
    expect(derivePayment(none)).toEqual({
      isVerified: false,
      paymentMethod: 'cash',
      paidAt: null,
      paidTo: null,
    });
  });

  it.each([
    ['a ticket', { ticketId: 'WW-1' }, 'prepaid'],
    ['cash', { payment: cash }, 'cash'],
    ['both', { ticketId: 'WW-1', payment: cash }, 'prepaid'],
    ['cash from before payments were stored', { paidAt: at, paidTo: 'Ana Ruiz' }, 'cash'],
  ] as const)('verifies with %s', (_, facts, paymentMethod) => {
    expect(derivePayment({ ...none, ...facts })).toMatchObject({ isVerified: true, paymentMethod });
  });

  it('takes time and staff member from the payment', () => {
    expect(derivePayment({ ...none, payment: cash })).toMatchObject({
      paidAt: at,
      paidTo: 'Ana Ruiz',
    });
  });
});

describe('totalDue', () => {
  const event = eventDocument({
    ticketTypes: [
      ticketType({ id: 'guest', priceCents: 4000 }),
      ticketType({ id: 'driver', priceCents: 1000 }),
      ticketType({ id: 'crew', priceCents: 0 }),
      ticketType({ id: 'press', priceCents: 4000 }),
    ],
  });

  it('counts types with the price of a ticket without a type together', () => {
    expect(typesWithOwnPrice(event)).toEqual(['driver', 'crew']);
  });

  it('leaves out who owes nothing', () => {
    const ofTypes = new Map(Object.entries({ driver: 2, crew: 3 }));
    expect(totalDue(event, 6, ofTypes)).toEqual({ people: 3, amountCents: 4000 + 2 * 1000 });
    expect(totalDue(event, 0, new Map())).toEqual({ people: 0, amountCents: 0 });
  });

  it('equals the sum of what each registration owes', () => {
    const typeIds = fc.array(fc.constantFrom(null, 'guest', 'driver', 'crew', 'press', 'gone'));
    fc.assert(
      fc.property(typeIds, (all) => {
        const count = (typeId: string) => all.filter((each) => each === typeId).length;
        const ofTypes = new Map(typesWithOwnPrice(event).map((id) => [id, count(id)]));
        const owed = all.map((typeId) => owedCents({ isVerified: false, typeId }, event));
        expect(totalDue(event, all.length, ofTypes)).toEqual({
          people: owed.filter((cents) => cents > 0).length,
          amountCents: owed.reduce((sum, cents) => sum + cents, 0),
        });
      }),
    );
  });
});

const cashDue = registration('otto', {
  ...none,
  ...newRegistrationFields('Otto Lindqvist', false),
  fullName: 'Otto Lindqvist',
  paymentMethod: 'cash',
  isVerified: false,
});

/** Till, tickets and one registration, changed by desk actions. */
interface World {
  registration: RegistrationDocument;
  cents: number;
  tickets: Map<string, 'unused' | 'redeemed'>;
}

const release = (world: World, id: string | null) => {
  if (id) world.tickets.set(id, 'unused');
};
const changes: Record<string, (world: World) => void> = {
  sell(world) {
    if (world.registration.isVerified || world.registration.status === 'cancelled') return;
    world.registration = settle(world.registration, { payment: cash });
    world.cents += cash.amountCents;
  },
  refund(world) {
    const { payment } = world.registration;
    if (!payment) return;
    world.registration = settle(world.registration, withoutPayment);
    world.cents -= payment.amountCents;
  },
  ...Object.fromEntries(
    ['WW-1', 'WW-2'].map((id) => [
      `move to ${id}`,
      (world: World) => {
        const { ticketId, status } = world.registration;
        if (status === 'cancelled' || world.tickets.get(id) !== 'unused') return;
        release(world, ticketId);
        world.registration = settle(world.registration, { ticketId: id });
        world.tickets.set(id, 'redeemed');
      },
    ]),
  ),
  cancel(world) {
    const { ticketId, status } = world.registration;
    if (status === 'cancelled') return;
    release(world, ticketId);
    world.registration = settle(world.registration, {
      status: 'cancelled',
      ticketId: null,
      formerTicketId: ticketId,
    });
  },
  restore(world) {
    const { formerTicketId, status } = world.registration;
    if (status === 'active') return;
    const isFree = formerTicketId !== null && world.tickets.get(formerTicketId) === 'unused';
    world.registration = settle(world.registration, {
      status: 'active',
      ticketId: isFree ? formerTicketId : null,
      formerTicketId: null,
    });
    if (isFree) world.tickets.set(formerTicketId, 'redeemed');
  },
  takeTicketElsewhere(world) {
    if (world.tickets.get('WW-1') === 'unused') world.tickets.set('WW-1', 'redeemed');
  },
};

describe('settle', () => {
  it('gives the holder of a ticket to show a place of their own with a payment, also after a refund', () => {
    const sharing = { ...cashDue, sharesTicketPlace: true };
    expect(settle(sharing, {}).sharesTicketPlace).toBe(true);
    const paid = settle(sharing, { payment: cash });
    expect(paid.sharesTicketPlace).toBe(false);
    expect(settle(paid, withoutPayment).sharesTicketPlace).toBe(false);
  });

  it('leaves till, registration and ticket consistent after any sequence of operations', () => {
    const operation = fc.constantFrom(...Object.keys(changes));
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 30 }), (sequence) => {
        const world: World = {
          registration: cashDue,
          cents: 0,
          tickets: new Map([
            ['WW-1', 'unused'],
            ['WW-2', 'unused'],
          ]),
        };
        for (const name of sequence) {
          changes[name]?.(world);
          const { registration, tickets, cents } = world;
          const { ticketId, payment, isVerified, paidAt } = registration;
          expect(cents).toBe(payment ? 3500 : 0);
          expect(isVerified).toBe(ticketId !== null || payment !== null);
          expect(paidAt).toBe(payment ? at : null);
          if (ticketId) expect(tickets.get(ticketId)).toBe('redeemed');
        }
      }),
    );
  });
});
