import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type listTills, type openTill } from '@wine-walk/common/api/tills.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type TillDocument } from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { expectedTillCents } from '@wine-walk/common/rules/desk/till.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readTills } from '../../firestore/desk.ts';
import type { IdempotentRequest } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';

export interface StaffRequest {
  caller: StaffMember;
  request: IdempotentRequest | null;
  now: number;
}

/** A till as staff see it. */
export function toAdminTill(id: string, data: TillDocument) {
  return { ...withId({ id, data }), expectedCents: expectedTillCents(data) };
}

/** The event's tills, the earliest first; the desk sees its own and those that are open. */
export async function listTillsFor(
  eventId: string,
  caller: StaffMember,
): Promise<ResponseOf<typeof listTills>> {
  const found = await readTills(eventId);
  const isOwn = ({ staffId }: TillDocument) => staffId === caller.uid;
  const shown = found.filter(
    ({ data }) => caller.role === 'admin' || isOwn(data) || data.closedAt === null,
  );
  const own = found.find(({ data }) => isOwn(data) && data.closedAt === null);
  return {
    tills: shown.map(({ id, data }) => toAdminTill(id, data)),
    ownTillId: own?.id ?? null,
  };
}

/** Opens the caller's till; the number in its id makes sure that two presses open one. */
export async function openTillFor(
  { eventId, openingFloatCents }: BodyOf<typeof openTill>,
  { caller, now }: StaffRequest,
): Promise<ResponseOf<typeof openTill> | Problem<ProblemOf<typeof openTill>>> {
  return commitWithRetry<ResponseOf<typeof openTill>, Problem<'not-found'>>(async () => {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    if (!event) return problem('not-found', 'This event no longer exists.');
    const tills = await readTills(eventId, caller.uid);
    const opened = tills.find(({ data }) => data.closedAt === null);
    if (opened) return { writes: [], response: toAdminTill(opened.id, opened.data) };
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
    const note = {
      actor: caller.username,
      action: 'till.open',
      target: documentPaths.till(id),
      now,
    };
    return {
      writes: [{ kind: 'create', path: documentPaths.till(id), data }, auditWrite(note)],
      response: toAdminTill(id, data),
    };
  });
}
