import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  disownRegistrations,
  LinkableRegistration,
  LinkableRegistrations,
  linkRegistrations,
  listLinkableRegistrations,
  SessionResponse,
} from '@wine-walk/common/api/sessions.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import {
  activeStaffLimit,
  correctionLimit,
  withAllSessionsEnded,
} from '@wine-walk/common/rules/sessions/session-access.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { findActiveEvent } from '../../firestore/events/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readProvenEmail } from '../../firestore/people/email-proof.ts';
import { accessWrites, findParticipant } from '../../firestore/people/participants.ts';
import { readRegistrationsByEmail } from '../../firestore/people/registrations.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { createAttendeeSession } from './attendee-session.ts';

/** Number of registrations on a page. */
const pageSize = 20;

/**
 * Returns a page of the registrations with an email in the form that its owner needs to recognize their own. Those
 * with visits or tickets are first, so that a stranger's registrations do not hide them.
 */
export async function findLinkableRegistrations(
  email: string,
  cursor?: string,
): Promise<LinkableRegistrations | Problem<'page-not-found'>> {
  const page = await readRegistrationsByEmail(email, { cursor, limit: pageSize });
  if (!page) return problem('page-not-found');
  const offers = await Promise.all(page.registrations.map(toLinkableRegistration));
  return {
    registrations: offers.filter((registration) => registration !== undefined),
    nextCursor: page.nextCursor,
  };
}

/** Returns a further page of the registrations with a verified email. */
export async function listLinkable(
  { proof, cursor }: BodyOf<typeof listLinkableRegistrations>,
  now: number,
): Promise<LinkableRegistrations | Problem<'page-not-found' | 'proof-expired'>> {
  const email = await readProvenEmail(proof, now);
  return email === undefined ? emailProofExpired() : findLinkableRegistrations(email, cursor);
}

async function toLinkableRegistration({
  id,
  data,
}: Stored<RegistrationDocument>): Promise<LinkableRegistration | undefined> {
  const { participantId, eventId } = data;
  const [event, participant, progress] = await readDocumentsSkippingInvalid(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.participant(participantId), participantDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !participant) return undefined;
  return {
    submissionId: id,
    fullName: data.fullName,
    eventName: event.data.name,
    eventStartTime: event.data.startTime,
    timeZone: event.data.timeZone,
    submittedAt: data.submittedAt,
    visits: Object.keys(progress?.data.visits ?? {}).length,
    isProven: data.emailProvenAt !== null,
    mayPreserveSessions: participant.data.emailCorrectedAt === null,
  };
}

export type RegistrationSnapshot = Stored<RegistrationDocument>;
export type LinkRegistrationsProblem = Problem<'email-not-yours' | 'proof-expired'>;

/** Actor in the audit if no staff member acted; the target names the participant. */
export const participantActor = { username: 'participant' };

/**
 * Links registrations to the owner of a verified email in one commit, all or none. The first time, all
 * earlier sessions end. The owner may switch between linked participants.
 */
