import type { TillEntryDocument } from '@wine-walk/common/model/desk.ts';
import type { StoredState } from './stored-state.ts';

const sumOf = (entries: readonly TillEntryDocument[], ...kinds: TillEntryDocument['kind'][]) =>
  entries
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

const countOf = (entries: readonly TillEntryDocument[], kind: TillEntryDocument['kind']) =>
  entries.filter((entry) => entry.kind === kind).length;

/** The totals of every till are those of its entries, and every payment is one sale in effect. */
export function* bookViolations(state: StoredState, closedTills: Map<string, string>) {
  const { tills, tillEntries, registrations } = state;
  const entriesOf = Map.groupBy(tillEntries, ({ tillId }) => tillId);
  for (const { id, path: _path, ...till } of tills) {
    const entries = entriesOf.get(id) ?? [];
    const expected = {
      salesCents: sumOf(entries, 'sale', 'void'),
      salesCount: countOf(entries, 'sale') - countOf(entries, 'void'),
      refundsCents: 0 - sumOf(entries, 'refund'),
      handedOverCents: 0 - sumOf(entries, 'handover'),
    };
    for (const [name, value] of Object.entries(expected)) {
      const stored = till[name as keyof typeof expected];
      if (stored !== value) yield `books: ${name} of ${id} is ${stored}, its entries make ${value}`;
    }
    if (till.closedAt === null) continue;
    const counted = JSON.stringify(till);
    if (counted !== (closedTills.get(id) ?? counted)) yield `books: ${id} changed after its count`;
    closedTills.set(id, counted);
  }
  if (sumOf(tillEntries, 'handover') !== 0) yield 'books: a handover left one till only';
  const byPerson = Map.groupBy(tillEntries, ({ submissionId }) => submissionId);
  for (const { id, payment } of registrations) {
    const paid = sumOf(byPerson.get(id) ?? [], 'sale', 'void', 'refund');
    const stored = payment?.amountCents ?? 0;
    if (paid !== stored) yield `books: ${id} has paid ${stored}, the entries make ${paid}`;
  }
  yield* repeatedMovements(tillEntries);
}

/** No movement was recorded twice: each refund has its own reason, each handover its own amount. */
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
