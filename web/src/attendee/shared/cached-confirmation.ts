import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../platform/api/api-errors.ts';
import { useApiQuery } from '../../platform/session/api.ts';
import { persisted } from '../../platform/storage/persisted.ts';

export type Confirmation = ResponseOf<typeof readConfirmation>;
/** Fields that the desk changes. */
export type ConfirmationStatus = Pick<Confirmation, 'state' | 'isVerified' | 'arrivedAt'>;

const cached = persisted('ticket', (value) => readConfirmation.output.parse(value), 'session-user');

/** Returns the confirmation cached on this device; null if there is none for this submission. */
export function readCachedConfirmation(submissionId: string): Confirmation | null {
  const confirmation = cached.get();
  return confirmation?.submissionId === submissionId ? confirmation : null;
}

/** Caches the attendee's own confirmation; ignores another attendee's, opened from a link. */
export function cacheConfirmation(ticket: Confirmation): void {
  if (ticket.isOwn) cached.set(ticket);
}

/**
 * Returns a confirmation: the cached one (`isFromCache`) until the server responds, merged with live changes.
 * Caches it if it is the attendee's own.
 */
export function useConfirmation(
  submissionId: string,
  { live, refetchMs }: { live: ConfirmationStatus | null; refetchMs: number },
) {
  const [kept] = useState(() => readCachedConfirmation(submissionId));
  const { data, error, refetch } = useApiQuery(
    readConfirmation,
    { params: { submissionId } },
    { refetchMs },
  );
  const isGone = error instanceof ApiError && error.status === 404;
  const latest = data ?? (isGone ? undefined : (kept ?? undefined));
  const ticket = useMemo(() => latest && { ...latest, ...live }, [latest, live]);
  useEffect(() => {
    if (ticket) cacheConfirmation(ticket);
    else if (isGone && kept) cached.clear();
  }, [ticket, isGone, kept]);
  return { ticket, isFromCache: ticket !== undefined && !data && !live, error, refetch };
}
