import type { TillDocument } from '../../contract/desk-records.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { listTills, openTill } from '../../contract/tills.ts';
import { expectedCents } from '../../domain/desk.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import type { KeyedRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { readTills } from '../../store/tills.ts';
import { untilCommitted } from '../../store/until-committed.ts';

export interface Sender {
  caller: StaffMember;
  idempotencyKey: string | null;
  request: KeyedRequest | null;
  now: number;
}

/** A till as staff see it. */
export function shownTill(id: string, data: TillDocument) {
  return { ...withId({ id, data }), expectedCents: expectedCents(data) };
}

/** The event's tills, the earliest first; the desk sees its own and those that are open. */
export async function allTills(
  eventId: string,
  caller: StaffMember,
): Promise<AnswerOf<typeof listTills>> {
  const found = await readTills(eventId);
  const isOwn = ({ staffId }: TillDocument) => staffId === caller.uid;
  const shown = found.filter(
    ({ data }) => caller.role === 'admin' || isOwn(data) || data.closedAt === null,
  );
  const own = found.find(({ data }) => isOwn(data) && data.closedAt === null);
  return {
    tills: shown.map(({ id, data }) => shownTill(id, data)),
    ownTillId: own?.id ?? null,
  };
}

/** Opens the caller's till; the number in its id makes sure that two presses open one. */
export async function open(
  { eventId, openingFloatCents }: BodyOf<typeof openTill>,
  { caller, now }: Sender,
): Promise<AnswerOf<typeof openTill> | Problem<ProblemOf<typeof openTill>>> {
  return untilCommitted<AnswerOf<typeof openTill>, Problem<'not-found'>>(async () => {
    const event = await readDocument(paths.event(eventId), eventDocument);
    if (!event) return problem('not-found', 'This event no longer exists.');
    const tills = await readTills(eventId, caller.uid);
    const opened = tills.find(({ data }) => data.closedAt === null);
    if (opened) return { writes: [], answer: shownTill(opened.id, opened.data) };
    const id = `${eventId}_${caller.uid}_${tills.length + 1}`;
    const data: TillDocument = {
      eventId,
      staffId: caller.uid,
      staffName: caller.fullName,
      currency: event.data.ticketPrice.currency,
      openingFloatCents,
      salesCents: 0,
      salesCount: 0,
      refundsCents: 0,
      handedOverCents: 0,
      openedAt: new Date(now).toISOString(),
      closedAt: null,
      closedBy: null,
      countedCents: null,
      explanation: '',
    };
    const note = { actor: caller.username, action: 'till.open', target: paths.till(id), now };
    return {
      writes: [{ kind: 'create', path: paths.till(id), data }, auditWrite(note)],
      answer: shownTill(id, data),
    };
  });
}
