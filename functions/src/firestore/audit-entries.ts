import { type AuditDocument, auditDocument } from '@wine-walk/common/model/staff.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';

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
