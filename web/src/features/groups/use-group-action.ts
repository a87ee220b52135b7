import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../components/error-message.ts';
import { showToast } from '../../components/toaster.tsx';
import { useDeferredTexts } from '../../texts/deferred/deferred-texts.ts';
import { useTexts } from '../../texts/texts.ts';

/** Starting, joining, leaving: what fails is said in a toast. */
export function useGroupAction(
  act: () => Promise<unknown>,
  onDone: () => void = () => undefined,
): UseMutationResult<unknown, Error, void> {
  const texts = useTexts();
  const { group } = useDeferredTexts();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) =>
      showToast({ type: 'error', title: group.failed, description: errorMessage(error, texts) }),
  });
}
