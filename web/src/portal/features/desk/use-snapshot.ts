import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskSnapshot, deskSnapshot, readDeskSnapshot } from '@wine-walk/common/api/desk.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFinal } from '../../../platform/delivery-queue/delivery.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useStaffSession } from '../../../platform/session/staff-session.ts';
import { encryptedRecord } from '../../../platform/storage/encrypted-record.ts';
import { deskDatabases } from '../../../platform/storage/storage-database.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import type { DeskAction } from '../../shared/desk-action.ts';
import { deskQueue } from '../../shared/desk-queue.ts';
import { markArrived } from './offline-lookup.ts';

/** The list once those have come in whose arrival waits on this device: taken back, it waits no more. */
export async function withPendingArrivals(
  snapshot: DeskSnapshot,
  fullName: string,
): Promise<DeskSnapshot> {
  let updated = snapshot;
  for (const delivery of deskQueue().getSnapshot().deliveries)
    if (!isFinal(delivery)) updated = await withAction(updated, delivery.payload, fullName);
  return updated;
}

/** Keeps in this device's list who came in here, once the server has it, until the next list is taken. */
export function usePersistArrivals(
  save: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => void,
): void {
  const { fullName } = useStaff();
  const saveAction = useEffectEvent((action: DeskAction) => {
    if (action.kind === 'admit') save((before) => withAction(before, action, fullName));
  });
  useEffect(
    () =>
      deskQueue().watch(({ type, delivery }) => {
        if (type === 'delivered') saveAction(delivery.payload);
      }),
    [],
  );
}

async function withAction(snapshot: DeskSnapshot, action: DeskAction, happenedBy: string) {
  if (action.kind !== 'admit') return snapshot;
  const ids = [...action.submissionIds, ...action.ticketIds];
  return markArrived(snapshot, ids, { happenedAt: action.madeAt, happenedBy });
}

/** Between two snapshots while there is a connection. Milliseconds. */
const refreshMs = 2 * 60 * 1000;
/** Before it is asked for again where it could not be had. Milliseconds. */
const retryMs = 15_000;

const record = encryptedRecord(deskDatabases.snapshot);

/**
 * What this desk decides by while it has no connection: taken anew while it has one, kept encrypted for as long as
 * the session lasts, so that a page that is loaded again without a connection has it, too.
 */
export function useDeskSnapshot(eventId: string | undefined) {
  const session = useStaffSession();
  const owner = session.state === 'signed-in' ? session.staff.username : '';
  const endsAt = session.state === 'signed-in' ? session.endsAt : 0;
  const client = useQueryClient();
  const isOnline = useOnline();
  const cachedKey = ['desk-snapshot', 'kept', owner];
  const cachedQuery = useQuery({
    queryKey: cachedKey,
    queryFn: async () => deskSnapshot.safeParse(await record.read(owner, serverNow())).data ?? null,
    enabled: owner !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Before the walks are read it is taken anew for the one that it was last taken for.
  const targetEventId = eventId ?? cachedQuery.data?.event.id;
  const latestKey = ['desk-snapshot', 'taken', owner, targetEventId];
  const latestQuery = useQuery({
    queryKey: latestKey,
    queryFn: async ({ signal }) => {
      const query = { eventId: targetEventId ?? '' };
      const snapshot = await staffCall(readDeskSnapshot, { query, signal });
      await record.put(snapshot, { owner, endsAt });
      return snapshot;
    },
    enabled: owner !== '' && targetEventId !== undefined && isOnline,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : refreshMs),
    staleTime: refreshMs,
  });
  /** The changes to it, one after another: whoever asks for the latest waits for them. */
  const pendingSave = useRef(Promise.resolve());
  const snapshot = latestQuery.data ?? cachedQuery.data ?? null;
  /** The one that was kept last, in whichever tab of this browser; this tab's own where it is newer. */
  const readLatest = async (): Promise<DeskSnapshot | null> => {
    const last = deskSnapshot.safeParse(await record.read(owner, serverNow())).data;
    return last && (!snapshot || last.takenAt >= snapshot.takenAt) ? last : snapshot;
  };
  return {
    snapshot,
    /** Whether there is a connection, and a newer one could not be had all the same. */
    hasFailed: isOnline && latestQuery.isError,
    latest: async () => {
      await pendingSave.current;
      return readLatest();
    },
    /** Takes it anew before its time. */
    refresh: () => void latestQuery.refetch(),
    /** Keeps what the latest is changed to in its place, until the next is taken. */
    save: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => {
      const work = async () => {
        const before = await readLatest();
        if (!before) return;
        const next = await change(before);
        for (const queryKey of [cachedKey, latestKey]) client.setQueryData(queryKey, next);
        await record.put(next, { owner, endsAt });
      };
      pendingSave.current = pendingSave.current.then(work, work);
    },
  };
}
