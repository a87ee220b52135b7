import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { readActiveEvent } from '@wine-walk/common/api/events.ts';
import { submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { api, queryKeyOf } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { saveParticipantRecord } from '../../../platform/session/stored-user.ts';
import { clearScope } from '../../../platform/storage/sign-out.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { confirmationHref } from '../../shared/invitation-path.ts';
import { attemptKey } from './attempt-key.ts';

type Registered = ResponseOf<typeof submitRegistration>;
type Body = BodyInput<typeof submitRegistration>;

interface Options {
  /** Called after the toast, to show the errors at the fields. */
  onRefused: (error: unknown) => void;
}

export interface RegistrationMutation {
  /** Sends the form once, even when clicked repeatedly. */
  send: (body: Body) => void;
  isSending: boolean;
  /** Error of the last attempt; null if none failed. */
  error: unknown;
  dismiss: () => void;
}

/** Registers, signs in the new participant on this device and navigates to the confirmation. */
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
    clearScope('form');
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
      // The event may have ended since the page was opened: refetching shows that.
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
