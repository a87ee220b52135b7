import type {
  AdminRegistration,
  readEmergencyContact,
  readRegistration,
} from '../../contract/admin-registrations.ts';
import { type CatalogDocument, catalogDocument } from '../../contract/catalog-documents.ts';
import {
  type ProgressDocument,
  progressDocument,
  type RegistrationDocument,
  registrationDocument,
} from '../../contract/documents.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { emptyCatalog } from '../../domain/catalog.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { emptyProgress, rewardProgress } from '../../domain/rewards.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { readAuditEntries } from '../../store/audit-entries.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { commit } from '../../store/write.ts';

export const registrationNotFound = () =>
  problem('not-found', 'This registration is not known any more.');

/** A registration as staff see it, without what is asked for by itself. */
export function toAdminRegistration(id: string, data: RegistrationDocument): AdminRegistration {
  const { emergencyContact, emergencyPhone, nameKey, lastNameKey, userAgent, ...shown } = data;
  return { ...shown, id, hasEmergencyContact: Boolean(emergencyContact || emergencyPhone) };
}

/** One registration with its visits, rewards and history. */
export async function registrationDetail(
  id: string,
): Promise<ResponseOf<typeof readRegistration> | Problem<'not-found'>> {
  const found = await readDocument(documentPaths.registration(id), registrationDocument);
  if (!found) return registrationNotFound();
  const { eventId, participantId } = found.data;
  const [[catalogue, progress], history] = await Promise.all([
    readDocuments(
      [documentPaths.catalogue(eventId), catalogDocument],
      [documentPaths.progress(participantId, eventId), progressDocument],
    ),
    readAuditEntries(documentPaths.registration(id)),
  ]);
  const walk = catalogue?.data ?? emptyCatalog;
  const made = progress?.data ?? emptyProgress(participantId, eventId);
  return {
    ...toAdminRegistration(id, found.data),
    displayName: displayNameOf(made),
    visits: visitsOf(walk, made),
    rewards: rewardProgress(walk, made).map(({ reward, state, claimedAt }) => ({
      rewardId: reward.id,
      name: reward.name,
      state,
      claimedAt,
    })),
    history: history.map(({ target: _target, ...note }) => note),
  };
}

function displayNameOf({ leaderboardName, hiddenName }: ProgressDocument) {
  const name = leaderboardName ?? hiddenName;
  return name === null ? null : { name, isHidden: hiddenName !== null };
}

function visitsOf(walk: CatalogDocument, { visits }: ProgressDocument) {
  const businesses = [...walk.businesses, ...walk.formerBusinesses];
  return Object.entries(visits)
    .map(([businessId, { checkInTime, state }]) => ({
      businessId,
      businessName: businesses.find((each) => each.id === businessId)?.name ?? businessId,
      checkInTime,
      state,
    }))
    .toSorted((a, b) => a.checkInTime.localeCompare(b.checkInTime));
}

/** Whom to call for somebody; the note comes before the answer. */
export async function revealEmergencyContact(
  id: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof readEmergencyContact> | Problem<'not-found'>> {
  const target = documentPaths.registration(id);
  const found = await readDocument(target, registrationDocument);
  if (!found) return registrationNotFound();
  const action = 'registration.emergency-contact';
  await commit([auditWrite({ actor: caller.username, action, target, now })]);
  return {
    emergencyContact: found.data.emergencyContact,
    emergencyPhone: found.data.emergencyPhone,
  };
}
