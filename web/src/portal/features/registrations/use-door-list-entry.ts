import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admitAtDesk } from '@wine-walk/common/api/desk.ts';
import { useRef } from 'react';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { staffCall } from '../../session/staff-call.ts';
import { deskKeys } from '../../shared/desk-queue.ts';
import { type Batch, type Marks, toBatches } from './door-list-marks.ts';
import { useInvalidateRegistrations } from './use-registrations.ts';

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
  asked: string;
  presses: DoorListRequest[];
}

/**
 * Enters a door list press by press. One that was cut off goes on where it stopped, under the same keys: nobody
 * pays or arrives twice.
 *
 * @param endTime of the event: nobody arrives after it, however late the list is entered.
 */
export function useDoorListEntry(endTime: string) {
  const run = useRef<Run>({ asked: '', presses: [] });
  const reload = useInvalidateRegistrations();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (marks: Marks): Promise<DoorListResult> => {
      const presses = requestsFor(run, marks, endTime);
      for (const press of presses) press.answer ??= await send(press);
      const answers = presses.flatMap(({ answer }) => answer ?? []);
      const sum = (of: keyof DoorListResult) =>
        answers.reduce((total, each) => total + each[of], 0);
      return { arrived: sum('arrived'), amountCents: sum('amountCents'), doubts: sum('doubts') };
    },
    onSettled: () => {
      reload();
      void invalidateAfterWrite(client, { queryKey: [deskKeys.tills] });
    },
  });
}

/** The presses of the run before where the marks are the same; new ones where they are not. */
function requestsFor(run: { current: Run }, marks: Marks, endTime: string): DoorListRequest[] {
  const asked = JSON.stringify([...marks]);
  if (run.current.asked !== asked) {
    const doneAt = new Date(serverNow()).toISOString() < endTime ? null : endTime;
    const presses = toBatches(marks).map((batch) => ({
      batch,
      doneAt,
      key: crypto.randomUUID(),
      answer: null,
    }));
    run.current = { asked, presses };
  }
  return run.current.presses;
}

async function send({ batch, doneAt, key }: DoorListRequest): Promise<DoorListResult> {
  const { arrived, amountCents, doubts } = await staffCall(admitAtDesk, {
    body: { ...batch, source: 'paper', doneAt },
    idempotencyKey: key,
  });
  return { arrived: arrived.length, amountCents, doubts: Object.keys(doubts).length };
}
