import { Grid, Stack } from '@chakra-ui/react';
import { useNow } from '../../../data/use-now.ts';
import { DeskNote } from '../list/desk-note.tsx';
import { eventInFocus } from '../records/event-in-focus.ts';
import { eventStanding } from '../records/event-words.ts';
import { useBusinesses } from '../records/use-businesses.ts';
import { useEvents } from '../records/use-events.ts';
import { useRewards } from '../records/use-rewards.ts';
import { useSessionCheck } from '../session/use-session-check.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { ActiveWarning } from './active-warning.tsx';
import { EventCard } from './event-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { revisionOf } from './revision.ts';
import { Totals } from './totals.tsx';

/** How things stand: the totals, what is missing before the walk can open, and the next things to do. */
export default function OverviewTab() {
  const { isAdmin } = useStaff();
  const events = useEvents();
  const businesses = useBusinesses();
  const rewards = useRewards();
  const now = useNow();
  useSessionCheck([events, businesses, rewards].some(({ status }) => status === 'error'));
  const event = eventInFocus(events.data ?? [], now);
  return (
    <PortalPage
      title={event?.name ?? 'Overview'}
      documentTitle="Overview"
      lead={event && eventStanding(event, now)}
    >
      <Totals events={events} businesses={businesses} rewards={rewards} />
      <ActiveWarning events={events.data ?? []} />
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        {event && (
          <ReadinessCard
            eventId={event.id}
            isAdmin={isAdmin}
            revision={revisionOf(events.data, businesses.data, rewards.data)}
          />
        )}
        <Stack gap="4">
          {isAdmin ? <QuickActions /> : <DeskNote what="everything here" />}
          {event && <EventCard event={event} businesses={businesses.data ?? []} />}
        </Stack>
      </Grid>
    </PortalPage>
  );
}
