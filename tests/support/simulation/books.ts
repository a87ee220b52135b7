import { type DeskPayment, deskPayment } from '@wine-walk/common/model/categories.ts';
import type { TillEntryDocument } from '@wine-walk/common/model/desk.ts';
import { tillColumnOf } from '@wine-walk/common/rules/desk/till.ts';
import type { DeskAction } from '../../../web/src/portal/shared/desk/desk-action.ts';
import type { Desk } from './desk.ts';
import type { StoredState } from './stored-state.ts';

const sumOf = (entries: readonly TillEntryDocument[], ...kinds: TillEntryDocument['kind'][]) =>
  entries
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Entries of the payments by one method. */
const paidBy = (entries: readonly TillEntryDocument[], method: DeskPayment) =>
  entries.filter((entry) => entry.method === method);

const countOf = (entries: readonly TillEntryDocument[], kind: TillEntryDocument['kind']) =>
  entries.filter((entry) => entry.kind === kind).length;

/** The totals of every till are those of its entries, and every payment is one sale in effect. */
export function* bookViolations(state: StoredState, closedTills: Map<string, string>) {
  const { tills, tillEntries, registrations, conflicts } = state;
  const entriesOf = Map.groupBy(tillEntries, ({ tillId }) => tillId);
  for (const { id, path: _path, ...till } of tills) {
    const entries = entriesOf.get(id) ?? [];
    for (const method of deskPayment.options) {
      const column = paidBy(entries, method);
      const expected = {
        salesCents: sumOf(column, 'sale', 'void'),
        salesCount: countOf(column, 'sale') - countOf(column, 'void'),
        refundsCents: 0 - sumOf(column, 'refund'),
      };
      const stored = tillColumnOf(till, method);
      for (const [name, value] of Object.entries(expected)) {
        const total = stored[name as keyof typeof expected];
        if (total !== value)
          yield `books: ${method} ${name} of ${id} is ${total}, its entries make ${value}`;
      }
    }
    const transferred = 0 - sumOf(entries, 'handover');
    if (till.handedOverCents !== transferred)
      yield `books: handedOverCents of ${id} is ${till.handedOverCents}, its entries make ${transferred}`;
    if (till.closedAt === null) continue;
    const counted = JSON.stringify(till);
    if (counted !== (closedTills.get(id) ?? counted)) yield `books: ${id} changed after its count`;
    closedTills.set(id, counted);
  }
  if (sumOf(tillEntries, 'handover') !== 0) yield 'books: a handover left one till only';
  const double = conflicts.filter(({ isGivenBack }) => !isGivenBack);
  const byPerson = Map.groupBy(tillEntries, ({ submissionId }) => submissionId);
  for (const { id, payment } of registrations) {
    const twice = double.flatMap(({ submissionId, paid }) =>
      submissionId === id ? (paid ?? []) : [],
    );
    const payments = [...(payment ? [payment] : []), ...twice];
    for (const method of deskPayment.options) {
      const entered = sumOf(paidBy(byPerson.get(id) ?? [], method), 'sale', 'void', 'refund');
      const stored = payments
        .filter((one) => one.method === method)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (entered !== stored)
        yield `books: ${id} has paid ${stored} by ${method}, the entries make ${entered}`;
    }
  }
  yield* repeatedMovements(tillEntries);
}

/** Checks that at the end all money that a desk took and the server did not refuse is in one of the desk's tills. */
export function* missingCash({ tills, tillEntries }: StoredState, desks: readonly Desk[]) {
  for (const { username, device } of desks) {
    const taken = [...device.persisted.values()]
      .filter(({ key }) => !device.records.get(key)?.refusal)
      .map(({ payload }) => payload as DeskAction)
      .flatMap((action) => (action.kind === 'admit' ? action.amountCents : []))
      .reduce((sum, amountCents) => sum + amountCents, 0);
    const own = new Set(
      tills.filter(({ staffId }) => staffId === `staff-${username}`).map(({ id }) => id),
    );
    const entered = sumOf(
      tillEntries.filter(({ tillId }) => own.has(tillId)),
      'sale',
    );
    if (entered !== taken) yield `books: ${username} took ${taken}, its tills have ${entered}`;
  }
}

/** Checks that no movement was recorded twice: each refund has its own reason, each handover its own amount. */
function* repeatedMovements(entries: readonly TillEntryDocument[]) {
  const movements = entries.flatMap(({ kind, note, amountCents }) => {
    if (kind === 'handover') return amountCents > 0 ? [`handover of ${amountCents}`] : [];
    return note.startsWith('Pays back') ? [note] : [];
  });
  const known = new Set<string>();
  for (const movement of movements) {
    if (known.has(movement)) yield `books: twice: ${movement}`;
    known.add(movement);
  }
}
