import { admitAtDesk, type DeskPerson, lookUpAtDesk } from '@contract/desk.ts';
import { redeemReward } from '@contract/rewards.ts';
import { openTill } from '@contract/tills.ts';
import { useMutation } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

/** Looks up what was scanned or typed. */
export function useLookUp(eventId: string | undefined) {
  return useMutation({
    mutationFn: (text: string) =>
      staffCall(lookUpAtDesk, { body: { text, ...(eventId && { eventId }) } }),
  });
}

/** Lets people in, with their cash where they owe it; the same press sent again is carried out once. */
export function useAdmit() {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (people: readonly DeskPerson[]) => {
      const body = {
        submissionIds: people.map(({ submissionId }) => submissionId),
        takesPayment: people.some(({ isVerified }) => !isVerified),
        isIdSeen: true,
      };
      const pressed = people.map(({ submissionId, state }) => [submissionId, state]);
      return staffCall(admitAtDesk, { body, idempotencyKey: keyOf(pressed) });
    },
  });
}

export function useRedeem() {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (code: string) =>
      staffCall(redeemReward, { body: { code }, idempotencyKey: keyOf(code) }),
  });
}

export function useOpenTill(eventId: string) {
  return useMutation({
    mutationFn: (openingFloatCents: number) =>
      staffCall(openTill, { body: { eventId, openingFloatCents } }),
  });
}

/** The sentence of whichever of these failed. */
export function failureOf(...mutations: readonly { error: Error | null }[]): string | null {
  const failed = mutations.find(({ error }) => error !== null)?.error;
  if (!failed) return null;
  return serverMessage(failed, 'The server could not be reached. Nothing was changed: try again.');
}
