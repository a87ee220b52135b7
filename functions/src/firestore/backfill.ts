import { isDeepStrictEqual } from 'node:util';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { checkInDocument } from '@wine-walk/common/model/check-in.ts';
import {
  admissionDocument,
  offlineConflictDocument,
  tillDocument,
  tillEntryDocument,
} from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { email } from '@wine-walk/common/model/fields/values.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { organizationDocument } from '@wine-walk/common/model/organization.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import {
  claimDocument,
  pointRuleDocument,
  rewardDocument,
  rewardSlotDocument,
} from '@wine-walk/common/model/rewards.ts';
import {
  auditDocument,
  staffDocument,
  staffLinkDocument,
  volunteerDocument,
} from '@wine-walk/common/model/staff.ts';
import { ticketCountsDocument } from '@wine-walk/common/model/ticket-counts.ts';
import { ticketSellersDocument } from '@wine-walk/common/model/ticket-sellers.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  deriveRegistrationState,
  nameKeys,
} from '@wine-walk/common/rules/registrations/registration-state.ts';
import { firstVerifiedVisit } from '@wine-walk/common/rules/rewards/rewards.ts';
import { ticketEntryKey } from '@wine-walk/common/rules/tickets/ticket-entry.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { accountNameKeys } from '../lib/display-name.ts';
import { cleanedDetails } from './audit.ts';
import { firestore } from './firestore.ts';
import { documentPaths } from './paths.ts';
import { parseOrSkip, readDocumentsSkippingInvalid, type Stored } from './read.ts';
import { maxWritesPerCommit, type Write } from './write.ts';

type Fields = Readonly<Record<string, unknown>>;
type AnySchema = z.ZodObject<z.ZodRawShape, z.core.$strip>;

/** Document with the names of its stored fields. */
interface Found<T> extends Stored<T> {
  stored: ReadonlySet<string>;
}

interface Backfilled {
  /** ID of the collection, or of all collections with this name if `isGroup`. */
  collectionId: string;
  isGroup?: true;
  schema: AnySchema;
  /** Returns the writes of a page. `now`: epoch milliseconds. */
  toWrites: (snapshots: readonly DocumentSnapshot[], now: number) => Promise<Write[]>;
}

/** Returns derived fields as they are computed now, which replace other stored values. */
type Derive<T> = (record: Found<T>, now: number) => Fields | Promise<Fields>;

function backfilled<S extends AnySchema>(
  collectionId: string,
  schema: S,
  derive: Derive<z.output<S>> = () => ({}),
  group: { isGroup?: true } = {},
): Backfilled {
  const toWrites = async (snapshots: readonly DocumentSnapshot[], now: number) => {
    const writes = snapshots.map(async (snapshot): Promise<Write[]> => {
      const [record] = parseOrSkip(snapshot, schema);
      if (!record) return [];
      const stored = new Set(Object.keys(snapshot.data() ?? {}));
      const data = record.data as Fields;
      const missing = Object.entries(data).filter(
        ([name, value]) => value !== undefined && !stored.has(name),
      );
      const derived = Object.entries(await derive({ ...record, stored }, now)).filter(
        ([name, value]) => !isDeepStrictEqual(data[name], value),
      );
      const { path, revision } = record;
      const changed = Object.fromEntries([...missing, ...derived]);
      return Object.keys(changed).length === 0
        ? []
        : [{ kind: 'update', path, data: changed, revision }];
    });
    return (await Promise.all(writes)).flat();
  };
  return { collectionId, schema, toWrites, ...group };
}

/** Deletes the documents of a collection that earlier versions had. */
const removed = (collectionId: string): Backfilled => ({
  collectionId,
  schema: z.object({}),
  toWrites: async (snapshots) => snapshots.map(({ ref: { path } }) => ({ kind: 'delete', path })),
});

/**
 * Collections whose documents outlive a day. A query finds no document that lacks the field, in spite of the schema's
 * default, so every field with a default is stored.
 */
