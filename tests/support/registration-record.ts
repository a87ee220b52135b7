import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { newRegistrationFields } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { registration } from '@wine-walk/common/support/samples.ts';

type Given = Pick<
  RegistrationDocument,
  'eventId' | 'participantId' | 'fullName' | 'email' | 'submittedAt'
> &
  Partial<RegistrationDocument>;

/** Stored registration with cash due and an unverified email. */
export function cashRegistration(given: Given): RegistrationDocument {
  const { id: _, ...data } = registration(given.participantId, {
    paymentMethod: 'cash',
    ticketId: null,
    isVerified: false,
    ...newRegistrationFields(given.fullName, false),
    ...given,
  });
  return data;
}

/** Stored registration with a ticket. */
export const ticketRegistration = (given: Given): RegistrationDocument =>
  cashRegistration({
    paymentMethod: 'prepaid',
    isVerified: true,
    ...newRegistrationFields(given.fullName, true),
    ...given,
  });

/** Path and document of a person's registration with a ticket and the email `<uid>@example.com`. */
export function registeredPerson(uid: string, changes: Partial<RegistrationDocument> = {}) {
  const { id: _, ...data } = registration(uid, { email: `${uid}@example.com`, ...changes });
  return [`registrations/R-${uid}`, data] as const;
}
