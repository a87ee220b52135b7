import { useCallback, useRef } from 'react';
import type { Outbox } from '../../../device/outbox.ts';
import { type CheckedIn, type SendCheckIn, useSendCheckIn } from '../use-send-check-in.ts';

/**
 * Sends taps and takes them out of the outbox once the server has them. A tap that is under way is not sent a
 * second time: whoever asks for it meanwhile gets the same answer.
 */
export function useDelivery(outbox: Outbox): SendCheckIn {
  const send = useSendCheckIn();
  const underway = useRef(new Map<string, Promise<CheckedIn>>());
  return useCallback(
    (tap, participantId) => {
      const running = underway.current.get(tap.key);
      if (running) return running;
      const delivered = send(tap, participantId)
        .then(async (answer) => {
          await outbox.remove(tap.key);
          return answer;
        })
        .finally(() => underway.current.delete(tap.key));
      underway.current.set(tap.key, delivered);
      return delivered;
    },
    [outbox, send],
  );
}
