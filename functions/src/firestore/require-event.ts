import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { documentPaths } from './paths.ts';
import { readDocument } from './read.ts';

/** The refusal where an event is named that does not exist; null and undefined name none. */
export async function requireEvent(
  eventId: string | null | undefined,
): Promise<Problem<'not-found'> | undefined> {
  if (!eventId || (await readDocument(documentPaths.event(eventId), eventDocument)))
    return undefined;
  const message = 'This event no longer exists.';
  return problem('not-found', message, { fields: { eventId: message } });
}
