import { useMutation } from '@tanstack/react-query';
import { assignStampCard } from '@wine-walk/common/api/admin-registrations.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { useApplyMutationResult } from './registration-queries.ts';

/** Gives somebody the printed card of this number; it may be scanned into the field, as `CARD-0041`. */
export function useAssignStampCard(id: string) {
  const takeUp = useApplyMutationResult(id);
  return useMutation({
    mutationFn: async (text: string) => {
      const number = Number(text.replace(/\D/g, ''));
      const given = await staffCall(assignStampCard, { params: { id }, body: { number } });
      await takeUp(given);
      return given;
    },
    onSuccess: ({ stampCard }) => showToast({ type: 'success', title: `${stampCard} is theirs` }),
  });
}
