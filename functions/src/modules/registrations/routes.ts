import { addGuest, signRelease } from '@wine-walk/common/api/guests.ts';
import {
  countRegistrations,
  exportRegistrations,
  listRegistrations,
} from '@wine-walk/common/api/registration-lists.ts';
import {
  readConfirmation,
  submitRegistration,
  validateTicket,
} from '@wine-walk/common/api/registrations.ts';
import { verifySignature } from '@wine-walk/common/api/releases.ts';
import {
  assignStampCard,
  cancelRegistration,
  cancelRegistrations,
  changeTicket,
  editRegistration,
  readContact,
  readEmergencyContact,
  readRegistration,
  registerAtDesk,
  restoreRegistration,
  signAtDesk,
} from '@wine-walk/common/api/staff/registrations.ts';
import { readProvenEmail } from '../../firestore/people/email-proof.ts';
import { type Caller, isDeskOrAdmin } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { cancelMany } from './cancel-many.ts';
import {
  assignStampCardTo,
  correctRegistration,
  signOwnRelease,
  signReleaseAtDesk,
} from './change.ts';
import { readConfirmationFor } from './confirmation.ts';
import { registrationDetail, revealContact, revealEmergencyContact } from './detail.ts';
import { registerGuest } from './guests.ts';
import { exportPage, registrationCounts, registrationPage } from './list.ts';
import { registerOnBehalf } from './register-on-behalf.ts';
import { registerParticipant } from './service.ts';
import {
  checkTicket,
  checkTicketAsStaff,
  countNamedHolder,
  limitTicketValidation,
} from './ticket-check.ts';
import { cancel, moveTicket, restore } from './ticket-moves.ts';
import { verifySignatureOf } from './verify.ts';

/** Returns the emails that the caller has verified: their own, and the one of a proof. */
async function provenEmailsOf(caller: Caller | null, emailProof: string | undefined, now: number) {
  const own = caller?.kind === 'attendee' && caller.isEmailProven ? caller.email : undefined;
  const proven = emailProof === undefined ? undefined : await readProvenEmail(emailProof, now);
  return [own, proven].filter((email) => email !== undefined);
}

export const registrationRoutes: readonly Route[] = [
  route(validateTicket, async ({ body, caller, now, ip }) =>
    isDeskOrAdmin(caller)
      ? checkTicketAsStaff(body, { caller, now })
      : limitTicketValidation(ip, now, async () => {
          const provenEmails = await provenEmailsOf(caller, body.emailProof, now);
          return checkTicket(body.ticketId, { isStaff: false, provenEmails }, now);
        }),
  ),

  route(submitRegistration, async ({ caller, ...call }) =>
    registerParticipant({ ...call, attendee: caller?.kind === 'attendee' ? caller : null }),
  ),

  route(addGuest, async ({ params, body, ...call }) =>
    registerGuest(params.submissionId, body, call),
  ),

  route(signRelease, async ({ params, body, ...call }) =>
    signOwnRelease(params.submissionId, body, call),
  ),

  route(readConfirmation, async ({ params, caller, now }) =>
    readConfirmationFor(params.submissionId, caller, now),
  ),

  route(verifySignature, async ({ params, caller }) =>
    verifySignatureOf(params.submissionId, caller),
  ),

  route(registerAtDesk, async ({ body, ...sender }) =>
    countNamedHolder(await registerOnBehalf(body, sender), body.ticketId, sender),
  ),

  route(listRegistrations, async ({ query, ...reader }) => registrationPage(query, reader)),
  route(countRegistrations, async ({ query }) => registrationCounts(query)),
  route(exportRegistrations, async ({ body, ...editor }) => exportPage(body, editor)),
  route(readRegistration, async ({ params, ...reader }) => registrationDetail(params.id, reader)),
  route(readContact, async ({ params, ...reader }) => revealContact(params.id, reader)),
  route(readEmergencyContact, async ({ params, ...editor }) =>
    revealEmergencyContact(params.id, editor),
  ),
  route(editRegistration, async ({ params, body, ...editor }) =>
    correctRegistration(params.id, body, editor),
  ),
  route(cancelRegistration, async ({ params, ...editor }) => cancel(params.id, editor)),
  route(cancelRegistrations, async ({ body, ...editor }) => cancelMany(body, editor)),
  route(restoreRegistration, async ({ params, ...editor }) => restore(params.id, editor)),
  route(assignStampCard, async ({ params, body, ...editor }) =>
    assignStampCardTo(params.id, body, editor),
  ),
  route(signAtDesk, async ({ params, body, ...editor }) =>
    signReleaseAtDesk(params.id, body, editor),
  ),
  route(changeTicket, async ({ params, body, ...editor }) =>
    countNamedHolder(await moveTicket(params.id, body, editor), body.ticketId, editor),
  ),
];
