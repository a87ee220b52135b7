import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivePayment, owedCents, type Settlement, withoutCash } from './payment.ts';

const priceCents = 3500;
const at = '2026-11-21T18:00:00.000Z';
const cash = {
  amountCents: priceCents,
  currency: 'USD',
  method: 'cash',
  takenAt: at,
  takenBy: 'Dee Desk',
  tillId: 'till',
} as const;

interface Model extends Settlement {
  tillCents: number;
  isCancelled: boolean;
}

const initial: Model = {
  ...withoutCash,
  ticketId: null,
  formerTicketId: null,
  tillCents: 0,
  isCancelled: false,
};

const refund = (model: Model): Model =>
  model.payment
    ? { ...model, ...withoutCash, tillCents: model.tillCents - model.payment.amountCents }
    : model;

/** Applies writes of the server in states in which it accepts them. */
const steps = {
  pay: (model: Model): Model => {
    const owed = model.isCancelled ? 0 : owedCents(model, priceCents);
    if (owed === 0) return model;
    const paid = { ...model, payment: cash };
    return { ...paid, ...datesOf(paid), tillCents: model.tillCents + owed };
  },
  move: (model: Model): Model => (model.isCancelled ? model : { ...model, ticketId: 'WW-2' }),
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

function datesOf(settlement: Settlement): Pick<Settlement, 'paidAt' | 'paidTo'> {
  const { paidAt, paidTo } = derivePayment(settlement);
  return { paidAt, paidTo };
}

const stepName = fc.constantFrom(
  'pay',
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
          expect(model.tillCents).toBe(model.payment?.amountCents ?? 0);
          expect(fields.isVerified).toBe(model.ticketId !== null || model.tillCents > 0);
          expect(owedCents(model, priceCents)).toBe(fields.isVerified ? 0 : priceCents);
          expect(fields.paidAt).toBe(model.tillCents > 0 ? at : null);
          expect(fields.paidTo).toBe(model.tillCents > 0 ? 'Dee Desk' : null);
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
