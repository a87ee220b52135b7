import { type ReactNode, useMemo, useState } from 'react';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { CheckInContext } from '../../data/check-in.ts';
import { useSession } from '../../data/session.ts';
import { checkInsOutbox, openOutbox } from '../../device/outbox.ts';
import { CheckInDialog } from './check-in-dialog.tsx';
import type { CheckInRequest } from './request.ts';
import { ScannerSlot } from './scanner-slot.tsx';
import { useParticipantId } from './use-participant-id.ts';
import { useVenueAddress } from './use-venue-address.ts';
import { SignOutQuestion } from './waiting/sign-out-question.tsx';
import { useDelivery } from './waiting/use-delivery.ts';
import { useWaitingCheckIns } from './waiting/use-waiting-check-ins.ts';
import { WaitingContext } from './waiting/waiting-list.tsx';

const deviceOutbox = openOutbox(checkInsOutbox);

interface Props {
  children: ReactNode;
  outbox?: typeof deviceOutbox;
}

/** Lets every screen beneath it begin a check-in, and holds the sheet and what waits to be sent. */
export function CheckInProvider({ children, outbox = deviceOutbox }: Props) {
  const [request, setRequest] = useState<CheckInRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const participant = useParticipantId();
  const { user } = useSession();
  const waiting = useWaitingCheckIns(outbox, useDelivery(outbox), {
    uid: user?.uid ?? null,
    isKnown: participant.state === 'known',
  });

  const actions = useMemo(() => {
    const begin = (businessId: string | null, venueCode: string | null) => {
      setRequest((last) => ({ id: (last?.id ?? 0) + 1, businessId, venueCode }));
      setScanning(false);
      setOpen(true);
    };
    return {
      begin,
      start: (businessId?: string) => begin(businessId ?? null, null),
      scan: () => {
        setOpen(false);
        setScanning(true);
      },
    };
  }, []);
  // One entry for both: the one opens where the other was.
  useBackCloses(isOpen || isScanning, () => {
    setOpen(false);
    setScanning(false);
  });
  useVenueAddress(({ businessId, code }) => actions.begin(businessId, code));

  const checkIn = useMemo(() => {
    const waitingBusinessIds = new Set(
      waiting.entries.filter(({ refusal }) => !refusal).map(({ tap }) => tap.businessId),
    );
    return { start: actions.start, scan: actions.scan, waitingBusinessIds };
  }, [actions, waiting.entries]);

  return (
    <CheckInContext value={checkIn}>
      <WaitingContext value={waiting}>
        {children}
        <SignOutQuestion countUnsent={waiting.countUnsent} />
        {request && (
          <CheckInDialog
            key={request.id}
            request={request}
            isOpen={isOpen}
            hand={waiting}
            onScan={actions.scan}
            onClose={() => setOpen(false)}
          />
        )}
        {isScanning && (
          <ScannerSlot
            onClose={() => setScanning(false)}
            onCode={({ businessId, code }) => actions.begin(businessId, code)}
          />
        )}
      </WaitingContext>
    </CheckInContext>
  );
}
