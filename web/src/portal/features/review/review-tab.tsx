import { NoEventYet } from '../../records/no-event-yet.tsx';
import { useSelectedEvent } from '../../records/use-selected-event.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import { PendingList } from './pending-list.tsx';

/** The check-ins that wait for staff. */
export default function ReviewTab() {
  const {
    events: { status },
    event: event,
  } = useSelectedEvent();
  return (
    <PortalPage
      title="Review"
      lead={
        event
          ? `Check-ins at ${event.name} that a phone could not prove by itself.`
          : 'Check-ins that a phone could not prove by itself.'
      }
    >
      {event && <PendingList event={event} />}
      {status !== 'loading' && !event && (
        <NoEventYet text="Check-ins are reviewed once there is one." />
      )}
    </PortalPage>
  );
}
