import type { BusinessDocument } from '@wine-walk/common/model/businesses.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { sampleRelease, sampleReleaseId } from '@wine-walk/common/support/sample-release.ts';
import {
  at,
  eventDocument,
  pointRuleDocument,
  reward,
  sampleBusiness,
} from '@wine-walk/common/support/samples.ts';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { unsavedOrganization } from '../../../functions/src/firestore/events/organization.ts';
import { rebuildCatalogs } from '../../../functions/src/modules/catalog/service.ts';
import { MemoryFirestore } from '../memory-store/memory-firestore.ts';
import { active } from './active-world.ts';

export const eventId = 'autumn';

/** Businesses of the district, about 100 meters apart. */
export const businesses: readonly (BusinessDocument & { id: string })[] = [0, 1, 2, 3, 4].map(
  (index) => ({
    ...sampleBusiness({
      name: `Business ${index}`,
      latitude: 38.15 + index * 0.0009,
      longitude: -79.07,
      hasSpecialReward: index === 2,
    }),
    id: `business-${index}`,
  }),
);

/** Rewards: one for everyone, two of which there are few. */
export const rewards = [
  reward('first', { requiredVisits: 1 }),
  reward('scarce', { requiredVisits: 1, stock: 2 }),
  reward('last', { requiredVisits: 2, stock: 1 }),
];

export const staffNames = ['otto', 'rosa', 'admin'] as const;

function staffAccount(username: string): StaffDocument {
  return staffDocument.parse({
    username,
    fullName: `${username} of the walk`,
    role: username === 'admin' ? 'admin' : 'desk',
    isActive: true,
    passwordHash: null,
    createdAt: at(0),
    updatedAt: at(0),
  });
}

/** IDs of the tickets that were sold before the event. */
export const ticketIds = Array.from({ length: 12 }, (_, index) => `WW-${1000 + index}`);

let template: MemoryFirestore | null = null;

/** Fills a store with an event in progress, made once per process. */
export async function setUpEvent(firestore: MemoryFirestore): Promise<void> {
  template ??= await createTemplate();
  firestore.copyFrom(template);
}

async function createTemplate(): Promise<MemoryFirestore> {
  const created = new MemoryFirestore();
  const seed = (path: string, data: object) => created.seed({ [path]: toFirestore({ ...data }) });
  const withoutId = ({ id: _id, ...data }: { id: string }) => data;
  seed(`events/${eventId}`, eventDocument());
  for (const business of businesses) seed(`businesses/${business.id}`, withoutId(business));
  for (const each of rewards) seed(`rewards/${each.id}`, withoutId(each));
  const paymentMethods = { cash: true, card: true, other: 'Venmo' };
  seed('organization/current', { ...unsavedOrganization(), paymentMethods });
  seed('pointRules/visit', pointRuleDocument());
  seed(`releases/${sampleReleaseId}`, sampleRelease);
  const ticket = newTicket({ eventId, holderName: null, holderEmail: null }, 'import', at(0));
  for (const id of ticketIds) seed(`tickets/${id}`, ticket);
  for (const name of staffNames) seed(`staff/staff-${name}`, staffAccount(name));
  const { firestore } = active.world;
  active.world.firestore = created;
  await rebuildCatalogs({ kind: 'event', eventId }, Date.parse(at(0)));
  active.world.firestore = firestore;
  return created;
}
