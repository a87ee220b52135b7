import { admitAtDesk, type DeskNewcomer } from '@wine-walk/common/api/staff/desk.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { listTills } from '@wine-walk/common/api/staff/tills.ts';
import { type DeskPayment, deskPayment } from '@wine-walk/common/model/categories.ts';
import { maxParty } from '@wine-walk/common/model/desk.ts';
import { matchesSearch } from '@wine-walk/common/rules/people/name-search.ts';
import { useRef } from 'react';
import type { Api } from '../../../platform/api/api-client.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import type { DoorListPerson } from '../../shared/desk/use-door-list.ts';
import { registrationReads } from './registration-queries.ts';

/** Marks of a person on a printed door list. */
export interface DoorListMark {
  hasArrived: boolean;
  /** Method of the payment; null if they did not pay. */
  paidBy: DeskPayment | null;
  /** Type of the ticket that they paid for; null for that of the registration, else the first one that the desk sells. */
  typeId: string | null;
  /** False for the holder of an unused ticket, whom the entry registers with the release on paper. */
  isRegistered: boolean;
  /** Unused ticket that a registered holder shows; null for none. */
  shownTicketId: string | null;
  /** True if they had not signed the release, which the arrival records as signed on paper. */
  mustSign: boolean;
}
/** Marks by the ID of the registration or of the unused ticket. */
export type Marks = ReadonlyMap<string, DoorListMark>;

/** People with the same marks. */
interface Batch {
  submissionIds: string[];
  ticketIds?: string[];
  newcomers?: DeskNewcomer[];
  eventId?: string;
  takesPayment: boolean;
  method?: DeskPayment;
  typeIds?: Record<string, string>;
  isIdSeen: boolean;
  isReleaseSigned?: boolean;
}

/** Groups the marks into requests. Payments are separate, since they go into a till. */
function toBatches(marks: Marks, eventId: string): Batch[] {
  const kinds = [true, false].flatMap((hasArrived) =>
    [null, ...deskPayment.options].map((paidBy) => ({ hasArrived, paidBy })),
  );
  return kinds.flatMap(({ hasArrived, paidBy }) => {
    const ids = [...marks].flatMap(([id, mark]) =>
      mark.hasArrived === hasArrived && mark.paidBy === paidBy ? [id] : [],
    );
    return Array.from({ length: Math.ceil(ids.length / maxParty) }, (_, at) => {
      const those = ids.slice(at * maxParty, (at + 1) * maxParty);
      const ticketIds = those.flatMap((id) => marks.get(id)?.shownTicketId ?? []);
      const submissionIds = those.filter((id) => {
        const mark = marks.get(id);
        return mark?.isRegistered && mark.shownTicketId === null;
      });
      const newcomers = those.filter((id) => !marks.get(id)?.isRegistered).map(toNewcomer);
      return {
        submissionIds,
        ...(ticketIds.length > 0 && { ticketIds, eventId }),
        ...(newcomers.length > 0 && { newcomers, eventId }),
        takesPayment: paidBy !== null,
        ...(paidBy && { method: paidBy }),
        ...(paidBy && typesOf(submissionIds, marks)),
        isIdSeen: hasArrived,
        ...(hasArrived && isAnyToSign(those, marks) && { isReleaseSigned: true }),
      };
    });
  });
}

const isAnyToSign = (ids: readonly string[], marks: Marks) =>
  ids.some((id) => {
    const mark = marks.get(id);
    return mark?.isRegistered && mark.mustSign;
  });

function toNewcomer(ticketId: string): DeskNewcomer {
  return { ref: crypto.randomUUID(), ticketId, found: null, fullName: '' };
}

/** Returns the types that were chosen for these people. */
function typesOf(submissionIds: readonly string[], marks: Marks): Pick<Batch, 'typeIds'> {
  const chosen = submissionIds.flatMap((id) => {
    const typeId = marks.get(id)?.typeId;
    return typeId ? [[id, typeId] as const] : [];
  });
  return chosen.length > 0 ? { typeIds: Object.fromEntries(chosen) } : {};
}

/** Returns the people whose name or ticket matches the search, ignoring accents, case and the order of words. */
export function searchPeople(people: readonly DoorListPerson[], search: string) {
  return people.filter(({ fullName, ticketId }) =>
    [fullName, ticketId ?? ''].some((text) => matchesSearch(search, text)),
  );
}

/** Result of a door list. */
export interface DoorListResult {
  /** Number of people who arrived by it. */
  arrived: number;
  amountCents: number;
  /** Number of people who should not have been admitted. */
  conflicts: number;
}

interface DoorListRequest {
  batch: Batch;
  /** Latest possible arrival; null for the time of sending. */
  doneAt: string | null;
  key: string;
  answer: DoorListResult | null;
}

interface Run {
  marksKey: string;
  requests: DoorListRequest[];
}

/**
 * Enters a door list in batches. An interrupted run resumes under the same keys, so that no payment or
 * arrival is entered twice.
 *
 * @param event whose end is the latest possible arrival for a list entered later.
 */
export function useDoorListEntry(event: Pick<AdminEvent, 'id' | 'endTime'>) {
  const run = useRef<Run>({ marksKey: '', requests: [] });
  return useCall(
    async (marks: Marks, call): Promise<DoorListResult> => {
      const requests = requestsFor(run, marks, event);
      for (const request of requests) request.answer ??= await send(request, call);
      const answers = requests.flatMap(({ answer }) => answer ?? []);
      const sum = (of: keyof DoorListResult) =>
        answers.reduce((total, answer) => total + answer[of], 0);
      return {
        arrived: sum('arrived'),
        amountCents: sum('amountCents'),
        conflicts: sum('conflicts'),
      };
    },
    { invalidates: [...registrationReads, listTills] },
  );
}

/** Returns the requests of the last run if the marks are the same; otherwise new ones. */
function requestsFor(
  run: { current: Run },
  marks: Marks,
  { id, endTime }: Pick<AdminEvent, 'id' | 'endTime'>,
): DoorListRequest[] {
  const marksKey = JSON.stringify([...marks]);
  if (run.current.marksKey !== marksKey) {
    const doneAt = new Date(serverNow()).toISOString() < endTime ? null : endTime;
    const requests = toBatches(marks, id).map((batch) => ({
      batch,
      doneAt,
      key: crypto.randomUUID(),
      answer: null,
    }));
    run.current = { marksKey, requests };
  }
  return run.current.requests;
}

async function send({ batch, doneAt, key }: DoorListRequest, call: Api): Promise<DoorListResult> {
  const { arrived, amountCents, conflicts } = await call(admitAtDesk, {
    body: { ...batch, source: 'paper', doneAt },
    idempotencyKey: key,
  });
  return { arrived: arrived.length, amountCents, conflicts: Object.keys(conflicts).length };
}
