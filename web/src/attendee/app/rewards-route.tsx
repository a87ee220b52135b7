import { Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts.ts';
import { lazyOptional } from '../../ui/lazy-optional.ts';
import { PaymentNotice } from '../features/registrations/confirmation/payment-notice.tsx';
import { RewardsPage } from '../features/rewards/rewards-page.tsx';

const OwnDraws = lazyOptional(() =>
  withTexts(import('../features/draws/own-draws.tsx'), 'draw-page'),
);

/** Rewards with the payment of the registration and the prize draws. */
export default function RewardsRoute() {
  return (
    <RewardsPage
      notices={
        <>
          <PaymentNotice />
          <Suspense>
            <OwnDraws />
          </Suspense>
        </>
      }
    />
  );
}
