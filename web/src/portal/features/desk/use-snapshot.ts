import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskSnapshot, deskSnapshot, readDeskSnapshot } from '@wine-walk/common/api/desk.ts';
import { useRef } from 'react';
import { useOnline } from '../../../platform/device/connection.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useStaffSession } from '../../../platform/session/staff-session-store.ts';
import { deskDatabases } from '../../../platform/storage/databases.ts';
import { encryptedRecord } from '../../../platform/storage/encrypted-record.ts';
import { staffCall } from '../../session/staff-call.ts';

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
  const keptKey = ['desk-snapshot', 'kept', owner];
  const kept = useQuery({
    queryKey: keptKey,
    queryFn: async () => deskSnapshot.safeParse(await record.read(owner, serverNow())).data ?? null,
    enabled: owner !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Before the walks are read it is taken anew for the one that it was last taken for.
  const wanted = eventId ?? kept.data?.event.id;
  const takenKey = ['desk-snapshot', 'taken', owner, wanted];
  const taken = useQuery({
    queryKey: takenKey,
    queryFn: async ({ signal }) => {
      const query = { eventId: wanted ?? '' };
      const snapshot = await staffCall(readDeskSnapshot, { query, signal });
      await record.put(snapshot, { owner, endsAt });
      return snapshot;
    },
    enabled: owner !== '' && wanted !== undefined && isOnline,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : refreshMs),
    staleTime: refreshMs,
  });
  /** The changes to it, one after another: whoever asks for the latest waits for them. */
  const keeping = useRef(Promise.resolve());
  const snapshot = taken.data ?? kept.data ?? null;
  /** The one that was kept last, in whichever tab of this browser; this tab's own where it is newer. */
  const readLatest = async (): Promise<DeskSnapshot | null> => {
    const last = deskSnapshot.safeParse(await record.read(owner, serverNow())).data;
    return last && (!snapshot || last.takenAt >= snapshot.takenAt) ? last : snapshot;
  };
  return {
    snapshot,
    /** Whether there is a connection, and a newer one could not be had all the same. */
    hasFailed: isOnline && taken.isError,
    latest: async () => {
      await keeping.current;
      return readLatest();
    },
    /** Takes it anew before its time. */
    refresh: () => void taken.refetch(),
    /** Keeps what the latest is changed to in its place, until the next is taken. */
    keep: (change: (before: DeskSnapshot) => Promise<DeskSnapshot>) => {
      const work = async () => {
        const before = await readLatest();
        if (!before) return;
        const next = await change(before);
        for (const queryKey of [keptKey, takenKey]) client.setQueryData(queryKey, next);
        await record.put(next, { owner, endsAt });
      };
      keeping.current = keeping.current.then(work, work);
    },
  };
}
