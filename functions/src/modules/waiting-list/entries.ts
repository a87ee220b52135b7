import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { moveWaiting, removeWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { waitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { offeredPlace } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { recordPlaces } from '../../firestore/events/ticket-counts.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readWaitingFrom, type StoredWaiting } from '../../firestore/people/waiting-list.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

/** Entry of a waiting list as the path of a call names it. */
interface Entry {
  id: string;
  entryId: string;
}

interface Editor {
  caller: StaffMember;
  /** Epoch milliseconds. */
  now: number;
}

interface MoveRequest extends Editor {
  request: IdempotentRequest | null;
}

/** Removes an entry, and gives the place of its offer back. */
export function removeEntry(
  entry: Entry,
  { caller, now }: Editor,
): Promise<ResponseOf<typeof removeWaiting> | Problem<'waiting-gone'>> {
  return commitWithRetry<ResponseOf<typeof removeWaiting>, Problem<'waiting-gone'>>(async () => {
    const stored = await findEntry(entry);
    if (!stored) return notFound();
    const { path, revision, data } = stored;
    const place = data.state === 'offered' ? offeredPlace(data.eventId) : null;
    const action = 'waiting-list.remove';
    return {
      writes: [
        { kind: 'delete', path, revision },
        ...(await recordPlaces([{ before: place, after: null }], now)),
        auditWrite({ actor: caller.username, action, target: path, now }),
      ],
      response: { message: 'Removed from the waiting list' },
    };
  });
}

/** Moves a waiting entry by one turn or to the front; at the end of the list it stays. */
export function moveEntry(
  entry: Entry,
  { to }: BodyOf<typeof moveWaiting>,
  { caller, request, now }: MoveRequest,
): Promise<AnswerOf<typeof moveWaiting>> {
  return withIdempotency<ResponseOf<typeof moveWaiting>, Problem<'waiting-gone'>>(
    request,
    async () => {
      const stored = await findEntry(entry);
      if (stored?.data.state !== 'waiting') return notFound();
      const neighbor = (await readWaitingFrom(stored, to)).find(({ id }) => id !== stored.id);
      const moves = neighbor
        ? to === 'front'
          ? [before(stored, neighbor)]
          : swap(stored, neighbor)
        : [];
      const [action, target] = ['waiting-list.move', stored.path];
      const note = auditWrite({ actor: caller.username, action, target, now, details: { to } });
      return {
        writes: moves.length > 0 ? [...moves, note] : [],
        response: { message: 'Moved on the waiting list' },
      };
    },
  );
}

/** Returns the entry of the event. */
async function findEntry({ id, entryId }: Entry): Promise<StoredWaiting | undefined> {
  const stored = await readDocument(documentPaths.waiting(entryId), waitingListDocument);
  return stored?.data.eventId === id ? stored : undefined;
}

const notFound = () => problem('waiting-gone');

const turnWrite = ({ path, revision }: StoredWaiting, joinedAt: string): Write => ({
  kind: 'update',
  path,
  data: { joinedAt },
  revision,
});

/** Returns the write that gives an entry the turn before the first one. */
function before(moved: StoredWaiting, first: StoredWaiting): Write {
  return turnWrite(moved, new Date(Date.parse(first.data.joinedAt) - 1).toISOString());
}

/** Returns the writes that exchange the turns of two neighbors. */
function swap(moved: StoredWaiting, neighbor: StoredWaiting): Write[] {
  return [turnWrite(moved, neighbor.data.joinedAt), turnWrite(neighbor, moved.data.joinedAt)];
}
