import { PaymentNotice } from '../features/registrations/confirmation/payment-notice.tsx';
import { RewardsPage } from '../features/rewards/rewards-page.tsx';

/** Rewards with the payment of the registration. */
export default function RewardsRoute() {
  return <RewardsPage paymentNotice={<PaymentNotice />} />;
}
