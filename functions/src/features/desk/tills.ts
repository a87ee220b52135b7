import { type TillDocument, tillDocument } from '../../contract/desk-records.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { closeTill, handOverCash, listTills, openTill } from '../../contract/tills.ts';
import { expectedCents } from '../../domain/desk.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { newId } from '../../store/new-id.ts';
import { type KeyedRequest, oncePerRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { readTills } from '../../store/tills.ts';
import { untilCommitted } from '../../store/until-committed.ts';
import { entryWrite } from './till-writes.ts';

interface Sender {
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

/** Closes a till by its count, which balances or is explained. */
export async function close(
  id: string,
  { countedCents, explanation }: BodyOf<typeof closeTill>,
  { caller, now }: Sender,
): Promise<AnswerOf<typeof closeTill> | Problem<ProblemOf<typeof closeTill>>> {
  return untilCommitted<AnswerOf<typeof closeTill>, Problem<ProblemOf<typeof closeTill>>>(
    async () => {
      const till = await readDocument(paths.till(id), tillDocument);
      const refusal = notToBeCounted(till?.data, caller);
      if (refusal || !till) return refusal ?? unknownTill();
      const expected = expectedCents(till.data);
      if (countedCents !== expected && !explanation) return unbalanced(expected, countedCents);
      const closedAt = new Date(now).toISOString();
      const data: TillDocument = {
        ...till.data,
        closedAt,
        closedBy: caller.fullName,
        countedCents,
        explanation,
      };
      const details = { expectedCents: expected, countedCents, explanation };
      return {
        writes: [
          { kind: 'update', path: till.path, data, revision: till.revision },
          auditWrite({
            actor: caller.username,
            action: 'till.close',
            target: till.path,
            now,
            details,
          }),
        ],
        answer: shownTill(id, data),
      };
    },
  );
}

const unknownTill = () => problem('not-found', 'This till is not known.');

function notToBeCounted(
  till: TillDocument | undefined,
  caller: StaffMember,
): Problem<'not-found' | 'till-closed'> | undefined {
  if (!till || (caller.role !== 'admin' && till.staffId !== caller.uid)) return unknownTill();
  if (!till.closedAt) return undefined;
  return problem('till-closed', `This till was counted already, by ${till.closedBy}.`);
}

function unbalanced(expected: number, counted: number): Problem<'till-unbalanced'> {
  const difference = (Math.abs(counted - expected) / 100).toFixed(2);
  const direction = counted > expected ? 'more' : 'less';
  const message = `The count is ${difference} ${direction} than the till should hold. Count again, or say why.`;
  return problem('till-unbalanced', message, { fields: { explanation: message } });
}

/** Hands cash from one open till to another. */
export async function handOver(
  id: string,
  { toTillId, amountCents }: BodyOf<typeof handOverCash>,
  { caller, idempotencyKey, request, now }: Sender,
): Promise<
  AnswerOf<typeof handOverCash> | Problem<ProblemOf<typeof handOverCash> | 'idempotency-key-reused'>
> {
  type Refused = Problem<ProblemOf<typeof handOverCash>>;
  const entryId = newId('handover', caller.uid, idempotencyKey);
  return oncePerRequest<AnswerOf<typeof handOverCash>, Refused>(request, async () => {
    const [from, to] = await readDocuments(
      [paths.till(id), tillDocument],
      [paths.till(toTillId), tillDocument],
    );
    if (!from || !to || from.id === to.id || from.data.eventId !== to.data.eventId)
      return unknownTill();
    const shown = shownTill(id, from.data);
    const refusal = notToBeCounted(from.data, caller);
    if (refusal) return refusal;
    if (to.data.closedAt)
      return problem('till-closed', `The till of ${to.data.staffName} has been counted already.`);
    if (amountCents > shown.expectedCents)
      return problem('decided-against', 'There is not that much in the till.');
    const given = from.data.handedOverCents + amountCents;
    const happenedAt = new Date(now).toISOString();
    const entry = (tillId: string, otherTillId: string, sign: 1 | -1) => ({
      eventId: from.data.eventId,
      tillId,
      kind: 'handover' as const,
      amountCents: sign * amountCents,
      submissionId: null,
      otherTillId,
      happenedAt,
      staffName: caller.fullName,
      note: '',
    });
    return {
      writes: [
        {
          kind: 'update',
          path: from.path,
          data: { handedOverCents: given },
          revision: from.revision,
        },
        {
          kind: 'update',
          path: to.path,
          data: { handedOverCents: to.data.handedOverCents - amountCents },
          revision: to.revision,
        },
        entryWrite(`${entryId}_out`, entry(from.id, to.id, -1)),
        entryWrite(`${entryId}_in`, entry(to.id, from.id, 1)),
        auditWrite({
          actor: caller.username,
          action: 'till.handover',
          target: from.path,
          now,
          details: { to: to.path, amountCents },
        }),
      ],
      answer: shownTill(id, { ...from.data, handedOverCents: given }),
    };
  });
}
