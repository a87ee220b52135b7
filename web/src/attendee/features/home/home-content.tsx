import { Button, Card, chakra, Text } from '@chakra-ui/react';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { NoActiveEvent } from '../../shared/event-data/event-data-boundary.tsx';
import { useNextStops } from '../../shared/next-stops.ts';
import { paths } from '../../shared/paths.ts';
import { ActionButtons } from './action-buttons.tsx';
import { BusinessesSection } from './businesses-section.tsx';
import { ProgressBanner } from './progress-banner.tsx';
import { RewardsSection } from './rewards-section.tsx';
import './home.css';

/** Number of visits from which the ride home is offered before the event ends. */
const wayHomeFromVisits = 3;

/** Time before the end from which the ride home is first on the screen, in milliseconds. */
const wayHomeFirstMs = 30 * 60 * 1000;

/** Loaded if there are sponsors. */
const Sponsors = lazyOnInteraction(() => import('./sponsors.tsx'));
/** Loaded late in the event only. */
const WayHome = lazyOnInteraction(() => import('../../shared/way-home.tsx'));
/** Loaded after the event, when the service worker has its files. */
const EventRecap = lazy(() => import('./summary/event-recap.tsx'));
/** Loaded in the last half hour, and after the event. */
const WayHomeRow = lazyOnInteraction(() => import('./summary/way-home-row.tsx'));
/** The same row in the place of Quick Check-in. Loaded after the event only. */
const WayHomeBar = lazyOnInteraction(() => import('./summary/way-home-bar.tsx'));

/** Content that other features provide for the home screen. */
export interface HomeSlots {
  /** Card of the interactive map. */
  map: ReactNode;
  /** Ticket of the current participant. */
  ticket: ReactNode;
  /** Check-ins waiting to be sent. */
  queuedCheckIns: ReactNode;
  /** Offers notifications; loaded after the first stamp. */
  notifications: ReactNode;
  /** Shown after the recap once the event has ended. */
  feedback: ReactNode;
}

/** Home screen before, during and after an event. */
export function HomeContent({
  eventData,
  ticket,
  map,
  queuedCheckIns,
  notifications,
  feedback,
}: HomeSlots & { eventData: ReadyEventData }) {
  const home = useTexts('home');
  const now = useNow(10_000);
  const { event, catalog, progress, isRegistered } = eventData;
  const status = eventStatus(event, now);
  const sponsors = useOrganization().sponsors.length > 0 && <Sponsors eventId={event.id} />;
  const summary = summarizeProgress(catalog, progress);
  const isWayHomeFirst = status === 'running' && Date.parse(event.endTime) - now <= wayHomeFirstMs;
  const {
    businesses,
    route: { stops },
  } = useNextStops(eventData);
  return (
    <div className="home-frame">
      {isRegistered && status === 'running' && (
        <QuickCheckIn radiusMeters={event.checkInRadiusMeters} />
      )}
      {status === 'ended' && <WayHomeBar contacts={event.wayHome} />}
      <div className="home">
        <div className="home-side">
          {isWayHomeFirst && <WayHomeRow contacts={event.wayHome} />}
          {status !== 'ended' && (
            <div className="home-top">
              {event.isActive && (
                <ProgressBanner event={event} status={status} summary={summary} now={now} />
              )}
              {ticket}
            </div>
          )}
          {event.checkInPausedAt !== null && status === 'running' && <CheckInPausedCard />}
          {!isRegistered && status !== 'ended' && <RegisterCard />}
          {status === 'ended' ? (
            <>
              <Suspense>
                <EventRecap eventData={eventData} summary={summary} />
              </Suspense>
              {!event.isActive && <NoActiveEvent>{home.noEvent}</NoActiveEvent>}
              {sponsors}
            </>
          ) : (
            <>
              {map}
              <ActionButtons event={event} summary={summary} next={stops[0]} status={status} />
            </>
          )}
        </div>
        <div className="home-main">
          {status === 'ended' && feedback}
          {queuedCheckIns}
          {status === 'running' && summary.visitedBusinesses > 0 && notifications}
          {status !== 'ended' && (
            <BusinessesSection businesses={businesses} next={stops} timeZone={event.timeZone} />
          )}
          <RewardsSection summary={summary} timeZone={event.timeZone} isOver={status === 'ended'} />
          {status === 'running' &&
            !isWayHomeFirst &&
            summary.visitedBusinesses >= wayHomeFromVisits && <WayHome contacts={event.wayHome} />}
          {status !== 'ended' && sponsors}
        </div>
      </div>
    </div>
  );
}

/**
 * Check-in at the nearest business, in a bar above the navigation. First in the document, so that the keyboard
 * reaches it before the map and the lists.
 */
function QuickCheckIn({ radiusMeters }: { radiusMeters: number }) {
  const home = useTexts('home');
  const { start } = useCheckIn();
  return (
    <div className="quick no-print">
      <Button className="quick-button" size="lg" onClick={() => start()}>
        <chakra.span fontSize="md" fontWeight="700">
          {home.quickCheckIn}
        </chakra.span>{' '}
        <chakra.span className="quick-within" fontSize="xs" fontWeight="500" color="onWineMuted">
          {home.within({ meters: radiusMeters })}
        </chakra.span>
      </Button>
    </div>
  );
}

/** Shown until staff reopen check-in. */
function CheckInPausedCard() {
  const checkIn = useTexts('checkIn');
  return (
    <Card.Root as="section" role="status" borderColor="gold" bg="goldSoft">
      <Card.Body gap="1.5">
        <Card.Title as="h2">{checkIn.pausedTitle}</Card.Title>
        <Text>{checkIn.paused}</Text>
      </Card.Body>
    </Card.Root>
  );
}

/** Shown to a signed-in user who is not registered for this event. */
function RegisterCard() {
  const home = useTexts('home');
  return (
    <Card.Root as="section" aria-labelledby="home-register" borderColor="gold" bg="goldSoft">
      <Card.Body gap="1.5">
        <Card.Title as="h2" id="home-register">
          {home.registerTitle}
        </Card.Title>
        <Text>{home.registerText}</Text>
        <Button asChild alignSelf="flex-start" mt="2">
          <Link to={paths.waiver.getHref()}>{home.register}</Link>
        </Button>
      </Card.Body>
    </Card.Root>
  );
}
