import {
  type DeskSnapshot,
  deskSnapshot,
  readDeskSnapshot,
} from '@wine-walk/common/api/staff/desk.ts';
import { withChanges } from '@wine-walk/common/rules/desk/desk-snapshot-changes.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery, useDeviceQuery } from '../../../platform/api/use-api-query.ts';
import { isFinal } from '../../../platform/delivery-queue/delivery.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import {
  currentStaffSession,
  useStaffSession,
} from '../../../platform/session/staff-session-store.ts';
import { deskDatabases } from '../../../platform/storage/databases.ts';
import { encryptedEntry, type RecordSession } from '../../../platform/storage/encrypted-entry.ts';
import { useStaff } from '../../session/use-staff.ts';
import type { DeskAction } from '../../shared/desk/desk-action.ts';
import { deskQueue } from '../../shared/desk/desk-queue.ts';
import { markArrived } from './offline-lookup.ts';

/** Returns the snapshot after the arrivals queued on this device. A cancelled one has left the queue. */
export async function withPendingArrivals(
  snapshot: DeskSnapshot,
  fullName: string,
): Promise<DeskSnapshot> {
  let updated = snapshot;
  for (const delivery of deskQueue().getSnapshot().deliveries)
    if (!isFinal(delivery)) updated = await withAction(updated, delivery.payload, fullName);
  return updated;
}

/** Saves arrivals to this device's snapshot after their delivery, until the next refresh. */
export function usePersistArrivals(
  save: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => void,
): void {
  const { fullName } = useStaff();
  const saveAction = useEffectEvent((action: DeskAction) => {
    if (action.kind === 'admit' && action.isIdSeen)
      save((before) => withAction(before, action, fullName));
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
  if (action.kind !== 'admit' || !action.isIdSeen) return snapshot;
  return markArrived(snapshot, action, { happenedAt: action.madeAt, happenedBy });
}

/** Refresh interval of the snapshot when online, in milliseconds. */
const refreshMs = 2 * 60 * 1000;
/** Retry interval after a failed refresh, in milliseconds. */
const retryMs = 15_000;
/** Delay of a refresh that is due, in milliseconds. */
const dueMs = 1000;

const record = encryptedEntry(deskDatabases.snapshot);

/**
 * Returns the snapshot by which this desk decides when offline. It is refreshed when online and stored
 * encrypted until the session ends, so that a page reloaded offline has it as well.
 */
export function useDeskSnapshot(eventId: string | undefined) {
  const session = useStaffSession();
  const owner = session.state === 'signed-in' ? session.staff.username : '';
  const recordSession: RecordSession = {
    owner,
    endsAt: session.state === 'signed-in' ? session.endsAt : 0,
    isOngoing: () => {
      const current = currentStaffSession();
      return (
        current.state === 'signed-in' &&
        session.state === 'signed-in' &&
        current.key === session.key
      );
    },
  };
  const { set } = useApiCache();
  const isOnline = useOnline();
  const cachedQuery = useDeviceQuery(
    ['desk-snapshot', owner],
    async () => deskSnapshot.safeParse(await record.read(owner, serverNow())).data ?? null,
    { enabled: owner !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  // Before the events are loaded, the event of the stored snapshot is refreshed.
  const targetEventId = eventId ?? cachedQuery.data?.event.id;
  const input = { query: { eventId: targetEventId ?? '' } };
  const latestQuery = useApiQuery(readDeskSnapshot, input, {
    read: async (call, signal): Promise<DeskSnapshot> => {
      const before = snapshot?.cursor && snapshot.event.id === targetEventId ? snapshot : null;
      const since = before && { cursor: before.cursor, hashKey: before.hashKey };
      const query = { ...input.query, ...since };
      const part = await call(readDeskSnapshot, { query, signal });
      const latest = before ? withChanges(before, part) : part;
      await record.put(latest, recordSession);
      return latest;
    },
    // After the stored list is known, so that only its changes are read.
    enabled: owner !== '' && targetEventId !== undefined && isOnline && cachedQuery.isFetched,
    // Each saved change restarts the timer, so the interval is the remaining time.
    refetchInterval: ({ state: { status, dataUpdatedAt } }) =>
      status === 'error' ? retryMs : Math.max(dueMs, dataUpdatedAt + refreshMs - Date.now()),
    staleTime: refreshMs,
  });
  /** Pending changes in order; `latest` waits for them. */
  const pendingSave = useRef(Promise.resolve());
  const snapshot: DeskSnapshot | null = latestQuery.data ?? cachedQuery.data ?? null;
  /** Returns the last stored snapshot, which another tab may have saved, or this tab's if that is newer. */
  const readLatest = async (): Promise<DeskSnapshot | null> => {
    const last = deskSnapshot.safeParse(await record.read(owner, serverNow())).data;
    return last && (!snapshot || last.takenAt >= snapshot.takenAt) ? last : snapshot;
  };
  return {
    snapshot,
    /** True if the device is online but the last refresh failed. */
    hasFailed: isOnline && latestQuery.isError,
    latest: async () => {
      await pendingSave.current;
      return readLatest();
    },
    /** Refreshes the snapshot before the interval ends. */
    refresh: () => void latestQuery.refetch(),
    /** Saves a change of the latest snapshot until the next refresh; one that arrives meanwhile is changed as well. */
    save: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => {
      const work = async () => {
        let before = await readLatest();
        while (before) {
          const next = await change(before);
          const { takenAt } = before;
          let isOutdated = false;
          await set(readDeskSnapshot, input, (cached) => {
            isOutdated = cached !== undefined && cached.takenAt > takenAt;
            return isOutdated ? cached : { ...next, removedTickets: null };
          });
          if (!isOutdated) {
            await record.put(next, recordSession);
            await cachedQuery.refetch();
            return;
          }
          before = await readLatest();
        }
      };
      pendingSave.current = pendingSave.current.then(work, work);
    },
  };
}
