import { randomBytes } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { transferCodeLength } from '@wine-walk/common/model/fields/return-code.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { ReturnCodeDocument } from '@wine-walk/common/model/sessions.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { findParticipant } from '../firestore/people/participants.ts';
import { returnCodePath } from '../firestore/people/return-codes.ts';
import { commit } from '../firestore/write.ts';
import { appUrl } from '../settings.ts';

/** Time in milliseconds for which the link works, and for which its session lasts. */
const weekMs = 7 * 24 * 60 * 60 * 1000;

interface Registered {
  submissionId: string;
  registration: Pick<RegistrationDocument, 'participantId' | 'fullName'>;
  now: number;
}

/**
 * Returns a link that opens the ticket after one press, once: its page redeems a return code, so that a mail server that
 * opens it does not use it up. Null if staff corrected the email: then the first sign-in proves it. `now`: epoch milliseconds.
 */
export async function newTicketLink({
  submissionId,
  registration: { participantId, fullName },
  now,
}: Registered): Promise<string | null> {
  const participant = await findParticipant(participantId);
  if (!participant || participant.data.emailCorrectedAt !== null) return null;
  const code = encodeCrockford32(randomBytes(transferCodeLength));
  const data: ReturnCodeDocument = {
    participantId,
    submissionId,
    issuedBy: 'participant',
    session: {
      generation: participant.data.generation,
      sessionId: randomBytes(16).toString('base64url'),
      provedEmail: false,
    },
    keepsOtherSessions: true,
    sessionMs: weekMs,
    expiresAt: new Date(now + weekMs).toISOString(),
  };
  await commit([{ kind: 'create', path: await returnCodePath(code), data }]);
  return ticketLink({ code, name: splitName(fullName).firstName, participantId });
}

/** Returns the page that opens the ticket. */
export const ticketPage = () => `${appUrl()}/?sign-in&next=/profile/ticket`;

interface LinkFacts {
  code: string;
  /** First name of the owner, by which the page greets. */
  name: string;
  participantId: string;
}

/** Returns the link; browsers never send the part after the `#`. A phone that is signed in as `of` opens the ticket at once. */
function ticketLink({ code, name, participantId }: LinkFacts): string {
  const owner = `name=${encodeURIComponent(name)}&of=${encodeURIComponent(participantId)}`;
  return `${ticketPage()}#code=${code}&${owner}`;
}
