import {
  type OfflineConflictDocument,
  offlineConflictDocument,
} from '@wine-walk/common/model/desk.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';
import type { Write } from './write.ts';

/** Those of an event that nobody has settled. */
export function readOpenConflicts(eventId: string): Promise<Stored<OfflineConflictDocument>[]> {
  return readQuery(documentPaths.deskDoubts, offlineConflictDocument, (query) =>
    query.where('eventId', '==', eventId).where('settledAt', '==', null),
  );
}

/** Notes one that is still to be settled. */
export function conflictWrite(
  id: string,
  doubt: Omit<OfflineConflictDocument, 'settledAt' | 'settledBy' | 'note'>,
): Write {
  const data: OfflineConflictDocument = { ...doubt, settledAt: null, settledBy: null, note: '' };
  return { kind: 'create', path: documentPaths.deskDoubt(id), data };
}
