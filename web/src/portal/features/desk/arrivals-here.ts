import type { DeskSnapshot } from '@contract/desk-snapshot.ts';
import { useEffect, useEffectEvent } from 'react';
import { isFinal } from '../../../data/delivery-queue/delivery.ts';
import type { DeskAct } from '../../records/desk-act.ts';
import { deskQueue } from '../../records/desk-queue.ts';
import { useStaff } from '../../session/use-staff.ts';
import { letIn } from './offline-look-up.ts';

/** The list once those have come in whose arrival waits on this device: taken back, it waits no more. */
export async function withWaiting(snapshot: DeskSnapshot, fullName: string): Promise<DeskSnapshot> {
  let known = snapshot;
  for (const delivery of deskQueue().getSnapshot().deliveries)
    if (!isFinal(delivery)) known = await withAct(known, delivery.payload, fullName);
  return known;
}

/** Keeps in this device's list who came in here, once the server has it, until the next list is taken. */
export function useArrivalsKept(
  keep: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => void,
): void {
  const { fullName } = useStaff();
  const keepAct = useEffectEvent((act: DeskAct) => {
    if (act.kind === 'admit') keep((before) => withAct(before, act, fullName));
  });
  useEffect(
    () =>
      deskQueue().watch(({ type, delivery }) => {
        if (type === 'delivered') keepAct(delivery.payload);
      }),
    [],
  );
}

async function withAct(snapshot: DeskSnapshot, act: DeskAct, happenedBy: string) {
  if (act.kind !== 'admit') return snapshot;
  const ids = [...act.submissionIds, ...act.ticketIds];
  return letIn(snapshot, ids, { happenedAt: act.madeAt, happenedBy });
}
