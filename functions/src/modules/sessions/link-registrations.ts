import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type linkRegistrations, type SessionResponse } from '@wine-walk/common/api/sessions.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { withAllSessionsEnded } from '@wine-walk/common/rules/sessions/session-access.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readProvenEmail } from '../../firestore/email-proof.ts';
import { findActiveEvent } from '../../firestore/events.ts';
import type { Stored } from '../../firestore/read.ts';
import { readRegistrationsByEmail } from '../../firestore/registrations.ts';
import { accessWrites, findParticipant } from './access-writes.ts';
import { createAttendeeSession } from './attendee-session.ts';

export type RegistrationSnapshot = Stored<RegistrationDocument>;
export type LinkRegistrationsProblem = Problem<'not-found' | 'code-expired'>;

/** Whoever acts in the audit where no staff member did: named by the target alone. */
export const participantActor = { username: 'participant' };

/**
 * Makes registrations theirs who proved the address: in one commit, all or none. The first time, every session
 * that was begun before ends; taken together, the person may switch between them.
 */
export async function linkProvenRegistrations(
  { proof, submissionIds, keepOtherSessions }: BodyOf<typeof linkRegistrations>,
  now: number,
): Promise<SessionResponse | LinkRegistrationsProblem> {
  return commitWithRetry<SessionResponse, LinkRegistrationsProblem>(async () => {
    const email = await readProvenEmail(proof, now);
    if (email === undefined) return emailProofExpired();
    const taken = await readChosenRegistrations(email, submissionIds);
    if (!taken) return registrationNotFound();
    const uids = [...new Set(taken.map(({ data }) => data.participantId))];
    const participants = await Promise.all(uids.map(findParticipant));
    const at = new Date(now).toISOString();
    const decisions = await Promise.all(
      participants.map(async (participant) => {
        if (!participant) throw new Error('A registration has no participant.');
        const own = taken.filter(({ data }) => data.participantId === participant.id);
        const keeps = keepOtherSessions ?? own.every(({ data }) => data.emailProvenAt !== null);
        const access = keeps ? participant.data : withAllSessionsEnded(participant.data);
        const linkedIds = [...new Set([...participant.data.linkedIds, ...uids])].filter(
          (uid) => uid !== participant.id,
        );
        const writes = await accessWrites({
          participant,
          access,
          data: { email, emailProvenAt: at, linkedIds },
          registrations: new Map(
            own.map(({ id, data }) => [id, { emailProvenAt: data.emailProvenAt ?? at }]),
          ),
        });
        const details = { submissionIds: own.map(({ id }) => id), endedOtherSessions: !keeps };
        const note = auditWrite({
          actor: participantActor.username,
          action: 'session.take',
          target: participant.path,
          now,
          details,
        });
        return { participant, generation: access.generation, writes: [...writes, note] };
      }),
    );
    const goesOnAs = await pickPrimaryParticipant(taken, now);
    const begun = decisions.find(({ participant }) => participant.id === goesOnAs);
    if (!begun) throw new Error('Nothing was taken.');
    const response = await createAttendeeSession(
      goesOnAs,
      { ...begun.participant.data, email },
      begun.generation,
    );
    return { writes: decisions.flatMap(({ writes }) => writes), response };
  });
}

/** The chosen registrations; undefined unless all of them name the address. */
export async function readChosenRegistrations(
  email: string,
  submissionIds: readonly string[],
): Promise<RegistrationSnapshot[] | undefined> {
  const offered = await readRegistrationsByEmail(email);
  const found = offered.filter(({ id }) => submissionIds.includes(id));
  return found.length === new Set(submissionIds).size ? found : undefined;
}

/** Whose walk the session goes on in: that of the running event, else the latest registered. */
async function pickPrimaryParticipant(
  taken: readonly RegistrationSnapshot[],
  now: number,
): Promise<string> {
  const active = await findActiveEvent(now);
  const ofActive = taken.find(({ data }) => data.eventId === active?.id);
  return (ofActive ?? taken[0])?.data.participantId ?? '';
}

export const emailProofExpired = () =>
  problem('code-expired', 'This took a while. Please prove your address again.');
export const registrationNotFound = () =>
  problem('not-found', 'This registration does not name your address any more.');
