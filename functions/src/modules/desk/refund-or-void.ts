import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type refundPayment } from '@wine-walk/common/api/staff/tills.ts';
import { tillDocument } from '@wine-walk/common/model/desk.ts';
import { addToTill, cashShortage } from '@wine-walk/common/rules/desk/till.ts';
import { settle, withoutPayment } from '@wine-walk/common/rules/payments/payment.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { revokePreapprovalWrites } from '../../firestore/events/rewards.ts';
import { withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readRegistrations } from './registrations.ts';
import { requireOwnOpenTill, type StaffRequest, tillEntryWrite, toAdminTill } from './tills.ts';

type Answer = ResponseOf<typeof refundPayment>;
type Refused = Problem<ProblemOf<typeof refundPayment>>;

/**
 * Removes the payment of a registration, by the method of the sale. `refund` takes it from the caller's open till. `void`
 * takes it from the till of the sale, unless that was counted; only for its owner or an admin. The person owes again unless
 * a ticket settles the registration.
 */
export async function refundOrVoid(
  kind: 'refund' | 'void',
  { submissionId, reason }: BodyOf<typeof refundPayment>,
  { caller, request, now }: StaffRequest,
): Promise<Answer | Refused> {
  const entryId = newId();
  return withIdempotency<Answer, Refused>(request, async () => {
    const registrations = await readRegistrations([submissionId]);
    if ('problem' in registrations) return registrations;
    const [registration] = registrations;
    const payment = registration?.data.payment;
    // A free ticket has nothing to give back.
    if (!registration || !payment || payment.amountCents === 0) return problem('no-payment');
    const till = await readPayingTill(kind, payment.tillId, {
      eventId: registration.data.eventId,
      caller,
    });
    if ('problem' in till) return till;
    const { amountCents, method } = payment;
    const shortage = cashShortage(till.data, method, amountCents);
    if (shortage) return shortage;
    const movement =
      kind === 'refund'
        ? { refundsCents: amountCents }
        : { salesCents: -amountCents, salesCount: -1 };
    const fields = addToTill(till.data, method, movement);
    const { participantId, eventId } = registration.data;
    const revocations = await revokePreapprovalWrites(
      { eventId, participantIds: [participantId] },
      now,
    );
    const unpaid = settle(registration.data, {
      ...withoutPayment,
      version: registration.data.version + 1,
    });
    return {
      response: toAdminTill(till.id, { ...till.data, ...fields }),
      writes: [
        { kind: 'update', path: till.path, data: fields, revision: till.revision },
        {
          kind: 'update',
          path: registration.path,
          data: { ...unpaid, state: deriveRegistrationState(unpaid) },
          revision: registration.revision,
        },
        ...revocations,
        tillEntryWrite(entryId, {
          eventId: till.data.eventId,
          tillId: till.id,
          kind,
          method,
          amountCents: -amountCents,
          submissionId,
          otherTillId: null,
          happenedAt: new Date(now).toISOString(),
          staffName: caller.fullName,
          note: reason,
        }),
        auditWrite({
          actor: caller.username,
          action: `payment.${kind}`,
          target: registration.path,
          now,
          details: { amountCents, method },
        }),
      ],
    };
  });
}

async function readPayingTill(
  kind: 'refund' | 'void',
  saleTillId: string,
  { eventId, caller }: { eventId: string; caller: StaffMember },
) {
  if (kind === 'refund') return requireOwnOpenTill(eventId, caller);
  const till = await readDocument(documentPaths.till(saleTillId), tillDocument);
  if (!till) return problem('till-not-found');
  const { staffId, staffName } = till.data;
  if (caller.role !== 'admin' && staffId !== caller.uid)
    return problem('payment-in-other-till', { staff: staffName });
  if (till.data.closedAt) return problem('payment-till-counted', { by: till.data.closedBy ?? '' });
  return till;
}
