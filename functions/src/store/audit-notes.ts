import { type AuditDocument, auditDocument } from '../contract/staff-records.ts';
import { paths } from './paths.ts';
import { readQuery } from './query.ts';

/** Notes of one document that are read at most. */
const maxNotes = 200;

/** What was done to one document, the latest first. `target`: its path. */
export async function readAuditNotes(target: string): Promise<AuditDocument[]> {
  const notes = await readQuery(paths.auditEntries, auditDocument, (query) =>
    query.where('target', '==', target).limit(maxNotes),
  );
  return notes.map(({ data }) => data).toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt));
}

/** What somebody did since a moment, the earliest first. `actor`: their username. */
export async function readAuditOf(actor: string, since: string): Promise<AuditDocument[]> {
  const notes = await readQuery(paths.auditEntries, auditDocument, (query) =>
    query
      .where('actor', '==', actor)
      .where('happenedAt', '>=', new Date(since))
      .orderBy('happenedAt')
      .limit(maxNotes),
  );
  return notes.map(({ data }) => data);
}
