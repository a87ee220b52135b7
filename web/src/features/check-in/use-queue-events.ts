import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notify, withdrawNotice } from '../../components/toaster.tsx';
import type { DeliveryEvent } from '../../data/delivery-queue/delivery.ts';
import { readAgain } from '../../data/read-again.ts';
import { useTexts } from '../../texts/texts.ts';
import type { CheckInAttempt } from './attempt.ts';
import type { CheckedIn, CheckInQueue } from './check-in-queue.ts';
import { errorNotice, failedNotice } from './failure.ts';
import { isCalm, type SheetAttempt } from './stage.ts';

/**
 * Tells by toasts what came of check-ins, and has events and participants asked for again after each that was
 * accepted. `shown`: the attempt that the person has before them in the sheet, which tells its success itself.
 */
export function useQueueEvents(queue: CheckInQueue, shown: SheetAttempt | null): void {
  const texts = useTexts();
  const { checkIn } = texts;
  const queryClient = useQueryClient();
  const tell = useEffectEvent(({ type, delivery }: DeliveryEvent<CheckInAttempt, CheckedIn>) => {
    const { key, answer, error } = delivery;
    const { businessName } = delivery.payload;
    const isShown = shown?.key === key;
    const fail = ({ title, description }: { title: string; description: string }) =>
      notify({ type: 'error', title, description });
    if (answer) {
      for (const name of ['events', 'participants']) {
        void readAgain(queryClient, { queryKey: ['', 'api', name] });
      }
      // What an earlier press was told would lie over the moment, and its way out.
      if (isShown) return withdrawNotice();
      const isVerified = answer.state === 'verified';
      notify({
        type: isVerified ? 'success' : 'warning',
        title: checkIn.sentTitle,
        description: (isVerified ? checkIn.sent : checkIn.sentPending)(businessName),
      });
    } else if (isShown && shown.upgrades) {
      // The pending visit stands as it was.
      void queue.dismiss(key);
    } else if (type !== 'failed') fail(failedNotice(delivery, texts));
    else if (isShown && !isCalm(error)) fail(errorNotice(error, texts));
  });
  useEffect(() => queue.watch((event) => tell(event)), [queue]);
}
