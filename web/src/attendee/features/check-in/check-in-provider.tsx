import { parseVenueCode, type VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withTexts } from '../../../i18n/load-texts.ts';
import { deviceEnvironment } from '../../../platform/delivery-queue/environment.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useSession } from '../../../platform/session/session.ts';
import { checkInsDatabase } from '../../../platform/storage/databases.ts';
import { CheckInContext } from '../../../shared/check-in-context.ts';
import { useCloseOnBack } from '../../../ui/dialogs/sheet-history.tsx';
import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import { type EventData, EventDataContext } from '../../shared/event-data/event-data.ts';
import { type CheckInDelivery, CheckInQueue } from './check-in-queue.ts';
import { countUnsentNotes } from './queued/count-unsent-notes.ts';
import { QueuedContext } from './queued/queued-context.ts';
import { useDismissObsoleteRefusals, withQueuedVisits } from './queued/queued-visits.ts';
import { SignOutDialog } from './queued/sign-out-dialog.tsx';
import type { CheckInIntent, ParticipantId, ScannerIntent } from './sheet-step-props.ts';
import { useCalmEventData } from './use-calm-event-data.ts';
import { useDeliveryToasts } from './use-delivery-toasts.ts';
import { useSheetAttempt } from './use-sheet-attempt.ts';

const CheckInDialog = lazyOnInteraction(() => import('./check-in-dialog.tsx'));
const ScannerSlot = lazyOnInteraction(() => withTexts(import('./scanner-slot.tsx'), 'later'));

const deviceQueue = new CheckInQueue(deviceEnvironment(checkInsDatabase));

interface Props {
  /** Event data as Firestore has it. */
  eventData: EventData;
  children: ReactNode;
  queue?: CheckInQueue;
}

/**
 * Provides check-in actions, the queue and the event data with its check-ins to all screens, and renders the sheet and
 * the scanner.
 */
