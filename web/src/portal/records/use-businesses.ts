import type { AdminBusiness } from '@contract/admin-businesses.ts';
import { businessDocument } from '@contract/documents.ts';
import { type Live, useLiveQuery } from '../../data/live.ts';

const businesses = { path: 'businesses', orderBy: [['name', 'asc']] } as const;

/** Every business, by name, live. */
export function useBusinesses(): Live<AdminBusiness[]> {
  return useLiveQuery(businesses, businessDocument);
}
