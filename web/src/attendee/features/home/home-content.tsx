import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import { useRoutePreferences } from '../../shared/district.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { nextBusinesses } from '../../shared/next-businesses.ts';
import { ActionButtons } from './action-buttons.tsx';
import { BusinessesSection } from './businesses-section.tsx';
import type { HomeSlots } from './home-slots.ts';
import { ProgressBanner } from './progress-banner.tsx';
import { QuickCheckIn } from './quick-check-in.tsx';
import { RegisterCard } from './register-card.tsx';
import { RewardsSection } from './rewards-section.tsx';
import './home.css';

/** From this many visits on it is offered before the walk ends. */
const wayHomeFromVisits = 3;

/** Late in the evening and after the end only. */
const WayHome = lazyOnInteraction(() => import('./way-home.tsx'));
const WalkSummary = lazyOnInteraction(() => import('./summary/event-recap.tsx'));

/** The home screen of an event, before, during and after it. */
export function HomeContent({
  walk,
  ticket,
  map,
  queuedCheckIns,
  feedback,
}: HomeSlots & { walk: ReadyEventData }) {
  const now = useNow(10_000);
  const { fix } = usePosition();
  const { event, catalogue, progress, isRegistered } = walk;
  const status = eventStatus(event, now);
  const standing = summarizeProgress(catalogue, progress);
  const businesses = toBusinessViews(catalogue, progress, fix);
  const { queuedBusinessIds } = useCheckIn();
  const { stops } = nextBusinesses(
    businesses.filter(({ id }) => !queuedBusinessIds.has(id)),
    fix,
    event.checkInRadiusMeters,
    useRoutePreferences(event),
  );
  return (
    <div className="home">
      <div className="home-side">
        <ProgressBanner event={event} status={status} summary={standing} now={now} />
        {status !== 'ended' && ticket}
        {!isRegistered && status !== 'ended' && <RegisterCard />}
        {status === 'ended' ? (
          <>
            <WalkSummary walk={walk} standing={standing} />
            {feedback}
          </>
        ) : (
          <>
            {map}
            <ActionButtons event={event} summary={standing} next={stops[0]} status={status} />
          </>
        )}
      </div>
      <div className="home-main">
        {queuedCheckIns}
        {status !== 'ended' && (
          <BusinessesSection businesses={businesses} next={stops} timeZone={event.timeZone} />
        )}
        <RewardsSection standing={standing} timeZone={event.timeZone} />
        {(status === 'ended' || standing.visitedBusinesses >= wayHomeFromVisits) && (
          <WayHome contacts={event.wayHome} />
        )}
      </div>
      {isRegistered && status === 'running' && (
        <QuickCheckIn radiusMeters={event.checkInRadiusMeters} />
      )}
    </div>
  );
}
