import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type submitRegistration } from '@wine-walk/common/api/registrations.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { PreparedRegistration } from './attempt.ts';
import type { Identity } from './identity.ts';

export type RegistrationResponse = ResponseOf<typeof submitRegistration>;

/** How long a repeat of a request is answered as the first was, with a session. Milliseconds. */
const replayWindowMs = 15 * 60 * 1000;

/** What this form was answered before; undefined where it is the first of its kind. */
export async function findPreviousResponse(
  attempt: PreparedRegistration,
): Promise<
  RegistrationResponse | Problem<'idempotency-key-reused' | 'already-registered'> | undefined
> {
  const registration = await findRegistration(attempt.identity);
  if (!registration) return undefined;
  if (registration.bodySha256 !== attempt.bodySha256)
    return problem(
      'idempotency-key-reused',
      'This form was sent before with other answers. Please send it anew.',
    );
  if (attempt.now - Date.parse(registration.submittedAt) > replayWindowMs)
    return problem('already-registered', 'You have registered by this form already.');
  return toRegistrationResponse(attempt, registration.fullName);
}

async function findRegistration({
  submissionId,
  uid,
}: Identity): Promise<RegistrationDocument | undefined> {
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  return found?.data.participantId === uid ? found.data : undefined;
}

/** The answer of a registration that is done. */
export function toRegistrationResponse(
  { identity, body, sessionId }: PreparedRegistration,
  fullName: string,
): RegistrationResponse {
  return {
    user: { id: identity.uid, ...splitName(fullName), email: body.email },
    sessionId,
    submissionId: identity.submissionId,
  };
}
