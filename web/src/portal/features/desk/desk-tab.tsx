import { Stack } from '@chakra-ui/react';
import { readStampCard } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../../../platform/live/use-now.ts';
import { Alert } from '../../kit/alert.tsx';
import { LoadError } from '../../kit/load-error.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { portalHref } from '../../paths.ts';
import { defaultEvent } from '../../shared/default-event.ts';
import { useEvents } from '../../shared/live-records.ts';
import { UndoList, useUndoable } from '../../shared/undo-list.tsx';
import { useInvalidateTills } from '../../shared/use-tills.ts';
import { ConflictsList } from './conflicts-list.tsx';
import { DeskCamera } from './desk-camera.tsx';
import { type DeskBusiness, DeskLocationSelect } from './desk-location-select.tsx';
import { DeskLookupScreen } from './desk-lookup-screen.tsx';
import { DeskSearch } from './desk-search.tsx';
import { forBusiness, type LookupResult } from './lookup-result-view.ts';
import { OrphanedActionsList } from './orphaned-actions-list.tsx';
import { usePersistArrivals } from './pending-arrivals.ts';
import { PeopleList } from './people-list.tsx';
import { QueuedActions } from './queued-actions.tsx';
import { TillBar } from './till-bar.tsx';
import { firstErrorMessage, useLookUp } from './use-desk.ts';
import { useDeskSnapshot } from './use-snapshot.ts';

/** The desk: blank until somebody comes; one scan or search, one answer, one press, with or without a connection. */
export default function DeskTab() {
  const { data: events } = useEvents();
  const live = defaultEvent(events ?? [], useNow());
  const { snapshot, hasFailed, latest, refresh, keep } = useDeskSnapshot(live?.id);
  usePersistArrivals(keep);
  // A page that is loaded without a connection knows the walk by its snapshot.
  const event = live ?? snapshot?.event;
  const field = useRef<HTMLInputElement>(null);
  const [isCameraOn, setCameraOn] = useState(false);
  const [business, setBusiness] = useState<DeskBusiness | null>(null);
  const [answer, setAnswer] = useState<LookupResult | null>(null);
  const lookUp = useLookUp({ eventId: event?.id, latest });
  const reloadTills = useInvalidateTills();
  const {
    actions,
    failure: unread,
    undo,
    reload,
  } = useUndoable(event?.id, () => {
    reloadTills();
    // Whoever was in may come in again: the list says so before the connection is gone.
    refresh();
  });
  const navigate = useNavigate();
  const show = (found: LookupResult) => {
    const [holder] = found.people;
    // Who is in brings their stamp card to have it entered, and for their rewards.
    if (found.reason === 'used' && holder && !business && readStampCard(found.lookedUp))
      void navigate(portalHref('registrations', { open: holder.submissionId }));
    else setAnswer(forBusiness(found, business));
  };
  const find = (text: string) => lookUp.mutate(text, { onSuccess: show });
  const search = (text: string) => {
    if (answer && answer.answer !== 'choose') return;
    find(text);
  };
  const done = () => {
    reload();
    reloadTills();
  };
  const back = () => {
    setAnswer(null);
    lookUp.reset();
  };
  const isAnswered = answer !== null && answer.answer !== 'choose';
  useEffect(() => {
    if (!isAnswered) return;
    const search = field.current;
    // Once the dialog is gone: while it is open nothing behind it takes the focus.
    // What a scanner typed meanwhile gives way to the next code.
    return () => {
      search?.focus();
      search?.select();
    };
  }, [isAnswered]);
  const failure = firstErrorMessage(lookUp, undo);
  const noEvent = events
    ? 'No event is running. Make one active in Events.'
    : 'Looking for the walk…';
  return (
    <PortalPage title="Desk" lead={event?.name ?? noEvent}>
      <Stack gap="4" maxW="720px">
        <QueuedActions snapshot={snapshot} hasFailed={hasFailed} />
        {event && <OrphanedActionsList timeZone={event.timeZone} />}
        {failure && <Alert tone="danger">{failure}</Alert>}
        <DeskSearch
          field={field}
          isBusy={lookUp.isPending}
          isCameraOn={isCameraOn}
          onCamera={() => setCameraOn(!isCameraOn)}
          onSearch={search}
        />
        {isCameraOn && <DeskCamera onText={search} />}
        {answer?.answer === 'choose' && (
          <PeopleList
            people={answer.people}
            onChoose={({ submissionId }) => {
              setAnswer(null);
              find(submissionId);
            }}
          />
        )}
        <LoadError
          title="What can be taken back could not be loaded"
          error={unread}
          onRetry={reload}
        />
        <UndoList
          actions={actions}
          isBusy={undo.isPending}
          onUndo={(each) => {
            undo.mutate(each);
            field.current?.focus();
          }}
        />
        {event && <TillBar event={event} />}
        {event && (
          <DeskLocationSelect
            businesses={snapshot?.businesses}
            business={business}
            onChange={setBusiness}
          />
        )}
        {event && <ConflictsList eventId={event.id} timeZone={event.timeZone} />}
      </Stack>
      {answer && answer.answer !== 'choose' && (
        <DeskLookupScreen answer={answer} onDone={done} onLookUp={find} onClose={back} />
      )}
    </PortalPage>
  );
}
