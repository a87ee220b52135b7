import { z } from 'zod';
import { defaultTicketPrice } from '../model/documents.ts';
import { mapPointKind } from '../model/map-point.ts';
import {
  documentId,
  httpsUrl,
  instant,
  latitude,
  line,
  longitude,
  paragraph,
  requiredLine,
  timeZone,
} from '../model/values.ts';

const ticketPrice = z.strictObject({
  amountCents: z
    .number('Enter an amount.')
    .int('Enter whole cents.')
    .min(0, 'A ticket costs at least nothing.')
    .max(100_000_00, 'A ticket costs at most 100,000.'),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'A currency has three letters, as USD.')
    .default(defaultTicketPrice.currency),
});

const mapPointBody = z.strictObject({
  kind: mapPointKind,
  name: line(80).optional().default(''),
  latitude,
  longitude,
});

const phone = line(40).regex(/^[+\d\s().x-]*$/i, 'Please enter a phone number.');
const wayHomeBody = z.strictObject({
  taxiPhone: phone,
  transitUrl: httpsUrl,
  deskPhone: phone,
  emergencyPhone: phone,
});

/** What staff set of an event, before its times are compared. */
export const editableEventFields = z.strictObject({
  name: requiredLine(120),
  description: paragraph(2000).optional().default(''),
  place: line(200).optional().default(''),
  hashtag: line(60).optional().default(''),
  startTime: instant,
  endTime: instant,
  timeZone: timeZone.optional().default('America/New_York'),
  isActive: z.boolean().optional().default(true),
  businessIds: z.array(documentId).max(200).nullable().optional(),
  /** Left out: as it is. An event without a list takes every active business, whatever this says. */
  joinsNewBusinesses: z.boolean().optional(),
  /** Left out: as they are. */
  mapPoints: z.array(mapPointBody).max(60, 'A map shows at most 60 points.').optional(),
  ticketPrice: ticketPrice.optional(),
  /** Left out: as they are. */
  wayHome: wayHomeBody.optional(),
  nonprofit: z.strictObject({ name: line(120), url: httpsUrl }).optional(),
});
/** The refinement of whatever has both times, with its problem. */
export const endAfterStart = (event: { startTime: string; endTime: string }) =>
  event.endTime > event.startTime;
export const endProblem = { path: ['endTime'], message: 'The event must end after it starts.' };

/** What staff send of an event. */
export const eventBody = editableEventFields.refine(endAfterStart, endProblem);
