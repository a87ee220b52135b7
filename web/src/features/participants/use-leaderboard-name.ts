import { readLeaderboard } from '@contract/events.ts';
import { chooseLeaderboardName } from '@contract/participants.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../components/error-message.ts';
import { showToast } from '../../components/toaster.tsx';
import { api, queryKeyOf } from '../../data/api.ts';
import { invalidateAfterWrite } from '../../data/invalidate-after-write.ts';
import { useScreenTexts, useTexts } from '../../texts/texts.ts';

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
