import { z } from 'zod';
import { announcementDocument } from './announcements.ts';
import { checkInDocument } from './check-in.ts';
import { eventEffect } from './events.ts';
import { skippingInvalid } from './fields/stored.ts';
import { instant } from './fields/values.ts';
import { refusal } from './participants.ts';
import { ticketDocument } from './tickets.ts';

/** Reason for which an undo leaves a registration canceled. */
export const leftReason = z.enum(['sold-out', 'ticket-gone', 'type-gone', 'restored', 'changed']);

export type LeftReason = z.infer<typeof leftReason>;

/** Result of an undo. */
export const undoResult = z.object({
  /** Number of added records that were removed. */
  removed: z.number().int(),
  /** Number of changed or deleted records that were restored. */
  restored: z.number().int(),
  /** Records that stay as they are: used, changed, deleted or added since. */
  leftAlone: z.array(z.object({ id: z.string(), name: z.string(), reason: leftReason.nullable() })),
  /** Cursor of the next part of a change of many; null at the end. */
  nextCursor: z.string().nullable(),
});

export type UndoResult = z.infer<typeof undoResult>;

/** Returns the result of an undo with these counts, and 0 or none for the others. */
export const undone = (result: Partial<UndoResult>): UndoResult => ({
  removed: 0,
  restored: 0,
  leftAlone: [],
  nextCursor: null,
  ...result,
});

const base = {
  /** Event that it belongs to; null for a change of no single event. */
  eventId: z.string().nullable(),
  /** Uid, username and full name of the staff member. */
  staffId: z.string(),
  madeBy: z.string(),
  staffName: z.string(),
  madeAt: instant,
  /** End of the time for an undo, after which Firestore may delete the change. */
  expiresAt: instant,
  /** First change of the same file, if it took several requests. */
  partOf: z.string().nullable(),
  /** Paths of the changed documents, by which the deletion of a person's data finds it. */
  documents: z.array(z.string()),
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
  /** Response of the undo, for a repeat. */
  result: undoResult.nullable(),
};

/** Document changed by an edit: all changed fields before and after it, as JSON. */
const changedDocument = z.object({ path: z.string(), before: z.string(), after: z.string() });

export type ChangedDocument = z.infer<typeof changedDocument>;

/** Edit of an event in progress, or of a record that its attendees see. */
const eventEdit = z.object({
  ...base,
  kind: z.literal('event-edit'),
  eventId: z.string(),
  summary: z.object({ effects: skippingInvalid(z.array(eventEffect)) }),
  undoData: z.object({ documents: z.array(changedDocument) }),
});

/** Withdrawn announcement as lists show it, and what decides if it is published when it comes back. */
export const withdrawnAnnouncement = announcementDocument
  .pick({ title: true, publishAt: true, timing: true, isPublished: true, scheduledMail: true })
  // An earlier version did not store it.
  .extend({ updatedAt: instant.default('1970-01-01T00:00:00.000Z') });

/** Withdrawal of an announcement. */
const withdrawal = z.object({
  ...base,
  kind: z.literal('withdrawal'),
  eventId: z.string(),
  summary: withdrawnAnnouncement,
  undoData: z.object({ announcement: announcementDocument }),
});

/** Cancellation of many registrations, which name it in `cancelledIn`. */
const cancellation = z.object({
  ...base,
  kind: z.literal('cancellation'),
  eventId: z.string(),
  summary: z.object({}),
  undoData: z.object({}),
});

/** Kind of a recorded change of many tickets. */
export const ticketChangeKind = z.enum(['import', 'move', 'reassign', 'delete']);

export type TicketChangeKind = z.infer<typeof ticketChangeKind>;

const changedTicket = z.object({
  id: z.string(),
  /** Replaced or deleted values; null if the ticket did not exist. */
  before: ticketDocument
    .pick({
      eventId: true,
      typeId: true,
      holderName: true,
      holderEmail: true,
      orderId: true,
      owes: true,
    })
    .nullable(),
  /** Digest of the new values; empty for a deleted ticket. */
  version: z.string(),
  /** Further values of a deleted ticket; null for others. */
  deleted: ticketDocument.pick({ source: true, createdAt: true }).nullable(),
});

export type ChangedTicket = z.infer<typeof changedTicket>;

/** Import request of tickets, or change of up to 400 of them. */
const ticketChange = z.object({
  ...base,
  kind: z.literal('ticket-change'),
  summary: z.object({
    change: ticketChangeKind,
    count: z.number().int(),
    /** First and last ticket by ID. */
    firstTicket: z.string(),
    lastTicket: z.string(),
  }),
  undoData: z.object({ tickets: z.array(changedTicket) }),
});

const importSummary = z.object({
  count: z.number().int(),
  /** First record by name. */
  firstName: z.string(),
});

/** Import of businesses; `documents` are the created ones. */
const businessImport = z.object({
  ...base,
  kind: z.literal('business-import'),
  summary: importSummary,
  undoData: z.object({}),
});

