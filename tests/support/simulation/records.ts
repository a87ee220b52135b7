import { eventId } from './event-setup.ts';
import type { StoredState } from './stored-state.ts';

/** A ticket admits once, nothing refers to a missing document, and everything done at a desk is in the audit. */
export function* recordViolations(state: StoredState) {
  yield* ticketViolations(state);
  yield* admissionViolations(state);
  yield* orphans(state);
  yield* missingAudit(state);
}

function* ticketViolations({ tickets, registrations }: StoredState) {
  const holders = Map.groupBy(registrations, ({ ticketId }) => ticketId);
  for (const { id, state, submissionId, redeemedBy } of tickets) {
    const [holder, ...others] = holders.get(id) ?? [];
    if (others.length > 0) yield `ticket ${id} admits ${others.length + 1} people`;
    if ((state === 'redeemed') !== Boolean(holder))
      yield `ticket ${id} is ${state}, and ${holder ? 'one person has' : 'no one has'} it`;
    if (holder && (submissionId !== holder.id || redeemedBy !== holder.participantId))
      yield `ticket ${id} names another registration than ${holder.id}`;
  }
  const names = new Set<string>();
  for (const { fullName } of registrations) {
    if (names.has(fullName)) yield `${fullName} is registered twice`;
    names.add(fullName);
  }
}

/** A registration has arrived if one admission that was not undone says so. */
function* admissionViolations({ admissions, registrations }: StoredState) {
  const inEffect = admissions.filter(({ undoneAt }) => undoneAt === null);
  for (const { id, arrivedAt } of registrations) {
    const count = inEffect.filter(({ arrived }) => arrived.includes(id)).length;
    if (count !== (arrivedAt === null ? 0 : 1))
      yield `${id} was admitted ${count} times, and has ${arrivedAt ? '' : 'not '}arrived`;
  }
}

function* orphans(state: StoredState) {
  const missing = (path: string, by: string) =>
    state.exists(path) ? [] : [`orphan: ${by} refers to ${path}`];
  for (const { id, path, participantId, status } of state.registrations) {
    yield* missing(`participants/${participantId}`, path);
    const progress = state.progressOf(participantId);
    if (!progress) yield `orphan: ${path} has no progress`;
    else if (progress.isCancelled !== (status === 'cancelled'))
      yield `orphan: progress of ${id} disagrees about its cancellation`;
  }
  for (const { path, registrations } of state.participants)
    yield* missing(`registrations/${registrations[eventId]}`, path);
  for (const { path, tillId, submissionId } of state.tillEntries) {
    yield* missing(`tills/${tillId}`, path);
    if (submissionId !== null) yield* missing(`registrations/${submissionId}`, path);
  }
  for (const { path, arrived, paid, paidTwice, tillId } of state.admissions) {
    for (const id of [...arrived, ...paid, ...paidTwice])
      yield* missing(`registrations/${id}`, path);
    if (tillId !== null) yield* missing(`tills/${tillId}`, path);
  }
  const personal = [...state.claims, ...state.slots, ...state.codes, ...state.checkIns];
  for (const { path, participantId } of [...personal, ...state.conflicts])
    yield* missing(`participants/${participantId}`, path);
}

function* missingAudit(state: StoredState) {
  for (const admission of state.admissions) {
    const { id, arrived, paid, paidTwice, doubts: conflicts, undoneAt } = admission;
    const settled = [...arrived, ...paid, ...paidTwice];
    const isThis = ({ details }: { details: Record<string, unknown> }) => details.admission === id;
    for (const person of new Set([...settled, ...Object.keys(conflicts)])) {
      const path = `registrations/${person}`;
      if (state.audited(path, 'desk.admit', isThis) !== 1)
        yield `audit: admission ${id} of ${person}`;
    }
    for (const person of undoneAt === null ? [] : new Set(settled))
      if (state.audited(`registrations/${person}`, 'desk.undo', isThis) !== 1)
        yield `audit: undo of ${id} of ${person}`;
  }
  for (const { id, path, closedAt } of state.tills) {
    if (state.audited(path, 'till.open') !== 1) yield `audit: opening of ${id}`;
    if (state.audited(path, 'till.close') !== (closedAt === null ? 0 : 1))
      yield `audit: count of ${id}`;
    const handovers = state.tillEntries.filter(
      ({ tillId, kind, amountCents }) => tillId === id && kind === 'handover' && amountCents < 0,
    );
    if (state.audited(path, 'till.handover') !== handovers.length)
      yield `audit: handovers of ${id}`;
  }
  for (const { id, path, status, registeredBy } of state.registrations) {
    for (const kind of ['refund', 'void'] as const) {
      const entries = state.tillEntries.filter(
        (entry) =>
          entry.submissionId === id && entry.kind === kind && !/_(?:undo|back)$/.test(entry.id),
      );
      if (state.audited(path, `payment.${kind}`) !== entries.length)
        yield `audit: ${kind}s of ${id}`;
    }
    const cancels =
      state.audited(path, 'registration.cancel') - state.audited(path, 'registration.restore');
    if (cancels !== (status === 'cancelled' ? 1 : 0)) yield `audit: cancellation of ${id}`;
    if (registeredBy !== null && state.audited(path, 'registration.create-at-desk') !== 1)
      yield `audit: registration of ${id} at the desk`;
  }
  for (const { id, path } of state.conflicts) {
    const isBack = ({ details }: { details: Record<string, unknown> }) =>
      'givenBackCents' in details;
    const entries = state.tillEntries.filter((entry) => entry.id === `${id}_back`);
    if (state.audited(path, 'desk.settle-doubt', isBack) !== entries.length)
      yield `audit: amount given back of ${id}`;
  }
}
