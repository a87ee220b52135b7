import { registrationBody } from '@wine-walk/common/api/registrations.ts';
import { z } from 'zod';

const body = registrationBody.shape;

/** Form schema built from the API's rules. The ticket is checked by its own validation, not on submit. */
export const registrationForm = z.object({
  ticketId: z.string(),
  fullName: body.fullName,
  email: body.email,
  phone: body.phone.removeDefault().unwrap(),
  emergencyContact: body.emergencyContact.removeDefault().unwrap(),
  emergencyPhone: body.emergencyPhone.removeDefault().unwrap(),
  over21: z.boolean().pipe(body.over21),
  liabilityWaiver: z.boolean().pipe(body.liabilityWaiver),
  marketingConsent: z.boolean(),
});

/** Values as typed. */
export type RegistrationFields = z.input<typeof registrationForm>;
/** Values as sent: trimmed and validated. */
export type RegistrationAnswers = z.output<typeof registrationForm>;
export type FieldName = keyof RegistrationFields;

export const blankFields: RegistrationFields = {
  ticketId: '',
  fullName: '',
  email: '',
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  over21: false,
  liabilityWaiver: false,
  marketingConsent: false,
};

export const fieldNames = Object.keys(blankFields) as readonly FieldName[];

/**
 * True if every field that the specification requires is set, the email in the form of an address. Enables the button.
 */
export function isComplete(fields: Partial<RegistrationFields>): boolean {
  const isSet = (text = '') => text.trim() !== '';
  return (
    isSet(fields.fullName) &&
    isEmail(fields.email ?? '') &&
    fields.over21 === true &&
    fields.liabilityWaiver === true
  );
}

/** True if the email passes validation on submit. */
export function isEmail(text: string): boolean {
  return body.email.safeParse(text).success;
}
