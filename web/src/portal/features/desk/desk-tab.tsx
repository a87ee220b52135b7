import { Button, Stack, Text } from '@chakra-ui/react';
import { listTills } from '@wine-walk/common/api/staff/tills.ts';
import type { DeskPerson } from '@wine-walk/common/model/desk.ts';
import { type TicketsLeft, unlimitedTickets } from '@wine-walk/common/model/ticket-counts.ts';
import { readStampCard } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { Ticket } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { useWakeLock } from '../../../platform/device/wake-lock.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { requestPersistence } from '../../../platform/storage/request-persistence.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { dismissToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { Select } from '../../kit/forms/select.tsx';
import { LoadError } from '../../kit/load-error.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { portalHref } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { CodeCamera } from '../../shared/desk/code-camera.tsx';
import { dismissRefused } from '../../shared/desk/desk-queue.ts';
import { defaultEvent } from '../../shared/records/default-event.ts';
import { useEvents } from '../../shared/records/live-records.ts';
import { UndoList, useUndoable } from '../../shared/records/undo-list.tsx';
import { RegisterDialog, type Registered } from '../../shared/registrations/register-dialog.tsx';
import { SignDialog } from '../../shared/registrations/sign-release.tsx';
import { texts } from '../../texts/texts.ts';
import { MatchCount, PeopleList } from './candidates.tsx';
import { ConflictsList } from './conflicts-list.tsx';
import { type DeskAttendee, DeskLookupScreen } from './desk-lookup-screen.tsx';
import { DeskSearch } from './desk-search.tsx';
import { forBusiness, type LookupResult, ofTicket } from './lookup-result-view.ts';
import { OrphanedActionsList, QueuedActions } from './queued-actions.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { TillBar } from './till.tsx';
import { admitRegistered, firstErrorMessage, useLookUp, useServerResult } from './use-desk.ts';
import { useDeskSnapshot, usePersistArrivals } from './use-snapshot.ts';

interface DeskBusiness {
  id: string;
  name: string;
}

interface LocationProps {
  /** Undefined until this device has a snapshot. */
  businesses: readonly DeskBusiness[] | undefined;
  /** Null for the entrance. */
  business: DeskBusiness | null;
  onChange: (business: DeskBusiness | null) => void;
}

/** Selects the volunteer's location: the entrance, or a business where they check people in. */
function DeskLocationSelect({ businesses, business, onChange }: LocationProps) {
  const isOnline = useOnline();
  if (!businesses)
    return isOnline ? <Text color="muted">{texts.desk.location.downloading}</Text> : null;
  return (
    <FormField label={texts.desk.location.label}>
      <Select
        value={business?.id ?? ''}
        onChange={(next) => onChange(businesses.find(({ id }) => id === next) ?? null)}
      >
        <option value="">{texts.desk.location.entrance}</option>
        {businesses.map(({ id, name }) => (
          <option key={id} value={id}>
            {texts.desk.location.business({ name })}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

/** Looks up the person that the URL names, once: a link from another tab, which is then removed. */
function useFindFromUrl(find: (text: string) => void): void {
  const [params, setParams] = useSearchParams();
  const text = params.get('find');
  const findLinked = useEffectEvent((linked: string) => {
    setParams({}, { replace: true });
    find(linked);
  });
  useEffect(() => {
    if (text) findLinked(text);
  }, [text]);
}

/** Desk tab: one search field for scans and typing, and one result with its actions, online and offline. */
export default function DeskTab() {
  useWakeLock();
  const events = useEvents();
  const isOnline = useOnline();
  const { eventId } = useStaff();
  const now = useNow();
  // The list of an account of a link has its own event only.
  const live = eventId === null ? defaultEvent(events.data ?? [], now) : events.data?.[0];
  const { snapshot, hasFailed, latest, refresh, save } = useDeskSnapshot(eventId ?? live?.id);
  usePersistArrivals(save);
  // After a load without a connection, and for a link's event that is not active, it comes from the snapshot.
  const event = live ?? snapshot?.event;
  const field = useRef<HTMLInputElement>(null);
  // Shortcut of the installed app (functions/src/modules/organization/app-manifest.ts).
  const [isCameraOn, setCameraOn] = useState(useSearchParams()[0].has('scan'));
  const [business, setBusiness] = useState<DeskBusiness | null>(null);
  const [result, setResult] = useState<LookupResult | null>(null);
  const [attendee, setAttendee] = useState<DeskAttendee | null>(null);
  const [signer, setSigner] = useState<DeskPerson | null>(null);
  /** Tickets left to sell, while a sale is open; an empty object if those of the list apply. */
  const [sale, setSale] = useState<{ left?: TicketsLeft } | null>(null);
  const isOffline = !isOnline || hasFailed;
  const listed = snapshot && snapshot.event.id === event?.id ? snapshot.event.left : undefined;
  // Sales made offline are never refused (decision 0047).
  const left = isOffline ? unlimitedTickets : (sale?.left ?? listed ?? unlimitedTickets);
  const lookUp = useLookUp({ eventId: event?.id, hasSnapshot: snapshot !== null, latest });
  const { refetch } = useApiCache();
  const reloadTills = () => void refetch(listTills);
  const {
    changes,
    announced,
    failure: unread,
    undo,
    reload,
  } = useUndoable(event?.id, {
    onUndone: () => {
      reloadTills();
      // A person whose arrival was undone may enter again, also according to the snapshot.
      refresh();
    },
  });
  const navigate = useNavigate();
  const show = (found: LookupResult) => {
    const [holder] = found.people;
    // A person who has arrived presents the stamp card to have it entered, and for rewards.
    if (found.reason === 'used' && holder && !business && readStampCard(found.lookedUp))
      void navigate(portalHref('registrations', { open: holder.submissionId }));
    else setResult(forBusiness(found, business));
  };
  const find = (text: string) => lookUp.mutate(text, { onSuccess: show });
  useFindFromUrl(find);
  useServerResult(result, event?.id, show);
  const search = (text: string) => {
    if (attendee || signer || sale || (result && result.answer !== 'choose')) return;
    find(text);
  };
  const done = () => {
    reload();
    reloadTills();
  };
  /** Admits a new registration with a ticket. Otherwise the result shows the amount due. */
  const admitNew = async (eventId: string, registered: Registered) => {
    const isIn =
      registered.ticketId !== '' &&
      (await admitRegistered(eventId, registered).then(
        () => true,
        (error: Error) => {
          dismissRefused(error);
          return false;
        },
      ));
    if (isIn) done();
    else find(registered.submissionId);
  };
  const back = () => {
    setResult(null);
    lookUp.reset();
  };
  const hasDialog =
    attendee !== null ||
    signer !== null ||
    sale !== null ||
    (result !== null && result.answer !== 'choose');
  useEffect(() => {
    if (!hasDialog) return;
    const search = field.current;
    // Runs after the dialog has closed, which traps the focus while open. The next scan replaces text typed
    // in the meantime.
    return () => {
      search?.focus();
      search?.select();
    };
  }, [hasDialog]);
  useEffect(requestPersistence, []);
  const failure = firstErrorMessage(lookUp, undo);
  const withoutEvent = {
    ready: texts.desk.noEvent,
    missing: texts.desk.noEvent,
    loading: texts.desk.loadingEvent,
    error: undefined,
  };
  return (
    <PortalPage title={texts.desk.title} lead={event?.name ?? withoutEvent[events.status]}>
      <Stack gap="4" maxW="720px">
        {!event && events.error && (
          <LoadError
            title={texts.kit.records.fetchFailed(texts.nouns.event)}
            error={events.error}
            onRetry={events.retry}
          />
        )}
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
        {event && (
          <Button
            size="lg"
            variant="outline"
            alignSelf={{ base: 'stretch', md: 'flex-start' }}
            onClick={() => {
              // A toast at the bottom of a phone would cover the payment.
              dismissToast();
              setSale({});
            }}
          >
            <Ticket aria-hidden="true" />
            {texts.desk.sale.title}
          </Button>
        )}
        {isCameraOn && (
          <CodeCamera
            hint={texts.desk.search.cameraHint}
            failed={texts.desk.search.cameraFailed}
            onText={search}
          />
        )}
        <MatchCount result={result} />
        {result?.answer === 'choose' && (
          <PeopleList
            result={result}
            onPerson={({ submissionId }) => {
              setResult(null);
              find(submissionId);
            }}
            onTicket={(ticket) => {
              if (result.offline) return setResult(ofTicket(result, ticket));
              setResult(null);
              find(ticket.ticketId);
            }}
          />
        )}
        <LoadError title={texts.desk.undoableFailed} error={unread} onRetry={reload} />
        <UndoList
          changes={changes}
          announced={announced}
          isBusy={undo.isPending}
          onUndo={(action) => {
            undo.mutate(action);
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
      {result && result.answer !== 'choose' && (
        <DeskLookupScreen
          result={result}
          onDone={done}
          onRegister={(next) => {
            back();
            setAttendee(next);
          }}
          onSell={(left) => {
            back();
            setSale({ left });
          }}
          onSign={(person) => {
            back();
            setSigner(person);
          }}
          onLookUp={find}
          onClose={back}
        />
      )}
      {signer && (
        <SignDialog
          person={signer}
          onDone={() => {
            setSigner(null);
            find(signer.submissionId);
          }}
          onClose={() => setSigner(null)}
        />
      )}
      {event && sale && (
        <SaleDialog
          event={{ ...event, left }}
          isOffline={isOffline}
          onDone={() => {
            setSale(null);
            done();
          }}
          onSignHere={(fullName) => {
            setSale(null);
            setAttendee({ ticketId: '', fullName, left });
          }}
          onClose={() => setSale(null)}
        />
      )}
      {event && attendee && (
        <RegisterDialog
          event={event}
          {...attendee}
          isForEntry
          onDone={(registered) => {
            setAttendee(null);
            void admitNew(event.id, registered);
          }}
          onClose={() => setAttendee(null)}
        />
      )}
    </PortalPage>
  );
}
