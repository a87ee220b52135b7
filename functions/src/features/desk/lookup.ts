import type { lookUpAtDesk } from '../../contract/desk.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { readDeskScan } from '../../domain/desk-scan.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import type { StaffMember } from '../../http/caller.ts';
import { type EventWithId, findActiveEvent } from '../../store/active-event.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { answerTo } from './scan-answer.ts';

type LookUp = typeof lookUpAtDesk;

/** What a scan or a search means at this event's desk; a refused scan is noted, without anybody's name. */
export async function lookUp(
  { text, eventId }: BodyOf<LookUp>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<LookUp> | Problem<ProblemOf<LookUp>>> {
  const event = await eventOf(eventId ?? caller.eventId ?? undefined, now);
  if ('problem' in event) return event;
  const scan = readDeskScan(text);
  const answer = await answerTo(scan, event, now);
  if (answer.answer === 'refused') {
    const { reason, lookedUp } = answer;
    await commit([
      auditWrite({
        actor: caller.username,
        action: 'desk.scan-refused',
        target: paths.event(event.id),
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
  const found = await readDocument(paths.event(eventId), eventDocument);
  return found ? withId(found) : problem('not-found', 'This event no longer exists.');
}