/** Import request of a roster; `documents` are the volunteers that it added. */
const rosterImport = z.object({
  ...base,
  kind: z.literal('roster-import'),
  eventId: z.string(),
  summary: importSummary,
  undoData: z.object({}),
});

/** Edit of a person on the roster. */
const rosterEdit = z.object({
  ...base,
  kind: z.literal('roster-edit'),
  eventId: z.string(),
  summary: z.object({ name: z.string() }),
  undoData: z.object({ documents: z.array(changedDocument) }),
});

/** End of the access of a person on the roster; `documents` are the person and the replacement. */
const rosterEnd = z.object({
  ...base,
  kind: z.literal('roster-end'),
  eventId: z.string(),
  summary: z.object({
    name: z.string(),
    isNoShow: z.boolean(),
    /** Person who was added by it; null without one. */
    replacedBy: z.string().nullable(),
  }),
  undoData: z.object({
    documents: z.array(changedDocument),
    /** Path of the replacement; null without one. */
    replacement: z.string().nullable(),
  }),
});

/** Approval of the pages of shops. */
const shopApproval = z.object({
  ...base,
  kind: z.literal('shop-approval'),
  eventId: z.string(),
  summary: importSummary,
  undoData: z.object({
    pages: z.array(
      z.object({ businessId: z.string(), name: z.string(), documents: z.array(changedDocument) }),
    ),
  }),
});

/** Admission at a desk, with its ID; `documents` are it and its registrations. */
const admission = z.object({
  ...base,
  kind: z.literal('admission'),
  eventId: z.string(),
  summary: z.object({}),
  undoData: z.object({}),
});

/** Redemption of a reward. */
const redemption = z.object({
  ...base,
  kind: z.literal('redemption'),
  eventId: z.string(),
  summary: z.object({ rewardName: z.string(), claimId: z.string() }),
  undoData: z.object({}),
});

/** State of a check-in before a decision of staff. */
const checkInBefore = checkInDocument
  .pick({
    state: true,
    reviewedBy: true,
    reviewerId: true,
    reviewedAt: true,
    reviewReason: true,
  })
  .extend({
    id: z.string(),
    /** Refusal as the attendee saw it; null for none. */
    refusal: refusal.nullable(),
  });

/** Decision of staff about check-ins of one participant, or check-ins that staff made. */
export const checkInChange = z.enum(['confirm', 'refuse', 'check-in', 'enter-card']);

export type CheckInBefore = z.infer<typeof checkInBefore>;

const checkInDecision = z.object({
  ...base,
  kind: z.literal('check-in'),
  eventId: z.string(),
  summary: z.object({
    change: checkInChange,
    /** Check-ins with the name of their business. */
    checkIns: z.array(z.object({ id: z.string(), businessName: z.string() })),
    /** Path of the registration, or of the participant without one. */
    person: z.string(),
  }),
  undoData: z.object({
    /** Check-ins that existed before it. */
    before: z.array(checkInBefore).default([]),
  }),
});

/**
 * `changes/{id}`: read by no client; change by staff that can be undone for a while, written in the commit that makes it.
 * `summary`: facts that lists show. `undoData`: data that only the undo reads, up to 600 KB.
 */
export const changeDocument = z.discriminatedUnion('kind', [
  // Deleted after `expiresAt` (TTL policy on this field).
  eventEdit,
  withdrawal,
  cancellation,
  ticketChange,
  businessImport,
  rosterImport,
  rosterEdit,
  rosterEnd,
  shopApproval,
  admission,
  redemption,
  checkInDecision,
]);

export type ChangeDocument = z.infer<typeof changeDocument>;
export type ChangeKind = ChangeDocument['kind'];
export type ChangeOf<K extends ChangeKind> = Extract<ChangeDocument, { kind: K }>;

/** Kinds of actions at a desk, which its staff undo themselves. */
export const deskChangeKinds = ['admission', 'redemption', 'check-in'] as const;

export type DeskChangeKind = (typeof deskChangeKinds)[number];

const undoOnly = { documents: true, undoData: true } as const;

/** Change without the data that only the undo reads. */
export const changeOutline = z.discriminatedUnion('kind', [
  eventEdit.omit(undoOnly),
  withdrawal.omit(undoOnly),
  cancellation.omit(undoOnly),
  ticketChange.omit(undoOnly),
  businessImport.omit(undoOnly),
  rosterImport.omit(undoOnly),
  rosterEdit.omit(undoOnly),
  rosterEnd.omit(undoOnly),
  shopApproval.omit(undoOnly),
  admission.omit(undoOnly),
  redemption.omit(undoOnly),
  checkInDecision.omit(undoOnly),
]);

export type ChangeOutline = z.infer<typeof changeOutline>;
export type OutlineOf<K extends ChangeKind> = Extract<ChangeOutline, { kind: K }>;

/** Fields of `changeOutline`, for a projection. */
export const changeOutlineFields = Object.keys(eventEdit.omit(undoOnly).shape);
