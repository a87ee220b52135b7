import { z } from 'zod';
import { businessStatus } from '../../model/categories.ts';
import { eventDocument, mapPointKind, noTicketPrice } from '../../model/events.ts';
import {
  documentId,
  httpsUrl,
  inEachLanguage,
  instant,
  latitude,
  line,
  longitude,
  optionalVersion,
  paragraph,
  phoneToCall,
  requiredLine,
  ticketPriceCents,
  timeZone,
} from '../../model/fields/values.ts';
import { defaultLanguage } from '../../model/languages.ts';
import { language, translatedLine } from '../../model/organization.ts';
import { ticketColor } from '../../model/ticket-types.ts';
import { endpoint } from '../contract/endpoint.ts';
import { takesBack } from '../contract/takes-back.ts';

const ticketPrice = z.strictObject({
  amountCents: ticketPriceCents,
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'enter-currency-code')
    .default(noTicketPrice.currency),
});

/** Amount in cents; the form sends NaN for text that is no amount. */
const priceCents = z
  .number('enter-price')
  .int('price-decimals')
  .min(0, 'enter-price-0-or-more')
  .max(100_000_00, 'enter-at-most-100000');

/** Number of ticket types of an event: more are no help at the desk. */
export const maxTicketTypes = 12;

const ticketTypeBody = z.strictObject({
  id: documentId,
  name: line(60).min(1, 'name-each-ticket-type'),
  nameIn: translatedLine(60),
  priceCents,
  includesDrinks: z.boolean(),
  minimumAge: z
    .number('enter-minimum-age-years')
    .int('enter-whole-years')
    .min(0, 'enter-age-0-or-more')
    .max(99, 'enter-age-99-or-less')
    .nullable(),
  color: ticketColor,
  isSoldAtDesk: z.boolean(),
  quantity: z
    .number('enter-how-many-tickets-there-are')
    .int('enter-whole-number-tickets')
    .min(0, 'enter-0-tickets-or-more')
    .max(100_000, 'enter-at-most-100000-tickets')
    .nullable(),
});

function uniqueTypes(types: { id: string; name: string }[], context: z.RefinementCtx): void {
  types.forEach(({ id, name }, index) => {
    const isRepeated = types
      .slice(0, index)
      .some((other) => other.id === id || sameTypeName(other.name, name));
    if (!isRepeated) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'name'],
      message: 'ticket-type-name-taken',
      params: { name },
    });
  });
}

/** True if both name the same type, regardless of case and accents. */
export function sameTypeName(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;
}

const mapPointBody = z.strictObject({
  kind: mapPointKind,
  name: line(80).optional().default(''),
  nameIn: translatedLine(80),
  latitude,
  longitude,
});

const wayHomeBody = z.strictObject({
  taxiPhone: phoneToCall,
  transitUrl: httpsUrl,
  deskPhone: phoneToCall,
  emergencyPhone: phoneToCall,
});

/** Fields of an event that staff edit, without the comparison of its times. */
export const editableEventFields = z.strictObject({
  name: requiredLine(120),
  description: paragraph(2000).optional().default(''),
  /** Unchanged if omitted; empty for a new event. */
  descriptionIn: inEachLanguage(paragraph(2000)).optional(),
  /** Unchanged if omitted; empty for a new event. */
  place: line(200).optional(),
  /** Unchanged if omitted; empty for a new event. */
  hashtag: line(60).optional(),
  startTime: instant,
  endTime: instant,
  /** Unchanged if omitted; New York for a new event. */
  timeZone: timeZone.optional(),
  isActive: z.boolean().optional().default(true),
  businessIds: z.array(documentId).max(200).nullable().optional(),
  /** Unchanged if omitted. Without a list, all active businesses take part regardless of it. */
  joinsNewBusinesses: z.boolean().optional(),
  /** Unchanged if omitted. */
  mapPoints: z.array(mapPointBody).max(60, 'map-can-up-60-points').optional(),
  /** A new event gets the organization's if omitted; an edited one keeps its own. */
  ticketPrice: ticketPrice.optional(),
  /** Page on which tickets are sold online. Unchanged if omitted; empty for a new event. */
  ticketUrl: httpsUrl.optional(),
  /** Number of people who can come; null for no limit. Unchanged if omitted. */
  capacity: z
    .number('enter-how-many-people-can-come')
    .int('enter-whole-number-people')
    .min(1, 'enter-1-person-or-more')
    .max(100_000, 'enter-at-most-100000-people')
    .nullable()
    .optional(),
  /** Unchanged if omitted. A type that tickets have stays. */
  ticketTypes: z
    .array(ticketTypeBody)
    .max(maxTicketTypes, { error: 'too-many-ticket-types', abort: true })
    .superRefine(uniqueTypes)
    .optional(),
  /** Unchanged if omitted. */
  wayHome: wayHomeBody.optional(),
  /** Hours before the start from which the links of volunteers and shops work. Unchanged if omitted. */
  staffLinkLeadHours: z
    .number('enter-how-many-hours')
    .int('enter-whole-hours')
    .min(0, 'enter-0-hours-or-more')
    .max(720, 'at-most-720-hours')
    .optional(),
  nonprofit: z.strictObject({ name: line(120), url: httpsUrl }).optional(),
});

