import { type lookUpAtDesk } from '@wine-walk/common/api/desk.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { decideScan } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { parseDeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type EventWithId, findActiveEvent } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readScanFacts } from './scan-facts.ts';

type LookUp = typeof lookUpAtDesk;

/** Decides a scan or search at an event's desk. A refused scan is audited, without names. */
export async function lookUpText(
  { text, eventId }: BodyOf<LookUp>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<LookUp> | Problem<ProblemOf<LookUp>>> {
  const event = await eventOf(eventId ?? caller.eventId ?? undefined, now);
  if ('problem' in event) return event;
  const scan = parseDeskScan(text);
  const result = decideScan(await readScanFacts(scan, event.id, now));
  if (result.answer === 'refused') {
    const { reason, lookedUp } = result;
    await commit([
      auditWrite({
        actor: caller.username,
        action: 'desk.scan-refused',
        target: documentPaths.event(event.id),
        now,
        // The text of a search is a name or an email.
        details: { reason, ...(scan.search === null && { scanned: lookedUp }) },
      }),
    ]);
  }
  const { id, name, timeZone, ticketPrice } = event;
  return { ...result, event: { id, name, timeZone, ticketPrice } };
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
