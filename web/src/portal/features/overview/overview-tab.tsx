import { Stack } from '@chakra-ui/react';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { eventStatusText } from '../../kit/event-labels.ts';
import { ReadOnlyNote } from '../../kit/lists/read-only-note.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { useRecheckSessionOnError } from '../../session/use-recheck-session-on-error.ts';
import { useStaff } from '../../session/use-staff.ts';
import { ActiveWarning } from '../../shared/active-warning.tsx';
import { useBusinesses } from '../../shared/use-businesses.ts';
import { useRewards } from '../../shared/use-rewards.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { ControlsCard } from './controls-card.tsx';
import { EventCard } from './event-card.tsx';
import { EventDashboard } from './event-dashboard.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InvalidDocumentsAlert } from './invalid-documents-alert.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { TillsCard } from './tills-card.tsx';
import { Totals } from './totals.tsx';
import { versionsKey } from './versions-key.ts';

/** How things stand: the walk's figures, its controls or what it lacks, the totals, and the next things to do. */
export default function OverviewTab() {
  const { isAdmin } = useStaff();
  const { events, event: event } = useSelectedEvent();
  const businesses = useBusinesses();
  const rewards = useRewards();
  const now = useNow();
  useRecheckSessionOnError([events, businesses, rewards].some(({ status }) => status === 'error'));
  const status = event && eventStatus(event, now);
  const isRunning = status === 'running';
  const revision = versionsKey(events.data, businesses.data, rewards.data);
  const totals = <Totals events={events} businesses={businesses} rewards={rewards} />;
  const main = event && (
    <>
      {isAdmin && isRunning && <ControlsCard event={event} businesses={businesses.data ?? []} />}
      {isAdmin && <TillsCard event={event} />}
      {status !== 'ended' && (
        <ReadinessCard {...{ eventId: event.id, isAdmin, revision, isRunning }} />
      )}
    </>
  );
  const aside = (
    <>
      {isAdmin ? <QuickActions /> : <ReadOnlyNote what="everything here" />}
      {event && <EventCard event={event} businesses={businesses.data ?? []} />}
    </>
  );
  return (
    <PortalPage
      title={event?.name ?? 'Overview'}
      documentTitle="Overview"
      lead={event && eventStatusText(event, now)}
    >
      {!isRunning && totals}
      <ActiveWarning events={events.data ?? []} />
      <InvalidDocumentsAlert revision={revision} />
      {event ? (
        <EventDashboard key={event.id} event={event} main={main} aside={aside} />
      ) : (
        <Stack gap="4">
          {events.status === 'ready' && isAdmin && <FirstSteps />}
          {aside}
        </Stack>
      )}
      {isRunning && totals}
    </PortalPage>
  );
}
