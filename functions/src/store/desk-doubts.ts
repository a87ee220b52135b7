import { type DeskDoubtDocument, deskDoubtDocument } from '../contract/desk-records.ts';
import { paths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';
import type { Write } from './write.ts';

/** Those of an event that nobody has settled. */
export function readOpenDoubts(eventId: string): Promise<Stored<DeskDoubtDocument>[]> {
  return readQuery(paths.deskDoubts, deskDoubtDocument, (query) =>
    query.where('eventId', '==', eventId).where('settledAt', '==', null),
  );
}

/** Notes one that is still to be settled. */
export function doubtWrite(
  id: string,
  doubt: Omit<DeskDoubtDocument, 'settledAt' | 'settledBy' | 'note'>,
): Write {
  const data: DeskDoubtDocument = { ...doubt, settledAt: null, settledBy: null, note: '' };
  return { kind: 'create', path: paths.deskDoubt(id), data };
}
