import { z } from 'zod';
import {
  arrivalSource,
  deskPayment,
  offlineConflictReason,
  registrationState,
} from './categories.ts';
import { instant, money } from './fields/values.ts';
import { ticketDocument } from './tickets.ts';

/** Maximum number of people who are admitted together. */
export const maxParty = 20;

/** `admissions/{id}`: read by no client; one desk action for a person or their party, and its undo. */
export const admissionDocument = z.object({
  eventId: z.string(),
  /** Registrations whose ID was checked and who received a glass. */
  arrived: z.array(z.string()),
  /** Registrations that paid. */
  paid: z.array(z.string()),
  /** Registrations whose money was taken although a payment or a ticket had settled them. */
  paidTwice: z.array(z.string()).default([]),
  /** Amount paid for each of them, unless `amounts` has another one. */
  amountCents: z.number().int(),
  /** Amounts by registration. */
  amounts: z.record(z.string(), z.number().int()).default({}),
  method: deskPayment.default('cash'),
  tillId: z.string().nullable(),
  /** Time of the action; for a door list, the time of entry. */
  happenedAt: instant,
  source: arrivalSource.default('desk'),
  /** Uid of the staff member, and their name. */
  staffId: z.string(),
  staffName: z.string(),
  /**
   * Offline conflicts by registration: admissions without a connection that should not have happened, with
   * the reason. The admission itself stays.
   */
  doubts: z.record(z.string(), offlineConflictReason),
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
});

export type AdmissionDocument = z.infer<typeof admissionDocument>;

/** Totals of the payments by one method, in cents of the till's currency. */
const tillColumn = z.object({
  salesCents: z.number().int(),
  salesCount: z.number().int(),
  refundsCents: z.number().int(),
});

export type TillColumn = z.infer<typeof tillColumn>;

export const emptyTillColumn: TillColumn = { salesCents: 0, salesCount: 0, refundsCents: 0 };

/**
 * `tills/{eventId_staffId_number}`: read by no client; payments to one volunteer from the opening to the count. The totals
 * without a column are of cash.
 */
export const tillDocument = z.object({
  eventId: z.string(),
  staffId: z.string(),
  staffName: z.string(),
  currency: z.string(),
  openingFloatCents: z.number().int(),
  salesCents: z.number().int(),
  salesCount: z.number().int(),
  refundsCents: z.number().int(),
  /** Payments recorded here and charged by a card terminal. */
  card: tillColumn.default(emptyTillColumn),
  /** Payments by the organization's other method. */
  other: tillColumn.default(emptyTillColumn),
  /** Cash handed to other tills, less cash received from them. */
  handedOverCents: z.number().int(),
  openedAt: instant,
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  countedCents: z.number().int().nullable(),
  /** Total of the card terminal; null if it was not entered. */
  countedCardCents: z.number().int().nullable().default(null),
  /** Explanation of a difference in the count or the terminal's total; empty if there is none. */
  explanation: z.string(),
});

export type TillDocument = z.infer<typeof tillDocument>;

/** `tillEntries/{id}`: read by no client; one movement of a till. */
export const tillEntryDocument = z.object({
  eventId: z.string(),
  tillId: z.string(),
  kind: z.enum(['sale', 'void', 'refund', 'handover']),
  method: deskPayment.default('cash'),
  /** Amount into the till; negative for out of it. */
  amountCents: z.number().int(),
  submissionId: z.string().nullable(),
  /** Other till of a handover. */
  otherTillId: z.string().nullable(),
  happenedAt: instant,
  staffName: z.string(),
  note: z.string(),
});

export type TillEntryDocument = z.infer<typeof tillEntryDocument>;

/**
 * `deskDoubts/{id}`: read by no client; admission, payment or redemption that should not have happened, mostly
 * made offline, until staff resolve it. The action itself stays.
 */
