import { Grid, Stack } from '@chakra-ui/react';
import { eventStatus } from '@domain/event-status.ts';
import { useNow } from '../../../data/use-now.ts';
import { DeskNote } from '../../lists/desk-note.tsx';
import { ActiveWarning } from '../../records/active-warning.tsx';
import { eventStanding } from '../../records/event-labels.ts';
import { useBusinesses } from '../../records/use-businesses.ts';
import { useRewards } from '../../records/use-rewards.ts';
import { useWalk } from '../../records/use-walk.ts';
import { useSessionCheck } from '../../session/use-session-check.ts';
import { useStaff } from '../../session/use-staff.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import { ControlsCard } from './controls-card.tsx';
import { EventCard } from './event-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { revisionOf } from './revision.ts';
import { Totals } from './totals.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';

/** How things stand: the totals, what is missing before the walk can open, and the next things to do. */
export default function OverviewTab() {
  const { isAdmin } = useStaff();
  const { events, walk: event } = useWalk();
  const businesses = useBusinesses();
  const rewards = useRewards();
  const now = useNow();
  useSessionCheck([events, businesses, rewards].some(({ status }) => status === 'error'));
  const revision = revisionOf(events.data, businesses.data, rewards.data);
  return (
    <PortalPage
      title={event?.name ?? 'Overview'}
      documentTitle="Overview"
      lead={event && eventStanding(event, now)}
    >
      <Totals events={events} businesses={businesses} rewards={rewards} />
      <ActiveWarning events={events.data ?? []} />
      <UnreadableNotice revision={revision} />
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        {event && <ReadinessCard eventId={event.id} isAdmin={isAdmin} revision={revision} />}
        <Stack gap="4">
          {isAdmin && event && eventStatus(event, now) === 'running' && (
            <ControlsCard event={event} businesses={businesses.data ?? []} />
          )}
          {isAdmin ? <QuickActions /> : <DeskNote what="everything here" />}
          {event && <EventCard event={event} businesses={businesses.data ?? []} />}
        </Stack>
      </Grid>
    </PortalPage>
  );
}
