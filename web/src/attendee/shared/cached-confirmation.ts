import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../platform/api/api-errors.ts';
import { useApiQuery } from '../../platform/session/api.ts';
import {
  clearStoredConfirmation,
  readStoredConfirmation,
  writeStoredConfirmation,
} from '../../platform/storage/storage-confirmation.ts';

export type Confirmation = ResponseOf<typeof readConfirmation>;
/** What the desk changes of it. */
export type ConfirmationStatus = Pick<Confirmation, 'state' | 'isVerified' | 'arrivedAt'>;

/** The confirmation that this device kept, where it is of this submission. */
export function readCachedConfirmation(submissionId: string): Confirmation | null {
  const kept = readStoredConfirmation(readConfirmation.output);
  return kept?.submissionId === submissionId ? kept : null;
}

/** Keeps one's own confirmation; another's, whose link somebody opened, is not kept. */
export function cacheConfirmation(ticket: Confirmation): void {
  if (ticket.isOwn) writeStoredConfirmation(ticket);
}

/**
 * A confirmation: until the server has answered what this device kept of it (`isFromCache`), and with what is known to
 * be so live, once it is. Kept on the device where it is one's own.
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
    else if (isGone && kept) clearStoredConfirmation();
  }, [ticket, isGone, kept]);
  return { ticket, isFromCache: ticket !== undefined && !data && !live, error, refetch };
}
