import { type DeskSnapshot, deskSnapshot, readDeskSnapshot } from '@contract/desk-snapshot.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffSession } from '../../../data/staff-session.ts';
import { useOnline } from '../../../device/connection.ts';
import { sealedRecord } from '../../../device/sealed-record.ts';
import { serverNow } from '../../../device/server-clock.ts';
import { deskDatabases } from '../../../device/storage-database.ts';
import { staffCall } from '../../session/staff-call.ts';

/** Between two snapshots while there is a connection. Milliseconds. */
const refreshMs = 2 * 60 * 1000;

const record = sealedRecord(deskDatabases.snapshot);

/**
 * What this desk decides by while it has no connection: taken anew while it has one, kept encrypted for as long as
 * the session lasts, so that a page that is loaded again without a connection has it, too.
 */
export function useSnapshot(eventId: string | undefined) {
  const session = useStaffSession();
  const owner = session.state === 'signed-in' ? session.staff.username : '';
  const endsAt = session.state === 'signed-in' ? session.endsAt : 0;
  const client = useQueryClient();
  const isOnline = useOnline();
  const keptKey = ['desk-snapshot', 'kept', owner];
  const takenKey = ['desk-snapshot', 'taken', owner, eventId];
  const kept = useQuery({
    queryKey: keptKey,
    queryFn: async () => deskSnapshot.safeParse(await record.read(owner, serverNow())).data ?? null,
    enabled: owner !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const taken = useQuery({
    queryKey: takenKey,
    queryFn: async ({ signal }) => {
      const query = { eventId: eventId ?? '' };
      const snapshot = await staffCall(readDeskSnapshot, { query, signal });
      await record.put(snapshot, { owner, endsAt });
      return snapshot;
    },
    enabled: owner !== '' && eventId !== undefined && isOnline,
    refetchInterval: refreshMs,
    staleTime: refreshMs,
  });
  return {
    snapshot: taken.data ?? kept.data ?? null,
    /** Keeps it in place of the one before, until the next is taken. */
    keep: (next: DeskSnapshot) => {
      for (const queryKey of [keptKey, takenKey]) client.setQueryData(queryKey, next);
      void record.put(next, { owner, endsAt });
    },
  };
}