export const offlineConflictDocument = z.object({
  eventId: z.string(),
  kind: z.enum(['arrival', 'payment', 'redemption']),
  reason: offlineConflictReason,
  participantId: z.string(),
  submissionId: z.string().nullable(),
  /** Redeemed reward; null for another kind. */
  rewardId: z.string().nullable(),
  /** Amount that was paid twice, and its method; null for another kind. */
  paid: money.extend({ method: deskPayment }).nullable().default(null),
  /** Amount owed by a person who was admitted without having paid; null for another kind. */
  due: money.nullable().default(null),
  /** Amount taken from a person whose registration was canceled; null for another kind. */
  taken: money.nullable().default(null),
  /** True if the amount left a till again. */
  isGivenBack: z.boolean().default(false),
  /** Time of the action by the desk's device, and the staff member. */
  happenedAt: instant,
  staffName: z.string(),
  /** Time and staff member of the conflicting action; null if there is none. */
  earlierAt: instant.nullable(),
  earlierBy: z.string().nullable(),
  settledAt: instant.nullable(),
  settledBy: z.string().nullable(),
  /** Resolution; empty until then. */
  note: z.string(),
});

export type OfflineConflictDocument = z.infer<typeof offlineConflictDocument>;

/**
 * `deskLists/current`: read by no client; latest time at which a registration or ticket was deleted, or a ticket left its
 * event. Offline lists of desks from before are read as a whole, all of them if the time is unreadable.
 */
export const deskListsDocument = z.object({
  entryLeftAt: instant.catch('9999-12-31T23:59:59.999Z'),
});

/** Registered person with the few details that the desk needs. */
export const deskPerson = z.object({
  /** ID of the registration; `personReference` of a person whom an offline desk found by name. */
  submissionId: z.string(),
  fullName: z.string(),
  ticketId: z.string().nullable(),
  /** Last characters of the ticket's ID if only they are known: when offline. */
  ticketEnd: z.string().nullable().default(null),
  /** Time of the registration; an earlier version of the API omits it. */
  submittedAt: instant.nullable().default(null),
  /** Type of their ticket; null for none, or until the sale. */
  typeId: z.string().nullable().default(null),
  /** Ticket that they said they would show at the desk; null for none, and when offline. */
  deskTicketId: z.string().nullable().default(null),
  /** True if they said so and only the ticket's hash is known: when offline. */
  hasTicketToShow: z.boolean().default(false),
  state: registrationState,
  /** True if a ticket was verified or the cash was paid. */
  isVerified: z.boolean(),
  /** True for a guest who signs the release at the desk. */
  mustSign: z.boolean().default(false),
});

export type DeskPerson = z.infer<typeof deskPerson>;

/** Unused ticket without a registration. */
export const deskTicket = z.object({
  /** ID; only its last characters, after `…`, for a ticket that an offline desk found by name. */
  ticketId: z.string(),
  typeId: z.string().nullable().default(null),
  /** Holder on record, by initials when offline; null if there is none. */
  holderName: z.string().nullable(),
  /** Null when offline. */
  source: ticketDocument.shape.source.nullable(),
  /** True if the desk takes the price. */
  owes: z.boolean().default(false),
});

export type DeskTicket = z.infer<typeof deskTicket>;

/** Reason for which the desk refuses a scan. */
export const deskRefusal = z.enum([
  'unknown',
  'used',
  'wrong-event',
  'cancelled',
  'revoked',
  'not-paid',
  'reward-locked',
  'reward-claimed',
  'out-of-stock',
  'code-expired',
]);

export type DeskRefusal = z.infer<typeof deskRefusal>;

/** Result of a scan or search at the desk. */
export const deskLookupResult = z.object({
  /**
   * `welcome`: admit. `collect`: cash first. `redeem`: hand out the reward. `register`: valid ticket without
   * a registration. `choose`: several people or tickets match. `refused`: see `reason`.
   */
  answer: z.enum(['welcome', 'collect', 'redeem', 'register', 'choose', 'refused']),
  reason: deskRefusal.nullable(),
  /** Time and staff member of the action that is the reason for a refusal. */
  happenedAt: instant.nullable(),
  happenedBy: z.string().nullable(),
  /** Normalized input: ticket ID, code, confirmation ID or name. */
  lookedUp: z.string(),
  /** Name of the event that it belongs to, if that is another one and still exists. */
  otherEventName: z.string().nullable(),
  /** The person, followed by members of their party who have not arrived. With `choose`: the candidates. */
  people: z.array(deskPerson),
  /** Tickets without a registration: the one of `register`, or the candidates of `choose`. */
  tickets: z.array(deskTicket),
  /** Tickets of the same order without a registration. */
  missing: z.array(deskTicket).default([]),
  reward: z.object({ code: z.string(), name: z.string() }).nullable(),
  ticketId: z.string().nullable(),
});

export type DeskLookupResult = z.infer<typeof deskLookupResult>;
