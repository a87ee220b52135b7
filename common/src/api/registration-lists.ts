import { z } from 'zod';
import { documentId, instant } from '../model/fields/values.ts';
import { registrationDocument } from '../model/registrations.ts';
import { endpoint } from './contract/endpoint.ts';

/** Registration in the list of staff. */
export const listedRegistration = registrationDocument
  .pick({
    fullName: true,
    ticketId: true,
    deskTicketId: true,
    typeId: true,
    paymentMethod: true,
    state: true,
    isVerified: true,
    submittedAt: true,
    arrivedAt: true,
  })
  .extend({
    id: z.string(),
    /** False for a guest who has not signed the release; an earlier version of the API omits it. */
    liabilityWaiver: z.boolean().default(true),
    /**
     * True for the holder on record of `deskTicketId`, who has not paid and shows it at the desk; an earlier version of the API
     * omits it.
     */
    showsDeskTicket: z.boolean().default(false),
    /** Email for admins; other staff request it for one person (`readContact`). */
    email: z.string().optional(),
  });

export type ListedRegistration = z.infer<typeof listedRegistration>;

/** Order of a list of registrations, by name or time of registration; `-` reverses it. */
export const registrationSort = z.enum(['name', '-name', 'registered', '-registered']);

export type RegistrationSort = z.infer<typeof registrationSort>;

/** `due`: owes a price; `paid`: by a ticket or at the desk. A canceled registration is neither, nor is a free ticket until the desk. */
export const paymentFilter = z.enum(['due', 'paid']);

export type PaymentFilter = z.infer<typeof paymentFilter>;

/** Progress of a person at the event: `arrived` includes people who are walking. */
export const arrivalFilter = z.enum(['expected', 'arrived', 'walking', 'cancelled']);

export type ArrivalFilter = z.infer<typeof arrivalFilter>;

/** People without a signed release: guests who have not signed at the desk. */
export const releaseFilter = z.enum(['unsigned']);

export type ReleaseFilter = z.infer<typeof releaseFilter>;

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/admin/registrations',
  access: 'desk',
  summary:
    "Returns a page of an event's registrations, by name or by `sort`. Search matches the start of a name, last name, email, ticket ID or confirmation ID, in its own order. `release` lists at most 1,000 people. Only admins receive emails.",
  query: z.strictObject({
    eventId: documentId,
    search: z.string().trim().max(200).optional(),
    payment: paymentFilter.optional(),
    arrival: arrivalFilter.optional(),
    release: releaseFilter.optional(),
    /** Ignored in a search. */
    sort: registrationSort.optional(),
    /** Rejected with another `sort`. */
    cursor: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional().default(50),
  }),
  output: z.object({
    registrations: z.array(listedRegistration),
    /** Cursor of the next page; null at the end. */
    nextCursor: z.string().nullable(),
  }),
  problems: ['page-not-found'],
});

export const countRegistrations = endpoint({
  method: 'GET',
  path: '/api/admin/registration-counts',
  access: 'desk',
  summary:
    "Counts an event's registrations by payment and by arrival, and those without a signed release.",
  query: z.strictObject({ eventId: documentId }),
  output: z.object({
    payment: z.record(paymentFilter, z.number().int()),
    arrival: z.record(arrivalFilter, z.number().int()),
    /** An earlier version of the API omits it. */
    unsigned: z.number().int().default(0),
  }),
  problems: [],
});

/** Maximum number of rows of one part of an export. */
const exportPage = 1000;

export const exportRegistrations = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/export',
  access: 'admin',
  summary:
    "An event's registrations for a file, a part at a time. Each part is audited with its size.",
  body: z.strictObject({ eventId: documentId, cursor: z.string().max(2000).optional() }),
  output: z.object({
    rows: z
      .array(
        listedRegistration.omit({ deskTicketId: true, showsDeskTicket: true }).extend({
          email: z.string(),
          phone: z.string(),
          marketingConsent: z.boolean(),
          firstVisitAt: instant.nullable(),
          /** Payment at the desk; null without one. */
          payment: registrationDocument.shape.payment,
          paidAt: instant.nullable(),
          paidTo: z.string().nullable(),
        }),
      )
      .max(exportPage),
    nextCursor: z.string().nullable(),
  }),
  problems: ['page-not-found'],
});
