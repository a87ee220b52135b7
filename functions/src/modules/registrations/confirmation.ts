import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { maskName } from '@wine-walk/common/rules/people/names.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { findType, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument } from '../../firestore/read.ts';
import { type Caller, isDeskOrAdmin } from '../../http/caller.ts';

/** Format of a submission ID (`deriveIdentity` in service.ts). */
export const possibleId = /^[0-9A-Za-z-]{1,64}$/;

const confirmationNotFound = () => problem('submission-not-found');

const toTicketType = ({ name, nameIn, includesDrinks, minimumAge }: TicketType) => ({
  name,
  nameIn,
  includesDrinks,
  minimumAge,
});

/**
 * Returns the confirmation of a registration. The ID cannot be guessed, so it grants access, like the printed
 * page. Only the participant and staff receive the full name; it counts as a person that staff are shown.
 */
export async function readConfirmationFor(
  submissionId: string,
  caller: Caller | null,
  now: number,
): Promise<ResponseOf<typeof readConfirmation> | Problem<'submission-not-found'>> {
  if (!possibleId.test(submissionId)) return confirmationNotFound();
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found) return confirmationNotFound();
  const registration = found.data;
  const event = await readDocument(documentPaths.event(registration.eventId), eventDocument);
  if (!event) return confirmationNotFound();
  const isOwn = caller?.uid === registration.participantId;
  const mayKnow = isOwn || isDeskOrAdmin(caller);
  if (isDeskOrAdmin(caller)) await recordPeopleRead({ caller, now, people: [submissionId] });
  const { name, place, startTime, endTime, timeZone } = event.data;
  const type = findType(event.data, registration.typeId);
  // Who has paid reads the price of a guest.
  const { isVerified, typeId } = registration;
  const ticketPrice = ticketPriceOf(event.data, isVerified ? null : typeId);
  return {
    submissionId,
    participantName: mayKnow ? registration.fullName : maskName(registration.fullName),
    submittedAt: registration.submittedAt,
    paymentMethod: registration.paymentMethod,
    ...(registration.ticketId && { ticketId: registration.ticketId }),
    ...(mayKnow && registration.deskTicketId && { deskTicketId: registration.deskTicketId }),
    ...(type && { ticketType: toTicketType(type) }),
    isVerified: registration.isVerified,
    mustSign: !registration.liabilityWaiver,
    state: deriveRegistrationState(registration),
    arrivedAt: registration.arrivedAt,
    isOwn,
    event: { id: event.id, name, place, startTime, endTime, timeZone, ticketPrice },
  };
}
