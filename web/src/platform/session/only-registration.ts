import { z } from 'zod';
import { persisted } from '../storage/persisted.ts';
import { freshEmailProof } from './email-proof.ts';

const onlyRegistrationSchema = z.object({ submissionId: z.string(), fullName: z.string() });

type OnlyRegistration = z.infer<typeof onlyRegistrationSchema>;

/** Registration that a sign-in opened without a choice, because the email has no other one. */
const stored = persisted(
  'only-registration',
  (value) => onlyRegistrationSchema.parse(value),
  'session-user',
);

/** Remembers the registration until the attendee confirms that it is theirs. */
export const rememberOnlyRegistration = ({ submissionId, fullName }: OnlyRegistration) =>
  void stored.set({ submissionId, fullName });

/** Forgets the registration: it is the attendee's. */
export const forgetOnlyRegistration = stored.clear;

/** Returns the registration while the proof of its email is valid; undefined if there is none. */
export function unconfirmedRegistration(): (OnlyRegistration & { proof: string }) | undefined {
  const registration = stored.get();
  const proof = registration && freshEmailProof()?.proof;
  return proof ? { ...registration, proof } : undefined;
}
