import type { ListedShop, ShopPage } from '@wine-walk/common/api/shops.ts';
import type { ShopPageFields } from '@wine-walk/common/model/shop-pages.ts';

const hourMs = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

export const shopPageFields: ShopPageFields = {
  name: 'Vino Veritas',
  description: 'Natural wines.',
  imageUrl: null,
  imageAlt: '',
  openFrom: '17:00',
  openUntil: '21:00',
  offered: '',
  withoutAlcohol: 'Verjus',
  pours: [],
  food: 'Olives',
  contact: { person: 'Rosa Lund', phone: '555-0142', email: '' },
};

/** Page of a shop whose counter is open. */
export function shopPage(change: Partial<ShopPage> = {}): ShopPage {
  return {
    businessName: 'Vino Veritas',
    eventId: 'autumn',
    eventName: 'Autumn Wine Walk',
    startTime: fromNow(-hourMs),
    endTime: fromNow(4 * hourMs),
    timeZone: 'America/New_York',
    currency: 'USD',
    opensAt: fromNow(-60 * 24 * hourMs),
    editUntil: fromNow(4 * hourMs),
    counterFrom: fromNow(-25 * hourMs),
    counterUntil: fromNow(10 * hourMs),
    fields: shopPageFields,
    imageUrl: '',
    missing: ['picture'],
    translated: [],
    bottles: null,
    lastWalk: null,
    state: 'new',
    savedAt: null,
    needsApproval: true,
    agreement: null,
    version: 0,
    ...change,
  };
}

/** Counts of its counter. */
export const shopCounts = {
  businessName: 'Vino Veritas',
  eventName: 'Autumn Wine Walk',
  checkIns: 12,
  redemptions: 3,
  recentCheckIns: 4,
  status: 'open',
  bottles: null,
  openedBottles: 0,
  rewards: ['First Pour'],
};

/** Shop in the list of the coordinator. */
export function listedShop(change: Partial<ListedShop> = {}): ListedShop {
  return {
    businessId: 'vino',
    name: 'Vino Veritas',
    link: { id: 'l1', path: '/admin/shop/sh0psecret0000000000', pin: '271828' },
    state: 'new',
    savedAt: null,
    missing: ['picture', 'hours'],
    signed: null,
    waiting: null,
    bottles: null,
    lastWalk: null,
    version: 0,
    ...change,
  };
}
