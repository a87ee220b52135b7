import { readdirSync, readFileSync } from 'node:fs';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { changeDocument } from '@wine-walk/common/model/changes.ts';
import { checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { admissionDocument } from '@wine-walk/common/model/desk.ts';
import { drawDocument } from '@wine-walk/common/model/draws.ts';
import { crowdDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { idempotentRequestDocument } from '@wine-walk/common/model/fields/requests.ts';
import { groupDocument } from '@wine-walk/common/model/groups.ts';
import { imageDocument } from '@wine-walk/common/model/images.ts';
import { mailDocument } from '@wine-walk/common/model/mail.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { organizationDocument } from '@wine-walk/common/model/organization.ts';
import {
  leaderboardDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { resultsDocument } from '@wine-walk/common/model/results.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import {
  auditDocument,
  peopleReadsDocument,
  staffDocument,
} from '@wine-walk/common/model/staff.ts';
import { ticketCountsDocument } from '@wine-walk/common/model/ticket-counts.ts';
import { ticketSellersDocument } from '@wine-walk/common/model/ticket-sellers.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const file = new URL('../../../firestore.indexes.json', import.meta.url);
const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};
const exempt = fieldOverrides
  .filter(({ indexes }) => indexes.length === 0)
  .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);

/** Documents with maps, arrays or long texts. */
const documents: Readonly<Record<string, z.ZodType>> = {
  admissions: admissionDocument,
  audit: auditDocument,
  catalogues: catalogDocument,
  changes: changeDocument,
  checkIns: checkInDocument,
  crowds: crowdDocument,
  draws: drawDocument,
  events: eventDocument,
  groups: groupDocument,
  idempotentRequests: idempotentRequestDocument,
  images: imageDocument,
  leaderboards: leaderboardDocument,
  mails: mailDocument,
  offers: offerDocument,
  organization: organizationDocument,
  participants: participantDocument,
  peopleReads: peopleReadsDocument,
  progress: progressDocument,
  registrations: registrationDocument,
  results: resultsDocument,
  rewards: rewardDocument,
  shopPages: shopPageDocument,
  staff: staffDocument,
  ticketCounts: ticketCountsDocument,
  ticketSellers: ticketSellersDocument,
  tickets: ticketDocument,
};

/** Arrays that `array-contains` compares. */
const compared = [
  'audit.deleted',
  'changes.documents',
  'idempotentRequests.participantIds',
  'mails.invitation.ticketIds',
  'participants.shownAnnouncements',
  'registrations.nameTerms',
  'staff.nameKeys',
  'tickets.holderNameTerms',
];

interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: unknown;
  properties?: Record<string, JsonSchema>;
}

/** Returns the paths of fields with any number of values, each of which Firestore indexes: 40,000 in one document at most. */
function manyValued(schema: z.ZodType): string[] {
  const document = z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema;
  return [...new Set(pathsOfMany(document, []))];
}

function pathsOfMany(schema: JsonSchema, path: readonly string[]): string[] {
  const { type, additionalProperties: values, anyOf = [], oneOf = [], properties = {} } = schema;
  if (type === 'array' || (type === 'object' && typeof values === 'object'))
    return [path.join('.')];
  return [
    ...[...anyOf, ...oneOf].flatMap((form) => pathsOfMany(form, path)),
    ...Object.entries(properties).flatMap(([name, field]) => pathsOfMany(field, [...path, name])),
  ];
}

/** True if the field or one that contains it has no index. */
const isExempt = (field: string) =>
  exempt.some((path) => field === path || field.startsWith(`${path}.`));

it.each(Object.entries(documents))(
  'indexes no map and no array that no query compares: %s',
  (collection, schema) => {
    const fields = manyValued(schema).map((name) => `${collection}.${name}`);
    expect(fields.filter((field) => !compared.includes(field) && !isExempt(field))).toEqual([]);
  },
);

it.each([
  'images.data',
  'idempotentRequests.answer',
  'districts.json',
  'audit.details',
  'drawLists.text',
  'mails.text',
])('indexes no long text or free map: %s', (field) => expect(exempt).toContain(field));

it('indexes every array that a query compares', () => {
  expect(exempt.filter((field) => compared.includes(field))).toEqual([]);
});

it('lists every document with such fields', async () => {
  const folder = new URL('../../../common/src/model/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map(async (name) => (await import(new URL(name, folder).href)) as object),
  );
  const schemas = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => name.endsWith('Document') && value instanceof z.ZodType);
  expect(schemas.length).toBeGreaterThan(30);
  const listed = new Set<unknown>(Object.values(documents));
  const others = schemas.filter(
    ([, schema]) => !listed.has(schema) && manyValued(schema as z.ZodType).length > 0,
  );
  expect(others.map(([name]) => name)).toEqual([]);
});