export const backfilledCollections: readonly Backfilled[] = [
  backfilled(documentPaths.organizations, organizationDocument),
  backfilled(documentPaths.events, eventDocument),
  backfilled(
    'announcements',
    announcementDocument,
    ({ data, stored }, now) =>
      stored.has('isPublished') ? {} : { isPublished: Date.parse(data.publishAt) <= now },
    { isGroup: true },
  ),
  backfilled(documentPaths.businesses, businessDocument),
  backfilled('offers', offerDocument, undefined, { isGroup: true }),
  backfilled(documentPaths.rewards, rewardDocument),
  backfilled(documentPaths.pointRules, pointRuleDocument),
  backfilled(documentPaths.tickets, ticketDocument, ({ id, data }) => {
    const { holderNameKey, holderNameTerms } = holderFields(data);
    const holderEmail = email.safeParse(data.holderEmail).data ?? data.holderEmail;
    return { holderEmail, holderNameKey, holderNameTerms, entryKey: ticketEntryKey(id) ?? '' };
  }),
  backfilled(documentPaths.ticketCounts, ticketCountsDocument),
  backfilled('ticketSellers', ticketSellersDocument),
  backfilled(documentPaths.registrations, registrationDocument, deriveRegistrationFields),
  backfilled(documentPaths.participants, participantDocument),
  backfilled('progress', progressDocument, undefined, { isGroup: true }),
  backfilled(documentPaths.checkIns, checkInDocument),
  backfilled(documentPaths.claims, claimDocument),
  backfilled(documentPaths.rewardSlots, rewardSlotDocument),
  backfilled(documentPaths.staff, staffDocument, ({ data, stored }) =>
    stored.has('nameKeys') ? {} : { nameKeys: accountNameKeys(data) },
  ),
  backfilled(documentPaths.shifts, staffLinkDocument),
  backfilled(documentPaths.shopLinks, staffLinkDocument),
  backfilled(documentPaths.volunteers, volunteerDocument),
  backfilled('admissions', admissionDocument),
  backfilled(documentPaths.tills, tillDocument),
  backfilled('tillEntries', tillEntryDocument),
  backfilled(documentPaths.offlineConflicts, offlineConflictDocument),
  backfilled(documentPaths.auditEntries, auditDocument, ({ data }) => {
    const details = cleanedDetails(data);
    return details ? { details } : {};
  }),
  // Changes that could be undone in earlier versions. They are in `changes` now.
  removed('walkChanges'),
  removed('ticketImports'),
];

/** Registrations of early versions have no `firstVisitAt`: it is the first verified visit of their progress. */
async function deriveRegistrationFields({ data, stored }: Found<RegistrationDocument>) {
  const firstVisitAt = stored.has('firstVisitAt')
    ? data.firstVisitAt
    : await readFirstVisit(data.participantId, data.eventId);
  const state = deriveRegistrationState({ ...data, firstVisitAt });
  return { ...nameKeys(data.fullName), firstVisitAt, state };
}

async function readFirstVisit(uid: string, eventId: string): Promise<string | null> {
  const path = documentPaths.progress(uid, eventId);
  const [progress] = await readDocumentsSkippingInvalid([path, progressDocument]);
  return progress ? firstVerifiedVisit(progress.data) : null;
}

/** Documents of one collection to be written, and one commit's worth of them. */
interface BackfillPage {
  collectionId: string;
  writes: Write[];
}

/**
 * Returns writes that store missing fields and recompute derived ones, one page per commit, each on the condition that the
 * document has not changed since it was read. Invalid documents are logged and left unchanged. `now`: epoch milliseconds.
 */
export async function* backfillWrites(now: number): AsyncGenerator<BackfillPage> {
  for (const { collectionId, isGroup, toWrites } of backfilledCollections) {
    const db = await firestore();
    const all = isGroup ? db.collectionGroup(collectionId) : db.collection(collectionId);
    const ordered = all.orderBy('__name__').limit(maxWritesPerCommit);
    let last: DocumentSnapshot | undefined;
    do {
      const { docs } = await (last ? ordered.startAfter(last.ref) : ordered).get();
      yield { collectionId, writes: await toWrites(docs, now) };
      last = docs.length === maxWritesPerCommit ? docs.at(-1) : undefined;
    } while (last);
  }
}
