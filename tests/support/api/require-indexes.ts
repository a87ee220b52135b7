import { readFileSync } from 'node:fs';
import { Firestore } from 'firebase-admin/firestore';
import { type IndexConfig, missingIndex, type SentQuery } from './missing-index.ts';

/*
 * Rejects queries of the API that production rejects: without an index in firestore.indexes.json. Setup file of the API
 * tests, which serve the API in their process.
 */

interface Aggregation {
  sum?: { field?: { fieldPath?: string } };
  avg?: { field?: { fieldPath?: string } };
}

interface Request {
  structuredQuery?: SentQuery;
  structuredAggregationQuery?: { structuredQuery?: SentQuery; aggregations?: Aggregation[] };
}

/** Method by which the client sends every query. */
interface RequestStream {
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: Request,
    tag: string,
  ) => unknown;
}

const file = new URL('../../../firestore.indexes.json', import.meta.url);
const config = JSON.parse(readFileSync(file, 'utf8')) as IndexConfig;
/** gRPC code FAILED_PRECONDITION. */
const failedPrecondition = 9;

const client = Firestore.prototype as unknown as RequestStream;
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
