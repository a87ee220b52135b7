import type { BodyInput } from '@contract/endpoint.ts';
import { giveFeedback } from '@contract/feedback.ts';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../components/error-message.ts';
import { showToast } from '../../components/toaster.tsx';
import { api } from '../../data/api.ts';
import { ApiError } from '../../data/api-errors.ts';
import { useScreenTexts, useTexts } from '../../texts/texts.ts';

type Body = BodyInput<typeof giveFeedback>;

/** Gives feedback on an event. That it was given before counts as given; another failure is said. */
export function useFeedback(eventId: string) {
  const texts = useTexts();
  const { feedback } = useScreenTexts();
  return useMutation({
    mutationFn: async (body: Body) => {
      try {
        await api(giveFeedback, { params: { eventId }, body });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'already-exists')) throw error;
      }
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: feedback.failed,
        description: errorMessage(error, texts),
      }),
  });
}
