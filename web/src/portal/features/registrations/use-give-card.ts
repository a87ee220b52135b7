import { giveStampCard } from '@contract/registration-changes.ts';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../../components/toaster.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { useTakeUp } from './use-take-up.ts';

/** Gives somebody the printed card of this number; it may be scanned into the field, as `CARD-0041`. */
export function useGiveCard(id: string) {
  const takeUp = useTakeUp(id);
  return useMutation({
    mutationFn: async (text: string) => {
      const number = Number(text.replace(/\D/g, ''));
      const given = await staffCall(giveStampCard, { params: { id }, body: { number } });
      await takeUp(given);
      return given;
    },
    onSuccess: ({ stampCard }) => notify({ type: 'success', title: `${stampCard} is theirs` }),
  });
}
