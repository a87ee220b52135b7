import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueCode } from '@wine-walk/common/api/contract/field-problem.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { staffRole } from '@wine-walk/common/model/categories.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { documentId, instant, pictureUrl } from '@wine-walk/common/model/fields/values.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { organizationDocument } from '@wine-walk/common/model/organization.ts';
import { releaseDocument } from '@wine-walk/common/model/releases.ts';
import { pointRuleDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { z } from 'zod';
import { invalidText } from '../shared/messages.ts';
import { root } from '../shared/paths.ts';

/* Files in emulator-data/sources: documents without their derived fields. */

const named = { id: documentId };
const bookkeeping = { version: true, createdAt: true, updatedAt: true } as const;
const noTime = instant.nullable().default(null);

const event = eventDocument.omit({ ...bookkeeping, districtId: true }).extend({
  ...named,
  /** GeoJSON file of the event's map, in the same folder. */
  district: z
    .string()
    .regex(/^[a-z-]+\.geojson$/)
    .nullable()
    .default(null),
});
const business = businessDocument.omit(bookkeeping).extend({ ...named, imageUrl: pictureUrl });
const offer = offerDocument
  .omit(bookkeeping)
  .extend({ eventId: documentId, businessId: documentId });
const reward = rewardDocument.omit(bookkeeping).extend(named);
const organization = organizationDocument.omit(bookkeeping);
const releaseText = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.strictObject({ heading: z.string(), text: z.string() })),
});
const release = releaseDocument.extend({ ...named, en: releaseText, es: releaseText });
const pointRule = pointRuleDocument.omit(bookkeeping).extend({
  ...named,
  category: pointRuleDocument.shape.category.default(null),
  windowStartTime: noTime,
  windowEndTime: noTime,
  activeFromTime: noTime,
  activeUntilTime: noTime,
});
const announcement = announcementDocument
  .omit({ ...bookkeeping, isPublished: true })
  .extend({ ...named, eventId: documentId });

/** One ticket, or with `last` a range with consecutive numbers. */
const tickets = z.strictObject({
  first: documentId,
  last: documentId.optional(),
  holderName: z.string().nullable().default(null),
  holderEmail: z.email().nullable().default(null),
  /** ID of the attendee who redeemed it. */
  redeemedBy: documentId.nullable().default(null),
});

const attendee = z.strictObject({
  ...named,
  name: z.string(),
  email: z.email(),
  phone: z.string(),
  eventId: documentId,
  submissionId: documentId,
  submittedAt: instant,
});

const staff = z.strictObject({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  password: z.string(),
  /** Hexadecimal; fixed, so that the export is reproducible. */
  salt: z.string().regex(/^[0-9a-f]+$/),
});

/** Reads and validates all source files. An error names its file and position. */
export function readSources() {
  return {
    organization: read('organization', organization),
    releases: read('releases', release),
    events: read('events', event),
    businesses: read('businesses', business),
    offers: read('offers', offer),
    rewards: read('rewards', reward),
    pointRules: read('point-rules', pointRule),
    announcements: read('announcements', announcement),
    tickets: read('tickets', tickets),
    attendees: read('attendees', attendee),
    staff: read('staff', staff),
  };
}

export type Sources = ReturnType<typeof readSources>;

/** Reads a source file without validation. */
export function readSourceJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'emulator-data', 'sources', name), 'utf8'));
}

function read<T extends z.ZodType>(name: string, schema: T): z.output<T>[] {
  const path = join('emulator-data', 'sources', `${name}.json`);
  const text = readFileSync(join(root, path), 'utf8');
  const answer = z.array(schema).safeParse(JSON.parse(text), { error: issueCode });
  if (!answer.success) throw new Error(`${path}: ${invalidText(answer.error)}`);
  return answer.data;
}
