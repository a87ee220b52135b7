import { stored } from '../store/database.ts';
import { business, event, openStaffApi, seed } from './staff-api.ts';

export const api = await openStaffApi();
/** Writes the documents that each test starts with. */
export const seedBusinesses = () =>
  seed({
    'events/all': event,
    'events/listed': { ...event, businessIds: ['vino', 'cask'], joinsNewBusinesses: true },
    'events/over': { ...event, businessIds: ['cask'], isActive: false },
    'businesses/vino': business('Vino', 38.1),
    'businesses/cask': business('Cask', 38.101),
  });

export const body = {
  name: 'Loom & Vine',
  description: 'Wool and wine.',
  address: '7 Mill Street',
  latitude: 38.15,
  longitude: -79.07,
  imageUrl: 'https://example.org/loom.jpg',
  category: 'retail' as const,
  rating: 4.7,
};
export const create = (overrides: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/businesses', { body: { ...body, ...overrides }, key });
export const edit = (id: string, overrides: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `/api/admin/businesses/${id}`, { body: { ...body, ...overrides } });
export const listOf = async (id: string) => (await stored(`events/${id}`)).businessIds;
