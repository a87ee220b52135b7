import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import type { disownRegistrations } from '../../contract/session-registrations.ts';
import { provenAddress } from '../../store/address-proof.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { type Decision, untilCommitted } from '../../store/until-committed.ts';
import type { Write } from '../../store/write.ts';
import { findParticipant } from './access-writes.ts';
import { offersTo } from './offers.ts';
import {
  actor,
  chosen,
  noSuchRegistration,
  proofExpired,
  type Refused,
  type Registration,
} from './take.ts';

/** Says 'not mine': the address leaves the registration and its participant. Nobody's session ends. */
export async function disown(
  { proof, submissionIds }: BodyOf<typeof disownRegistrations>,
  now: number,
): Promise<AnswerOf<typeof disownRegistrations> | Refused> {
  const email = await provenAddress(proof, now);
  if (email === undefined) return proofExpired();
  const outcome = await untilCommitted<{ done: true }, Refused>(async () => {
    const disowned = await chosen(email, submissionIds);
    if (!disowned) return noSuchRegistration();
    return decideDisowned(disowned, email, now);
  });
  if ('problem' in outcome) return outcome;
  return { registrations: await offersTo(email) };
}

async function decideDisowned(
  disowned: readonly Registration[],
  email: string,
  now: number,
): Promise<Decision<{ done: true }>> {
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
      actor: actor.username,
      action: 'session.disown',
      target: paths.registration(id),
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
  return { writes: [...writes, ...cleared], answer: { done: true } };
}
