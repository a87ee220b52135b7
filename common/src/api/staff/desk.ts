import { z } from 'zod';
import {
  arrivalSource,
  deskPayment,
  holderChange,
  offlineConflictReason,
} from '../../model/categories.ts';
import {
  deskLookupResult,
  deskPerson,
  maxParty,
  offlineConflictDocument,
} from '../../model/desk.ts';
import {
  compositeId,
  documentId,
  instant,
  line,
  money,
  personName,
  ticketId,
  ticketPriceCents,
} from '../../model/fields/values.ts';
import { ticketsLeft, unlimitedTickets } from '../../model/ticket-counts.ts';
import { ticketType } from '../../model/ticket-types.ts';
import { endpoint } from '../contract/endpoint.ts';

/** Event of the desk. */
const deskEvent = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  ticketPrice: money,
  ticketTypes: z.array(ticketType).default([]),
  /** Tickets left to sell at the time of the response; an offline desk ignores them. */
  left: ticketsLeft.default(unlimitedTickets),
});

export const lookUpAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/desk/lookup',
  access: 'desk',
  rate: { perMinute: 240, by: 'caller' },
  summary: 'Returns the result of a scan or search at the desk.',
  body: z.strictObject({
    /** URL or ID of a confirmation, ticket ID, redemption code, email, words of a name, or `personReference`. */
    text: line(500).min(1, 'scan-or-type-something'),
    /** Defaults to the event in progress. */
    eventId: documentId.optional(),
  }),
  output: deskLookupResult.extend({ event: deskEvent }),
  problems: ['event-gone', 'no-desk'],
});

/** Person without a registration, who has signed the current release on paper and is registered by the admission. */
export const deskNewcomer = z.strictObject({
  /** Random ID by the device, so that a repeat registers no person twice. */
  ref: documentId,
  /** Ticket as it was scanned; null for one of `found`, or without a ticket. */
  ticketId: ticketId.nullable(),
  /**
   * Ticket that an offline desk knows by the end of its ID: the searched text (a name, or a ticket of the same order), and
   * that end. Null if `ticketId` names it.
   */
  found: z.strictObject({ text: line(500).min(1), ticketEnd: line(8) }).nullable(),
  /** Empty for the holder on record. */
  fullName: z.union([z.literal(''), personName]),
  /** Required if the holder on record is another person, unless it was done offline. */
  holderChange: holderChange.optional(),
});

export type DeskNewcomer = z.infer<typeof deskNewcomer>;

export const admitAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/desk/admissions',
  access: 'desk',
  summary:
    'Records payment and ID check of one person or a party, all or nothing. Registers those who have no registration.',
  body: z
    .strictObject({
      submissionIds: z.array(documentId).max(maxParty).optional().default([]),
      /** Ticket holders without a registration that an offline desk knows. */
      ticketIds: z.array(documentId).max(maxParty).optional().default([]),
      /** People to register and admit. `typeIds` and `takenCents` name them by `ref`. */
      newcomers: z.array(deskNewcomer).max(maxParty).optional().default([]),
      /** Event of the desk: of the newcomers, and of people who show a ticket of no event. Defaults to the active one. */
      eventId: documentId.optional(),
      /** True if the people who owe the price paid it, into the caller's open till. */
      takesPayment: z.boolean(),
      /**
       * Amount taken from each person who paid, in cents, by the registration or ticket of the request. Without it, those
       * who owe paid the price. An amount other than the price is refused, unless the payment was made offline or on paper.
       */
      takenCents: z.record(documentId, ticketPriceCents).optional(),
      /** Method of the payment, one that the organization takes. */
      method: deskPayment.optional().default('cash'),
      /**
       * Types of the tickets that are sold, by registration. Those left out keep their type, else they get the first
       * one that the desk sells.
       */
      typeIds: z.record(documentId, documentId).optional().default({}),
      /** True if the ID was checked and the glass was handed out. */
      isIdSeen: z.boolean(),
      /** True if the guests among them who sign at the desk signed the release on paper. */
      isReleaseSigned: z.boolean().optional().default(false),
      /**
       * Time of an action that was made offline and is sent later; approximate for a door list, which has no
       * times.
       */
      doneAt: instant.nullish(),
      /** `paper`: entered from a door list, which counts as admitted. Repeating it has no effect. */
      source: arrivalSource.optional().default('desk'),
    })
    .refine(
      ({ submissionIds, ticketIds, newcomers }) =>
        submissionIds.length + ticketIds.length + newcomers.length > 0,
      { path: ['submissionIds'], message: 'choose-who-coming' },
    )
    .refine(({ newcomers, eventId }) => newcomers.length === 0 || eventId !== undefined, {
      path: ['eventId'],
      message: 'choose-event',
    })
    .refine(({ takesPayment, isIdSeen }) => takesPayment || isIdSeen, {
      path: ['isIdSeen'],
      message: 'take-payment-or-check-id',
    }),
  output: z.object({
    id: z.string(),
    people: z.array(deskPerson),
    /** Registrations that arrived by this admission; the others had arrived before. */
    arrived: z.array(z.string()),
    /** Total amount paid. */
    amountCents: z.number().int(),
    happenedAt: instant,
    /** End of the time in which it can be undone. */
    undoUntil: instant,
    /** Offline conflicts of this admission by registration, with the reason. */
    conflicts: z.record(z.string(), offlineConflictReason),
    /** Total amount of the double payments; null if there are none. */
    paidTwice: money.nullable().default(null),
  }),
  problems: [
    'already-arrived',
    'event-gone',
    'no-active-event',
    'no-release',
    'no-such-ticket-type',
    'no-till',
    'not-paid',
    'payment-not-offered',
    'price-changed',
    'registration-cancelled',
    'registration-not-found',
    'release-unsigned',
    'sold-out',
    'ticket-not-for-sale',
    'ticket-not-found',
    'ticket-not-registered',
    'ticket-of-other-event',
    'ticket-of-other-holder',
    'ticket-used',
    'till-closed',
    'till-currency',
    'too-few-left',
    'wrong-event',
  ],
  idempotent: true,
  // Devices repeat requests of an earlier version, which lack it.
  ignoredInIdempotencyHash: ['eventId'],
});

