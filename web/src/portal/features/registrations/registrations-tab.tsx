import { Button } from '@chakra-ui/react';
import {
  arrivalFilter,
  paymentFilter,
  releaseFilter,
} from '@wine-walk/common/api/registration-lists.ts';
import { Ban, ClipboardList, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { PageActions } from '../../kit/page-actions.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { RegisterDialog } from '../../shared/registrations/register-dialog.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { CancelManyDialog } from './cancel-many-dialog.tsx';
import { DoorListDialog } from './door-list-dialog.tsx';
import { useExport } from './export-registrations.tsx';
import { RecentCancellations } from './recent-cancellations.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';
import { RegistrationList } from './registration-list.tsx';
import { registrationReads } from './registration-queries.ts';

/** Debounce of the search, in milliseconds. */
const debounceMs = 300;

/** Registrations tab of the event. */
export default function RegistrationsTab() {
  const labels = texts.registrations.actions;
  const { isAdmin } = useStaff();
  const { events, event } = useSelectedEvent();
  const { refetch } = useApiCache();
  const reload = () => void refetch(...registrationReads);
  const filters = useListFilters();
  const search = useDebounced(filters.search.trim(), debounceMs);
  const payment = paymentFilter.safeParse(filters.get('payment')).data;
  const arrival = arrivalFilter.safeParse(filters.get('arrival')).data;
  const release = releaseFilter.safeParse(filters.get('release')).data;
  const { opened, isAdding, isEntering, isCanceling, ticketId, ...actions } = useOpened();
  const { open, add, enterList, cancelMany, close } = actions;
  const ofDoor = { label: labels.enterDoorList, Icon: ClipboardList, onSelect: enterList };
  const canceling = { label: labels.cancelMany, Icon: Ban, onSelect: cancelMany };
  const exporting = useExport(event?.id ?? '');
  return (
    <PortalPage
      title={texts.registrations.title}
      lead={event ? texts.registrations.leadOf({ event: event.name }) : texts.registrations.lead}
      actions={
        event && (
          <PageActions more={isAdmin ? [ofDoor, exporting, canceling] : [ofDoor]}>
            <Button size="sm" onClick={add}>
              <Plus aria-hidden="true" />
              {labels.register}
            </Button>
          </PageActions>
        )
      }
    >
      {!event && <NoEventYet events={events} text={texts.registrations.noEvent} />}
      {event && isAdmin && <RecentCancellations event={event} />}
      {event && (
        <RegistrationList
          filters={filters}
          criteria={{ eventId: event.id, search, payment, arrival, release }}
          event={event}
          onOpen={open}
        />
      )}
      {event && isAdding && (
        <RegisterDialog
          event={event}
          ticketId={ticketId}
          onDone={({ submissionId }) => {
            reload();
            open(submissionId);
          }}
          onClose={close}
        />
      )}
      {event && isEntering && <DoorListDialog event={event} onClose={close} />}
      {event && isAdmin && isCanceling && <CancelManyDialog event={event} onClose={close} />}
      {event && opened && (
        <RegistrationDialog key={opened} id={opened} event={event} onClose={close} />
      )}
    </PortalPage>
  );
}

/** Open registration, stored in the URL: Back closes it, and the desk can link to it. */
function useOpened() {
  const [params, setParams] = useSearchParams();
  const set = (values: Record<string, string>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const name of ['open', 'new', 'list', 'cancel', 'ticket']) after.delete(name);
      for (const [name, value] of Object.entries(values)) after.set(name, value);
      return after;
    });
  return {
    opened: params.get('open'),
    isAdding: params.has('new'),
    isEntering: params.has('list'),
    isCanceling: params.has('cancel'),
    ticketId: params.get('ticket') ?? '',
    open: (id: string) => set({ open: id }),
    add: () => set({ new: '1' }),
    enterList: () => set({ list: '1' }),
    cancelMany: () => set({ cancel: '1' }),
    close: () => set({}),
  };
}
