import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { showToast } from '../../../ui/toaster.tsx';

/** Creates, joins or leaves a group. Shows failures in a toast. */
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
