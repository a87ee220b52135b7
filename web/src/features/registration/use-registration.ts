import type { BodyInput, ResponseOf } from '@contract/endpoint.ts';
import { readActiveEvent } from '@contract/events.ts';
import { submitRegistration } from '@contract/registration.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast } from '../../components/toaster.tsx';
import { api, queryKeyOf } from '../../data/api.ts';
import { invalidateAfterWrite } from '../../data/invalidate-after-write.ts';
import { useSession } from '../../data/session.ts';
import { clearSessionDrafts } from '../../device/session-drafts.ts';
import { saveParticipantRecord } from '../../device/storage-participant.ts';
import { confirmationHref } from '../../routing/invitation-path.ts';
import { useScreenTexts } from '../../texts/texts.ts';
import { attemptKey } from './attempt-key.ts';

type Registered = ResponseOf<typeof submitRegistration>;
type Body = BodyInput<typeof submitRegistration>;

interface Options {
  /** Told after the toast: what to show at the fields. */
  onRefused: (error: unknown) => void;
}

export interface RegistrationMutation {
  /** Sends it once, however often it is pressed. */
  send: (body: Body) => void;
  isSending: boolean;
  /** Why the last try failed; null while none did. */
  error: unknown;
  dismiss: () => void;
}

/** Registers, signs the new participant in on this device, and goes on to the confirmation. */
export function useRegister({ onRefused }: Options): RegistrationMutation {
  const { registration: texts } = useScreenTexts();
  const { signInWithSessionId } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);

  const welcome = async ({ user, sessionId, submissionId }: Registered) => {
    const name = `${user.firstName} ${user.lastName}`.trim();
    saveParticipantRecord({ participantId: user.id, name, email: user.email });
    clearSessionDrafts();
    const isSignedIn = await signInWithSessionId(sessionId).then(
      () => true,
      () => false,
    );
    showToast({
      type: isSignedIn ? 'success' : 'warning',
      title: texts.complete,
      description: isSignedIn ? texts.completeText : texts.notSignedIn,
    });
    await navigate(confirmationHref(submissionId, search));
  };

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) =>
      api(submitRegistration, {
        body,
        idempotencyKey: attemptKey({ ...body, ticketValidation: undefined, emailProof: undefined }),
      }),
    onSuccess: welcome,
    onError: (cause) => {
      showToast({ type: 'error', title: texts.failed, description: texts.failedText });
      // The event may have ended meanwhile: the page then says so.
      void invalidateAfterWrite(queryClient, { queryKey: queryKeyOf(readActiveEvent, {}) });
      onRefused(cause);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  const send = (body: Body) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(body);
  };

  return { send, isSending: isPending, error, dismiss: reset };
}
