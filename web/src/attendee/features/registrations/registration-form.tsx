import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { AgreementsStep } from './agreements-step.tsx';
import { EventSummary, type RegistrationEvent } from './event-summary.tsx';
import { FormIntro } from './form-intro.tsx';
import { isComplete } from './form-schema.ts';
import { PersonStep } from './person-step.tsx';
import { RegistrationSummary } from './registration-summary.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { SubmitProblem } from './submit-problem.tsx';
import { TicketStep } from './ticket-step.tsx';
import { type SignedInPerson, useRegistrationForm } from './use-registration-form.ts';
import './registration.css';

interface Props {
  event: RegistrationEvent & { id: string };
  /** Signed-in attendee; null for a visitor. */
  person: SignedInPerson | null;
}

/** Registration form in three steps with its event. */
export function RegistrationForm({ event, person }: Props) {
  const { form, desk, registration, submit } = useRegistrationForm(event.id, person);
  const payCash = () => {
    desk.payCash();
    registration.dismiss();
  };

  // A disabled button stops the browser from submitting on Enter: report the missing input.
  const explainOnEnter = (pressed: KeyboardEvent) => {
    const isLine = pressed.target instanceof HTMLInputElement && pressed.target.type !== 'checkbox';
    if (pressed.key !== 'Enter' || pressed.defaultPrevented || !isLine) return;
    if (isComplete(form.getValues())) return;
    pressed.preventDefault();
    void submit();
  };

  return (
    <FormProvider {...form}>
      <div>
        <FormIntro isVisitor={person === null} />
        <div className="registration">
          <div className="registration-aside">
            <EventSummary event={event} />
            <div className="registration-checklist">
              <RegistrationSummary ticket={desk.ticket} />
            </div>
          </div>
          <chakra.form
            noValidate
            className="registration-form"
            onKeyDown={explainOnEnter}
            onSubmit={(submitted) => {
              submitted.preventDefault();
              void submit();
            }}
          >
            <TicketStep validation={desk} />
            <PersonStep isEmailFixed={Boolean(person?.email)} />
            <AgreementsStep />
            {registration.error !== null && (
              <SubmitProblem
                error={registration.error}
                onPayCash={payCash}
                onRetry={() => void submit()}
              />
            )}
            <SubmitBar ticket={desk.ticket} isSending={registration.isSending} />
          </chakra.form>
        </div>
      </div>
    </FormProvider>
  );
}
