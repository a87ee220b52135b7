import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { newRegistrationFields } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';

type Given = Pick<
  RegistrationDocument,
  'eventId' | 'participantId' | 'fullName' | 'email' | 'submittedAt'
> &
  Partial<RegistrationDocument>;

/** Stored registration with cash due and an unverified email. */
export function cashRegistration(given: Given): RegistrationDocument {
  return {
    phone: '',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    waiverVersion: '2026-11-en',
    waiverSha256: '0'.repeat(64),
    ip: '192.0.2.1',
    userAgent: 'a browser',
    paymentMethod: 'cash',
    ticketId: null,
    typeId: null,
    isVerified: false,
    paidAt: null,
    paidTo: null,
    ...newRegistrationFields(given.fullName, false),
    emailProvenAt: null,
    emailDisownedAt: null,
    ...initialSessionAccess,
    ...given,
  };
}

/** Stored registration with a ticket. */
export const ticketRegistration = (given: Given): RegistrationDocument =>
  cashRegistration({
    paymentMethod: 'prepaid',
    isVerified: true,
    ...newRegistrationFields(given.fullName, true),
    ...given,
  });
