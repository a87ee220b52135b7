import { type CatalogChange, emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { expect, test } from 'vitest';
import { rebuildCatalogs } from '../../../functions/src/modules/catalog/service.ts';
import {
  business,
  event,
  pointRule,
  reward,
  seed,
  staffApi,
} from '../../support/api/calls/staff-api.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

await staffApi();

/** Slots of a limited reward at an event; the first `claimed` are redeemed. */
const slots = (eventId: string, rewardId: string, count: number, claimed: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => {
      const promised = { participantId: `p${number}`, reservedUntil: '2026-06-01T14:00:00.000Z' };
      const slot = { eventId, rewardId, number, isClaimed: number < claimed, ...promised };
      return [`rewardSlots/${eventId}_${rewardId}_${number}`, slot];
    }),
  );
const eventRecord = {
  'events/autumn': { ...event, businessIds: ['vino'] },
  'events/winter': { ...event, businessIds: ['loom'] },
  'businesses/vino': business('Vino', 38.1),
  'businesses/loom': business('Loom', 38.102),
  'businesses/alone': business('Alone', 38.103),
  'rewards/two': { ...reward, stock: 40 },
  ...slots('autumn', 'two', 20, 5),
  ...slots('winter', 'two', 30, 9),
};
const everyEvent = { kind: 'offer', eventIds: [null] } as const;
const edited = (businessId: string) => ({ kind: 'business', businessId }) as const;

/** Documents read per collection when catalogs are rebuilt after a change. */
async function readsOf(cause: CatalogChange): Promise<Record<string, number>> {
  const reads = watchReads();
  await rebuildCatalogs(cause, Date.now());
  const collections = reads().map((path) => path.split('/')[0] ?? '');
  return Object.fromEntries(
    Object.entries(Object.groupBy(collections, (name) => name)).map(([name, all]) => [
      name,
      all?.length ?? 0,
    ]),
  );
}

test('counts redeemed rewards only at events that include the edited business', async () => {
  await seed(eventRecord);
  await rebuildCatalogs(everyEvent, Date.now());
  expect(await readsOf(edited('vino'))).toEqual({
    events: 2,
    catalogues: 2,
    businesses: 3,
    rewards: 1,
    rewardSlots: 5,
  });
});

test('reads events and their catalogs only for a business without an event', async () => {
  await seed(eventRecord);
  await rebuildCatalogs(everyEvent, Date.now());
  expect(await readsOf(edited('alone'))).toEqual({ events: 2, catalogues: 2 });
});

test('reads no records of ended events when another event changes', async () => {
  const ended = { startTime: '2020-01-01T18:00:00.000Z', endTime: '2020-01-01T22:00:00.000Z' };
  await seed({
    ...eventRecord,
    'events/past': { ...event, ...ended },
    'catalogues/past': emptyCatalog,
    'rewards/past': { ...reward, eventId: 'past' },
    'pointRules/past': { ...pointRule, eventId: 'past' },
  });
  await rebuildCatalogs(everyEvent, Date.now());
  expect(await readsOf({ kind: 'event', eventId: 'autumn' })).toEqual({
    events: 1,
    catalogues: 1,
    businesses: 3,
    rewards: 1,
    rewardSlots: 5,
  });
  expect(await readsOf(edited('alone'))).toEqual({ events: 2, catalogues: 2 });
});

test('reads no slots when no reward is limited', async () => {
  await seed({ ...eventRecord, 'rewards/two': reward });
  await rebuildCatalogs(everyEvent, Date.now());
  expect(await readsOf(edited('vino'))).not.toHaveProperty('rewardSlots');
});

test('shows a reward as gone after its last unit, also after edits of other records', async () => {
  await seed({ ...eventRecord, 'rewards/two': { ...reward, stock: 5 } });
  await rebuildCatalogs(everyEvent, Date.now());
  await change('businesses/vino', { name: 'Vino Nuovo' });
  await rebuildCatalogs(edited('vino'), Date.now());
  const { businesses, rewards } = await stored('catalogues/autumn');
  expect(businesses).toMatchObject([{ name: 'Vino Nuovo' }]);
  expect(rewards).toMatchObject([{ id: 'two', stockLevel: 'gone' }]);
});
