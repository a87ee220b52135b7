import { useWalk } from '../../records/use-walk.ts';
import { Notice } from '../../shell/notice.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { PendingList } from './pending-list.tsx';

/** The check-ins that wait for staff. */
export default function ReviewTab() {
  const {
    events: { status },
    walk: event,
  } = useWalk();
  return (
    <PortalPage
      title="Review"
      lead={
        event
          ? `Check-ins at ${event.name} that a phone could not prove by itself.`
          : 'There is no event yet.'
      }
    >
      {event && <PendingList event={event} />}
      {status !== 'loading' && !event && (
        <Notice tone="gray">Check-ins are reviewed once there is an event.</Notice>
      )}
    </PortalPage>
  );
}
