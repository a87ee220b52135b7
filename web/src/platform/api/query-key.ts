import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { type CallInput, pathOf, type UntypedInput } from './api-client.ts';

/** Segments of the path, then the rest of the input if there is any. */
export type ApiQueryKey = readonly (string | object)[];

/** Returns the query key of a call: the segments of its path, its query and its body. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): ApiQueryKey {
  const { params, query, body } = input as UntypedInput;
  const path = pathOf(endpoint, { ...(params && { params }) }).split('/');
  return query || body ? [...path, { ...query, ...(body as object) }] : path;
}
