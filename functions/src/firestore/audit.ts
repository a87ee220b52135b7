import { randomUUID } from 'node:crypto';
import { type AuditDocument, auditDocument } from '@wine-walk/common/model/staff.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Write } from './write.ts';

/** Notes of one document that are read at most. */
const maxNotes = 200;

/** What was done to one document, the latest first. `target`: its path. */
export async function readAuditEntries(target: string): Promise<AuditDocument[]> {
  const notes = await readQuery(documentPaths.auditEntries, auditDocument, (query) =>
    query.where('target', '==', target).limit(maxNotes),
  );
  return notes.map(({ data }) => data).toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt));
}

/** What somebody did since a moment, the earliest first. `actor`: their username. */
export async function readAuditByActor(actor: string, since: string): Promise<AuditDocument[]> {
  const notes = await readQuery(documentPaths.auditEntries, auditDocument, (query) =>
    query
      .where('actor', '==', actor)
      .where('happenedAt', '>=', new Date(since))
      .orderBy('happenedAt')
      .limit(maxNotes),
  );
  return notes.map(({ data }) => data);
}

/** The staff member who does something. */
export interface Actor {
  uid: string;
  username: string;
}

interface AuditEntry {
  /** The staff member's username. */
  actor: string;
  /** What was done to what kind of thing, as in `reward.edit`. */
  action: string;
  /** The path of the document. */
  target: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** What somebody who asks later wants to know; never a secret. */
  details?: Record<string, unknown>;
}

/** The note of what staff did, to be written in the same commit as the thing itself. */
export function auditWrite({ actor, action, target, now, details = {} }: AuditEntry): Write {
  const happenedAt = new Date(now).toISOString();
  const data: AuditDocument = { actor, action, target, happenedAt, details };
  return { kind: 'create', path: documentPaths.audit(randomUUID()), data };
}
