import { useState } from 'react';
import { isUnreachable } from '../../shared/desk/desk-action.ts';
import { useOfferedPayments } from '../../shared/desk/use-payments.ts';
import { useTills } from '../../shared/desk/use-tills.ts';
import { useOpenTill } from './use-desk.ts';

/**
 * Returns the caller's till for a sale, and the call that opens it. `isDecidedOffline`: the first delivered sale opens it,
 * as when the server cannot be reached.
 */
export function useSaleTill(eventId: string, isDecidedOffline: boolean) {
  const tills = useTills(eventId);
  const isOffline = isDecidedOffline || isUnreachable(tills.failure);
  const openTill = useOpenTill(eventId);
  const [floatCents, setFloat] = useState<number | null>(null);
  const payments = useOfferedPayments();
  const takesCash = payments.some(({ method }) => method === 'cash');
  // A till without cash has no float to count.
  const knownFloatCents = floatCents ?? tills.floatToOpenCents ?? (takesCash ? null : 0);
  const floatToOpenCents = tills.own ? null : knownFloatCents;
  const hasTill = tills.own !== null || floatToOpenCents !== null;
  return {
    own: tills.own,
    payments,
    floatToOpenCents,
    /** True until it is known if the caller has a till. */
    isUnknown: !tills.isKnown && !isOffline,
    /** True if a sale needs a float first. When offline, the server ignores that of a till that is open. */
    isMissing: !hasTill && (tills.isKnown || isOffline),
    openTill,
    open: (cents: number) => (isOffline ? setFloat(cents) : openTill.mutate(cents)),
  };
}
