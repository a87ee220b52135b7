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