export async function linkProvenRegistrations(
  { proof, submissionIds, keepOtherSessions }: BodyOf<typeof linkRegistrations>,
  now: number,
): Promise<SessionResponse | LinkRegistrationsProblem> {
  return commitWithRetry<SessionResponse, LinkRegistrationsProblem>(async () => {
    const email = await readProvenEmail(proof, now);
    if (email === undefined) return emailProofExpired();
    const chosen = await readChosenRegistrations(email, submissionIds);
    if (!chosen) return registrationNotFound();
    const uids = [...new Set(chosen.map(({ data }) => data.participantId))];
    const participants = await Promise.all(uids.map(findParticipant));
    const at = new Date(now).toISOString();
    const decisions = await Promise.all(
      participants.map(async (participant) => {
        if (!participant) throw new Error('A registration has no participant.');
        const ownRegistrations = chosen.filter(({ data }) => data.participantId === participant.id);
        // After a correction, an open session may belong to another person than the owner of the new email.
        const preservesSessions =
          participant.data.emailCorrectedAt === null &&
          (keepOtherSessions ?? ownRegistrations.every(({ data }) => data.emailProvenAt !== null));
        const access = preservesSessions
          ? participant.data
          : withAllSessionsEnded(participant.data);
        const linkedIds = [...new Set([...participant.data.linkedIds, ...uids])].filter(
          (uid) => uid !== participant.id,
        );
        const { emailCorrectedAt, emailCorrection } = participant.data;
        // The first sign-in starts the day of the limits again: waiting for a day does not avoid them.
        const correction =
          emailCorrection && emailCorrectedAt !== null
            ? { ...emailCorrection, startedAt: at }
            : emailCorrection;
        const limit = activeStaffLimit([correctionLimit({ emailCorrection: correction })], now);
        const writes = await accessWrites({
          participant,
          access,
          data: {
            email,
            emailProvenAt: at,
            emailCorrectedAt: null,
            ...(correction && { emailCorrection: correction }),
            ...(emailCorrectedAt !== null && { staffCodeGeneration: access.generation }),
            linkedIds,
          },
          registrations: new Map(
            ownRegistrations.map(({ id, data }) => [
              id,
              { emailProvenAt: data.emailProvenAt ?? at },
            ]),
          ),
        });
        const details = {
          submissionIds: ownRegistrations.map(({ id }) => id),
          endedOtherSessions: !preservesSessions,
          ...(limit && { emailCorrectedBy: limit.issuedBy }),
        };
        const note = auditWrite({
          actor: participantActor.username,
          action: 'session.take',
          target: participant.path,
          now,
          details,
        });
        return { participant, generation: access.generation, limit, writes: [...writes, note] };
      }),
    );
    const primary = await pickPrimaryParticipant(chosen, now);
    const begun = decisions.find(({ participant }) => participant.id === primary);
    if (!begun) throw new Error('Nothing was taken.');
    const response = await createAttendeeSession(
      primary,
      { ...begun.participant.data, email },
      { generation: begun.generation, provedEmail: true, staffCode: begun.limit },
    );
    return { writes: decisions.flatMap(({ writes }) => writes), response };
  });
}

/** Reads the chosen registrations, latest first; undefined unless all of them have the email. */
export async function readChosenRegistrations(
  email: string,
  submissionIds: readonly string[],
): Promise<RegistrationSnapshot[] | undefined> {
  const ids = [...new Set(submissionIds)];
  const read = await readDocumentsSkippingInvalid(
    ...ids.map((id) => [documentPaths.registration(id), registrationDocument] as const),
  );
  const chosen = read.filter((stored) => stored?.data.email === email);
  if (chosen.length < ids.length) return undefined;
  return chosen
    .filter((stored) => stored !== undefined)
    .toSorted((a, b) => b.data.submittedAt.localeCompare(a.data.submittedAt));
}

/**
 * Returns the participant that the session starts with: that of the event in progress, otherwise the latest
 * registered.
 */
async function pickPrimaryParticipant(
  chosen: readonly RegistrationSnapshot[],
  now: number,
): Promise<string> {
  const active = await findActiveEvent(now);
  const ofActive = chosen.find(({ data }) => data.eventId === active?.id);
  return (ofActive ?? chosen[0])?.data.participantId ?? '';
}

export const emailProofExpired = () => problem('proof-expired');
export const registrationNotFound = () => problem('email-not-yours');

/**
 * Removes the email from registrations of other people, and with the links from their participants. Sessions are
 * unaffected.
 */
export async function disown(
  { proof, submissionIds }: BodyOf<typeof disownRegistrations>,
  now: number,
): Promise<LinkableRegistrations | LinkRegistrationsProblem | Problem<'page-not-found'>> {
  const email = await readProvenEmail(proof, now);
  if (email === undefined) return emailProofExpired();
  const outcome = await commitWithRetry<{ done: true }, LinkRegistrationsProblem>(async () => {
    const disowned = await readChosenRegistrations(email, submissionIds);
    if (!disowned) return registrationNotFound();
    return decideDisowned(disowned, email, now);
  });
  if ('problem' in outcome) return outcome;
  return findLinkableRegistrations(email);
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
            data: { email: '', emailProvenAt: null, linkedIds: [] },
            revision: participant.revision,
          },
        ]
      : [],
  );
  return { writes: [...writes, ...cleared], response: { done: true } };
}
