import { Grid, Link, Skeleton, Stack, Table, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type {
  CountedBusiness,
  CountedReward,
  DeskHeartbeat,
  PeopleReadAlert,
  readOverview,
} from '@wine-walk/common/api/staff/overview.ts';
import { deskPayment } from '@wine-walk/common/model/categories.ts';
import { type EventStatus, eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { maxPeopleReads } from '@wine-walk/common/rules/people/people-reads.ts';
import { rateLimits } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { expectVisits } from '@wine-walk/common/rules/shops/visit-flow.ts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useIsWideScreen } from '../../../platform/device/wide-screen.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { portalHref } from '../../paths.ts';
import { useOverview } from '../../shared/use-overview.ts';
import { disambiguateName } from '../../shared/volunteer-names.ts';
import { texts } from '../../texts/texts.ts';
import { ArrivalsCard, areDoorsOpen } from './arrivals-card.tsx';
import { CheckInChart } from './check-in-chart.tsx';
import { ConflictsAlert } from './conflicts-alert.tsx';
import { CrowdingCard } from './crowding-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RunOutAlert } from './run-out-alert.tsx';
import { TileLink } from './totals.tsx';
import { WrapUpCard } from './wrap-up-card.tsx';

/** Phones of volunteers without a heartbeat for minutes: offline or not in use. */
function OfflineDesksAlert({
  desks,
  timeZone,
}: {
  desks: readonly DeskHeartbeat[];
  timeZone: string;
}) {
  const { offlineDesks } = texts.overview;
  const offline = desks.flatMap((desk) =>
    desk.isOffline && desk.lastSeenAt
      ? [
          offlineDesks.desk({
            name: disambiguateName(desk, desks),
            time: format.time(desk.lastSeenAt, timeZone),
          }),
        ]
      : [],
  );
  if (offline.length === 0) return null;
  return (
    <Alert tone="gold">
      {offlineDesks.text({ offline: offline.length, all: desks.length, desks: offline.join('; ') })}
    </Alert>
  );
}

/** Accounts that were shown many people in a short time: a busy entrance, or a copied list. */
function PeopleReadsAlert({
  accounts,
  timeZone,
}: {
  accounts: readonly PeopleReadAlert[];
  timeZone: string;
}) {
  if (accounts.length === 0) return null;
  const { peopleReads } = texts.overview;
  const names = accounts.map(({ name, people, happenedAt }) =>
    peopleReads.account({ name, count: people, time: format.time(happenedAt, timeZone) }),
  );
  return (
    <Alert tone="gold">
      {peopleReads.before({ max: maxPeopleReads, accounts: names.join('; ') })}
      <Link asChild>
        <RouterLink to={portalHref('staff')}>{peopleReads.link}</RouterLink>
      </Link>
      {peopleReads.after}
    </Alert>
  );
}

interface WrongPinsNoticeProps {
  businesses: readonly CountedBusiness[];
  eventId: string;
}

/** Businesses with more wrong PINs than one person may enter: guesses, or an illegible poster. */
function WrongPinsNotice({ businesses, eventId }: WrongPinsNoticeProps) {
  const suspicious = businesses
    .filter(({ wrongPins }) => wrongPins >= rateLimits.venueCodePerParticipant.freeAttempts)
    .toSorted((a, b) => b.wrongPins - a.wrongPins);
  if (suspicious.length === 0) return null;
  const { wrongPins: pinTexts } = texts.overview;
  const names = suspicious.map(({ name, wrongPins }) =>
    pinTexts.business({ name, count: wrongPins }),
  );
  return (
    <Alert tone="gold">
      {pinTexts.before({ businesses: names.join('; ') })}
      <Link asChild>
        <RouterLink to={portalHref('prints', { event: eventId })}>{pinTexts.link}</RouterLink>
      </Link>
      {pinTexts.after}
    </Alert>
  );
}

/** Rewards handed out and left. */
function RewardCounts({ rewards }: { rewards: readonly CountedReward[] }) {
  const { rewards: rewardTexts } = texts.overview;
  return (
    <OverviewCard title={rewardTexts.title}>
      <Table.Root size="sm" aria-label={rewardTexts.title}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader ps="0">{rewardTexts.reward}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{rewardTexts.redeemed}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" pe="0">
              {rewardTexts.left}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body fontVariantNumeric="tabular-nums">
          {rewards.map(({ id, name, redeemed, left }) => (
            <Table.Row key={id}>
              <Table.Cell ps="0" overflowWrap="anywhere">
                {name}
              </Table.Cell>
              <Table.Cell textAlign="end">{redeemed}</Table.Cell>
              <Table.Cell
                textAlign="end"
                pe="0"
                whiteSpace="nowrap"
                color={left === 0 ? 'goldText' : undefined}
              >
                {left === 0 && rewardTexts.gone}
                {left === null && <Text color="muted">{rewardTexts.noLimit}</Text>}
                {left !== 0 && left}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </OverviewCard>
  );
}

type Overview = ResponseOf<typeof readOverview>;

/** Columns that leave none of the six tiles alone in a row. */
const tileColumns = { base: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' };

const twoColumns = { base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

interface EventDashboardProps {
  event: AdminEvent;
  /** Controls of an event in progress: on a phone, above the metrics. */
  controls?: ReactNode;
  /** Content below the chart and in the side column. */
  main: ReactNode;
  aside: ReactNode;
}

/** Metrics of an event: registrations before it, all metrics during it, and the results afterwards. */
export function EventDashboard({ event, controls, main, aside }: EventDashboardProps) {
  const isWide = useIsWideScreen();
  const now = useNow(undefined, event.endTime);
  const status = eventStatus(event, now);
  const isAtDoors = areDoorsOpen(event, now);
  const overview = useOverview(event.id, status !== 'ended');
  const { data } = overview;
  const isShown = data !== undefined && status !== 'upcoming';
  // Cards that need attention now are first on a phone.
  const alerts = data && (
    <>
      {isAtDoors && <ConflictsAlert eventId={event.id} />}
      {status === 'running' && (
        <RunOutAlert event={event} businesses={data.businesses} countedAt={data.countedAt} />
      )}
      <OfflineDesksAlert desks={data.desks} timeZone={event.timeZone} />
    </>
  );
  return (
    <Stack gap="4">
      {!isWide && alerts}
      {!isWide && controls}
      {data ? (
        <>
          <StatGrid
            label={texts.overview.numbers.label}
            figures={metricsOf(data, event.id, status)}
            columns={status === 'upcoming' ? undefined : tileColumns}
          />
          {status === 'running' && (
            <Freshness event={event} data={data} isLate={overview.isError} />
          )}
          {isWide && alerts}
          <PeopleReadsAlert accounts={data.peopleReads} timeZone={event.timeZone} />
          <WrongPinsNotice businesses={data.businesses} eventId={event.id} />
        </>
      ) : (
        <NoMetrics
          isRunning={status === 'running'}
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      {isAtDoors && data && <ArrivalsCard event={event} data={data} />}
      {isShown && (
        <Grid templateColumns={twoColumns} gap="4">
          <CheckInChart
            intervals={data.checkIns.intervals}
            countedAt={data.countedAt}
            timeZone={event.timeZone}
            isOver={status === 'ended'}
            next={status === 'running' ? likelyCheckIns(event, data) : 0}
          />
          {status === 'running' && <CrowdingCard businesses={data.businesses} />}
          {status === 'ended' && data.rewards.length > 0 && <RewardCounts rewards={data.rewards} />}
        </Grid>
      )}
      <Grid templateColumns={twoColumns} gap="4" alignItems="start">
        <Stack gap="4">
          {status === 'ended' && data && <WrapUpCard eventId={event.id} data={data} />}
          {isWide && controls}
          {main}
        </Stack>
        <Stack gap="4">
          {status === 'running' && isShown && data.rewards.length > 0 && (
            <RewardCounts rewards={data.rewards} />
          )}
          {aside}
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Returns the check-ins that are likely in the next 30 minutes. */
function likelyCheckIns(event: AdminEvent, { checkIns, countedAt }: Overview): number {
  const flow = { event, intervals: checkIns.intervals, now: Date.parse(countedAt) };
  return Math.round(expectVisits(flow, 30));
}

interface NoMetricsProps {
  isRunning: boolean;
  error: Error | null;
  onRetry: () => void;
}

/**
 * Error, or a placeholder as tall as the usual metrics, so that the cards below stay in place: on a narrow screen they fill it.
 */
function NoMetrics({ isRunning, error, onRetry }: NoMetricsProps) {
  if (error)
    return <ErrorState title={texts.overview.numbers.failed} error={error} onRetry={onRetry} />;
  return (
    <LoadingRegion>
      <Skeleton h={isRunning ? { base: '100vh', lg: '35rem' } : '24'} w="full" borderRadius="l3" />
    </LoadingRegion>
  );
}

function metricsOf({ people, cash, checkIns }: Overview, eventId: string, status: EventStatus) {
  const { numbers } = texts.overview;
  const money = (amountCents: number) => format.money({ amountCents, currency: cash.currency });
  const toPeople = (label: string, filter: Record<string, string> = {}) => (
    <TileLink href={portalHref('registrations', { event: eventId, ...filter })}>{label}</TileLink>
  );
  const registered = {
    label: toPeople(numbers.registered),
    value: format.number(people.registered),
  };
  const expected = { label: numbers.expected, value: format.number(people.expected) };
  const due = {
    label: cash.peopleDue > 0 ? toPeople(numbers.due, { payment: 'due' }) : numbers.due,
    value: money(cash.dueCents),
  };
  if (status === 'upcoming') return [registered, expected, due];
  return [
    registered,
    {
      label: toPeople(numbers.arrived, { arrival: 'arrived' }),
      value: format.number(people.arrived),
    },
    {
      label: toPeople(numbers.walking, { arrival: 'walking' }),
      value: format.number(people.walking),
    },
    due,
    ...takenMetrics(cash.taken, money),
    {
      label: (
        <TileLink href={portalHref('review', { event: eventId })}>{numbers.toReview}</TileLink>
      ),
      value: format.number(checkIns.toReview),
      isGold: checkIns.toReview > 0,
    },
  ];
}

/** Payments taken by method; cash only if the other methods took nothing. */
function takenMetrics(taken: Overview['cash']['taken'], money: (cents: number) => string) {
  return deskPayment.options
    .filter((method) => method === 'cash' || taken[method] !== 0)
    .map((method) => ({
      label: texts.overview.numbers.taken[method],
      value: money(taken[method]),
    }));
}

/** Time of the count; announced only when refetching fails. */
function Freshness(props: { event: AdminEvent; data: Overview; isLate: boolean }) {
  const { event, data, isLate } = props;
  const { numbers } = texts.overview;
  const time = format.time(data.countedAt, event.timeZone);
  return (
    <Text fontSize="sm" color={isLate ? 'goldText' : 'muted'} role={isLate ? 'status' : undefined}>
      {isLate ? numbers.outdated({ time }) : numbers.updates}
    </Text>
  );
}
