import { eventStatus } from '@domain/event-status.ts';
import { walkProgress } from '@domain/progress.ts';
import { nextDoors } from '../../components/next-doors.ts';
import { seenBusinesses } from '../../components/seen-business.ts';
import { useCheckIn } from '../../data/check-in.ts';
import { useNow } from '../../data/use-now.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import { usePosition } from '../../device/location-position.ts';
import { ActionButtons } from './action-buttons.tsx';
import { BusinessesSection } from './businesses-section.tsx';
import type { HomeSlots } from './home-slots.ts';
import { ProgressBanner } from './progress-banner.tsx';
import { QuickCheckIn } from './quick-check-in.tsx';
import { RegisterCard } from './register-card.tsx';
import { RewardsSection } from './rewards-section.tsx';
import { WalkSummary } from './summary/walk-summary.tsx';
import './home.css';

/** The home screen of an event, before, during and after it. */
export function HomeContent({ walk, map, waiting }: HomeSlots & { walk: ReadyWalk }) {
  const now = useNow(10_000);
  const { fix } = usePosition();
  const { event, catalogue, progress, isRegistered } = walk;
  const status = eventStatus(event, now);
  const standing = walkProgress(catalogue, progress);
  const businesses = seenBusinesses(catalogue, progress, fix);
  const { waitingBusinessIds } = useCheckIn();
  const { doors } = nextDoors(
    businesses.filter(({ id }) => !waitingBusinessIds.has(id)),
    fix,
  );
  return (
    <div className="home">
      <div className="home-side">
        <ProgressBanner event={event} status={status} standing={standing} now={now} />
        {!isRegistered && status !== 'ended' && <RegisterCard />}
        {status === 'ended' ? (
          <WalkSummary walk={walk} standing={standing} />
        ) : (
          <>
            {map}
            <ActionButtons event={event} standing={standing} next={doors[0]} status={status} />
          </>
        )}
      </div>
      <div className="home-main">
        {waiting}
        {status !== 'ended' && (
          <BusinessesSection businesses={businesses} next={doors} timeZone={event.timeZone} />
        )}
        <RewardsSection standing={standing} timeZone={event.timeZone} />
      </div>
      {isRegistered && status === 'running' && (
        <QuickCheckIn radiusMeters={event.checkInRadiusMeters} />
      )}
    </div>
  );
}
