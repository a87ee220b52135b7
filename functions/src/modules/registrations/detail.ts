import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type AdminRegistration,
  adminRegistration,
  type readContact,
  type readEmergencyContact,
  type readRegistration,
} from '@wine-walk/common/api/staff/registrations.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
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
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

export const registrationNotFound = () => problem('registration-gone');

/** Returns a registration as the desk sees it, without contact data and evidence such as the IP. */
export function toAdminRegistration(id: string, data: RegistrationDocument): AdminRegistration {
  const hasEmergencyContact = Boolean(data.emergencyContact || data.emergencyPhone);
  return adminRegistration.parse({ ...withId({ id, data }), hasEmergencyContact });
}

interface ReadContext {
  caller: StaffMember;
  now: number;
}

/** Returns a registration with its visits, rewards and history. */
export async function registrationDetail(
  id: string,
  reader: ReadContext,
): Promise<ResponseOf<typeof readRegistration> | Problem<'registration-gone'>> {
  const found = await readDocument(documentPaths.registration(id), registrationDocument);
  if (!found) return registrationNotFound();
  const { eventId, participantId } = found.data;
  await recordPeopleRead({ ...reader, people: [id] });
  const [[storedCatalog, progress], history] = await Promise.all([
    readDocuments(
      [documentPaths.catalog(eventId), catalogDocument],
      [documentPaths.progress(participantId, eventId), progressDocument],
    ),
    readAuditEntries(documentPaths.registration(id)),
  ]);
  const catalog = storedCatalog?.data ?? emptyCatalog;
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
    .toSorted((a, b) => (a.checkInTime ?? '').localeCompare(b.checkInTime ?? ''));
}

/** Returns email and phone after the access was audited. */
export async function revealContact(
  id: string,
  reader: ReadContext,
): Promise<ResponseOf<typeof readContact> | Problem<'registration-gone'>> {
  const found = await readAudited(id, 'registration.contact', reader);
  return 'problem' in found ? found : { email: found.email, phone: found.phone };
}

/** Returns the emergency contact after the access was audited. */
export async function revealEmergencyContact(
  id: string,
  reader: ReadContext,
): Promise<ResponseOf<typeof readEmergencyContact> | Problem<'registration-gone'>> {
  const found = await readAudited(id, 'registration.emergency-contact', reader);
  if ('problem' in found) return found;
  return { emergencyContact: found.emergencyContact, emergencyPhone: found.emergencyPhone };
}

/** Reads a registration for its contact data: audited each time, with the registration and without values. */
async function readAudited(
  id: string,
  action: string,
  { caller, now }: ReadContext,
): Promise<RegistrationDocument | Problem<'registration-gone'>> {
  const target = documentPaths.registration(id);
  const found = await readDocument(target, registrationDocument);
  if (!found) return registrationNotFound();
  await commit([auditWrite({ actor: caller.username, action, target, now })]);
  await recordPeopleRead({ caller, now, people: [id] });
  return found.data;
}
