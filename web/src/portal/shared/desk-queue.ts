import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { isFinal } from '../../platform/delivery-queue/delivery.ts';
import { DeliveryQueue } from '../../platform/delivery-queue/delivery-queue.ts';
import { deviceEnvironment } from '../../platform/delivery-queue/environment.ts';
import { isOnline } from '../../platform/device/connection.ts';
import { deskDatabases } from '../../platform/storage/databases.ts';
import {
  type DeskAction,
  type DeskActionResult,
  deliverDeskAction,
  deskAction,
} from './desk-action.ts';

/** The first part of the keys of what an act changes. */
export const deskKeys = { tills: 'tills', undoable: 'undoable', doubts: 'desk-doubts' } as const;
const queryKeysChangedByActions: ReadonlySet<unknown> = new Set(Object.values(deskKeys));

type DeskQueue = DeliveryQueue<DeskAction, DeskActionResult>;

let queue: DeskQueue | undefined;

/** What staff did at the desk of this device, from the press to the server's answer. */
export function deskQueue(): DeskQueue {
  queue ??= new DeliveryQueue(deviceEnvironment(deskDatabases.acts), {
    payload: deskAction,
    deliver: deliverDeskAction,
  });
  return queue;
}

/** Sends what waits as this staff member, for as long as they are signed in, and has what it changed read again. */
export function useRunDeskQueue(username: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const acts = deskQueue();
    const stop = acts.watch(({ type, delivery: { key, answer } }) => {
      if (type !== 'delivered') return;
      // What is doubtful stays until somebody has read it.
      if (answer?.conflicts.length === 0) void acts.dismiss(key);
      void invalidateAfterWrite(client, {
        predicate: ({ queryKey: [root] }) => queryKeysChangedByActions.has(root),
      });
    });
    acts.setOwner(username, true);
    return () => {
      stop();
      acts.setOwner(null, false);
    };
  }, [username, client]);
}

/** What waits, what was refused since, and what turned out doubtful. */
export function useDeskQueue() {
  const { deliveries } = useSyncExternalStore(deskQueue().subscribe, deskQueue().getSnapshot);
  return {
    waiting: deliveries.filter((delivery) => !isFinal(delivery)),
    refused: deliveries.filter(({ state }) => state === 'refused' || state === 'lost'),
    doubtful: deliveries.filter(({ answer }) => (answer?.conflicts.length ?? 0) > 0),
  };
}

/** Why an act came to nothing, in the server's words. */
export class DeskActionRefusedError extends Error {}

/**
 * Does something at the desk: `done` once the server has it, `waits` where it could not be reached. Throws
 * DeskActRefused where the server decided against it, or where neither it nor the device could keep it.
 */
export function performDeskAction(act: DeskAction): Promise<'done' | 'waits'> {
  const acts = deskQueue();
  return new Promise((resolve, reject) => {
    const key = acts.submit(act);
    const settle = () => {
      const delivery = acts.getSnapshot().deliveries.find((each) => each.key === key);
      if (!delivery || delivery.state === 'saving') return;
      const { state, failedAttempts, isSlow, refusal } = delivery;
      const waits = state === 'queued' && (failedAttempts > 0 || !isOnline());
      if (!isFinal(delivery) && !waits && !isSlow) return;
      stop();
      if (!isFinal(delivery)) return resolve('waits');
      if (state === 'delivered') return resolve('done');
      void acts.dismiss(key);
      reject(
        new DeskActionRefusedError(
          refusal?.message ?? 'This phone could not keep it. Do it again.',
        ),
      );
    };
    const stop = acts.subscribe(settle);
    settle();
  });
}
