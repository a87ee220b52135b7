import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { deviceEnvironment } from '../../../platform/delivery-queue/environment.ts';
import { useSession } from '../../../platform/session/session.ts';
import { checkInsDatabase } from '../../../platform/storage/databases.ts';
import { CheckInContext } from '../../../shared/check-in-context.ts';
import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { type CheckInDelivery, CheckInQueue } from './check-in-queue.ts';
import { FrozenBackground } from './frozen-background.tsx';
import type { CheckInIntent, ScannerIntent } from './intents.ts';
import { QueuedContext } from './queued/queued-context.ts';
import { UnsentCheckInsDialog } from './queued/unsent-check-ins-dialog.tsx';
import { useCheckInParam } from './use-check-in-param.ts';
import { useParticipantId } from './use-participant-id.ts';
import { useDeliveryToasts } from './use-queue-events.ts';
import { useSheetAttempt } from './use-sheet-attempt.ts';
import { useStableList } from './use-stable-list.ts';
import { useVenueCodeParam } from './use-venue-code-param.ts';

const CheckInDialog = lazyOnInteraction(() => import('./check-in-dialog.tsx'));
const ScannerSlot = lazyOnInteraction(() => import('./scanner-slot.tsx'));

const deviceQueue = new CheckInQueue(deviceEnvironment(checkInsDatabase));

interface Props {
  children: ReactNode;
  queue?: CheckInQueue;
}

/** Lets every screen beneath it begin a check-in, and holds the sheet and what is queued to be sent. */
export function CheckInProvider({ children, queue = deviceQueue }: Props) {
  const [request, setRequest] = useState<CheckInIntent | null>(null);
  const [open, setOpen] = useState<'sheet' | ScannerIntent | null>(null);
  const participant = useParticipantId();
  const { user } = useSession();
  const sheet = useSheetAttempt(queue, request?.id ?? 0);
  const { deliveries, isSessionExpired } = sheet;
  const shown = open === 'sheet' ? sheet.attempt : null;
  useDeliveryToasts(queue, shown);
  const uid = user?.uid ?? null;
  const isKnown = participant.state === 'known';
  useEffect(() => queue.setOwner(uid, isKnown), [queue, uid, isKnown]);

  const actions = useMemo(() => {
    const begin = (businessId: string | null, venueCode: string | null) => {
      setRequest((last) => ({ id: (last?.id ?? 0) + 1, businessId, venueCode }));
      setOpen('sheet');
    };
    const start = (businessId?: string) => begin(businessId ?? null, null);
    return { begin, start, scan: () => setOpen({ by: 'camera', businessId: null }) };
  }, []);
  const beginAt = ({ businessId, code }: VenueCode) => actions.begin(businessId, code);
  const turnTo = (next: ScannerIntent | null) => {
    sheet.leave();
    setOpen(next);
  };
  // One entry for all of them: the one opens where the other was.
  useCloseOnBack(open !== null, () => turnTo(null));
  useVenueCodeParam(beginAt);
  useCheckInParam(actions.start);

  const listed = useStableList(
    deliveries.filter((delivery) => isListed(delivery) && delivery.key !== shown?.key),
  );
  const waiting = useStableList(
    listed.filter(({ state }) => state !== 'refused').map(({ payload }) => payload.businessId),
  );
  const checkIn = useMemo(
    () => ({ start: actions.start, scan: actions.scan, queuedBusinessIds: new Set(waiting) }),
    [actions, waiting],
  );
  const queued = useMemo(
    () => ({ queue, deliveries: listed, isSessionExpired }),
    [queue, listed, isSessionExpired],
  );
  return (
    <CheckInContext value={checkIn}>
      <QueuedContext value={queued}>
        <FrozenBackground isFrozen={open === 'sheet' && sheet.stage.name === 'sending'}>
          {children}
        </FrozenBackground>
        <UnsentCheckInsDialog countUnsent={async () => (uid ? queue.countUnsent(uid) : 0)} />
        {request && (
          <CheckInDialog
            key={request.id}
            request={request}
            isOpen={open === 'sheet'}
            sheet={sheet}
            participant={participant}
            onScan={turnTo}
            onClose={() => turnTo(null)}
          />
        )}
        {open && open !== 'sheet' && (
          <ScannerSlot
            startsWithPin={open.by === 'pin'}
            businessId={open.businessId}
            onClose={() => setOpen(null)}
            onCode={beginAt}
          />
        )}
      </QueuedContext>
    </CheckInContext>
  );
}

function isListed({ state }: CheckInDelivery): boolean {
  return state === 'queued' || state === 'in-flight' || state === 'refused';
}
