import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { crowdDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { organizationDocument } from '@wine-walk/common/model/organization.ts';
import { leaderboardDocument } from '@wine-walk/common/model/participants.ts';
import { releaseDocument } from '@wine-walk/common/model/releases.ts';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';

interface Parsed {
  writtenAt: Timestamp;
  data: unknown;
}

/** Maximum number of cached documents: more than the events that run at once. */
const maxCachedDocuments = 20;

/** Latest parsed value by path, of documents that every caller reads and that seldom change. */
const parsedByPath = new Map<z.ZodType, Map<string, Parsed>>([
  [eventDocument, new Map()],
  [catalogDocument, new Map()],
  [crowdDocument, new Map()],
  [leaderboardDocument, new Map()],
  [organizationDocument, new Map()],
  [releaseDocument, new Map()],
]);

/**
 * Returns the parsed value of a snapshot. Documents that everyone reads are parsed once per revision: it is read from
 * Firestore every time, but thousands of requests read the same document. Cached values are shared, so they
 * are frozen.
 */
export function parseCached<S extends z.ZodType>(
  { ref, updateTime }: DocumentSnapshot,
  schema: S,
  parse: () => z.output<S>,
): z.output<S> {
  const ofSchema = parsedByPath.get(schema);
  if (!ofSchema || !updateTime) return parse();
  const known = ofSchema.get(ref.path);
  if (known?.writtenAt.isEqual(updateTime)) return known.data as z.output<S>;
  const data = deepFreeze(parse());
  if (ofSchema.size >= maxCachedDocuments) ofSchema.clear();
  ofSchema.set(ref.path, { writtenAt: updateTime, data });
  return data;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}
