import { PortalPage } from '../../kit/portal-page.tsx';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
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