/** HMAC of an ID in base64url: 96 bits, unique within an event. */
const keyedHash = z.string();

/**
 * Person who may come to the desk, by the codes they may present and the words of the name: without confirmation and
 * ticket ID, email or last name. `register`: an unused ticket without a registration.
 */
export const snapshotEntry = z.object({
  confirmation: keyedHash.nullable(),
  ticket: keyedHash.nullable(),
  /** Hash of the key that all spellings of the ticket ID share. */
  ticketKey: keyedHash.nullable().default(null),
  answer: z.enum(['welcome', 'collect', 'used', 'cancelled', 'register']),
  /** Type of the ticket (model/ticket-types.ts); null for none. */
  typeId: z.string().nullable().default(null),
  /** First name and initial; of a ticket, the holder's initials, or empty. */
  name: z.string(),
  /** Shortened hashes of the beginnings of the words of the name (rules/people/name-search.ts). */
  nameTerms: z.array(z.string()).default([]),
  /** Shortened hash of the order of an unused ticket, or of the party that registered together; null for none. */
  party: z.string().nullable().default(null),
  /** Uid by which the desk admits a person found by name; null for a ticket without a registration. */
  participantId: z.string().nullable().default(null),
  /** Last characters of the ticket's ID, and time of the registration: they tell people of one name apart. */
  ticketEnd: z.string().nullable().default(null),
  submittedAt: instant.nullable().default(null),
  /** True for a guest who signs the release at the desk. */
  mustSign: z.boolean().default(false),
  /** True if `ticket` is not used yet: its holder registered to show it at the desk. */
  hasTicketToShow: z.boolean().default(false),
  /** True for an unused ticket that is paid at the desk. */
  owes: z.boolean().default(false),
  /** Time and staff member of the arrival or cancellation. */
  happenedAt: instant.nullable(),
  happenedBy: z.string().nullable(),
});

export type SnapshotEntry = z.infer<typeof snapshotEntry>;

/** Data by which an offline desk decides. */
export const deskSnapshot = z.object({
  event: deskEvent,
  takenAt: instant,
  /** Key of the hashes: 256 bits in base64url, different in each snapshot. */
  hashKey: z.string(),
  entries: z.array(snapshotEntry),
  /** Businesses at which a volunteer may check people in. */
  businesses: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Point in time from which the next refresh reads changes; empty from an earlier version of the API. */
  cursor: z.string().default(''),
});

export type DeskSnapshot = z.infer<typeof deskSnapshot>;

/** Complete list, or the changes of one. */
const deskSnapshotPart = deskSnapshot.extend({
  /** Hashes of tickets without an entry of their own any more; null for a complete list. */
  removedTickets: z.array(keyedHash).nullable().default(null),
});

export type DeskSnapshotPart = z.infer<typeof deskSnapshotPart>;

export const readDeskSnapshot = endpoint({
  method: 'GET',
  path: '/api/admin/desk/snapshot',
  access: 'desk',
  rate: { perMinute: 6, by: 'caller' },
  isCompressed: true,
  summary:
    'Returns the list that an offline desk needs to decide arrivals, under keyed hashes, or its changes since a list.',
  query: z.strictObject({
    eventId: documentId,
    /** `cursor` and `hashKey` of the list whose changes are read; both are omitted for a complete list. */
    cursor: z.string().max(200).optional(),
    hashKey: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  }),
  output: deskSnapshotPart,
  problems: ['event-gone'],
});

/** Offline conflict with the names that staff need to resolve it. */
export const offlineConflict = offlineConflictDocument
  .omit({ participantId: true, rewardId: true })
  .extend({
    id: z.string(),
    fullName: z.string(),
    rewardName: z.string().nullable(),
  });

export type OfflineConflict = z.infer<typeof offlineConflict>;

export const listOfflineConflicts = endpoint({
  method: 'GET',
  path: '/api/admin/desk/conflicts',
  access: 'desk',
  summary:
    'Lists unresolved conflicts, latest first: arrivals, rewards and payments that a desk should not have taken or handed out.',
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ conflicts: z.array(offlineConflict) }),
  problems: [],
});

export const resolveOfflineConflict = endpoint({
  method: 'POST',
  path: '/api/admin/desk/conflicts/{id}/settle',
  access: 'desk',
  summary:
    'Resolves an offline conflict, which leaves the list, and gives a double payment back. The action is audited.',
  params: z.object({ id: compositeId }),
  body: z.strictObject({
    note: line(200).min(1, 'describe-how-it-was-resolved'),
    /** True if the double payment is given back, from the caller's open till. */
    givesBack: z.boolean().optional().default(false),
  }),
  output: z.object({
    settledAt: instant,
    settledBy: z.string(),
    /** True if the amount was given back, now or before; an earlier version of the API omits it. */
    isGivenBack: z.boolean().optional(),
  }),
  problems: ['nothing-to-resolve', 'no-till', 'till-closed', 'till-short'],
});
