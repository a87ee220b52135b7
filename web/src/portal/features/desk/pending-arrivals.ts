import { type DeskSnapshot } from '@wine-walk/common/api/desk.ts';
import { useEffect, useEffectEvent } from 'react';
import { isFinal } from '../../../platform/delivery-queue/delivery.ts';
import { useStaff } from '../../session/use-staff.ts';
import type { DeskAction } from '../../shared/desk-action.ts';
import { deskQueue } from '../../shared/desk-queue.ts';
import { markArrived } from './offline-lookup.ts';

/** The list once those have come in whose arrival waits on this device: taken back, it waits no more. */
export async function withPendingArrivals(
  snapshot: DeskSnapshot,
  fullName: string,
): Promise<DeskSnapshot> {
  let known = snapshot;
  for (const delivery of deskQueue().getSnapshot().deliveries)
    if (!isFinal(delivery)) known = await withAction(known, delivery.payload, fullName);
  return known;
}

/** Keeps in this device's list who came in here, once the server has it, until the next list is taken. */
export function usePersistArrivals(
  keep: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => void,
): void {
  const { fullName } = useStaff();
  const keepAct = useEffectEvent((act: DeskAction) => {
    if (act.kind === 'admit') keep((before) => withAction(before, act, fullName));
  });
  useEffect(
    () =>
      deskQueue().watch(({ type, delivery }) => {
        if (type === 'delivered') keepAct(delivery.payload);
      }),
    [],
  );
}

async function withAction(snapshot: DeskSnapshot, act: DeskAction, happenedBy: string) {
  if (act.kind !== 'admit') return snapshot;
  const ids = [...act.submissionIds, ...act.ticketIds];
  return markArrived(snapshot, ids, { happenedAt: act.madeAt, happenedBy });
}
