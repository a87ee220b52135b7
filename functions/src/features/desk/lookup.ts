import type { DeskAnswer, lookUpAtDesk } from '../../contract/desk.ts';
import {
  eventDocument,
  participantDocument,
  registrationDocument,
  ticketDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { claimDocument, redemptionCodeDocument } from '../../contract/records.ts';
import { rewardDocument } from '../../contract/reward-documents.ts';
import { deskPerson, entrance } from '../../domain/desk.ts';
import { type DeskScan, readDeskScan } from '../../domain/desk-scan.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import type { StaffMember } from '../../http/caller.ts';
import { type EventWithId, findActiveEvent } from '../../store/active-event.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { deletionOf } from './deleted-ticket.ts';
import { findByName, partyOf } from './people.ts';

type LookUp = typeof lookUpAtDesk;

const nothing: Omit<DeskAnswer, 'answer' | 'lookedUp'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  reward: null,
  ticketId: null,
};

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

async function answerTo(scan: DeskScan, event: EventWithId, now: number): Promise<DeskAnswer> {
  const { lookedUp } = scan;
  const [registration, ticket, code] = await readDocuments(
    [paths.registration(scan.submissionId ?? 'none'), registrationDocument],
    [paths.ticket(scan.ticketId ?? 'none'), ticketDocument],
    [paths.redemptionCode(scan.rewardCode ?? 'none'), redemptionCodeDocument],
  );
  if (code) return rewardAnswer(scan, code.data, event, now);
  if (registration) return personAnswer(lookedUp, registration.id, event);
  if (ticket?.data.submissionId)
    return personAnswer(lookedUp, ticket.data.submissionId, event, ticket.id);
  if (ticket) {
    const { eventId } = ticket.data;
    if (eventId && eventId !== event.id) return wrongEvent(lookedUp, eventId);
    return { ...nothing, answer: 'register', lookedUp, ticketId: ticket.id };
  }
  const found = scan.search ? await findByName(scan.search, event.id) : [];
  if (found.length === 1 && found[0]) return personAnswer(found[0].fullName, found[0].id, event);
  if (found.length > 1)
    return { ...nothing, answer: 'choose', lookedUp, people: found.map(deskPerson) };
  const deleted = scan.ticketId ? await deletionOf(scan.ticketId) : undefined;
  return deleted
    ? { ...nothing, answer: 'refused', reason: 'revoked', lookedUp, ...deleted }
    : { ...nothing, answer: 'refused', reason: 'unknown', lookedUp };
}

async function personAnswer(
  lookedUp: string,
  submissionId: string,
  event: EventWithId,
  ticketId: string | null = null,
): Promise<DeskAnswer> {
  const found = await readDocument(paths.registration(submissionId), registrationDocument);
  if (!found) return { ...nothing, answer: 'refused', reason: 'unknown', lookedUp };
  const person = withId(found);
  const decided = entrance(person, event.id);
  if (decided.answer === 'refused' && decided.reason === 'wrong-event')
    return wrongEvent(lookedUp, person.eventId);
  const party = (await partyOf(person)).filter(
    (other) => entrance(other, event.id).answer !== 'refused',
  );
  return {
    ...nothing,
    ...decided,
    lookedUp,
    people: [person, ...party].map(deskPerson),
    ticketId: ticketId ?? person.ticketId,
  };
}

async function wrongEvent(lookedUp: string, eventId: string): Promise<DeskAnswer> {
  const other = await readDocument(paths.event(eventId), eventDocument);
  const otherEventName = other?.data.name ?? 'another event';
  return { ...nothing, answer: 'refused', reason: 'wrong-event', lookedUp, otherEventName };
}

async function rewardAnswer(
  { lookedUp }: DeskScan,
  code: { eventId: string; participantId: string; rewardId: string; expiresAt: string },
  event: EventWithId,
  now: number,
): Promise<DeskAnswer> {
  if (code.eventId !== event.id) return wrongEvent(lookedUp, code.eventId);
  const [claim, reward] = await readDocuments(
    [paths.claim(code.eventId, code.participantId, code.rewardId), claimDocument],
    [paths.reward(code.rewardId), rewardDocument],
  );
  const refused = (reason: DeskAnswer['reason']): DeskAnswer => ({
    ...nothing,
    answer: 'refused',
    reason,
    lookedUp,
  });
  if (!reward) return refused('unknown');
  const { name } = reward.data;
  if (claim) {
    const { claimedAt, redeemedBy } = claim.data;
    const shown = { code: lookedUp, name };
    return {
      ...refused('reward-claimed'),
      happenedAt: claimedAt,
      happenedBy: redeemedBy,
      reward: shown,
    };
  }
  if (Date.parse(code.expiresAt) <= now)
    return { ...refused('code-expired'), happenedAt: code.expiresAt };
  const holder = await registrationOf(code.participantId, event.id);
  const people = holder ? [deskPerson(holder)] : [];
  const shownReward = { code: lookedUp, name };
  if (holder?.status === 'cancelled') {
    const { cancelledAt: happenedAt, cancelledBy: happenedBy } = holder;
    return { ...refused('cancelled'), happenedAt, happenedBy, people, reward: shownReward };
  }
  if (!holder?.isVerified) return { ...refused('not-paid'), people, reward: shownReward };
  return { ...nothing, answer: 'redeem', lookedUp, reward: { code: lookedUp, name } };
}

async function registrationOf(participantId: string, eventId: string) {
  const participant = await readDocument(paths.participant(participantId), participantDocument);
  const id = participant?.data.registrations[eventId];
  const found = id && (await readDocument(paths.registration(id), registrationDocument));
  return found ? withId(found) : undefined;
}
