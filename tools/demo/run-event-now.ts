import { type AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { fromFirestore, toFirestore } from '../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { openDatabase } from '../emulators/database.ts';
import type { Ports } from '../emulators/ports.ts';

export const demoEventId = 'autumn-wine-walk';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Moves the demo event to about an hour ago until more than four hours ahead, unless it runs for three more
 * hours. Its announcements keep their relative times.
 */
export async function runEventNow(ports: Ports): Promise<void> {
  const now = Date.now();
  const database = await openDatabase(ports);
  const event = database.doc(documentPaths.event(demoEventId));
  const held = fromFirestore((await event.get()).data()) as EventDocument | undefined;
  if (!held) return;
  const times = runningTimes(Date.parse(held.startTime), Date.parse(held.endTime), now);
  if (!times) return;
  const batch = database.batch();
  batch.update(event, toFirestore({ startTime: iso(times.start), endTime: iso(times.end) }));
  const announcements = await database.collection(documentPaths.announcements(demoEventId)).get();
  for (const announcement of announcements.docs) {
    const { publishAt } = fromFirestore(announcement.data()) as AnnouncementDocument;
    const moved = Date.parse(publishAt) + times.shift;
    batch.update(
      announcement.ref,
      toFirestore({ publishAt: iso(moved), isPublished: moved <= now }),
    );
  }
  await batch.commit();
}

/**
 * Returns the times of a running event (epoch milliseconds), undefined if the current ones fit. The export
 * has an event of several years, which runs without a move; it is replaced by one of a few hours.
 */
export function runningTimes(start: number, end: number, now: number) {
  const isRunning = start <= now && end - now >= 3 * hour && end - start <= 24 * hour;
  if (isRunning) return undefined;
  const moved = Math.floor((now - hour) / (5 * minute)) * 5 * minute;
  return { start: moved, end: moved + 5.5 * hour, shift: moved - start };
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
