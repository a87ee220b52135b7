import { registrationBody } from '@wine-walk/common/api/registrations.ts';
import { z } from 'zod';

const body = registrationBody.shape;

/** The form, by the contract's own rules. The ticket is checked by validating it, not on sending. */
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

/** As typed. */
export type RegistrationFields = z.input<typeof registrationForm>;
/** As sent: trimmed, checked. */
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

/** Whether what the specification requires is set: it enables the button, and checks nothing more. */
export function isComplete(fields: Partial<RegistrationFields>): boolean {
  const isSet = (text = '') => text.trim() !== '';
  return (
    isSet(fields.fullName) &&
    isSet(fields.email) &&
    fields.over21 === true &&
    fields.liabilityWaiver === true
  );
}

/** Whether sending it would find nothing to say about it. */
export function isEmail(text: string): boolean {
  return body.email.safeParse(text).success;
}
