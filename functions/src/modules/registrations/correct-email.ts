import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { withAllSessionsEnded } from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { accessWrites, findParticipant } from '../../firestore/people/participants.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

interface EmailCorrection {
  /** Fields of the corrected registration. */
  fields: Partial<RegistrationDocument>;
  /** Writes of the participant and their other documents. */
  writes: Write[];
  endedSessions: boolean;
}

/**
 * Replaces a participant's email in all their registrations that have it. Nothing that the previous email
 * proved applies to the new one: proofs and links are cleared, and if the previous email was proven, all
 * sessions end, because any of them may have begun with it. Sessions are limited for a day, since staff could have typed
 * an email of their own. `name`: also stored in the participant. `typeId`: of the corrected registration. `by`: username.
 */
export async function correctEmail(
  { id, data }: StoredRegistration,
  {
    name,
    email,
    typeId,
    by,
    now,
  }: { name: string; email: string; typeId: string | null; by: string; now: number },
): Promise<EmailCorrection> {
  const corrected = { email, emailProvenAt: null };
  const participant = await findParticipant(data.participantId);
  if (!participant) return { fields: corrected, writes: [], endedSessions: false };
  const others = await readOtherRegistrations(id, participant.data.registrations);
  const sameEmail = others.filter((other) => other.data.email === data.email);
  const endedSessions =
    participant.data.emailProvenAt !== null ||
    [data, ...sameEmail.map((other) => other.data)].some(({ emailProvenAt }) => emailProvenAt);
  const at = new Date(now).toISOString();
  const access = endedSessions ? withAllSessionsEnded(participant.data) : participant.data;
  const writes = await accessWrites({
    participant,
    access,
    data: {
      name,
      ...corrected,
      emailCorrectedAt: at,
      emailCorrection: { by, startedAt: at },
      ...(endedSessions && { staffCodeGeneration: access.generation }),
      linkedIds: [],
    },
    registrations: new Map(
      sameEmail.map((other) => [other.id, { ...corrected, version: other.data.version + 1 }]),
    ),
    progress: new Map([[data.eventId, { typeId }]]),
  });
  const { generation, endedSessions: closed } = access;
  return {
    fields: { ...corrected, generation, endedSessions: closed },
    // The caller writes the corrected registration itself.
    writes: writes.filter(({ path }) => path !== documentPaths.registration(id)),
    endedSessions,
  };
}

async function readOtherRegistrations(
  id: string,
  registrations: Record<string, string>,
): Promise<StoredRegistration[]> {
  const ids = Object.values(registrations).filter((other) => other !== id);
  const others = await Promise.all(
    ids.map((other) => readDocument(documentPaths.registration(other), registrationDocument)),
  );
  return others.filter((other) => other !== undefined);
}
