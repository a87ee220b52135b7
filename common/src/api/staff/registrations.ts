import { z } from 'zod';
import { holderChange, rewardState, visitState } from '../../model/categories.ts';
import { documentId, email, instant, personName, ticketId } from '../../model/fields/values.ts';
import { registrationDocument } from '../../model/registrations.ts';
import { endpoint } from '../contract/endpoint.ts';
import { takesBack } from '../contract/takes-back.ts';
import { registrationBody } from '../registrations.ts';
import { submissionId } from '../sessions.ts';

/**
 * Registration as staff see it: facts by which the desk decides. Email, phone and emergency contact have their own
 * audited endpoints (docs/decisions/0031).
 */
export const adminRegistration = registrationDocument
  .pick({
    eventId: true,
    participantId: true,
    fullName: true,
    signedName: true,
    submittedAt: true,
    releaseSignedAt: true,
    signedOn: true,
    releaseOpenedAt: true,
    electronicRecords: true,
    registeredBy: true,
    waiverVersion: true,
    waiverSha256: true,
    state: true,
    status: true,
    cancelledAt: true,
    cancelledBy: true,
    paymentMethod: true,
    payment: true,
    isVerified: true,
    ticketId: true,
    typeId: true,
    formerTicketId: true,
    partyId: true,
    stampCard: true,
    arrivedAt: true,
    arrivedBy: true,
    firstVisitAt: true,
    version: true,
  })
  .extend({
    id: z.string(),
    hasEmergencyContact: z.boolean(),
    /** False for a guest who signs the release at the desk; an earlier version of the API omits it. */
    liabilityWaiver: z.boolean().default(true),
  });

export type AdminRegistration = z.infer<typeof adminRegistration>;

export const readRegistration = endpoint({
  method: 'GET',
  path: '/api/admin/registrations/{id}',
  access: 'desk',
  summary: 'One registration: evidence, visits, rewards and what was done to it.',
  params: z.object({ id: documentId }),
  output: adminRegistration.extend({
    /** Name on the leaderboard; null if none was chosen. */
    displayName: z.object({ name: z.string(), isHidden: z.boolean() }).nullable(),
    visits: z.array(
      z.object({
        businessId: z.string(),
        businessName: z.string(),
        /** Null if the stored time is unreadable. */
        checkInTime: instant.nullable(),
        state: visitState,
      }),
    ),
    rewards: z.array(
      z.object({
        rewardId: z.string(),
        name: z.string(),
        state: rewardState,
        claimedAt: instant.nullable(),
      }),
    ),
    /** Audit entries, latest first. */
    history: z.array(
      z.object({
        happenedAt: instant,
        actor: z.string(),
        action: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  problems: ['registration-gone'],
});

export const readContact = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/contact',
  access: 'desk',
  summary: 'Email and phone of one person. Each request is audited.',
  params: z.object({ id: documentId }),
  output: z.object({ email: z.string(), phone: z.string() }),
  problems: ['registration-gone'],
});

export const readEmergencyContact = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/emergency-contact',
  access: 'desk',
  summary: 'Returns the emergency contact. The request is audited.',
  params: z.object({ id: documentId }),
  output: z.object({ emergencyContact: z.string(), emergencyPhone: z.string() }),
  problems: ['registration-gone'],
});

const version = z.number().int().min(1);

export const correctionBody = z.strictObject({
  fullName: personName,
  /** Unchanged if omitted. */
  email: email.optional(),
});

export const editRegistration = endpoint({
  method: 'PUT',
  path: '/api/admin/registrations/{id}',
  access: 'desk',
  summary:
    'Corrects a name or an email. The signed name stays in the evidence. A new email is unverified and ends the sessions of the verified one.',
  params: z.object({ id: documentId }),
  body: takesBack(correctionBody.extend({ version }), readRegistration.output),
  output: adminRegistration,
  problems: ['registration-gone', 'stale-edit'],
});

export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/cancel',
  access: 'desk',
  summary: 'Cancels a registration. Its ticket becomes unused again; its visits stay as evidence.',
  params: z.object({ id: documentId }),
  output: adminRegistration,
  problems: ['registration-gone'],
});

export const cancelRegistrations = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/cancel',
  access: 'admin',
  summary:
    'Cancels registrations of a time range, a part at a time, or counts them with `isPreview`. Each part is audited with its size. A repeat cancels what is left.',
  body: z
    .strictObject({
      eventId: documentId,
      /** Earliest time of registration. */
      from: instant,
      /** Time of registration at which the range ends. */
      to: instant,
      /** IP address; all addresses if omitted. Of an IPv6 address, its /64 counts. */
      address: z.string().trim().max(64).optional(),
      /** True for registrations without a payment, arrival or visit only. */
      neverArrived: z.boolean().optional().default(true),
      isPreview: z.boolean(),
      /** `cancellationId` of an earlier part of the same cancellation. */
      cancellationId: documentId.optional(),
      /** Cursor of the next part. */
      cursor: z.string().max(2000).optional(),
    })
    .refine(({ from, to }) => to > from, {
      path: ['to'],
      message: 'end-must-be-after-start',
    }),
  output: z.object({
    /** Number of registrations of this part that match. */
    matched: z.number().int(),
    /** Number of registrations that this call canceled. */
    cancelled: z.number().int(),
    /** Networks of the matches, most registrations first. */
    networks: z.array(z.object({ address: z.string(), count: z.number().int() })),
    /** Cursor of the next part; null at the end. */
    nextCursor: z.string().nullable(),
    /** ID for an undo, the same for all parts; null before the first match. */
    cancellationId: z.string().nullable(),
  }),
  problems: ['change-gone', 'page-not-found', 'registration-gone'],
});

