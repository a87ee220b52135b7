import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { type Live, useLiveQuery } from '../../platform/live/live.ts';

const businesses = { path: 'businesses', orderBy: [['name', 'asc']] } as const;

/** Every business, by name, live. */
export function useBusinesses(): Live<AdminBusiness[]> {
  return useLiveQuery(businesses, businessDocument);
}
