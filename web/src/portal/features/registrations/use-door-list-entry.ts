import { admitAtDesk } from '@contract/desk.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readAgain } from '../../../data/read-again.ts';
import { serverNow } from '../../../device/server-clock.ts';
import { deskKeys } from '../../records/desk-queue.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type Batch, batchesOf, type Marks } from './door-list-marks.ts';
import { useReloadRegistrations } from './use-registrations.ts';

/** What became of a door list. */
export interface Entered {
  /** Those who are in by it. */
  arrived: number;
  amountCents: number;
  /** Those who should not have been let in. */
  doubts: number;
}

interface Press {
  batch: Batch;
  /** When they came in, at the latest; null: as it is sent. */
  doneAt: string | null;
  key: string;
  answer: Entered | null;
}

interface Run {
  asked: string;
  presses: Press[];
}

/**
 * Enters a door list press by press. One that was cut off goes on where it stopped, under the same keys: nobody
 * pays or arrives twice.
 *
 * @param endTime of the event: nobody arrives after it, however late the list is entered.
 */
export function useDoorListEntry(endTime: string) {
  const run = useRef<Run>({ asked: '', presses: [] });
  const reload = useReloadRegistrations();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (marks: Marks): Promise<Entered> => {
      const presses = pressesFor(run, marks, endTime);
      for (const press of presses) press.answer ??= await send(press);
      const answers = presses.flatMap(({ answer }) => answer ?? []);
      const sum = (of: keyof Entered) => answers.reduce((total, each) => total + each[of], 0);
      return { arrived: sum('arrived'), amountCents: sum('amountCents'), doubts: sum('doubts') };
    },
    onSettled: () => {
      reload();
      void readAgain(client, { queryKey: [deskKeys.tills] });
    },
  });
}

/** The presses of the run before where the marks are the same; new ones where they are not. */
function pressesFor(run: { current: Run }, marks: Marks, endTime: string): Press[] {
  const asked = JSON.stringify([...marks]);
  if (run.current.asked !== asked) {
    const doneAt = new Date(serverNow()).toISOString() < endTime ? null : endTime;
    const presses = batchesOf(marks).map((batch) => ({
      batch,
      doneAt,
      key: crypto.randomUUID(),
      answer: null,
    }));
    run.current = { asked, presses };
  }
  return run.current.presses;
}

async function send({ batch, doneAt, key }: Press): Promise<Entered> {
  const { arrived, amountCents, doubts } = await staffCall(admitAtDesk, {
    body: { ...batch, source: 'paper', doneAt },
    idempotencyKey: key,
  });
  return { arrived: arrived.length, amountCents, doubts: Object.keys(doubts).length };
}
