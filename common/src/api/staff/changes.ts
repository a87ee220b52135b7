import { z } from 'zod';
import { deskPayment } from '../../model/categories.ts';
import {
  checkInChange,
  ticketChangeKind,
  undoResult,
  withdrawnAnnouncement,
} from '../../model/changes.ts';
import { eventEffect } from '../../model/events.ts';
import { compositeId, documentId, instant, money } from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';

/** Topics of which staff can undo changes. */
export const changeTopic = z.enum([
  'events',
  'announcements',
  'registrations',
  'tickets',
  'businesses',
  'staff',
  'shops',
]);

export type ChangeTopic = z.infer<typeof changeTopic>;

/** Topics whose changes belong to one event. */
const topicsOfOneEvent: ReadonlySet<ChangeTopic> = new Set([
  'announcements',
  'registrations',
  'staff',
  'shops',
]);

const base = {
  /** ID for an undo; the first of `partIds`. */
  id: z.string(),
  /** IDs of all parts, in the order of their requests: a file takes several. */
  partIds: z.array(z.string()),
  eventId: z.string().nullable(),
  madeBy: z.string(),
  madeAt: instant,
  undoUntil: instant,
};

const importedRecords = {
  /** Number of imported records. */
  count: z.number().int(),
  /** First record by name. */
  firstName: z.string(),
};

const listedAdmission = z.object({
  ...base,
  kind: z.literal('admission'),
  /** Names of the affected people. */
  people: z.array(z.string()),
  /** Payment, which leaves the till again; null if none was taken. */
  taken: money
    .extend({ method: deskPayment.default('cash') })
    .nullable()
    .default(null),
});

const listedRedemption = z.object({
  ...base,
  kind: z.literal('redemption'),
  rewardName: z.string(),
});

const listedCheckIn = z.object({
  ...base,
  kind: z.literal('check-in'),
  change: checkInChange,
  /** Name of the person; empty if their registration was deleted. */
  people: z.array(z.string()),
  businesses: z.array(z.string()),
});

/** Action at a desk that can still be undone. */
const deskChange = z.discriminatedUnion('kind', [listedAdmission, listedRedemption, listedCheckIn]);

export type DeskChange = z.infer<typeof deskChange>;

/** Change that can still be undone. */
export const listedChange = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('event-edit'),
    effects: z.array(eventEffect),
  }),
  z.object({
    ...base,
    ...withdrawnAnnouncement.shape,
    kind: z.literal('withdrawal'),
  }),
  z.object({
    ...base,
    kind: z.literal('cancellation'),
    /** Number of registrations that are still canceled. */
    people: z.number().int(),
  }),
  z.object({
    ...base,
    kind: z.literal('ticket-change'),
    change: ticketChangeKind,
    /** Number of tickets added, changed or deleted. */
    count: z.number().int(),
    /** First and last ticket by ID. */
    firstTicket: z.string(),
    lastTicket: z.string(),
  }),
  z.object({ ...base, ...importedRecords, kind: z.literal('business-import') }),
  z.object({ ...base, ...importedRecords, kind: z.literal('roster-import') }),
  z.object({ ...base, kind: z.literal('roster-edit'), name: z.string() }),
  z.object({
    ...base,
    kind: z.literal('roster-end'),
    name: z.string(),
    isNoShow: z.boolean(),
    replacedBy: z.string().nullable(),
  }),
  z.object({ ...base, ...importedRecords, kind: z.literal('shop-approval') }),
  listedAdmission,
  listedRedemption,
  listedCheckIn,
]);

export type ListedChange = z.infer<typeof listedChange>;
export type ListedChangeOf<K extends ListedChange['kind']> = Extract<ListedChange, { kind: K }>;

/** Returns the changes of one kind. */
export function ofKind<K extends ListedChange['kind']>(
  changes: readonly ListedChange[] | undefined,
  kind: K,
): ListedChangeOf<K>[] {
  const isOfKind = (change: ListedChange): change is ListedChangeOf<K> => change.kind === kind;
  return changes?.filter(isOfKind) ?? [];
}

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/admin/changes',
  access: 'admin',
  summary: 'Lists the changes of a topic that can still be undone, latest first.',
  query: z
    .strictObject({ topic: changeTopic, eventId: documentId.optional() })
    .refine(({ topic, eventId }) => eventId !== undefined || !topicsOfOneEvent.has(topic), {
      path: ['eventId'],
      message: 'choose-event',
    }),
  output: z.object({ changes: z.array(listedChange) }),
  problems: [],
});

export const undoChange = endpoint({
  method: 'POST',
  path: '/api/admin/changes/{id}/undo',
  access: 'admin',
  summary:
    'Undoes a change within its time. Records that were used or changed since stay as they are and are named, or reject the undo. A repeat returns the first response.',
  params: z.object({ id: documentId }),
  body: z.strictObject({
    /** `nextCursor` of the part before, for a change of many. */
    cursor: documentId.optional(),
    /** True to publish an announcement that was due since it was withdrawn; otherwise it is rejected. */
    publishesLate: z.boolean().optional().default(false),
  }),
  output: undoResult,
  problems: [
    'businesses-gone',
    'capacity-below-taken',
    'change-gone',
    'change-undo-over',
    'changed-since',
    'currency-in-use',
    'event-gone',
    'event-undo-over',
    'import-undo-over',
    'publish-time-passed',
    'quantity-below-taken',
    'registered-since',
    'ticket-type-in-use',
    'sold-out',
    'too-few-left',
    'no-such-ticket-type',
  ],
});

export const listDeskChanges = endpoint({
  method: 'GET',
  path: '/api/admin/desk/changes',
  access: 'desk',
  summary: 'Lists the caller’s actions at an event’s desk that can still be undone, latest first.',
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ changes: z.array(deskChange) }),
  problems: [],
});

export const undoDeskChange = endpoint({
  method: 'POST',
  path: '/api/admin/desk/changes/{id}/undo',
  access: 'desk',
  summary:
    'Undoes an action at a desk within 5 minutes: an admission with its payments, a redemption, or a decision about check-ins. A repeat returns the first response.',
  params: z.object({ id: compositeId }),
  output: undoResult,
  problems: [
    'came-in-since',
    'no-redemption',
    'not-in-event',
    'not-your-action',
    'nothing-to-undo',
    'payment-till-closed',
    'registration-not-found',
    'till-short',
    'undo-over',
    'undo-over-at-desk',
    'unlocked-reward-given',
  ],
});
