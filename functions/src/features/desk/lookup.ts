import type { lookUpAtDesk } from '../../contract/desk.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '../../contract/endpoint.ts';
import { parseDeskScan } from '../../domain/desk-scan.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import type { StaffMember } from '../../http/caller.ts';
import { type EventWithId, findActiveEvent } from '../../store/active-event.ts';
import { auditWrite } from '../../store/audit.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { lookUpScan } from './scan-lookup.ts';

type LookUp = typeof lookUpAtDesk;

/** What a scan or a search means at this event's desk; a refused scan is noted, without anybody's name. */
export async function lookUpText(
  { text, eventId }: BodyOf<LookUp>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<LookUp> | Problem<ProblemOf<LookUp>>> {
  const event = await eventOf(eventId ?? caller.eventId ?? undefined, now);
  if ('problem' in event) return event;
  const scan = parseDeskScan(text);
  const answer = await lookUpScan(scan, event, now);
  if (answer.answer === 'refused') {
    const { reason, lookedUp } = answer;
    await commit([
      auditWrite({
        actor: caller.username,
        action: 'desk.scan-refused',
        target: documentPaths.event(event.id),
        now,
        // What was typed as a search is a name or an email.
        details: { reason, ...(scan.search === null && { scanned: lookedUp }) },
      }),
    ]);
  }
  const { id, name, timeZone, ticketPrice } = event;
  return { ...answer, event: { id, name, timeZone, ticketPrice } };
}

async function eventOf(
  eventId: string | undefined,
  now: number,
): Promise<EventWithId | Problem<'no-active-event' | 'not-found'>> {
  if (eventId === undefined)
    return (
      (await findActiveEvent(now)) ??
      problem('no-active-event', 'No event is active, so there is no desk to open.')
    );
  const found = await readDocument(documentPaths.event(eventId), eventDocument);
  return found ? withId(found) : problem('not-found', 'This event no longer exists.');
}
