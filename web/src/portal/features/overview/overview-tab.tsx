import { Badge, Button, Card, chakra, Flex, Link, Stack } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { listInvalidDocuments } from '@wine-walk/common/api/catalog.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { chooseActiveEvent, eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { CalendarPlus, Gift, Store } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { Alert } from '../../kit/alert.tsx';
import { eventStatusText, eventTimeText, timeZoneLabel } from '../../kit/event-labels.ts';
import { RecordStatus } from '../../kit/lists/cells.tsx';
import { PortalPage, ReadOnlyNote } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { portalHref } from '../../paths.ts';
import { useRecheckSessionOnError } from '../../session/session-checks.ts';
import { useStaff } from '../../session/use-staff.ts';
import { ActiveWarning } from '../../shared/active-warning.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { useBusinesses, useRewards } from '../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { ControlsCard } from './controls-card.tsx';
import { EventDashboard } from './event-dashboard.tsx';
import { OverviewCard } from './overview-card.tsx';
import { FirstSetupChecklist, SetupChecklist } from './setup/setup-checklist.tsx';
import { ShareCard } from './share-card.tsx';
import { TillsCard } from './tills-card.tsx';
import { Totals } from './totals.tsx';

interface Props {
  event: AdminEvent;
  businesses: readonly AdminBusiness[];
  hasEnded: boolean;
}

/** Summary of the event. */
function EventCard({ event, businesses, hasEnded }: Props) {
  const { event: eventTexts } = texts.overview;
  const businessCount = participatingBusinesses(event, businesses).length;
  const lines: [label: string, value: string][] = [
    [
      eventTexts.when,
      eventTexts.whenText({ time: eventTimeText(event), timeZone: timeZoneLabel(event.timeZone) }),
    ],
    [eventTexts.where, event.place || eventTexts.noPlace],
    [eventTexts.participants, eventTexts.businesses({ count: businessCount })],
    [eventTexts.hashtag, event.hashtag || eventTexts.noHashtag],
  ];
  return (
    <Card.Root size="sm">
      <Card.Header flexDirection="row" alignItems="center" justifyContent="space-between">
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {eventTexts.title}
        </Card.Title>
        {hasEnded ? (
          <Badge colorPalette="gray">{eventTexts.ended}</Badge>
        ) : (
          <RecordStatus record={event} />
        )}
      </Card.Header>
      <Card.Body gap="2">
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5" m="0">
          {lines.map(([label, value]) => (
            <chakra.div key={label} display="contents" fontSize="sm">
              <chakra.dt color="muted">{label}</chakra.dt>
              <chakra.dd m="0" overflowWrap="anywhere">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Link asChild variant="plain" fontSize="sm" alignSelf="start" minH="9">
          <RouterLink to={portalHref('events', { edit: event.id })}>{eventTexts.open}</RouterLink>
        </Link>
      </Card.Body>
    </Card.Root>
  );
}

/** Names stored documents that are hidden because they are invalid; refetched when `revision` changes. */
function InvalidDocumentsAlert({ revision }: { revision: string }) {
  const { data = [] } = useApiQuery(listInvalidDocuments, {}, { revision });
  if (data.length === 0) return null;
  const records = data.map(({ path, fields }) => `${path} (${fields.join(', ')})`).join('; ');
  return <Alert tone="danger">{texts.overview.damaged({ count: data.length, records })}</Alert>;
}

/** Links to the most frequent tasks. */
function QuickActions() {
  const { quickActions } = texts.overview;
  return (
    <OverviewCard title={quickActions.title}>
      <Flex gap="2" wrap="wrap">
        <Button asChild size="sm" variant="outline">
          <RouterLink to={portalHref('businesses', { new: '1' })}>
            <Store aria-hidden="true" />
            {quickActions.addBusiness}
          </RouterLink>
        </Button>
        <Button asChild size="sm" variant="outline">
          <RouterLink to={portalHref('events', { new: '1' })}>
            <CalendarPlus aria-hidden="true" />
            {quickActions.createEvent}
          </RouterLink>
        </Button>
        <Button asChild size="sm" variant="outline">
          <RouterLink to={portalHref('rewards')}>
            <Gift aria-hidden="true" />
            {quickActions.manageRewards}
          </RouterLink>
        </Button>
      </Flex>
    </OverviewCard>
  );
}

interface Versioned {
  id: string;
  version: number;
}

/** Returns a key that changes when one of the records does. */
function versionsKey(...lists: (readonly Versioned[] | undefined)[]): string {
  return lists
    .map((list) => (list ?? []).map(({ id, version }) => `${id}:${version}`).join(','))
    .join(';');
}

/** Overview tab: metrics, controls or checklist of the event, totals and quick actions. */
export default function OverviewTab() {
  const { isAdmin } = useStaff();
  const { events, event: event } = useSelectedEvent();
  const businesses = useBusinesses();
  const rewards = useRewards();
  const now = useNow(undefined, event?.endTime);
  useRecheckSessionOnError([events, businesses, rewards].some(({ status }) => status === 'error'));
  const status = event && eventStatus(event, now);
  const isRunning = status === 'running';
  const revision = versionsKey(events.data, businesses.data, rewards.data);
  const main = event && (
    <>
      {(status !== 'ended' || !event.isPublished) && (
        <SetupChecklist event={event} revision={revision} isRunning={isRunning} />
      )}
      {isAdmin && event.isPublished && status === 'upcoming' && (
        <ShareCard event={event} shown={chooseActiveEvent(events.data ?? [], now)} />
      )}
      {isAdmin && <TillsCard event={event} />}
    </>
  );
  const controls = event && isAdmin && isRunning && (
    <ControlsCard event={event} businesses={businesses.data ?? []} />
  );
  // The controls need the businesses: added later, they would move the cards below.
  const isComplete = !isRunning || businesses.status !== 'loading';
  const aside = (
    <>
      {isAdmin ? <QuickActions /> : <ReadOnlyNote />}
      {event && (
        <EventCard event={event} businesses={businesses.data ?? []} hasEnded={status === 'ended'} />
      )}
    </>
  );
  return (
    <PortalPage
      title={event?.name ?? texts.overview.title}
      documentTitle={texts.overview.title}
      lead={event && eventStatusText(event, now)}
      hasPages={status !== undefined && status !== 'upcoming'}
    >
      <ActiveWarning events={events.data ?? []} />
      <InvalidDocumentsAlert revision={revision} />
      {!isComplete && <TabSkeleton />}
      {event && isComplete && (
        <EventDashboard
          key={event.id}
          event={event}
          controls={controls}
          main={main}
          aside={aside}
        />
      )}
      {!event && (
        <Stack gap="4">
          {events.status === 'ready' && isAdmin && (
            <FirstSetupChecklist businesses={businesses.data ?? []} />
          )}
          {aside}
        </Stack>
      )}
      {isComplete && <Totals events={events} businesses={businesses} rewards={rewards} />}
    </PortalPage>
  );
}
