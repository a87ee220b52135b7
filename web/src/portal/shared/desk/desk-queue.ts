import { listDeskChanges } from '@wine-walk/common/api/staff/changes.ts';
import { listOfflineConflicts } from '@wine-walk/common/api/staff/desk.ts';
import { listTills } from '@wine-walk/common/api/staff/tills.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { isFinal } from '../../../platform/delivery-queue/delivery.ts';
import { DeliveryQueue } from '../../../platform/delivery-queue/delivery-queue.ts';
import { deviceEnvironment } from '../../../platform/delivery-queue/environment.ts';
import { deskDatabases } from '../../../platform/storage/databases.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import {
  type DeskAction,
  type DeskActionResult,
  deliverDeskAction,
  deskAction,
} from './desk-action.ts';

/** Reads whose responses a desk action changes. */
const changedByActions = [listTills, listDeskChanges, listOfflineConflicts];

type DeskQueue = DeliveryQueue<DeskAction, DeskActionResult>;

let queue: DeskQueue | undefined;

/** Queue of the desk actions of this device, until the server has answered. */
export function deskQueue(): DeskQueue {
  queue ??= new DeliveryQueue(deviceEnvironment(deskDatabases.acts), {
    payload: deskAction,
    deliver: deliverDeskAction,
  });
  return queue;
}

/** Sends queued actions as this staff member while signed in, and refetches the affected queries. */
export function useRunDeskQueue(username: string): void {
  const { refetch } = useApiCache();
  useEffect(() => {
    const actions = deskQueue();
    const stop = actions.watch(({ type, delivery: { key, answer } }) => {
      if (type !== 'delivered') return;
      // A result with conflicts stays until it is dismissed.
      if (answer?.conflicts.length === 0) void actions.dismiss(key);
      void refetch(...changedByActions);
    });
    // Every tab of the portal retries, not only those that show the queue.
    const leave = actions.subscribe(() => undefined);
    actions.setOwner(username, true);
    return () => {
      leave();
      stop();
      actions.setOwner(null, false);
    };
  }, [username, refetch]);
}

/** Queued actions, rejected ones, those with conflicts, and withdrawn ones that the server may have. */
export function useDeskQueue() {
  const { deliveries } = useSyncExternalStore(deskQueue().subscribe, deskQueue().getSnapshot);
  return {
    waiting: deliveries.filter((delivery) => !isFinal(delivery)),
    refused: deliveries.filter(({ state }) => state === 'refused' || state === 'lost'),
    withdrawn: deliveries.filter(({ state }) => state === 'withdrawn'),
    conflicting: deliveries.filter(({ answer }) => (answer?.conflicts.length ?? 0) > 0),
  };
}

/** Reason of a rejected action, as staff read it. */
export class DeskActionRefusedError extends Error {
  readonly key: string;

  constructor(message: string, key: string) {
    super(message);
    this.key = key;
  }
}

/** Removes a rejected action from the list, for a screen that shows the error itself. */
export function dismissRefused(error: Error): void {
  if (error instanceof DeskActionRefusedError) void deskQueue().dismiss(error.key);
}

/**
 * Performs a desk action: `done` when the server has answered, `waits` if it is slow, unreachable or this phone decided.
 * Throws DeskActionRefusedError if the server rejects it or the device cannot save it; the list has it, too.
 */
export function performDeskAction(action: DeskAction): Promise<'done' | 'waits'> {
  const actions = deskQueue();
  return new Promise((resolve, reject) => {
    const key = actions.submit(action);
    const settle = () => {
      const delivery = actions.getSnapshot().deliveries.find((candidate) => candidate.key === key);
      if (!delivery || delivery.state === 'saving') return;
      const { state, hasWaited, isPersisted, refusal } = delivery;
      // A decision of this phone has happened: a slow server must not delay the next person.
      const isDecided = action.isOffline && isPersisted;
      if (!isFinal(delivery) && !hasWaited && !isDecided) return;
      stop();
      if (!isFinal(delivery)) return resolve('waits');
      if (state === 'delivered') return resolve('done');
      const reason = refusal ? staffMessage(refusal) : texts.shared.deskAction.notSaved;
      reject(new DeskActionRefusedError(reason, key));
    };
    const stop = actions.subscribe(settle);
    settle();
  });
}
