import { eventDocument } from '@wine-walk/common/model/events.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../functions/src/firestore/read.ts';
import { commit, maxWritesPerCommit, type Write } from '../../../functions/src/firestore/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { readSources } from '../../../tools/demo/sources.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { endedEvening } from '../ended-evening.ts';

const hourMs = 3_600_000;

interface EndedWalk extends ReturnType<typeof endedEvening> {
  eventId: string;
  name: string;
  businesses: { id: string; name: string }[];
}

/** Runs the work with a walk that ended 20 minutes ago, and deletes the walk afterwards. */
export async function withEndedWalk<T>(
  ports: Ports,
  people: number,
  work: (walk: EndedWalk) => Promise<T>,
): Promise<T> {
  await openDatabase(ports);
  const { businesses, rewards } = readSources();
  const open = businesses.filter(({ isActive }) => isActive);
  const eventId = `ended-${Date.now()}`;
  const name = `Ended Walk of ${people}`;
  const endMs = Date.now() - hourMs / 3;
  const startMs = endMs - 4 * hourMs;
  const event = await readDocument(documentPaths.event(demoEventId), eventDocument);
  const { documents, recount } = endedEvening({
    eventId,
    people,
    businessIds: open.map(({ id }) => id),
    startMs,
    hours: 4,
    seed: 11,
    rewardId: rewards[0]?.id ?? '',
  });
  const walk = {
    ...event?.data,
    name,
    isActive: false,
    businessIds: null,
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(endMs).toISOString(),
  };
  const all = Object.entries({ ...documents, [documentPaths.event(eventId)]: walk });
  await inParts(all.map(([path, data]) => ({ kind: 'set', path, data })));
  try {
    return await work({ documents, recount, eventId, name, businesses: open });
  } finally {
    await inParts(all.map(([path]) => ({ kind: 'delete', path })));
  }
}

async function inParts(writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += maxWritesPerCommit)
    await commit(writes.slice(from, from + maxWritesPerCommit));
}
