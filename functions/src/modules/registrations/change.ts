import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { signRelease } from '@wine-walk/common/api/guests.ts';
import type {
  AdminRegistration,
  assignStampCard,
  editRegistration,
  signAtDesk,
} from '@wine-walk/common/api/staff/registrations.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { changedFields } from '@wine-walk/common/rules/people/audit-details.ts';
import {
  deriveRegistrationState,
  nameKeys,
} from '@wine-walk/common/rules/registrations/registration-state.ts';
import { stampCardId } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { currentTypeId } from '../../firestore/people/owed-types.ts';
import { progressWrites } from '../../firestore/people/progress.ts';
import {
  readRegistrationsWhere,
  type StoredRegistration,
} from '../../firestore/people/registrations.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, staleEdit } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import type { Attendee, StaffMember } from '../../http/caller.ts';
import { newConfirmationWrites } from '../../mail/queue.ts';
import { correctEmail } from './correct-email.ts';
import { registrationNotFound, toAdminRegistration } from './detail.ts';
import { requireSignedRelease } from './signed-release.ts';

export interface RegistrationChange {
  fields: Partial<RegistrationDocument>;
  /** Further writes of the same commit. */
  writes?: readonly Write[];
  action: string;
  details?: Record<string, unknown>;
}

/**
 * Changes a registration with an audit entry. `decide` runs again if the registration changes before the
 * commit; null if there is no change to make.
 */
export async function changeRegistration<Code extends ProblemCode = never>(
  id: string,
  { caller, now }: { caller: Pick<StaffMember, 'username'>; now: number },
  decide: (stored: StoredRegistration) => Promise<RegistrationChange | Problem<Code> | null>,
): Promise<AdminRegistration | Problem<Code | 'registration-gone'>> {
  return commitWithRetry<AdminRegistration, Problem<Code | 'registration-gone'>>(async () => {
    const stored = await readDocument(documentPaths.registration(id), registrationDocument);
    if (!stored) return registrationNotFound();
    const change = await decide(stored);
    if (change === null) return { writes: [], response: toAdminRegistration(id, stored.data) };
    if ('problem' in change) return change;
    const { fields, writes = [], action, details = {} } = change;
    const changed = { ...stored.data, ...fields, version: stored.data.version + 1 };
    const after = { ...changed, state: deriveRegistrationState(changed) };
    return {
      writes: [
        { kind: 'update', path: stored.path, data: after, revision: stored.revision },
        ...writes,
        auditWrite({ actor: caller.username, action, target: stored.path, now, details }),
      ],
      response: toAdminRegistration(id, after),
    };
  });
}

/**
 * Corrects a name or an email in the registration and the participant (correct-email.ts). The new email gets a
 * confirmation.
 */
export async function correctRegistration(
  id: string,
  { fullName, email: newEmail, version }: BodyOf<typeof editRegistration>,
  editor: EditContext,
): Promise<AdminRegistration | Problem<'registration-gone' | 'stale-edit'>> {
  return changeRegistration<'stale-edit'>(id, editor, async (stored) => {
    const { data } = stored;
    const email = newEmail ?? data.email;
    if (data.fullName === fullName && data.email === email) return null;
    const stale = staleEdit('registration', data, version);
    if (stale) return stale;
    const renamed = data.fullName !== fullName;
    const typeId = await currentTypeId({ ...data, fullName, email });
    const correction =
      data.email === email
        ? null
        : await correctEmail(stored, {
            name: fullName,
            email,
            typeId,
            by: editor.caller.username,
            now: editor.now,
          });
    return {
      fields: {
        fullName,
        typeId,
        ...correction?.fields,
        ...nameKeys(fullName),
        ...(renamed && data.liabilityWaiver && { signedName: data.signedName ?? data.fullName }),
      },
      writes: correction
        ? [
            ...correction.writes,
            ...(await confirmationWrites(stored, { ...data, email }, editor.now)),
          ]
        : [
            {
              kind: 'merge',
              path: documentPaths.participant(data.participantId),
              data: { name: fullName },
            },
            ...(typeId === data.typeId ? [] : await progressWrites(data, { typeId })),
          ],
      action: 'registration.edit',
      details: {
        ...(correction && { endedSessions: correction.endedSessions }),
        changed: changedFields({ fullName: data.fullName, email: data.email }, { fullName, email }),
      },
    };
  });
}

