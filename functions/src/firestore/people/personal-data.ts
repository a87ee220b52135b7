import { mailDocument } from '@wine-walk/common/model/mail.ts';
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
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { isSameEmail } from '@wine-walk/common/rules/tickets/tickets.ts';
import { z } from 'zod';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';
import { readGroup } from './groups.ts';

/** Any document: exported and deleted documents need not match a schema. */
const anyDocument = z.record(z.string(), z.unknown());
export type StoredAnything = Stored<z.infer<typeof anyDocument>>;
const ticketHolder = ticketDocument.pick({ holderEmail: true });
const invitationMail = mailDocument.pick({ to: true, invitation: true });
/** Part of a participant's progress that names their group. */
const membership = progressDocument.pick({ group: true });

/** Returns the registrations of a participant. */
export function readRegistrationsByUid(uid: string): Promise<Stored<RegistrationDocument>[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('participantId', '==', uid),
  );
}

/** Returns the sealed releases of a participant whose data was deleted. */
export function readSealedEvidenceOf(uid: string) {
  return readQuery(documentPaths.sealedEvidenceOf, sealedEvidenceDocument, (query) =>
    query.where('participantId', '==', uid),
  );
}

/** Returns the sealed releases that have expired. `now`: ISO 8601, UTC. */
export function readExpiredEvidence(now: string) {
  return readQuery(documentPaths.sealedEvidenceOf, sealedEvidenceDocument, (query) =>
    query.where('expiresAt', '<=', new Date(now)),
  );
}

/** Returns the participants who registered first before a time (ISO 8601, UTC). */
export function readParticipantsCreatedBefore(before: string) {
  return readQuery(documentPaths.participants, participantDocument, (query) =>
    query.where('createdAt', '<', new Date(before)),
  );
}

/** Documents of one participant, by their handling in a deletion. */
export interface PersonalDocuments {
  /** Documents that concern this participant only. */
  own: StoredAnything[];
  /** Groups of the participant, as stored in their progress. */
  groups: Pick<ProgressDocument, 'group'>[];
  /** Entries of the participant in these groups. */
  groupEntries: StoredAnything[];
  /** Tickets redeemed by the participant. */
  tickets: StoredAnything[];
  /** Changes of their documents, which are retained for at most a day for an undo. */
  changes: StoredAnything[];
  /** Till entries of the participant's payments. */
  tillEntries: StoredAnything[];
  /** Links in mails about the participant, by which these mails are stopped. */
  mailStops: StoredAnything[];
  /** Units of limited rewards that the participant reserved or claimed. */
  slots: StoredAnything[];
}

/**
 * Returns all documents of a participant, found by their uid, registrations, tickets and verified emails. An email that they
 * only typed leads to nothing: it may be another person's.
 */
export async function readPersonalDocuments(
  uid: string,
  registrations: readonly Stored<RegistrationDocument>[],
): Promise<PersonalDocuments> {
  const submissionIds = registrations.map(({ id }) => id);
  const of = (collection: string, field = 'participantId', value: unknown = uid) =>
    readQuery(collection, anyDocument, (query) => query.where(field, '==', value));
  const participant = await readDocument(documentPaths.participant(uid), anyDocument);
  const emails = provenEmails([participant?.data ?? {}, ...registrations.map(({ data }) => data)]);
  const ofRegistrations = async (collection: string) =>
    (await Promise.all(submissionIds.map((id) => of(collection, 'submissionId', id)))).flat();
  const tickets = await of(documentPaths.tickets, 'redeemedBy');
  const [progress, records, answers, tillEntries, mailStops, slots, mails, invitations, requests] =
    await Promise.all([
      readQuery(documentPaths.progressOf(uid), anyDocument),
      Promise.all([
        of(documentPaths.registrations),
        of(documentPaths.checkIns),
        of(documentPaths.claims),
        of(documentPaths.offlineConflicts),
        of(documentPaths.displayNames),
        of('redemptionCodes'),
        of('returnCodes'),
        of(documentPaths.sessionCookies),
        of(documentPaths.walletDevices),
        of(documentPaths.notificationDeliveries),
        of(documentPaths.pushSubscriptions),
      ]),
      // Stored responses for repeats, retained for a day.
      readQuery(documentPaths.idempotentRequests, anyDocument, (query) =>
        query.where('participantIds', 'array-contains', uid),
      ),
      ofRegistrations('tillEntries'),
      ofRegistrations(documentPaths.mailStops),
      of(documentPaths.rewardSlots),
      readMailsOf(submissionIds, emails),
      readInvitationsTo(tickets),
      readRequestsOf(emails),
    ]);
  const own = [
    ...(participant ? [participant] : []),
    ...progress,
    ...records.flat(),
    ...answers,
    ...uniquePaths([...mails, ...invitations]),
    ...requests,
  ];
  const groups = progress.flatMap(({ data }) => membership.safeParse(data).data ?? []);
  const groupEntries = (await Promise.all(groups.map(readEntry))).flat();
  const changes = await readChangesOf([...own, ...tickets].map(({ path }) => path));
  return {
    own,
    groups,
    groupEntries,
    tickets,
    changes,
    tillEntries,
    mailStops,
    slots,
  };
}

