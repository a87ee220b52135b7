import { documentPaths } from './paths.ts';
import type { Write } from './write.ts';

/** Collections whose changes the offline lists of desks follow. */
const followed = [documentPaths.registrations, documentPaths.tickets] as const;

/**
 * Returns the writes with `changedAt` in each registration and ticket, by which offline lists of desks find the changes
 * since they were read. That one was deleted, or left its event, is stored once: lists from before are read anew.
 * `now`: epoch milliseconds.
 */
export function withChangeTimes(writes: readonly Write[], now: number): Write[] {
  const changedAt = new Date(now).toISOString();
  const timed = writes.map(
    (write): Write =>
      isFollowed(write) && write.kind !== 'delete'
        ? { ...write, data: { ...write.data, changedAt } }
        : write,
  );
  if (!writes.some(leavesList)) return timed;
  return [
    ...timed,
    { kind: 'set', path: documentPaths.deskLists(), data: { entryLeftAt: changedAt } },
  ];
}

const isOf = ({ path }: Write, collection: string) => path.startsWith(`${collection}/`);

const isFollowed = (write: Write) => followed.some((collection) => isOf(write, collection));

function leavesList(write: Write): boolean {
  if (!isFollowed(write)) return false;
  if (write.kind === 'delete') return true;
  return write.kind === 'update' && isOf(write, documentPaths.tickets) && 'eventId' in write.data;
}
