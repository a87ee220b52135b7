import { useEffect } from 'react';
import { useSession } from '../../../../platform/session/session.ts';

/**
 * Fetches a response for strangers again once the attendee is signed in: a lost sign-in is finished later, and deleted storage is
 * restored by the cookie after the first request.
 */
export function useRefetchAsOwner(isForStrangers: boolean, refetch: () => Promise<unknown>): void {
  const { state } = useSession();
  const isDue = isForStrangers && state === 'signed-in';
  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, refetch]);
}
