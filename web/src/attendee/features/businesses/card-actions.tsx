import type { BusinessView } from '../../../shared/business-view.ts';
import { CheckInButton, useCanStartCheckIn } from '../../shared/check-in-button.tsx';
import { DirectionsButton } from './directions-button.tsx';

/** Checking in, and the way there: with its words where that is all there is to do. */
export function CardActions({
  business,
  isRunning,
}: {
  business: BusinessView;
  isRunning: boolean;
}) {
  const canCheckIn = useCanStartCheckIn(business) && isRunning;
  return (
    <>
      {canCheckIn && <CheckInButton business={business} flex="1" />}
      <DirectionsButton business={business} hasText={!canCheckIn} flex="1" />
    </>
  );
}