/** Returns the emails that their owner has verified. */
function provenEmails(documents: readonly Record<string, unknown>[]): string[] {
  const proven = documents.flatMap(({ email, emailProvenAt }) =>
    typeof email === 'string' && email !== '' && emailProvenAt ? email : [],
  );
  return [...new Set(proven)];
}

/** Returns the mails about these registrations, and those to these emails that are about no registration of others. */
async function readMailsOf(
  submissionIds: readonly string[],
  emails: readonly string[],
): Promise<StoredAnything[]> {
  const read = (field: string, value: string) =>
    readQuery(documentPaths.mails, anyDocument, (query) => query.where(field, '==', value));
  const [about, to] = await Promise.all([
    Promise.all(submissionIds.map((id) => read('submissionId', id))),
    Promise.all(emails.map((email) => read('to', email))),
  ]);
  const ownTo = to.flat().filter(({ data }) => !data.submissionId);
  return [...about.flat(), ...ownTo];
}

/** Returns the entries of these emails in waiting lists and prize draws, and their requests for a notice of the next event. */
async function readRequestsOf(emails: readonly string[]): Promise<StoredAnything[]> {
  const requests = emails.flatMap((email) =>
    [
      { collection: documentPaths.eventNotices, field: 'email' },
      { collection: documentPaths.waitingList, field: 'email' },
      { collection: documentPaths.freeEntries, field: 'contact' },
    ].map(({ collection, field }) =>
      readQuery(collection, anyDocument, (query) => query.where(field, '==', email)),
    ),
  );
  return (await Promise.all(requests)).flat();
}

/** Maximum number of values that a query compares with a list. */
const maxCompared = 30;

/** Returns the invitations to register with these tickets that were mailed to their holders on record. */
async function readInvitationsTo(tickets: readonly StoredAnything[]): Promise<StoredAnything[]> {
  const holders = new Map(
    tickets.flatMap(({ id, data }) => {
      const { holderEmail } = ticketHolder.safeParse(data).data ?? {};
      return holderEmail ? [[id, holderEmail]] : [];
    }),
  );
  const mails = await readContainingAny(documentPaths.mails, 'invitation.ticketIds', [
    ...holders.keys(),
  ]);
  return mails.filter(({ data }) => {
    const mail = invitationMail.safeParse(data).data;
    return mail?.invitation?.ticketIds.some((id) => isSameEmail(mail.to, holders.get(id) ?? null));
  });
}

const readChangesOf = (paths: readonly string[]) =>
  readContainingAny(documentPaths.changes, 'documents', paths);

/** Returns the documents whose list in a field has any of the values, each once. */
async function readContainingAny(
  collection: string,
  field: string,
  values: readonly string[],
): Promise<StoredAnything[]> {
  const queries: Promise<StoredAnything[]>[] = [];
  for (let from = 0; from < values.length; from += maxCompared)
    queries.push(
      readQuery(collection, anyDocument, (query) =>
        query.where(field, 'array-contains-any', values.slice(from, from + maxCompared)),
      ),
    );
  return uniquePaths((await Promise.all(queries)).flat());
}

const uniquePaths = (documents: readonly StoredAnything[]) => [
  ...new Map(documents.map((document) => [document.path, document])).values(),
];

/** Returns a group reduced to one member, since the other entries belong to others. */
async function readEntry({ group }: Pick<ProgressDocument, 'group'>): Promise<StoredAnything[]> {
  const stored = group && (await readGroup(group.id));
  if (!stored) return [];
  const { eventId, members } = stored.data;
  return [{ ...stored, data: { eventId, member: members[group.memberId] } }];
}
