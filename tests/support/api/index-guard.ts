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

const ownIndexes = new URL('../../../firestore.indexes.json', import.meta.url);
/** gRPC code FAILED_PRECONDITION. */
const failedPrecondition = 9;

/** Makes a client reject queries that production rejects: without an index in this file. */
export function rejectMissingIndexes(client: RequestStream, indexes: URL | string = ownIndexes) {
  const config = JSON.parse(readFileSync(indexes, 'utf8')) as IndexConfig;
  const { requestStream } = client;
  if (typeof requestStream !== 'function')
    throw new Error('The Firestore client sends queries in another way now: adapt this file.');
  client.requestStream = function checked(
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
    const missing = query ? missingIndex(query, config, summed) : null;
    if (missing) {
      const error = new Error(`The query requires an index: ${missing}`);
      return Promise.reject(Object.assign(error, { code: failedPrecondition }));
    }
    return requestStream.call(this, method, isBidirectional, request, tag);
  };
}
