import { PaymentNotice } from '../features/registrations/payment-notice.tsx';
import { RewardsPage } from '../features/rewards/rewards-page.tsx';

/** Rewards with the payment notice of the registration. */
export default function RewardsRoute() {
  return <RewardsPage paymentNotice={<PaymentNotice />} />;
}
