import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { readLeaderboard } from '@wine-walk/common/api/events.ts';
import { chooseLeaderboardName } from '@wine-walk/common/api/participants.ts';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { api, queryKeyOf } from '../../../platform/session/api.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { showToast } from '../../../ui/toaster.tsx';

/** Joins the leaderboard under a name, or leaves it with null. What came of it is said in a toast. */
export function useLeaderboardName(
  participantId: string,
  eventId: string,
): UseMutationResult<unknown, Error, string | null> {
  const texts = useTexts();
  const { profile } = useScreenTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string | null) =>
      api(chooseLeaderboardName, { params: { participantId, eventId }, body: { displayName } }),
    onSuccess: ({ displayName }) => {
      const title = displayName === null ? profile.left : profile.joined;
      showToast({ type: 'success', title });
      return invalidateAfterWrite(queryClient, {
        queryKey: queryKeyOf(readLeaderboard, { params: { eventId } }),
      });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: profile.joinFailed,
        description: errorMessage(error, texts),
      }),
  });
}
