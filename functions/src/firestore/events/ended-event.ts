import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';
import type { EventWithId } from './events.ts';

/** Returns the problem of an event that has not ended, which has no results yet. `now`: epoch milliseconds. */
export function tooEarlyProblem(
  { name, endTime, timeZone }: Pick<EventDocument, 'name' | 'endTime' | 'timeZone'>,
  now: number,
): Problem<'results-too-early'> | undefined {
  if (hasEnded({ endTime }, now)) return undefined;
  return problem('results-too-early', { event: name, opensAt: endTime, timeZone });
}

/** Returns an event that has ended. `now`: epoch milliseconds. */
export async function readEndedEvent(
  id: string,
  now: number,
): Promise<EventWithId | Problem<'event-gone' | 'results-too-early'>> {
  const event = await readDocument(documentPaths.event(id), eventDocument);
  if (!event) return problem('event-gone');
  return tooEarlyProblem(event.data, now) ?? withId(event);
}
