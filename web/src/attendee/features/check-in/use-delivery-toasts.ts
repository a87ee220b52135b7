import type { CatalogReward } from '@wine-walk/common/model/catalog.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import type { DeliveryEvent } from '../../../platform/delivery-queue/delivery.ts';
import { dismissToast, showToast } from '../../../ui/toaster.tsx';
import { paths } from '../../shared/paths.ts';
import type { CheckInAttempt, CheckInQueue, CheckInResponse } from './check-in-queue.ts';
import { failedMessage, transientErrorMessage } from './failure.ts';
import { isExpectedError, type SheetAttempt } from './stage.ts';

/**
 * Shows a toast with the result of each queued check-in, and invalidates the event and participant queries after an
 * accepted one. `sheetAttempt`: attempt in the open sheet, which shows its own success. `rewards`: of the event.
 */
export function useDeliveryToasts(
  queue: CheckInQueue,
  sheetAttempt: SheetAttempt | null,
  rewards: readonly CatalogReward[],
): void {
  const navigate = useNavigate();
  const checkIn = useTexts('checkIn');
  const problems = useTexts('problems');
  const { distance } = useFormats();
  const { refetch } = useApiCache();
  const showResult = useEffectEvent(
    ({ type, delivery }: DeliveryEvent<CheckInAttempt, CheckInResponse>) => {
      const { key, answer, error } = delivery;
      const { businessName } = delivery.payload;
      const isInSheet = sheetAttempt?.key === key;
      const fail = ({ title, description }: { title: string; description: string }) =>
        showToast({ type: 'error', title, description });
      if (answer) {
        void refetch(['', 'api', 'events'], ['', 'api', 'participants']);
        // A previous toast would cover the success screen and its buttons.
        if (isInSheet) return dismissToast();
        const isVerified = answer.state === 'verified';
        const sent = (isVerified ? checkIn.sent : checkIn.sentPending)({ name: businessName });
        const unlocked = isVerified
          ? rewards.find(({ id }) => answer.unlockedRewards.includes(id))
          : undefined;
        const open = (id: string) =>
          navigate(`${paths.rewards.getHref()}?reward=${encodeURIComponent(id)}`);
        showToast({
          type: isVerified ? 'success' : 'warning',
          title: checkIn.sentTitle,
          description: unlocked
            ? `${sent} ${checkIn.sentUnlocked({ reward: unlocked.name })}`
            : sent,
          ...(unlocked && {
            action: { label: checkIn.viewReward, onClick: () => void open(unlocked.id) },
          }),
        });
      } else if (isInSheet && sheetAttempt.upgrades) {
        // The pending visit is unchanged.
        void queue.dismiss(key);
      } else if (type !== 'failed') fail(failedMessage(delivery, { checkIn, problems }, distance));
      else if (isInSheet && !isExpectedError(error))
        fail(transientErrorMessage(error, { checkIn, problems }));
    },
  );
  useEffect(() => queue.watch((event) => showResult(event)), [queue]);
}
