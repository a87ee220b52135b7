import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readActiveEvent } from '@wine-walk/common/api/events.ts';
import { submitRegistration, ticketValidation } from '@wine-walk/common/api/registrations.ts';
import { readCurrentRelease, type ShownRelease } from '@wine-walk/common/api/releases.ts';
import { ticketOfQuery } from '@wine-walk/common/rules/tickets/ticket-entry.ts';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, useTexts } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../platform/api/api-errors.ts';
import { useApiCache } from '../../../../platform/api/use-api-cache.ts';
import { serverNow } from '../../../../platform/device/server-clock.ts';
import { storedEmailProof } from '../../../../platform/session/email-proof.ts';
import { useSession } from '../../../../platform/session/session.ts';
import { saveParticipantRecord } from '../../../../platform/session/stored-user.ts';
import { clearScope } from '../../../../platform/storage/sign-out.ts';
import { errorMessage } from '../../../../shared/error-message.ts';
import { usePlainForm } from '../../../../shared/plain-form.ts';
import type { CurrentRelease } from '../../../../shared/use-current-release.ts';
import { useWithdrawnAcceptance } from '../../../../shared/use-replaced-release.ts';
import { showToast } from '../../../../ui/toaster.tsx';
import { confirmationHref } from '../../../shared/invitation-path.ts';
import { attemptKey } from '../steps/attempt-key.ts';
import { useConfirmedAge } from '../steps/confirmed-age.ts';
import {
  blankFields,
  type RegistrationAnswers,
  type RegistrationFields,
  registrationForm,
} from '../steps/form-schema.ts';
import { readRegistrationDraft, saveRegistrationDraft } from '../steps/registration-draft.ts';
import {
  chosenTicket,
  paymentMethodFor,
  type TicketValidationForm,
  useTicketValidation,
} from '../steps/ticket-validation.ts';
import { useOfferToken } from '../steps/waiting-list.tsx';
import { fieldErrors, ticketRefusal } from './recovery.ts';

/** Known data of a signed-in attendee. `email` is their account's and read-only. */
export interface SignedInPerson {
  email: string;
  fullName: string;
  phone: string;
}

type RegistrationFormState = UseFormReturn<RegistrationFields, unknown, RegistrationAnswers>;

interface FormContext {
  form: RegistrationFormState;
  desk: TicketValidationForm;
  /** Release that is shown and signed. */
  release: ShownRelease;
  /** Records the first time at which the release was opened. */
  openRelease: () => void;
  /** Validates the form, and reports missing fields or sends it. */
  submit: (event?: SyntheticEvent) => void;
  isSaving: boolean;
  /** Error of the last attempt; null if none failed. */
  error: unknown;
  clearError: () => void;
  /** Age that the validated ticket requires, else that of the organization; null for the legal drinking age. */
  minimumAge: number | null;
}

/** Returns the form for an event with its ticket validation and submission. */
export function useRegistrationForm(
  eventId: string,
  releases: CurrentRelease,
  person: SignedInPerson | null,
): FormContext {
  const problems = useTexts('problems');
  const texts = useTexts('registration');
  const { language } = useLanguage();
  const release = releases[language];
  const [openedAt, setOpenedAt] = useState<string>();
  // A printed ticket's QR code opens the page with its ID.
  const scanned = ticketOfQuery(useSearchParams()[0]);
  const offer = useOfferToken();
  const desk = useTicketValidation(scanned);
  const { welcome, refetch } = useWelcome();
  const { form, submit, isSaving, error, clearError } = usePlainForm<
    RegistrationFields,
    RegistrationAnswers,
    Registered
  >({
    schema: registrationForm,
    values: {
      ...blankFields,
      ...person,
      ...readRegistrationDraft(release.version),
      ...(scanned && { ticketId: scanned }),
      ...(person?.email && { email: person.email }),
    },
    describe: (problem) => errorMessage(problem, { problems }),
    canSend: () => {
      const { ticket } = desk;
      if (paymentMethodFor(ticket)) return true;
      const isUnconfirmed = ticket.status === 'unconfirmed';
      // The code's panel stays open.
      if (!isUnconfirmed) desk.require();
      form.setFocus('ticketId');
      const description = isUnconfirmed ? texts.ticketCodeRequired : texts.ticketRequiredText;
      showToast({ type: 'error', title: texts.ticketRequired, description });
      return false;
    },
    send: (answers, call) => {
      const { ticket } = desk;
      const chosen = chosenTicket(ticket);
      const body = {
        ...answers,
        emailProof: chosen?.proof ?? storedEmailProof(answers.email),
        ticketId: chosen?.id ?? '',
        ticketValidation:
          'answer' in ticket ? z.object(ticketValidation.shape).parse(ticket.answer) : null,
        paymentMethod: paymentMethodFor(ticket) ?? 'cash',
        waiverVersion: release.version,
        releaseOpenedAt: openedAt,
        electronicRecords: true as const,
        eventId,
        ...(offer !== undefined && { offer }),
      };
      const idempotencyKey = attemptKey({
        ...body,
        ticketValidation: undefined,
        emailProof: undefined,
        releaseOpenedAt: undefined,
      });
      return call(submitRegistration, { body, idempotencyKey });
    },
    fieldErrors,
    failure: () => ({ type: 'error', title: texts.failed, description: texts.failedText }),
    onInvalid: (errors) => {
      const isAboutAgreements = Boolean(errors.over21 ?? errors.liabilityWaiver);
      showToast(
        isAboutAgreements
          ? {
              type: 'error',
              title: texts.requiredAgreements,
              description: texts.requiredAgreementsText({ age: minimumAge }),
            }
          : { type: 'error', title: texts.failed, description: texts.failedText },
      );
    },
    onError: (cause) => {
      // The event may have ended, or the release been replaced, since the page was opened.
      void refetch(readActiveEvent, readCurrentRelease);
      const refusal = ticketRefusal(cause);
      if (refusal) desk.refuse(refusal);
      if (cause instanceof ApiError && cause.fields['waiverVersion'])
        form.setValue('liabilityWaiver', false);
    },
    onDone: welcome,
  });
  const { subscribe } = form;
  const ticketAge = desk.ticket.status === 'valid' ? desk.ticket.answer.minimumAge : null;
  const minimumAge = useConfirmedAge(ticketAge, () => form.setValue('over21', false));

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // After a reload, the ticket is validated again before its age is confirmed.
        callback: ({ values }) =>
          saveRegistrationDraft(
            ticketAge === null ? values : { ...values, over21: false },
            release.version,
          ),
      }),
    [subscribe, ticketAge, release.version],
  );

  useWithdrawnAcceptance({
    form,
    name: 'liabilityWaiver',
    version: release.version,
    message: problems.codes['waiver-changed'],
    onReplaced: () => setOpenedAt(undefined),
  });

  const openRelease = () => {
    setOpenedAt(openedAt ?? new Date(serverNow()).toISOString());
  };
  return { form, desk, release, openRelease, submit, isSaving, error, clearError, minimumAge };
}

type Registered = ResponseOf<typeof submitRegistration>;

/** Returns a function that signs in the new participant on this device and navigates to the confirmation. */
function useWelcome() {
  const texts = useTexts('registration');
  const { signInWithSessionId } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { refetch } = useApiCache();
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
      // The screen that follows says it, too.
      description: isSignedIn ? undefined : texts.notSignedIn,
    });
    await navigate(confirmationHref(submissionId, search));
  };

  return { welcome, refetch };
}
