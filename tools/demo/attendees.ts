import { documentPaths } from '../../functions/src/firestore/paths.ts';
import {
  registrationWrites,
  signedWaiver,
} from '../../functions/src/modules/registrations/records.ts';
import type { Documents } from '../emulators/database.ts';
import type { Sources } from './sources.ts';

/** Returns the documents of the attendees' registrations, created by the registration code of the API. */
export function attendeeDocuments(sources: Sources): Documents {
  return new Map(sources.attendees.flatMap((attendee) => [...documentsOf(sources, attendee)]));
}

function documentsOf(sources: Sources, attendee: Sources['attendees'][number]): Documents {
  const waiver = signedWaiver();
  const ticket = sources.tickets.find(({ redeemedBy }) => redeemedBy === attendee.id);
  if (!waiver || !ticket) throw new Error(`${attendee.id} has redeemed no ticket.`);
  const writes = registrationWrites({
    submissionId: attendee.submissionId,
    uid: attendee.id,
    eventId: attendee.eventId,
    body: {
      ticketId: ticket.first,
      fullName: attendee.name,
      email: attendee.email,
      phone: attendee.phone,
      emergencyContact: '',
      emergencyPhone: '',
      over21: true,
      liabilityWaiver: true,
      marketingConsent: false,
      paymentMethod: 'prepaid',
    },
    isEmailProven: true,
    waiver,
    ticket: null,
    participant: null,
    earlierCompletions: 0,
    now: Date.parse(attendee.submittedAt),
    ip: '',
    userAgent: '',
  });
  const made = new Map(
    writes.flatMap((write) => (write.kind === 'create' ? [[write.path, write.data] as const] : [])),
  );
  // The ticket is redeemed in the sources, not at this moment: only its traces are wanted.
  const place = documentPaths.registration(attendee.submissionId);
  const redeemed = {
    paymentMethod: 'prepaid',
    ticketId: ticket.first,
    isVerified: true,
    state: 'verified',
  };
  return made.set(place, { ...made.get(place), ...redeemed });
}
