import type { AnswerOf } from '@contract/endpoint.ts';
import { readConfirmation } from '@contract/registration.ts';
import { useEffect, useMemo, useState } from 'react';
import { forgetTicket, readStoredTicket, storeTicket } from '../device/storage-ticket.ts';
import { useApiQuery } from './api.ts';
import { ApiError } from './api-errors.ts';

export type Ticket = AnswerOf<typeof readConfirmation>;
/** What the desk changes of it. */
export type TicketStanding = Pick<Ticket, 'state' | 'isVerified' | 'arrivedAt'>;

/** The confirmation that this device kept, where it is of this submission. */
export function readKeptTicket(submissionId: string): Ticket | null {
  const kept = readStoredTicket(readConfirmation.output);
  return kept?.submissionId === submissionId ? kept : null;
}

/** Keeps one's own confirmation; another's, whose link somebody opened, is not kept. */
export function keepTicket(ticket: Ticket): void {
  if (ticket.isOwn) storeTicket(ticket);
}

/**
 * A confirmation: until the server has answered what this device kept of it (`isKept`), and with what is known to
 * be so live, once it is. Kept on the device where it is one's own.
 */
export function useConfirmation(
  submissionId: string,
  { live, refetchMs }: { live: TicketStanding | null; refetchMs: number },
) {
  const [kept] = useState(() => readKeptTicket(submissionId));
  const { data, error, refetch } = useApiQuery(
    readConfirmation,
    { params: { submissionId } },
    { refetchMs },
  );
  const isGone = error instanceof ApiError && error.status === 404;
  const latest = data ?? (isGone ? undefined : (kept ?? undefined));
  const ticket = useMemo(() => latest && { ...latest, ...live }, [latest, live]);
  useEffect(() => {
    if (ticket) keepTicket(ticket);
    else if (isGone && kept) forgetTicket();
  }, [ticket, isGone, kept]);
  return { ticket, isKept: ticket !== undefined && !data && !live, error, refetch };
}
