import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../platform/api/api-errors.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { persisted } from '../../platform/storage/persisted.ts';

export type Confirmation = ResponseOf<typeof readConfirmation>;
/** Fields that the desk changes. */
export type ConfirmationStatus = Pick<
  Confirmation,
  'state' | 'isVerified' | 'mustSign' | 'arrivedAt'
>;

const cachedConfirmation = persisted(
  'ticket',
  (value) => readConfirmation.output.parse(value),
  'session-user',
);

/** Returns the confirmation cached on this device; null if there is none for this submission. */
export function readCachedConfirmation(submissionId: string): Confirmation | null {
  const cached = cachedConfirmation.get();
  return cached?.submissionId === submissionId ? cached : null;
}

/** Caches the attendee's own confirmation; ignores another attendee's, opened from a link. */
export function cacheConfirmation(confirmation: Confirmation): void {
  if (confirmation.isOwn) cachedConfirmation.set(confirmation);
}

/**
 * Returns a confirmation: the cached one (`isFromCache`) until the server responds, merged with live changes.
 * Caches it if it is the attendee's own.
 */
export function useConfirmation(
  submissionId: string,
  { live, refetchMs }: { live: ConfirmationStatus | null; refetchMs: number },
) {
  const [cached] = useState(() => readCachedConfirmation(submissionId));
  const { data, error, refetch } = useApiQuery(
    readConfirmation,
    { params: { submissionId } },
    { refetchInterval: refetchMs > 0 && refetchMs },
  );
  const isGone = error instanceof ApiError && error.status === 404;
  const latest = data ?? (isGone ? undefined : (cached ?? undefined));
  const confirmation = useMemo(() => latest && { ...latest, ...live }, [latest, live]);
  useEffect(() => {
    if (confirmation) cacheConfirmation(confirmation);
    else if (isGone && cached) cachedConfirmation.clear();
  }, [confirmation, isGone, cached]);
  return {
    confirmation,
    isFromCache: confirmation !== undefined && !data && !live,
    error,
    refetch,
  };
}
