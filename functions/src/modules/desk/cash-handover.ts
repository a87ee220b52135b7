import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type handOverCash } from '@wine-walk/common/api/tills.ts';
import { tillDocument } from '@wine-walk/common/model/desk.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import { tillCountBlocker, tillNotFound } from './till-blockers.ts';
import { tillEntryWrite } from './till-writes.ts';
import { type StaffRequest, toAdminTill } from './tills.ts';

/** Hands cash from one open till to another. */
export async function recordTillHandover(
  id: string,
  { toTillId, amountCents }: BodyOf<typeof handOverCash>,
  { caller, request, now }: StaffRequest,
): Promise<
  | ResponseOf<typeof handOverCash>
  | Problem<ProblemOf<typeof handOverCash> | 'idempotency-key-reused'>
> {
  type Refused = Problem<ProblemOf<typeof handOverCash>>;
  const entryId = newId('handover', caller.uid, null);
  return withIdempotency<ResponseOf<typeof handOverCash>, Refused>(request, async () => {
    const [from, to] = await readDocuments(
      [documentPaths.till(id), tillDocument],
      [documentPaths.till(toTillId), tillDocument],
    );
    if (!from || !to || from.id === to.id || from.data.eventId !== to.data.eventId)
      return tillNotFound();
    const shown = toAdminTill(id, from.data);
    const refusal = tillCountBlocker(from.data, caller);
    if (refusal) return refusal;
    if (to.data.closedAt)
      return problem('till-closed', `The till of ${to.data.staffName} has been counted already.`);
    if (amountCents > shown.expectedCents)
      return problem('decided-against', 'There is not that much in the till.');
    const given = from.data.handedOverCents + amountCents;
    const happenedAt = new Date(now).toISOString();
    const entry = (tillId: string, otherTillId: string, sign: 1 | -1) => ({
      eventId: from.data.eventId,
      tillId,
      kind: 'handover' as const,
      amountCents: sign * amountCents,
      submissionId: null,
      otherTillId,
      happenedAt,
      staffName: caller.fullName,
      note: '',
    });
    return {
      writes: [
        {
          kind: 'update',
          path: from.path,
          data: { handedOverCents: given },
          revision: from.revision,
        },
        {
          kind: 'update',
          path: to.path,
          data: { handedOverCents: to.data.handedOverCents - amountCents },
          revision: to.revision,
        },
        tillEntryWrite(`${entryId}_out`, entry(from.id, to.id, -1)),
        tillEntryWrite(`${entryId}_in`, entry(to.id, from.id, 1)),
        auditWrite({
          actor: caller.username,
          action: 'till.handover',
          target: from.path,
          now,
          details: { to: to.path, amountCents },
        }),
      ],
      response: toAdminTill(id, { ...from.data, handedOverCents: given }),
    };
  });
}
