import { useMutation } from '@tanstack/react-query';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { giveFeedback } from '@wine-walk/common/api/feedback.ts';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { api } from '../../../platform/session/api.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { showToast } from '../../../ui/toaster.tsx';

type Body = BodyInput<typeof giveFeedback>;

/**
 * Sends feedback on an event. An "already given" response counts as success; other failures show an error.
 */
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