/** Returns the write of another confirmation after a change; none if the event was deleted. */
async function confirmationWrites(
  { id, data }: StoredRegistration,
  { email, waiverVersion }: Pick<RegistrationDocument, 'email' | 'waiverVersion'>,
  now: number,
): Promise<Write[]> {
  const event = await readDocument(documentPaths.event(data.eventId), eventDocument);
  if (!event || data.status === 'cancelled') return [];
  const changed = { submissionId: id, email, waiverVersion, version: data.version + 1 };
  return newConfirmationWrites({ ...changed, event: event.data }, now);
}

type Refused = Problem<ProblemOf<typeof signAtDesk>>;

interface Signature {
  /** Version that was shown; undefined for the current English one. */
  waiverVersion: string | undefined;
  releaseOpenedAt: string | null;
  signedOn: RegistrationDocument['signedOn'];
  /** Consent to sign and receive records electronically. */
  electronicRecords: boolean;
}

/** Returns the signature of the current release, and a confirmation with its copy; null if it is signed. */
async function signatureChange(
  stored: StoredRegistration,
  { waiverVersion, ...signature }: Signature,
  now: number,
): Promise<RegistrationChange | Refused | null> {
  const { data } = stored;
  if (data.liabilityWaiver) return null;
  if (data.status === 'cancelled') return problem('cancelled-restore-first');
  const release = await requireSignedRelease(waiverVersion);
  if (isProblem(release)) return release;
  const signed = {
    ...signature,
    liabilityWaiver: true,
    signedName: null,
    waiverVersion: release.version,
    waiverSha256: release.sha256,
    releaseSignedAt: new Date(now).toISOString(),
  };
  return {
    fields: signed,
    writes: await confirmationWrites(stored, { ...data, ...signed }, now),
    action: 'registration.sign',
    details: { signedOn: signature.signedOn, waiverVersion: release.version },
  };
}

/** Records that a guest signed the current release at the desk. */
export async function signReleaseAtDesk(
  id: string,
  { waiverVersion, releaseOpenedAt = null, signedOn }: BodyOf<typeof signAtDesk>,
  editor: EditContext,
): Promise<AdminRegistration | Refused> {
  const electronicRecords = signedOn === 'desk-device';
  const signature = { waiverVersion, releaseOpenedAt, signedOn, electronicRecords };
  return changeRegistration(id, editor, (stored) => signatureChange(stored, signature, editor.now));
}

/** Records that a guest signed the current release on their own device. */
export async function signOwnRelease(
  id: string,
  { waiverVersion, releaseOpenedAt = null, electronicRecords = false }: BodyOf<typeof signRelease>,
  { caller, now }: { caller: Attendee; now: number },
): Promise<ResponseOf<typeof signRelease> | Refused> {
  const signedOn = 'own-device';
  const signature = { waiverVersion, releaseOpenedAt, signedOn, electronicRecords } as const;
  const signer = { caller: { username: 'participant' }, now };
  const signed = await changeRegistration<Refused['problem']>(id, signer, async (stored) =>
    stored.data.participantId === caller.uid
      ? signatureChange(stored, signature, now)
      : registrationNotFound(),
  );
  return isProblem(signed) ? signed : { submissionId: id };
}

/** Assigns a printed stamp card in place of the previous one. Rejects a card that another person has. */
export async function assignStampCardTo(
  id: string,
  { number }: BodyOf<typeof assignStampCard>,
  editor: EditContext,
): Promise<AdminRegistration | Problem<ProblemOf<typeof assignStampCard>>> {
  const stampCard = stampCardId(number);
  return changeRegistration<ProblemOf<typeof assignStampCard>>(id, editor, async ({ data }) => {
    if (data.stampCard === stampCard) return null;
    if (data.status === 'cancelled') return problem('cancelled-restore-first');
    const [holder] = await readRegistrationsWhere(data.eventId, 'stampCard', stampCard, 1);
    if (holder) return problem('card-in-use', { name: holder.data.fullName, card: stampCard });
    return {
      fields: { stampCard },
      action: 'registration.give-card',
      details: { from: data.stampCard, to: stampCard },
    };
  });
}
