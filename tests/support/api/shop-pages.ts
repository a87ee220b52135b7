import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import type { saveShopPage } from '@wine-walk/common/api/shops.ts';
import type { ShopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { at } from './staff-api.ts';

type Body = BodyInput<typeof saveShopPage>;

/** Complete page of a shop. */
export function shopPageBody(change: Partial<Body> = {}): Body {
  return {
    name: 'Vino Veritas',
    description: 'Natural wines in the old bank.',
    imageUrl: null,
    imageAlt: '',
    openFrom: '17:00',
    openUntil: '21:00',
    offered: '',
    withoutAlcohol: 'Verjus spritz',
    pours: [{ wine: 'Norton 2023', grower: 'Ash Hollow' }],
    food: 'Olives',
    contact: { person: 'Rosa Lund', phone: '555-0142', email: 'vino@example.com' },
    bottles: 24,
    version: 0,
    ...change,
  };
}

/** Page of Vino Veritas that waits for approval. */
export const waitingShopPage: ShopPageDocument = {
  eventId: 'autumn',
  businessId: 'vino',
  fields: {
    ...{ name: 'Vino Veritas', description: 'Natural wines.', imageUrl: null, imageAlt: '' },
    ...{ openFrom: '17:00', openUntil: '21:00', offered: '', withoutAlcohol: '', pours: [] },
    food: 'Olives',
    contact: { person: 'Rosa Lund', phone: '', email: '' },
  },
  state: 'waiting',
  bottles: 24,
  openedBottles: [],
  savedAt: at,
  approvedBy: null,
  approvedAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

/** Pages of shops, by path. */
export const shopPages: Record<string, Record<string, unknown>> = {
  [documentPaths.shopPage('autumn_vino')]: waitingShopPage,
};
