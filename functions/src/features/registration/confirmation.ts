import { eventDocument, registrationDocument } from '../../contract/documents.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { readConfirmation } from '../../contract/registration.ts';
import { maskName } from '../../domain/names.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { deriveRegistrationState } from '../../domain/registration-state.ts';
import { type Caller, isDeskOrAdmin } from '../../http/caller.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

/** What a submission id looks like; see identity.ts. */
const possibleId = /^[0-9A-Za-z-]{1,64}$/;

const confirmationNotFound = () =>
  problem('not-found', 'We have no registration with this submission ID.');

/**
 * A registration's confirmation. The id cannot be guessed, so holding it shows the confirmation, as the
 * printed page does; the full name only to the participant and staff.
 */
export async function readConfirmationFor(
  submissionId: string,
  caller: Caller | null,
): Promise<ResponseOf<typeof readConfirmation> | Problem<'not-found'>> {
  if (!possibleId.test(submissionId)) return confirmationNotFound();
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found) return confirmationNotFound();
  const registration = found.data;
  const event = await readDocument(documentPaths.event(registration.eventId), eventDocument);
  if (!event) return confirmationNotFound();
  const isOwn = caller?.uid === registration.participantId;
  const mayKnow = isOwn || isDeskOrAdmin(caller);
  const { name, place, startTime, endTime, timeZone, ticketPrice } = event.data;
  return {
    submissionId,
    participantName: mayKnow ? registration.fullName : maskName(registration.fullName),
    submittedAt: registration.submittedAt,
    paymentMethod: registration.paymentMethod,
    ...(registration.ticketId && { ticketId: registration.ticketId }),
    isVerified: registration.isVerified,
    state: deriveRegistrationState(registration),
    arrivedAt: registration.arrivedAt,
    isOwn,
    event: { id: event.id, name, place, startTime, endTime, timeZone, ticketPrice },
  };
}
