import { randomInt } from 'node:crypto';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { countView } from '@wine-walk/common/api/results.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { type ViewCounts, viewCountsDocument } from '@wine-walk/common/model/results.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/** Number of documents that share the views of an event. */
const partCount = 8;

/** Programs that name themselves: search engines, link previews, monitors and scripts. */
const bots =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|curl|wget|python|monitor/i;

/** Counts a view of a page with sponsors, unless a bot sent it or the event is over. `now`: epoch milliseconds. */
export async function addView(
  { eventId, place }: BodyOf<typeof countView>,
  userAgent: string,
  now: number,
): Promise<void> {
  if (userAgent === '' || bots.test(userAgent)) return;
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event?.data.isActive || hasEnded(event.data, now)) return;
  await commitWithRetry(async () => {
    const path = documentPaths.viewCounts(eventId, String(randomInt(partCount)));
    const stored = await readDocument(path, viewCountsDocument);
    const { landing, map } = stored?.data ?? { landing: 0, map: 0 };
    const counts = { landing, map };
    counts[place] += 1;
    const write: Write = stored
      ? { kind: 'update', path, data: counts, revision: stored.revision }
      : { kind: 'create', path, data: { eventId, ...counts } };
    return { writes: [write], response: undefined };
  });
}

/** Returns the views of an event. */
export async function readViews(eventId: string): Promise<ViewCounts> {
  const parts = Array.from({ length: partCount }, (_, part) => String(part));
  const stored = await readDocuments(
    ...parts.map((part) => [documentPaths.viewCounts(eventId, part), viewCountsDocument] as const),
  );
  return stored.reduce<ViewCounts>(
    (sum, part) => ({
      landing: sum.landing + (part?.data.landing ?? 0),
      map: sum.map + (part?.data.map ?? 0),
    }),
    { landing: 0, map: 0 },
  );
}