export function CheckInProvider({ eventData, children, queue = deviceQueue }: Props) {
  const [request, setRequest] = useState<CheckInIntent | null>(null);
  const [open, setOpen] = useState<'sheet' | ScannerIntent | null>(null);
  const participant = useParticipantId(eventData);
  const { user } = useSession();
  const sheet = useSheetAttempt(queue, request?.id ?? 0);
  const { deliveries, isSessionExpired } = sheet;
  const visibleAttempt = open === 'sheet' ? sheet.attempt : null;
  useDeliveryToasts(
    queue,
    visibleAttempt,
    eventData.status === 'ready' ? eventData.catalog.rewards : [],
  );
  const uid = user?.uid ?? null;
  const isKnown = participant.state === 'known';
  useEffect(() => queue.setOwner(uid, isKnown), [queue, uid, isKnown]);

  const actions = useMemo(() => {
    const begin = (businessId: string | null, venueCode: string | null) => {
      setRequest((previous) => ({ id: (previous?.id ?? 0) + 1, businessId, venueCode }));
      setOpen('sheet');
    };
    const start = (businessId?: string) => begin(businessId ?? null, null);
    return { begin, start, scan: () => setOpen({ by: 'camera', businessId: null }) };
  }, []);
  const beginAt = ({ businessId, code }: VenueCode) => actions.begin(businessId, code);
  const switchTo = (next: ScannerIntent | null) => {
    sheet.dismissRefusal();
    setOpen(next);
  };
  // Sheet and scanner share one history entry, since one opens in place of the other.
  useCloseOnBack(open !== null, () => switchTo(null));
  useVenueCodeParam(beginAt);
  useCheckInParam(actions.start);

  const isUpcoming = useIsUpcoming(eventData);
  const listedDeliveries = useStableList(
    deliveries.filter((delivery) => isListed(delivery) && delivery.key !== visibleAttempt?.key),
  );
  useDismissObsoleteRefusals(queue, listedDeliveries, eventData);
  const shown = useCalmEventData(
    useMemo(() => withQueuedVisits(eventData, listedDeliveries), [eventData, listedDeliveries]),
    open === 'sheet' ? sheet.stage.name : null,
  );
  const waitingBusinessIds = useStableList(
    listedDeliveries
      .filter(({ state }) => state !== 'refused')
      .map(({ payload }) => payload.businessId),
  );
  const checkIn = useMemo(
    () => ({
      start: actions.start,
      scan: actions.scan,
      queuedBusinessIds: new Set(waitingBusinessIds),
      isUpcoming,
    }),
    [actions, waitingBusinessIds, isUpcoming],
  );
  const queued = useMemo(
    () => ({ queue, deliveries: listedDeliveries, isSessionExpired }),
    [queue, listedDeliveries, isSessionExpired],
  );
  return (
    <CheckInContext value={checkIn}>
      <QueuedContext value={queued}>
        <EventDataContext value={shown}>
          {children}
          <SignOutDialog
            countUnsent={async () => ({
              checkIns: uid ? await queue.countUnsent(uid) : 0,
              notes: uid ? await countUnsentNotes() : 0,
            })}
          />
          {request && (
            <CheckInDialog
              key={request.id}
              request={request}
              isOpen={open === 'sheet'}
              sheet={sheet}
              participant={participant}
              onScan={switchTo}
              onClose={() => switchTo(null)}
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
        </EventDataContext>
      </QueuedContext>
    </CheckInContext>
  );
}

function useIsUpcoming(eventData: EventData): boolean {
  const now = useNow();
  return eventData.status === 'ready' && eventStatus(eventData.event, now) === 'upcoming';
}

function isListed({ state }: CheckInDelivery): boolean {
  return state === 'queued' || state === 'in-flight' || state === 'refused';
}

/** Maximum wait for a new participant before it counts as unknown, in milliseconds. */
const participantTimeoutMs = 10_000;

/**
 * Returns the participant of the check-in. Waits while it loads, so that the check-in is never another
 * user's.
 */
function useParticipantId({ status, participant }: EventData): ParticipantId {
  const session = useSession();
  const isMissing = status !== 'loading' && !participant;
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setTimedOut(true), participantTimeoutMs);
    return () => {
      clearTimeout(timer);
      setTimedOut(false);
    };
  }, [isMissing]);
  if (session.state === 'signed-out') return { state: 'unknown' };
  if (participant) return { state: 'known', id: participant.id, name: participant.name };
  return isTimedOut ? { state: 'unknown' } : { state: 'loading' };
}

/** Calls `onStart` once for `/?check-in`, the URL of the installed app's shortcut, and removes the parameter. */
function useCheckInParam(onStart: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has('check-in');
  const isPending = useRef(false);
  const removeParam = useEffectEvent(() => {
    isPending.current = true;
    const rest = new URLSearchParams(search);
    rest.delete('check-in');
    setSearch(rest, { replace: true });
  });
  const notify = useEffectEvent(() => {
    if (isPending.current) onStart();
    isPending.current = false;
  });
  useEffect(() => {
    if (isRequested) removeParam();
    else notify();
  }, [isRequested]);
}

/**
 * Calls `onCode` once for `/?venue=…`, the URL in a poster's QR code, and removes the parameter first.
 * Otherwise the sheet's history entry would contain it.
 */
function useVenueCodeParam(onCode: (venue: VenueCode) => void): void {
  const [search, setSearch] = useSearchParams();
  const text = search.get('venue');
  const pendingCode = useRef<VenueCode | null>(null);
  const removeParam = useEffectEvent(() => {
    pendingCode.current = parseVenueCode(window.location.href) ?? null;
    const rest = new URLSearchParams(search);
    rest.delete('venue');
    setSearch(rest, { replace: true });
  });
  const notify = useEffectEvent(() => {
    if (pendingCode.current) onCode(pendingCode.current);
    pendingCode.current = null;
  });
  useEffect(() => {
    if (text === null) notify();
    else removeParam();
  }, [text]);
}

/** Returns the same array while its items are the same, so that consumers do not re-render. */
function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const [previous, setPrevious] = useState(list);
  const isSame =
    previous.length === list.length && list.every((item, index) => item === previous[index]);
  if (!isSame) setPrevious(list);
  return isSame ? previous : list;
}
