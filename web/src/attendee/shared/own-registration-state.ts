import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { useEffect, useState } from 'react';
import { useLiveDocument } from '../../platform/live/live.ts';
import { useApiQuery } from '../../platform/session/api.ts';
import {
  type Confirmation,
  type ConfirmationStatus,
  cacheConfirmation,
  readCachedConfirmation,
} from './cached-confirmation.ts';

/**
 * Returns the state of the attendee's own registration for screens other than the ticket: fetched once and
 * cached, with a listener only while cash is due. Undefined until it is known.
 */
export function useOwnRegistrationState(submissionId: string): Confirmation['state'] | undefined {
  const [kept] = useState(() => readCachedConfirmation(submissionId));
  const { data } = useApiQuery(
    readConfirmation,
    { params: { submissionId } },
    { enabled: kept === null },
  );
  const ticket = data ?? kept;
  const { data: now } = useLiveDocument(
    ticket && isCashDue(ticket) ? `registrations/${ticket.submissionId}` : null,
    registrationDocument,
  );
  const standing = now ?? ticket ?? undefined;
  useEffect(() => {
    if (!ticket) return;
    const { state, isVerified, arrivedAt } = now ?? ticket;
    cacheConfirmation({ ...ticket, state, isVerified, arrivedAt });
  }, [ticket, now]);
  return standing && (isCashDue(standing) ? 'cash-due' : standing.state);
}

/** Also true for attendees with a stamp: a check-in does not pay for the ticket. */
function isCashDue({ state, isVerified, arrivedAt }: ConfirmationStatus): boolean {
  return !isVerified && arrivedAt === null && state !== 'cancelled';
}
