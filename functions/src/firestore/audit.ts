import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AuditDocument, auditDocument } from '@wine-walk/common/model/staff.ts';
import { withoutPersonValues } from '@wine-walk/common/rules/people/audit-details.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Write } from './write.ts';

/** Action of a deleted person. */
export const personDeletion = 'person.delete';

/** Maximum number of entries read for one document or actor. */
const maxNotes = 200;

/** Returns the latest audit entries of one document, latest first. `target`: path of the document. */
export async function readAuditEntries(target: string): Promise<AuditDocument[]> {
  const notes = await readQuery(documentPaths.auditEntries, auditDocument, (query) =>
    query.where('target', '==', target).orderBy('happenedAt', 'desc').limit(maxNotes),
  );
  return notes.map(({ data }) => ({
    ...data,
    details: { ...(cleanedDetails(data) ?? data.details) },
  }));
}

/** Returns the audit entries of actions on many that deleted this document. `path`: of the document. */
export async function readDeletionsOfMany(path: string): Promise<AuditDocument[]> {
  const notes = await readQuery(documentPaths.auditEntries, auditDocument, (query) =>
    query.where('deleted', 'array-contains', path).limit(maxNotes),
  );
  return notes.map(({ data }) => data);
}

/** Returns the IDs of the people who were deleted since a time (ISO 8601, UTC), by themselves, staff or the retention. */
export async function readPeopleDeletedSince(time: string): Promise<string[]> {
  const notes = await readQuery(documentPaths.auditEntries, auditDocument, (query) =>
    query.where('action', '==', personDeletion),
  );
  const late = notes.filter(({ data }) => data.happenedAt >= time);
  return [...new Set(late.map(({ data }) => data.target.split('/').at(-1) ?? ''))];
}

/** Returns the details without values of people that earlier versions stored; undefined if there are none. */
export const cleanedDetails = ({ action, details }: AuditDocument) =>
  withoutPersonValues(action, details);

/** Returns the writes that remove values of people from the entries of a document. `target`: its path. */
export async function cleanAuditWrites(target: string): Promise<Write[]> {
  const notes = await readQuery(documentPaths.auditEntries, auditDocument, (query) =>
    query.where('target', '==', target).limit(maxNotes),
  );
  return notes.flatMap(({ path, data, revision }): Write[] => {
    const details = cleanedDetails(data);
    return details ? [{ kind: 'update', path, data: { details }, revision }] : [];
  });
}

/** Staff member who performs an action. */
export interface Actor {
  uid: string;
  username: string;
  fullName: string;
}

interface AuditEntry {
  /** Username of the staff member. */
  actor: string;
  /** Action and kind of document, such as `reward.edit`. */
  action: string;
  /** Path of the document. */
  target: string;
  /** Epoch milliseconds. */
  now: number;
  /** Additional facts for later questions; never a secret, nor a value of a person. */
  details?: Record<string, unknown>;
  /** Paths of the documents that an action on many deleted, by which the entry is found. */
  deleted?: string[];
}

/** Creates an audit entry, to be committed together with the action itself. */
export function auditWrite({
  actor,
  action,
  target,
  now,
  details = {},
  deleted,
}: AuditEntry): Write {
  const happenedAt = new Date(now).toISOString();
  const entry: AuditDocument = { actor, action, target, happenedAt, details };
  const data = deleted ? { ...entry, deleted } : entry;
  return { kind: 'create', path: documentPaths.audit(randomUUID()), data };
}

/** Fields with secrets and values of people, which an entry only names. */
const fieldsWithoutValues: readonly string[] = ['contact', 'venueCode', 'venuePin'];

/**
 * Returns the details of an edit: names of the changed fields, and as JSON their values before and after it. `fields`:
 * saved fields.
 */
export function changeDetails(before: object, fields: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isDeepStrictEqual(old.get(name), value),
  );
  const shown = changed.filter(([name]) => !fieldsWithoutValues.includes(name));
  return {
    changed: changed.map(([name]) => name),
    before: JSON.stringify(Object.fromEntries(shown.map(([name]) => [name, old.get(name)]))),
    after: JSON.stringify(Object.fromEntries(shown)),
  };
}
