import { useQuery } from '@tanstack/react-query';
import { openQueueStore } from '../../../platform/delivery-queue/queue-store.ts';
import { deskDatabases } from '../../../platform/storage/databases.ts';
import { Alert } from '../../kit/alert.tsx';

/** Says that the desk's work waits on this phone, whoever signs in. */
export function OrphanedActionsNotice() {
  const { data: count = 0 } = useQuery({
    queryKey: ['left-here'],
    queryFn: async () => (await openQueueStore(deskDatabases.acts).list())?.records.length ?? 0,
  });
  if (count === 0) return null;
  return (
    <Alert tone="gold">
      {count === 1 ? '1 press' : `${count} presses`} at the desk {count === 1 ? 'is' : 'are'} kept
      on this phone and not in the books yet. Sign in as before to send{' '}
      {count === 1 ? 'it' : 'them'}, or have an admin sign in here.
    </Alert>
  );
}
