import { checkIn } from '@contract/check-in.ts';
import type { AnswerOf } from '@contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../data/api.ts';
import { checkInBody, type Tap } from './tap.ts';

export type CheckedIn = AnswerOf<typeof checkIn>;

/** Sends a tap as this participant. Throws ApiError and NetworkError. */
export type SendCheckIn = (tap: Tap, participantId: string) => Promise<CheckedIn>;

/** Sends taps, and has events and participants asked for again after each that was accepted. */
export function useSendCheckIn(): SendCheckIn {
  const queryClient = useQueryClient();
  return useCallback(
    async (tap, participantId) => {
      const body = checkInBody(tap, participantId, Date.now());
      const answer = await api(checkIn, { body, idempotencyKey: tap.key });
      for (const room of ['events', 'participants']) {
        void queryClient.invalidateQueries({ queryKey: ['', 'api', room] });
      }
      return answer;
    },
    [queryClient],
  );
}
