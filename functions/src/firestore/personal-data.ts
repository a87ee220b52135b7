import {
  type ProgressDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { sealedEvidenceDocument } from '@wine-walk/common/model/personal-data.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { z } from 'zod';
import { readGroup } from './groups.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import { readDocument, type Stored } from './read.ts';

/** Whatever it holds: what is shown and deleted need not have its shape. */
const anyDocument = z.record(z.string(), z.unknown());
export type StoredAnything = Stored<z.infer<typeof anyDocument>>;
/** What of somebody's progress says with whom they walk. */
const membership = progressDocument.pick({ group: true });

/** A person's registrations. */
export function readRegistrationsByUid(uid: string): Promise<Stored<RegistrationDocument>[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('participantId', '==', uid),
  );
}

/** The signed releases that are kept of a person whose data was deleted. */
export function readSealedEvidenceOf(uid: string) {
  return readQuery(documentPaths.sealedEvidenceOf, sealedEvidenceDocument, (query) =>
    query.where('participantId', '==', uid),
  );
}

/** The signed releases that need not be kept any more. `now`: ISO 8601, UTC. */
export function readExpiredEvidence(now: string) {
  return readQuery(documentPaths.sealedEvidenceOf, sealedEvidenceDocument, (query) =>
    query.where('expiresAt', '<=', new Date(now)),
  );
}

export function readParticipants() {
  return readQuery(documentPaths.participants, participantDocument);
}

/** What is stored of one person, by what becomes of it when their data is deleted. */
export interface PersonalDocuments {
  /** Theirs alone. */
  own: StoredAnything[];
  /** The groups they walk with, as their progress has them. */
  groups: Pick<ProgressDocument, 'group'>[];
  /** Of those groups, what is of them. */
  groupEntries: StoredAnything[];
  /** Tickets they redeemed. */
  tickets: StoredAnything[];
  /** What imports of these tickets keep for a day, so that they can be undone. */
  ticketImports: StoredAnything[];
  /** Movements of a till by their payments. */
  tillEntries: StoredAnything[];
}

/** All that is stored of a person under their uid and registrations. */
export async function readPersonalDocuments(
  uid: string,
  submissionIds: readonly string[],
): Promise<PersonalDocuments> {
  const of = (collection: string, field = 'participantId', value: unknown = uid) =>
    readQuery(collection, anyDocument, (query) => query.where(field, '==', value));
  const [participant, progress, records, answers, tickets, tillEntries] = await Promise.all([
    readDocument(documentPaths.participant(uid), anyDocument),
    readQuery(documentPaths.progressOf(uid), anyDocument),
    Promise.all([
      of(documentPaths.registrations),
      of(documentPaths.checkIns),
      of(documentPaths.claims),
      of(documentPaths.deskDoubts),
      of(documentPaths.displayNames),
      of('redemptionCodes'),
      of('returnCodes'),
    ]),
    // Answers that are kept for repeats, a day at most: found by what they hold.
    readQuery('idempotentRequests', anyDocument),
    of(documentPaths.tickets, 'redeemedBy'),
    Promise.all(submissionIds.map((id) => of('tillEntries', 'submissionId', id))),
  ]);
  const names = [uid, ...submissionIds];
  const responses = answers.filter(({ data }) =>
    names.some((name) => String(data.answer).includes(name)),
  );
  const own = [...(participant ? [participant] : []), ...progress, ...records.flat(), ...responses];
  const groups = progress.flatMap(({ data }) => membership.safeParse(data).data ?? []);
  const groupEntries = (await Promise.all(groups.map(readEntry))).flat();
  const ticketImports = await readImportsOf(tickets.map(({ id }) => id));
  return {
    own,
    groups,
    groupEntries,
    tickets,
    ticketImports,
    tillEntries: tillEntries.flat(),
  };
}

async function readImportsOf(ticketIds: readonly string[]): Promise<StoredAnything[]> {
  const imports = await Promise.all(
    ticketIds.map((id) =>
      readQuery(documentPaths.ticketImports, anyDocument, (query) =>
        query.where('ticketIds', 'array-contains', id),
      ),
    ),
  );
  return [...new Map(imports.flat().map((record) => [record.path, record])).values()];
}

/** A group as far as it is of one member: the others' entries are theirs. */
async function readEntry({ group }: Pick<ProgressDocument, 'group'>): Promise<StoredAnything[]> {
  const stored = group && (await readGroup(group.id));
  if (!stored) return [];
  const { eventId, members } = stored.data;
  return [{ ...stored, data: { eventId, member: members[group.memberId] } }];
}