export const restoreRegistration = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/restore',
  access: 'desk',
  summary:
    'Restores a canceled registration with its ticket if that is still unused, else with cash due.',
  params: z.object({ id: documentId }),
  output: adminRegistration,
  problems: ['no-such-ticket-type', 'registration-gone', 'sold-out', 'too-few-left'],
});

export const changeTicket = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/ticket',
  access: 'desk',
  summary: 'Moves a registration to another ticket. The previous ticket becomes unused again.',
  params: z.object({ id: documentId }),
  body: takesBack(
    z.strictObject({
      ticketId,
      version,
      /** Required if the holder on record is another person. */
      holderChange: holderChange.optional(),
    }),
    readRegistration.output,
  ),
  output: adminRegistration,
  problems: [
    'cancelled-restore-first',
    'no-such-ticket',
    'registration-gone',
    'stale-edit',
    'ticket-of-other-event',
    'ticket-of-other-holder',
    'ticket-owes',
    'ticket-redeemed',
  ],
});

export const assignStampCard = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/stamp-card',
  access: 'desk',
  summary:
    'Assigns a printed stamp card to a registration. The desk finds the registration by scanning the card.',
  params: z.object({ id: documentId }),
  body: z.strictObject({
    /** Number printed on the card. */
    number: z.number().int().min(1).max(9999),
  }),
  output: adminRegistration,
  problems: ['cancelled-restore-first', 'card-in-use', 'registration-gone'],
});

/** Place where staff have a release signed: on their device, or on paper that they keep. */
const signedAtDesk = z.enum(['desk-device', 'paper']);

export const signAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/signature',
  access: 'desk',
  summary:
    'Records that a guest signed the current release at the desk. Changes nothing if the registration is signed.',
  params: z.object({ id: documentId }),
  body: takesBack(
    registrationBody
      .pick({ waiverVersion: true, releaseOpenedAt: true, liabilityWaiver: true })
      .extend({ signedOn: signedAtDesk }),
    readRegistration.output,
  ),
  output: adminRegistration,
  problems: [
    'cancelled-restore-first',
    'no-release',
    'registration-gone',
    'unknown-waiver',
    'waiver-changed',
  ],
});

export const registerAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/registrations',
  access: 'desk',
  summary:
    'Registers a person without a phone for an event that is active and has not ended. The price is due without a ticket, or with one that owes it.',
  body: registrationBody
    .pick({
      ticketId: true,
      fullName: true,
      phone: true,
      emergencyContact: true,
      emergencyPhone: true,
      over21: true,
      liabilityWaiver: true,
      marketingConsent: true,
      waiverVersion: true,
      releaseOpenedAt: true,
    })
    .extend({
      /** Event that staff chose. Defaults to the active one: running, else next to start. */
      eventId: documentId.optional(),
      /** Empty for a person without one. */
      email: z
        .union([z.literal(''), email])
        .optional()
        .default(''),
      /** Type of the ticket that the desk sells them; ignored with a ticket. Defaults to the choice at the payment. */
      typeId: documentId.optional(),
      /** Required if the holder of the ticket on record is another person. */
      holderChange: holderChange.optional(),
      signedOn: signedAtDesk,
      /** Registration of the party that the person belongs to. */
      withSubmissionId: documentId.optional(),
    }),
  output: z.object({ submissionId: z.string() }),
  problems: [
    'host-not-registered',
    'no-active-event',
    'no-release',
    'no-such-ticket-type',
    'places-for-waiting-list',
    'registration-closed',
    'shift-of-other-event',
    'sold-out',
    'ticket-not-for-sale',
    'ticket-not-found',
    'ticket-of-other-event',
    'ticket-of-other-holder',
    'ticket-used',
    'too-few-left',
    'unknown-waiver',
    'waiver-changed',
  ],
  idempotent: true,
  ignoredInIdempotencyHash: ['releaseOpenedAt'],
});

const shownDisplayName = z.object({ displayName: z.string(), isHidden: z.boolean() });

export const hideDisplayName = endpoint({
  method: 'PUT',
  path: '/api/admin/registrations/{id}/display-name',
  access: 'desk',
  summary: "Hides a participant's display name from the leaderboard, or shows it again.",
  params: z.object({ id: documentId }),
  body: takesBack(z.strictObject({ isHidden: z.boolean() }), shownDisplayName),
  output: shownDisplayName,
  problems: ['not-on-leaderboard', 'registration-gone'],
});

export const issueReturnCode = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{submissionId}/return-code',
  access: 'desk',
  summary:
    'Creates a one-time code of eight digits that restores an attendee’s session. Valid for 10 minutes.',
  params: z.object({ submissionId }),
  body: z.strictObject({
    /** True to keep sessions on the person's other devices; they end by default. */
    keepOtherSessions: z.boolean().optional().default(false),
  }),
  output: z.object({ code: z.string(), expiresAt: instant }),
  problems: ['admin-keeps-devices', 'registration-not-found'],
});
