import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type disownRegistrations } from '@wine-walk/common/api/sessions.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readProvenEmail } from '../../firestore/email-proof.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Write } from '../../firestore/write.ts';
import { findParticipant } from './access-writes.ts';
import {
  emailProofExpired,
  type LinkRegistrationsProblem,
  participantActor,
  type RegistrationSnapshot,
  readChosenRegistrations,
  registrationNotFound,
} from './link-registrations.ts';
import { findLinkableRegistrations } from './linkable-registrations.ts';

/** Says 'not mine': the address leaves the registration and its participant. Nobody's session ends. */
export async function disown(
  { proof, submissionIds }: BodyOf<typeof disownRegistrations>,
  now: number,
): Promise<ResponseOf<typeof disownRegistrations> | LinkRegistrationsProblem> {
  const email = await readProvenEmail(proof, now);
  if (email === undefined) return emailProofExpired();
  const outcome = await commitWithRetry<{ done: true }, LinkRegistrationsProblem>(async () => {
    const disowned = await readChosenRegistrations(email, submissionIds);
    if (!disowned) return registrationNotFound();
    return decideDisowned(disowned, email, now);
  });
  if ('problem' in outcome) return outcome;
  return { registrations: await findLinkableRegistrations(email) };
}

async function decideDisowned(
  disowned: readonly RegistrationSnapshot[],
  email: string,
  now: number,
): Promise<CommitPlan<{ done: true }>> {
  const emailDisownedAt = new Date(now).toISOString();
  const uids = [...new Set(disowned.map(({ data }) => data.participantId))];
  const participants = await Promise.all(uids.map(findParticipant));
  const writes = disowned.flatMap(({ id, path, revision }): Write[] => [
    {
      kind: 'update',
      path,
      data: { email: '', emailProvenAt: null, emailDisownedAt },
      revision,
    },
    auditWrite({
      actor: participantActor.username,
      action: 'session.disown',
      target: documentPaths.registration(id),
      now,
    }),
  ]);
  const cleared = participants.flatMap((participant): Write[] =>
    participant?.data.email === email
      ? [
          {
            kind: 'update',
            path: participant.path,
            data: { email: '', emailProvenAt: null },
            revision: participant.revision,
          },
        ]
      : [],
  );
  return { writes: [...writes, ...cleared], response: { done: true } };
}
