import { readFileSync } from 'node:fs';
import { type IndexConfig, missingIndex, type SentQuery } from './missing-index.ts';

interface Aggregation {
  sum?: { field?: { fieldPath?: string } };
  avg?: { field?: { fieldPath?: string } };
}

interface Request {
  structuredQuery?: SentQuery;
  structuredAggregationQuery?: { structuredQuery?: SentQuery; aggregations?: Aggregation[] };
}

/** Prototype of the Firestore client with the method by which it sends every query. */
export interface RequestStream {
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: Request,
    tag: string,
  ) => unknown;
}

const ownIndexes = new URL('../../../../firestore.indexes.json', import.meta.url);
/** gRPC code FAILED_PRECONDITION. */
const failedPrecondition = 9;

/** Returns a function that throws for queries that production rejects: without an index in this file. */
export function toIndexGuard(indexes: URL | string = ownIndexes) {
  const config = JSON.parse(readFileSync(indexes, 'utf8')) as IndexConfig;
  return (query: SentQuery, summed: readonly string[]): void => {
    const missing = missingIndex(query, config, summed);
    if (!missing) return;
    const error = new Error(`The query requires an index: ${missing}`);
    throw Object.assign(error, { code: failedPrecondition });
  };
}

/** Makes a client reject queries that production rejects. */
export function rejectMissingIndexes(client: RequestStream, indexes?: URL | string) {
  const guard = toIndexGuard(indexes);
  const { requestStream } = client;
  if (typeof requestStream !== 'function')
    throw new Error('The Firestore client sends queries in another way now: adapt this file.');
  client.requestStream = async function checked(
    this: RequestStream,
    method,
    isBidirectional,
    request,
    tag,
  ) {
    const { structuredQuery, structuredAggregationQuery: aggregation } = request;
    const query = structuredQuery ?? aggregation?.structuredQuery;
    const summed = (aggregation?.aggregations ?? []).flatMap(({ sum, avg }) => {
      const field = (sum ?? avg)?.field?.fieldPath;
      return field === undefined ? [] : [field];
    });
    if (query) guard(query, summed);
    return requestStream.call(this, method, isBidirectional, request, tag);
  };
}
