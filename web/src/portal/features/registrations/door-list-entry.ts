import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { admitAtDesk } from '@wine-walk/common/api/desk.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { useRef } from 'react';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { staffCall } from '../../session/staff-call.ts';
import { deskKeys } from '../../shared/desk-queue.ts';
import { useInvalidateRegistrations } from './registration-queries.ts';

/** What a printed door list says of somebody. */
export interface DoorListMark {
  hasArrived: boolean;
  hasPaid: boolean;
}
export type Marks = ReadonlyMap<string, DoorListMark>;

/** As many as the API admits in one request. */
const maxPerRequest = 20;

/** People of whom the list says the same. */
interface Batch {
  submissionIds: string[];
  takesPayment: boolean;
  isIdSeen: boolean;
}

/** The requests that enter the marks: those who paid by themselves, since their cash goes into a till. */
function toBatches(marks: Marks): Batch[] {
  const kinds = [
    { hasArrived: true, hasPaid: false },
    { hasArrived: true, hasPaid: true },
    { hasArrived: false, hasPaid: true },
  ];
  return kinds.flatMap(({ hasArrived, hasPaid }) => {
    const ids = [...marks].flatMap(([id, mark]) =>
      mark.hasArrived === hasArrived && mark.hasPaid === hasPaid ? [id] : [],
    );
    return Array.from({ length: Math.ceil(ids.length / maxPerRequest) }, (_, at) => ({
      submissionIds: ids.slice(at * maxPerRequest, (at + 1) * maxPerRequest),
      takesPayment: hasPaid,
      isIdSeen: hasArrived,
    }));
  });
}

/** Those whose name or ticket has what is searched, accents and case set aside. */
export function searchPeople(people: readonly ListedRegistration[], search: string) {
  const searchKey = nameKey(search);
  return people.filter(
    ({ fullName, ticketId }) =>
      nameKey(fullName).includes(searchKey) || (ticketId ?? '').toLowerCase().includes(searchKey),
  );
}

/** What became of a door list. */
export interface DoorListResult {
  /** Those who are in by it. */
  arrived: number;
  amountCents: number;
  /** Those who should not have been let in. */
  doubts: number;
}

interface DoorListRequest {
  batch: Batch;
  /** When they came in, at the latest; null: as it is sent. */
  doneAt: string | null;
  key: string;
  answer: DoorListResult | null;
}

interface Run {
  marksKey: string;
  requests: DoorListRequest[];
}

/**
 * Enters a door list in batches. One that was cut off goes on where it stopped, under the same keys: nobody
 * pays or arrives twice.
 *
 * @param endTime of the event: nobody arrives after it, however late the list is entered.
 */
export function useDoorListEntry(endTime: string) {
  const run = useRef<Run>({ marksKey: '', requests: [] });
  const reload = useInvalidateRegistrations();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (marks: Marks): Promise<DoorListResult> => {
      const requests = requestsFor(run, marks, endTime);
      for (const request of requests) request.answer ??= await send(request);
      const answers = requests.flatMap(({ answer }) => answer ?? []);
      const sum = (of: keyof DoorListResult) =>
        answers.reduce((total, answer) => total + answer[of], 0);
      return { arrived: sum('arrived'), amountCents: sum('amountCents'), doubts: sum('doubts') };
    },
    onSettled: () => {
      reload();
      void invalidateAfterWrite(client, { queryKey: [deskKeys.tills] });
    },
  });
}

/** The requests of the run before where the marks are the same; new ones where they are not. */
function requestsFor(run: { current: Run }, marks: Marks, endTime: string): DoorListRequest[] {
  const marksKey = JSON.stringify([...marks]);
  if (run.current.marksKey !== marksKey) {
    const doneAt = new Date(serverNow()).toISOString() < endTime ? null : endTime;
    const requests = toBatches(marks).map((batch) => ({
      batch,
      doneAt,
      key: crypto.randomUUID(),
      answer: null,
    }));
    run.current = { marksKey, requests };
  }
  return run.current.requests;
}

async function send({ batch, doneAt, key }: DoorListRequest): Promise<DoorListResult> {
  const { arrived, amountCents, doubts } = await staffCall(admitAtDesk, {
    body: { ...batch, source: 'paper', doneAt },
    idempotencyKey: key,
  });
  return { arrived: arrived.length, amountCents, doubts: Object.keys(doubts).length };
}
