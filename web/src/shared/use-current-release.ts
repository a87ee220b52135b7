import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readCurrentRelease } from '@wine-walk/common/api/releases.ts';
import { useApiQuery } from '../platform/api/use-api-query.ts';

/** Release that is signed now, in each language. */
export type CurrentRelease = NonNullable<ResponseOf<typeof readCurrentRelease>>;

/** Returns the query for the release that is signed now; its data is null until one was published. */
export const useCurrentRelease = () => useApiQuery(readCurrentRelease, {});
