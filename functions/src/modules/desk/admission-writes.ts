import type { AdmissionDocument } from '@wine-walk/common/model/desk.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changeWrite } from '../../firestore/changes.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { redeemTicketWrite } from '../../firestore/people/registration-writes.ts';
import type { Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import type { AdmissionSubject } from './newcomers.ts';
import { type StoredTill, saleWrites } from './tills.ts';
import { saleOf } from './undo.ts';

interface Admitted {
  /** Registrations that pay, arrive or have a conflict, as they are afterwards. */
  touched: readonly AdmissionSubject[];
  /** Tickets that people show, by registration. */
  shown: ReadonlyMap<string, Stored<TicketDocument>>;
  /** Tickets that are used up, by registration: shown ones, and unpaid ones that are paid now. */
  tickets: ReadonlyMap<string, Stored<TicketDocument>>;
  /** Returns the writes that store a registration. */
  writesFor: (subject: AdmissionSubject) => Write[];
  /** Null if nothing is paid. */
  till: StoredTill | null;
  caller: StaffMember;
  now: number;
}

/** Returns the writes of an admission: the change, registrations, tickets, till and audit entries. */
export function admissionWrites(
  id: string,
  admission: AdmissionDocument,
  { touched, shown, tickets, writesFor, till, caller, now }: Admitted,
): Write[] {
  return [
    { kind: 'create', path: documentPaths.admission(id), data: admission },
    changeWrite({
      id,
      kind: 'admission',
      eventId: admission.eventId,
      summary: {},
      undoData: {},
      documents: [documentPaths.admission(id), ...touched.map(({ path }) => path)],
      caller,
      now,
      madeAt: Date.parse(admission.happenedAt),
    }),
    ...touched.flatMap(writesFor),
    ...touched.flatMap((stored) => {
      const ticket = tickets.get(stored.id);
      return ticket ? [redeemTicketWrite(ticket, stored, now)] : [];
    }),
    ...(till ? admissionSaleWrites(till, admission, id) : []),
    ...touched.map(({ id: submissionId, path }) =>
      auditWrite({
        actor: caller.username,
        action: 'desk.admit',
        target: path,
        now,
        details: auditDetails(id, admission, submissionId, shown.get(submissionId)?.id),
      }),
    ),
  ];
}

/** Returns the writes that add the payments to the till. */
function admissionSaleWrites(
  till: StoredTill,
  { paid, paidTwice, amountCents, amounts, method, happenedAt, staffName }: AdmissionDocument,
  admissionId: string,
) {
  const sales = [...paid, ...paidTwice].map((submissionId) =>
    saleOf({ amountCents, amounts }, submissionId),
  );
  return saleWrites(
    till,
    sales.filter((sale) => sale.amountCents > 0),
    { method, happenedAt, staffName, entryId: (submissionId) => `${admissionId}_${submissionId}` },
  );
}

function auditDetails(
  id: string,
  { arrived, paid, paidTwice, amounts, method, source, doubts }: AdmissionDocument,
  submissionId: string,
  ticketId: string | undefined,
) {
  const isPaid = paid.includes(submissionId);
  const isPaidTwice = paidTwice.includes(submissionId);
  return {
    admission: id,
    ...(source === 'paper' && { source }),
    isPaid,
    ...((isPaid || isPaidTwice) && { method }),
    ...(isPaidTwice && { paidTwiceCents: amounts[submissionId] }),
    isArrived: arrived.includes(submissionId),
    ...(ticketId && { ticketId }),
    ...(doubts[submissionId] && { doubt: doubts[submissionId] }),
  };
}