/** Refinement of objects with both times, and its problem. */
export const endAfterStart = (event: { startTime: string; endTime: string }) =>
  event.endTime > event.startTime;

export const endProblem = { path: ['endTime'], message: 'event-must-end-after-it-starts' };

/** Body of a new event. */
export const eventBody = editableEventFields.refine(endAfterStart, endProblem);

export const adminEvent = eventDocument.extend({ id: z.string() });

export type AdminEvent = z.infer<typeof adminEvent>;

export const listAdminEvents = endpoint({
  method: 'GET',
  path: '/api/admin/events',
  access: 'desk',
  summary: 'Lists all events, latest first.',
  output: z.array(adminEvent),
  problems: [],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events',
  access: 'admin',
  summary: 'Creates an event. An active one, the default, is shown to attendees at once.',
  body: takesBack(eventBody, adminEvent),
  output: adminEvent,
  problems: ['businesses-gone'],
  idempotent: true,
});

export const editEvent = endpoint({
  method: 'PUT',
  path: '/api/admin/events/{id}',
  access: 'admin',
  summary:
    'Edits an event, active by default. Omitted fields without a default stay unchanged. An archived event stays inactive.',
  params: z.object({ id: documentId }),
  body: takesBack(eventBody.safeExtend({ version: optionalVersion }), adminEvent),
  output: adminEvent,
  problems: [
    'businesses-gone',
    'capacity-below-taken',
    'currency-in-use',
    'event-archived',
    'event-gone',
    'quantity-below-taken',
    'stale-edit',
    'ticket-type-in-use',
  ],
});

export const duplicateEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/duplicate',
  access: 'admin',
  summary:
    'An event that is not published, with the same businesses, and copies of their offers and of its rewards and point rules.',
  params: z.object({ id: documentId }),
  body: z
    .strictObject({ name: requiredLine(120), startTime: instant, endTime: instant })
    .refine(endAfterStart, endProblem),
  output: adminEvent,
  problems: ['event-gone'],
  idempotent: true,
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/readiness',
  access: 'desk',
  summary: 'Returns what is missing before the event can open, in a language.',
  params: z.object({ id: documentId }),
  query: z.strictObject({ language: language.optional().default(defaultLanguage) }),
  output: z.array(
    z.object({
      check: z.enum([
        'businesses',
        'coordinates',
        'overlapping-circles',
        'unreachable-rewards',
        'map',
        'tickets',
        'price',
        'ticket-page',
        'release',
        'links',
        'desk-phones',
        'announcement',
        'wallet',
        'times',
        'other-active-event',
      ]),
      isFine: z.boolean(),
      message: z.string(),
    }),
  ),
  problems: ['event-gone'],
});

export const controlBody = z.discriminatedUnion('control', [
  z.strictObject({
    control: z.literal('business'),
    businessId: documentId,
    status: businessStatus,
  }),
  z.strictObject({ control: z.literal('check-in'), isPaused: z.boolean() }),
  /** Shows an event that is not published to attendees. */
  z.strictObject({ control: z.literal('publish') }),
  /** Hides an event that attendees no longer see from the lists of staff, or shows it again. */
  z.strictObject({ control: z.literal('archive'), isArchived: z.boolean() }),
  z.strictObject({
    control: z.literal('end'),
    /** Minutes to add to the end, negative to subtract; null ends the event now. */
    minutes: z.number().int().min(-240).max(240).nullable(),
    /** End that the minutes are added to, as the sender sees it, so that a repeat adds none; the stored one if omitted. */
    from: instant.optional(),
  }),
]);

export const controlEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/controls',
  access: 'admin',
  summary:
    'One press of the evening: a business closed, check-in paused, another end; or an event published or archived.',
  params: z.object({ id: documentId }),
  body: controlBody,
  output: adminEvent,
  problems: [
    'business-gone',
    'end-in-past',
    'event-archived',
    'event-finished',
    'event-gone',
    'event-not-started',
    'event-still-shown',
    'stale-edit',
  ],
});
