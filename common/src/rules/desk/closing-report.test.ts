import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskPayment } from '../../model/categories.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { event, ticketType } from '../../support/samples.ts';
import { closingReport, totalDue } from './closing-report.ts';
import { addToTill, expectedTillCents, newTill } from './till.ts';

const at = '2026-11-21T18:00:00.000Z';
const tillOf = (staffName: string) =>
  newTill({
    eventId: 'autumn',
    staffId: staffName,
    staffName,
    currency: 'USD',
    openingFloatCents: 5000,
    openedAt: at,
  });

type Person = Pick<RegistrationDocument, 'state' | 'ticketId' | 'payment'>;

const asListed = (people: readonly Person[]) =>
  people.map((person) => {
    const isVerified = person.ticketId !== null || person.payment !== null;
    return { ...person, isVerified, typeId: null };
  });

const newPerson = (): Person => ({ state: 'cash-due', ticketId: null, payment: null });

/** Action of the desk on a person, with a till of it. */
const step = fc.record({
  kind: fc.constantFrom('pay', 'refund', 'void', 'move', 'cancel'),
  person: fc.nat(4),
  till: fc.nat(1),
  method: fc.constantFrom(...deskPayment.options),
  amountCents: fc.integer({ min: 1, max: 5000 }),
});

describe('closingReport', () => {
  it('returns the same totals by tills and by registrations after any actions of the desk', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const tills = [tillOf('ana'), tillOf('ben')];
        const people = Array.from({ length: 5 }, newPerson);
        const add = (index: number, ...movement: ParametersAfterTill) => {
          const till = tills[index];
          if (till) tills[index] = { ...till, ...addToTill(till, ...movement) };
        };
        for (const { kind, person: index, till, method, amountCents } of steps) {
          const person = people[index];
          if (!person) continue;
          const { payment } = person;
          if (kind === 'move') people[index] = { ...person, ticketId: `WW-${index}` };
          if (kind === 'cancel') people[index] = { ...person, state: 'cancelled', ticketId: null };
          if (kind === 'pay' && !payment) {
            const paid = { amountCents, currency: 'USD', method, takenAt: at, takenBy: 'Dee' };
            people[index] = { ...person, payment: { ...paid, tillId: String(till) } };
            add(till, method, { salesCents: amountCents, salesCount: 1 });
          }
          if ((kind === 'refund' || kind === 'void') && payment) {
            people[index] = { ...person, payment: null };
            const cents = payment.amountCents;
            if (kind === 'refund') add(till, payment.method, { refundsCents: cents });
            else
              add(Number(payment.tillId), payment.method, { salesCents: -cents, salesCount: -1 });
          }
        }
        const report = closingReport(tills, asListed(people));
        for (const { netCents, registrationsCents } of report.methods)
          expect(netCents).toBe(registrationsCents);
        expect(report.netCents).toBe(report.registrationsCents);
        const cash = report.methods.find(({ method }) => method === 'cash');
        expect(report.expectedCashCents).toBe(10_000 + (cash?.netCents ?? 0));
        const { byTicket, paid } = report.people;
        const due = totalDue(asListed(people), event('autumn')).people;
        const active = people.filter(({ state }) => state !== 'cancelled');
        expect(byTicket + paid + due).toBe(active.length);
      }),
    );
  });

  it('lists cash and the methods in use, and the counted cash after all tills are counted', () => {
    const till = {
      ...tillOf('ana'),
      ...addToTill(tillOf('ana'), 'card', { salesCents: 3500, salesCount: 1 }),
    };
    const counted = {
      ...till,
      closedAt: at,
      closedBy: 'Ana',
      countedCents: expectedTillCents(till),
    };
    expect(closingReport([till], []).methods.map(({ method }) => method)).toEqual(['cash', 'card']);
    expect(closingReport([till, counted], []).countedCashCents).toBeNull();
    expect(closingReport([counted], []).countedCashCents).toBe(5000);
  });

  it('counts a person as paid whose cash was taken before payments were stored', () => {
    const early = { ...newPerson(), state: 'paid' as const, isVerified: true, typeId: null };
    expect(closingReport([], [early]).people).toEqual({ byTicket: 0, paid: 1 });
    expect(totalDue([early], event('autumn')).people).toBe(0);
  });

  it('shows the payment of a deleted registration as a difference', () => {
    const till = {
      ...tillOf('ana'),
      ...addToTill(tillOf('ana'), 'cash', { salesCents: 3500, salesCount: 1 }),
    };
    expect(closingReport([till], [])).toMatchObject({ netCents: 3500, registrationsCents: 0 });
  });
});

type ParametersAfterTill =
  Parameters<typeof addToTill> extends [unknown, ...infer Rest] ? Rest : never;

describe('totalDue', () => {
  const owing = { ...newPerson(), isVerified: false, typeId: 'driver' };

  it('adds the prices of the types of those who have not paid', () => {
    const autumn = event('autumn', { ticketTypes: [ticketType()] });
    const others = [
      { ...owing, state: 'cancelled' as const },
      { ...owing, ticketId: 'WW-1', isVerified: true },
    ];
    expect(totalDue([owing, owing, ...others], autumn)).toEqual({ people: 2, amountCents: 2000 });
    expect(totalDue([{ ...owing, typeId: null }], event('spring')).amountCents).toBe(3500);
  });

  it('leaves out people with a free ticket', () => {
    const free = event('autumn', { ticketPrice: { amountCents: 0, currency: 'USD' } });
    expect(totalDue(asListed([newPerson()]), free)).toEqual({ people: 0, amountCents: 0 });
    const driver = ticketType({ priceCents: 0, isSoldAtDesk: false });
    const withDrivers = event('autumn', { ticketTypes: [driver] });
    expect(totalDue([owing, { ...owing, typeId: null }], withDrivers)).toEqual({
      people: 1,
      amountCents: 3500,
    });
  });
});
