import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { tooEarlyProblem } from '@wine-walk/common/rules/results/results-due.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';
import type { EventWithId } from './events.ts';

/** Returns an event that has ended. `now`: epoch milliseconds. */
export async function readEndedEvent(
  id: string,
  now: number,
): Promise<EventWithId | Problem<'event-gone' | 'results-too-early'>> {
  const event = await readDocument(documentPaths.event(id), eventDocument);
  if (!event) return problem('event-gone');
  return tooEarlyProblem(event.data, now) ?? withId(event);
}
