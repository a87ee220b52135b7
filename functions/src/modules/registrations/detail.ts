import {
  type AdminRegistration,
  type readEmergencyContact,
  type readRegistration,
} from '@wine-walk/common/api/admin-registrations.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type ProgressDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { emptyProgress, rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { auditWrite, readAuditEntries } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

export const registrationNotFound = () =>
  problem('not-found', 'This registration is not known any more.');

/** Returns a registration for staff, without the emergency contact. */
export function toAdminRegistration(id: string, data: RegistrationDocument): AdminRegistration {
  const { emergencyContact, emergencyPhone, nameKey, lastNameKey, userAgent, ...shown } = data;
  return { ...shown, id, hasEmergencyContact: Boolean(emergencyContact || emergencyPhone) };
}

/** Returns a registration with its visits, rewards and history. */
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
  const catalog = catalogue?.data ?? emptyCatalog;
  const made = progress?.data ?? emptyProgress(participantId, eventId);
  return {
    ...toAdminRegistration(id, found.data),
    displayName: displayNameOf(made),
    visits: visitsOf(catalog, made),
    rewards: rewardProgress(catalog, made).map(({ reward, state, claimedAt }) => ({
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

function visitsOf(catalog: CatalogDocument, { visits }: ProgressDocument) {
  const businesses = [...catalog.businesses, ...catalog.formerBusinesses];
  return Object.entries(visits)
    .map(([businessId, { checkInTime, state }]) => ({
      businessId,
      businessName: businesses.find((business) => business.id === businessId)?.name ?? businessId,
      checkInTime,
      state,
    }))
    .toSorted((a, b) => a.checkInTime.localeCompare(b.checkInTime));
}

/** Returns the emergency contact after the access was audited. */
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
