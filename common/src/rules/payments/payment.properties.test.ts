import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeskPayment } from '../../model/categories.ts';
import { registrationPlace, sumPlaceChanges, ticketPlace } from '../tickets/ticket-limits.ts';
import { derivePayment, type Settlement, withoutPayment } from './payment.ts';

const priceCents = 3500;
const at = '2026-11-21T18:00:00.000Z';
const paymentBy = (method: DeskPayment) => ({
  amountCents: priceCents,
  currency: 'USD',
  method,
  takenAt: at,
  takenBy: 'Dee Desk',
  tillId: 'till',
});

interface Model extends Settlement {
  /** Payments in the till by method. */
  till: Record<DeskPayment, number>;
  isCancelled: boolean;
}

const initial: Model = {
  ...withoutPayment,
  ticketId: null,
  formerTicketId: null,
  till: { cash: 0, card: 0, other: 0 },
  isCancelled: false,
};

const refund = (model: Model): Model =>
  model.payment
    ? {
        ...model,
        ...withoutPayment,
        till: moved(model, model.payment.method, -model.payment.amountCents),
      }
    : model;

const moved = ({ till }: Model, method: DeskPayment, cents: number) => ({
  ...till,
  [method]: till[method] + cents,
});

const pay =
  (method: DeskPayment) =>
  (model: Model): Model => {
    if (model.isCancelled || derivePayment(model).isVerified) return model;
    const paid = { ...model, payment: paymentBy(method) };
    return { ...paid, ...datesOf(paid), till: moved(model, method, priceCents) };
  };

/** Applies writes of the server in states in which it accepts them. */
const steps = {
  pay: pay('cash'),
  payByCard: pay('card'),
  payOtherwise: pay('other'),
  move: (model: Model): Model => (model.isCancelled ? model : { ...model, ticketId }),
  refund: refund,
  void: refund,
  undo: refund,
  cancel: (model: Model): Model =>
    model.isCancelled
      ? model
      : { ...model, isCancelled: true, ticketId: null, formerTicketId: model.ticketId },
  restore: (model: Model): Model =>
    model.isCancelled
      ? { ...model, isCancelled: false, ticketId: model.formerTicketId, formerTicketId: null }
      : model,
  restoreWithoutTicket: (model: Model): Model =>
    model.isCancelled
      ? { ...model, isCancelled: false, ticketId: null, formerTicketId: null }
      : model,
};

const eventId = 'autumn';
const ticketId = 'WW-2';

/** Returns the places of the registration and of the only ticket. */
function placesOf({ isCancelled, ticketId: redeemed }: Model) {
  const status = isCancelled ? 'cancelled' : 'active';
  const state = redeemed === ticketId ? 'redeemed' : 'unused';
  return [
    registrationPlace({ status, eventId, typeId: null, ticketId: redeemed }),
    ticketPlace({ state, eventId, typeId: null }),
  ];
}

function datesOf(settlement: Settlement): Pick<Settlement, 'paidAt' | 'paidTo'> {
  const { paidAt, paidTo } = derivePayment(settlement);
  return { paidAt, paidTo };
}

const stepName = fc.constantFrom(
  'pay',
  'payByCard',
  'payOtherwise',
  'move',
  'refund',
  'void',
  'undo',
  'cancel',
  'restore',
  'restoreWithoutTicket',
);

describe('derivePayment', () => {
  it('agrees with till and ticket after any sequence of desk actions', () => {
    fc.assert(
      fc.property(fc.array(stepName, { maxLength: 20 }), (names) => {
        let model = initial;
        for (const name of names) {
          model = steps[name](model);
          const fields = derivePayment(model);
          const paid = model.payment ? { [model.payment.method]: model.payment.amountCents } : {};
          expect(model.till).toEqual({ cash: 0, card: 0, other: 0, ...paid });
          const isPaid = model.payment !== null;
          expect(fields.isVerified).toBe(model.ticketId !== null || isPaid);
          expect(fields.paidAt).toBe(isPaid ? at : null);
          expect(fields.paidTo).toBe(isPaid ? 'Dee Desk' : null);
        }
      }),
    );
  });

  it('counts one place per person and unused ticket after any sequence of desk actions', () => {
    fc.assert(
      fc.property(fc.array(stepName, { maxLength: 20 }), (names) => {
        let [model, taken] = [initial, 2];
        for (const name of names) {
          const next = steps[name](model);
          const changes = placesOf(model).map((before, index) => ({
            before,
            after: placesOf(next)[index] ?? null,
          }));
          taken += sumPlaceChanges(changes).get(eventId)?.taken ?? 0;
          model = next;
          const isRedeemed = model.ticketId !== null;
          expect(taken).toBe(Number(!model.isCancelled) + Number(!isRedeemed));
        }
      }),
    );
  });

  it('leaves a person verified when cash is refunded after a move to a ticket', () => {
    const model = steps.refund(steps.move(steps.pay(initial)));
    expect(derivePayment(model)).toEqual({
      isVerified: true,
      paymentMethod: 'prepaid',
      paidAt: null,
      paidTo: null,
    });
  });
});
