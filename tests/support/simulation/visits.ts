import type { StoredState } from './stored-state.ts';

/** The visits in the progress are those of the check-ins, and every decision of staff is in the audit. */
export function* visitViolations(state: StoredState) {
  const byPerson = Map.groupBy(state.checkIns, ({ participantId }) => participantId);
  for (const { id: submissionId, path, participantId, firstVisitAt } of state.registrations) {
    const progress = state.progressOf(participantId);
    const checkIns = byPerson.get(participantId) ?? [];
    for (const { id, businessId, state: decision, reviewedBy } of checkIns) {
      const expected = decision === 'refused' ? undefined : decision;
      const visit = progress?.visits[businessId]?.state;
      if (visit !== expected) yield `visit ${id} is ${decision}, and ${visit} in the progress`;
      if (decision === 'refused' && !progress?.refusals[businessId])
        yield `visit ${id} was refused, which the progress does not say`;
      const notes = state.audit.get(path) ?? [];
      const isAudited = notes.some(
        ({ details }) =>
          details.checkIn === id ||
          (Array.isArray(details.checkIns) && details.checkIns.includes(id)),
      );
      if (reviewedBy !== null && !isAudited) yield `audit: decision about ${id}`;
    }
    for (const businessId of Object.keys(progress?.visits ?? {}))
      if (!checkIns.some((checkIn) => checkIn.businessId === businessId))
        yield `orphan: visit of ${submissionId} at ${businessId} without a check-in`;
    const hasVisit = checkIns.some(({ state: decision }) => decision === 'verified');
    if (hasVisit !== (firstVisitAt !== null)) yield `first visit of ${submissionId}`;
  }
}
