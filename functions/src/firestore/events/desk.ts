import {
  type OfflineConflictDocument,
  offlineConflictDocument,
  type TillDocument,
  tillDocument,
} from '@wine-walk/common/model/desk.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';
import type { Write } from '../write.ts';

/** Returns the tills of an event, earliest first. `staffId`: only those of one volunteer. */
export async function readTills(
  eventId: string,
  staffId?: string,
): Promise<Stored<TillDocument>[]> {
  const tills = await readQuery(documentPaths.tills, tillDocument, (query) => {
    const ofEvent = query.where('eventId', '==', eventId);
    return staffId === undefined ? ofEvent : ofEvent.where('staffId', '==', staffId);
  });
  return tills.toSorted((a, b) => a.data.openedAt.localeCompare(b.data.openedAt));
}

/** True if an event has a till, open or counted. */
export async function hasTill(eventId: string): Promise<boolean> {
  const tills = await readQuery(documentPaths.tills, tillDocument, (query) =>
    query.where('eventId', '==', eventId).limit(1),
  );
  return tills.length > 0;
}

/** Maximum number of conflicts that a list shows: the next ones follow when some are resolved. */
const maxConflicts = 100;

/** Returns the unresolved offline conflicts of an event, at most 100. */
export function readOpenConflicts(eventId: string): Promise<Stored<OfflineConflictDocument>[]> {
  return readQuery(documentPaths.offlineConflicts, offlineConflictDocument, (query) =>
    query.where('eventId', '==', eventId).where('settledAt', '==', null).limit(maxConflicts),
  );
}

/** Returns the ID of the conflict about the double payment of a registration by an admission. */
export function paymentConflictId(admissionId: string, submissionId: string): string {
  return `${admissionId}_${submissionId}_payment`;
}

/** Creates an unresolved offline conflict. */
export function conflictWrite(
  id: string,
  conflict: Omit<
    OfflineConflictDocument,
    'settledAt' | 'settledBy' | 'note' | 'paid' | 'due' | 'taken' | 'isGivenBack'
  > &
    Partial<Pick<OfflineConflictDocument, 'paid' | 'due' | 'taken'>>,
): Write {
  const data: OfflineConflictDocument = {
    paid: null,
    due: null,
    taken: null,
    ...conflict,
    isGivenBack: false,
    settledAt: null,
    settledBy: null,
    note: '',
  };
  return { kind: 'create', path: documentPaths.offlineConflict(id), data };
}
