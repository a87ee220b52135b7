import { z } from 'zod';
import { registrationState, rewardState, visitState } from '../model/categories.ts';
import { registrationDocument } from '../model/documents.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** A registration in the list of staff. */
export const listedRegistration = registrationDocument
  .pick({
    fullName: true,
    email: true,
    ticketId: true,
    paymentMethod: true,
    state: true,
    submittedAt: true,
    arrivedAt: true,
  })
  .extend({ id: z.string() });
export type ListedRegistration = z.infer<typeof listedRegistration>;

/** How a list of registrations is ordered, by name or by when they registered: `-` turns it round. */
export const registrationSort = z.enum(['name', '-name', 'registered', '-registered']);
export type RegistrationSort = z.infer<typeof registrationSort>;

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/admin/registrations',
  access: 'desk',
  summary:
    "An event's registrations, a page at a time, by name or as `sort` says; search is by the start of name, last name, email, ticket or confirmation id, and has its own order.",
  query: z.strictObject({
    eventId: documentId,
    search: z.string().trim().max(200).optional(),
    state: registrationState.optional(),
    /** Not looked at where there is a search. */
    sort: registrationSort.optional(),
    /** Of another `sort`: refused. */
    cursor: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional().default(50),
  }),
  output: z.object({
    registrations: z.array(listedRegistration),
    /** For the next page; null at the end. */
    nextCursor: z.string().nullable(),
  }),
  problems: [],
});

export const countRegistrations = endpoint({
  method: 'GET',
  path: '/api/admin/registration-counts',
  access: 'desk',
  summary: "How many of an event's registrations are in each state.",
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ counts: z.record(registrationState, z.number().int()) }),
  problems: [],
});

/** A registration as staff see it; the emergency contact is asked for by itself. */
export const adminRegistration = registrationDocument
  .omit({
    emergencyContact: true,
    emergencyPhone: true,
    nameKey: true,
    lastNameKey: true,
    userAgent: true,
  })
  .extend({ id: z.string(), hasEmergencyContact: z.boolean() });
export type AdminRegistration = z.infer<typeof adminRegistration>;

export const readRegistration = endpoint({
  method: 'GET',
  path: '/api/admin/registrations/{id}',
  access: 'desk',
  summary: 'One registration: evidence, contact, visits, rewards and what was done to it.',
  params: z.object({ id: documentId }),
  output: adminRegistration.extend({
    /** Their name on the leaderboard; null: they chose none. */
    displayName: z.object({ name: z.string(), isHidden: z.boolean() }).nullable(),
    visits: z.array(
      z.object({
        businessId: z.string(),
        businessName: z.string(),
        checkInTime: instant,
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
    /** The latest first. */
    history: z.array(
      z.object({
        happenedAt: instant,
        actor: z.string(),
        action: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  problems: ['not-found'],
});

export const readEmergencyContact = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/emergency-contact',
  access: 'desk',
  summary: 'Whom to call in an emergency; that it was asked for is noted.',
  params: z.object({ id: documentId }),
  output: z.object({ emergencyContact: z.string(), emergencyPhone: z.string() }),
  problems: ['not-found'],
});
