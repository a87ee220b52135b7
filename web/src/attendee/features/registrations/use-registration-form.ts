import { zodResolver } from '@hookform/resolvers/zod';
import { currentWaiver } from '@wine-walk/common/rules/registrations/waiver.ts';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useScreenTexts } from '../../../i18n/texts.ts';
import { storedEmailProof } from '../../../platform/session/email-proof.ts';
import { showToast } from '../../../ui/toaster.tsx';
import {
  blankFields,
  type RegistrationAnswers,
  type RegistrationFields,
  registrationForm,
} from './form-schema.ts';
import { fieldErrors, ticketRefusal } from './recovery.ts';
import { readRegistrationDraft, saveRegistrationDraft } from './registration-draft.ts';
import { paymentMethodFor } from './ticket-validation.ts';
import { type RegistrationMutation, useRegister } from './use-registration.ts';
import { type TicketValidationForm, useTicketValidation } from './use-ticket-validation.ts';

/** Known data of a signed-in attendee. `email` is their account's and read-only. */
export interface SignedInPerson {
  email: string;
  fullName: string;
  phone: string;
}

export type RegistrationFormState = UseFormReturn<RegistrationFields, unknown, RegistrationAnswers>;

interface FormContext {
  form: RegistrationFormState;
  desk: TicketValidationForm;
  registration: RegistrationMutation;
  /** Validates the form, reports what is missing, or sends it. */
  submit: () => Promise<void>;
}

/** Returns the form for an event with its ticket validation and submission. */
export function useRegistrationForm(eventId: string, person: SignedInPerson | null): FormContext {
  const { registration: texts } = useScreenTexts();
  const { language } = useLanguage();
  const desk = useTicketValidation();
  // A printed ticket's QR code opens the page with its ID.
  const scanned = useSearchParams()[0].get('ticket');
  const form = useForm<RegistrationFields, unknown, RegistrationAnswers>({
    resolver: zodResolver(registrationForm),
    defaultValues: {
      ...blankFields,
      ...person,
      ...readRegistrationDraft(),
      ...(scanned && { ticketId: scanned }),
      ...(person?.email && { email: person.email }),
    },
  });
  const { subscribe, setError, setFocus, handleSubmit } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveRegistrationDraft(values),
      }),
    [subscribe],
  );

  const registration = useRegister({
    onRefused: (error) => {
      const refusal = ticketRefusal(error);
      if (refusal !== null) desk.refuse(refusal);
      fieldErrors(error).forEach(([name, message], at) => {
        setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
      });
    },
  });

  const send = (answers: RegistrationAnswers) => {
    const paymentMethod = paymentMethodFor(desk.ticket);
    if (!paymentMethod) {
      setFocus('ticketId');
      const description = texts.ticketRequiredText;
      return showToast({ type: 'error', title: texts.ticketRequired, description });
    }
    registration.send({
      ...answers,
      emailProof: storedEmailProof(answers.email),
      ticketId: desk.ticket.status === 'valid' ? desk.ticket.id : '',
      ticketValidation: 'answer' in desk.ticket ? desk.ticket.answer : null,
      paymentMethod,
      waiverVersion: currentWaiver(language).version,
      eventId,
    });
  };

  const submit = handleSubmit(send, (errors) => {
    const isAboutAgreements = Boolean(errors.over21 ?? errors.liabilityWaiver);
    showToast(
      isAboutAgreements
        ? {
            type: 'error',
            title: texts.requiredAgreements,
            description: texts.requiredAgreementsText,
          }
        : { type: 'error', title: texts.failed, description: texts.failedText },
    );
  });

  return { form, desk, registration, submit: () => submit() };
}
