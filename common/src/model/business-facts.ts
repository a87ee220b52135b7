import { z } from 'zod';
import { httpsUrl, line } from './values.ts';

/** Whether one gets in without a step. */
export const stepFreeEntrance = z.enum(['unknown', 'yes', 'no']);
/** Whether guests have a restroom, and one that is reached without a step. */
export const restroom = z.enum(['unknown', 'none', 'yes', 'step_free']);

/** A time of day by the event's clock, `17:30`; empty where none was given. */
const clockTime = z
  .string()
  .regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/, 'Please enter a time such as 17:30.');

/** `businessFacts/{businessId}`, and `facts` of a business: what people ask before they go in. Empty: nobody has said. */
export const businessFacts = z.object({
  openFrom: clockTime.default(''),
  openUntil: clockTime.default(''),
  /** What is poured or offered tonight. */
  offered: line(300).default(''),
  /** What there is of it without alcohol. */
  withoutAlcohol: line(300).default(''),
  stepFree: stepFreeEntrance.default('unknown'),
  restroom: restroom.default('unknown'),
  website: httpsUrl.default(''),
  phone: z
    .string()
    .trim()
    .regex(/^(?:|\+?[\d ().-]{3,30})$/, 'A phone number has digits and spaces.')
    .default(''),
});
export type BusinessFacts = z.infer<typeof businessFacts>;

/** Of a business whose staff have said nothing. */
export const emptyBusinessFacts: BusinessFacts = {
  openFrom: '',
  openUntil: '',
  offered: '',
  withoutAlcohol: '',
  stepFree: 'unknown',
  restroom: 'unknown',
  website: '',
  phone: '',
};
