import './registration.css';
import { Box, Button, chakra, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/texts.ts';
import { useOnline } from '../../../../platform/device/connection.ts';
import type { CurrentRelease } from '../../../../shared/use-current-release.ts';
import { ActionBar } from '../action-bar.tsx';
import { AgreementsStep } from '../steps/agreements-step.tsx';
import { type EmailCheck, useEmailSuggestion } from '../steps/email-suggestion.tsx';
import { isComplete, type RegistrationFields } from '../steps/form-schema.ts';
import { PersonStep } from '../steps/person-step.tsx';
import { TicketIdText } from '../steps/ticket-id-text.tsx';
import { usePayments, useTicketPrice } from '../steps/ticket-price.ts';
import { TicketStep } from '../steps/ticket-step.tsx';
import { paymentMethodFor, type TicketValidationState } from '../steps/ticket-validation.ts';
import { EventSummary, type RegistrationEvent } from './event-summary.tsx';
import { FormIntro } from './form-skeleton.tsx';
import { RecaptchaNote } from './recaptcha-note.tsx';
import { SubmitProblem } from './submit-problem.tsx';
import { type SignedInPerson, useRegistrationForm } from './use-registration-form.ts';

interface Props {
  event: RegistrationEvent & { id: string };
  /** Release to sign. */
  releases: CurrentRelease;
  /** Signed-in attendee; null for a visitor. */
  person: SignedInPerson | null;
}

/** Registration form in three steps with its event. */
export function RegistrationForm({ event, releases, person }: Props) {
  const { form, desk, release, openRelease, submit, isSaving, error, clearError, minimumAge } =
    useRegistrationForm(event.id, releases, person);
  const emailCheck = useEmailSuggestion();
  const payCash = () => {
    desk.payCash();
    clearError();
  };

  // A disabled button stops the browser from submitting on Enter: report the missing input.
  const explainOnEnter = (keyEvent: KeyboardEvent) => {
    const isLine =
      keyEvent.target instanceof HTMLInputElement && keyEvent.target.type !== 'checkbox';
    if (keyEvent.key !== 'Enter' || keyEvent.defaultPrevented || !isLine) return;
    if (isComplete(form.getValues())) return;
    keyEvent.preventDefault();
    submit();
  };

  return (
    <FormProvider {...form}>
      <div className="registration">
        <FormIntro isVisitor={person === null} />
        <div className="registration-aside">
          <EventSummary event={event} />
          <div className="registration-checklist">
            <RegistrationSummary ticket={desk.ticket} emailCheck={emailCheck} />
          </div>
        </div>
        <chakra.form
          noValidate
          className="registration-form"
          onKeyDown={explainOnEnter}
          onSubmit={submit}
        >
          <TicketStep validation={desk} isEmailFixed={Boolean(person?.email)} />
          <PersonStep emailCheck={emailCheck} isEmailFixed={Boolean(person?.email)} />
          <AgreementsStep release={release} minimumAge={minimumAge} onOpen={openRelease} />
          <RecaptchaNote />
          {error !== null && (
            <SubmitProblem
              error={error}
              onPayCash={payCash}
              onRetry={() => submit()}
              onConfirmTicket={() => {
                clearError();
                form.setFocus('ticketId');
                void desk.validate(form.getValues('ticketId'));
              }}
            />
          )}
          <SubmitBar ticket={desk.ticket} isSending={isSaving} />
        </chakra.form>
      </div>
    </FormProvider>
  );
}

interface SubmitBarProps {
  ticket: TicketValidationState;
  isSending: boolean;
}

/** Missing input or payment method, and the submit button. */
function SubmitBar({ ticket, isSending }: SubmitBarProps) {
  const texts = useTexts('registration');
  const isReady = isComplete(useWatch<RegistrationFields>());
  const isOnline = useOnline();
  const price = useTicketPrice();
  const { isCashOnly } = usePayments();
  const noteId = useId();
  const note = (() => {
    if (!isOnline) return texts.offline;
    if (!isReady) return texts.incomplete;
    if (ticket.status === 'desk')
      return (
        <TicketIdText text={texts.ticketAtDesk({ ticketId: ticket.id })} ticketId={ticket.id} />
      );
    return paymentMethodFor(ticket) === 'cash'
      ? `${texts.payment}: ${(isCashOnly ? texts.paymentCash : texts.paymentAtDesk)({ price })}`
      : '';
  })();
  return (
    <ActionBar label={texts.submit}>
      <Text
        id={noteId}
        role="status"
        color="muted"
        fontSize={isReady ? 'sm' : 'xs'}
        textAlign="center"
        mb={note ? '2' : '0'}
      >
        {note}
      </Text>
      <div className="registration-submit">
        <Button
          type="submit"
          size="lg"
          w="full"
          disabled={!isReady}
          aria-busy={isSending}
          aria-describedby={noteId}
        >
          {isSending && <Spinner size="sm" aria-hidden="true" />}
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </div>
    </ActionBar>
  );
}

interface SummaryProps {
  ticket: TicketValidationState;
  emailCheck: EmailCheck;
}

/** Completed and open steps, next to the form on wide screens. */
function RegistrationSummary({ ticket, emailCheck }: SummaryProps) {
  const texts = useTexts('registration');
  const price = useTicketPrice();
  const { isCashOnly } = usePayments();
  const fields = useWatch<RegistrationFields>() as RegistrationFields;
  const payment = paymentMethodFor(ticket);
  const ticketId = ticket.status === 'valid' || ticket.status === 'desk' ? ticket.id : '';
  const paymentLabel = {
    prepaid: texts.paymentPrepaid({ ticketId }),
    cash: (isCashOnly ? texts.paymentCash : texts.paymentAtDesk)({ price }),
    open: texts.paymentOpen,
    desk: texts.ticketAtDesk({ ticketId }),
  }[ticket.status === 'desk' ? 'desk' : (payment ?? 'open')];
  const hasAgreed = fields.over21 && fields.liabilityWaiver;
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="5">
      <Heading as="h2" size="sm" mb="3">
        {texts.summary}
      </Heading>
      <Stack as="dl" gap="3">
        <Line
          term={texts.payment}
          value={<TicketIdText text={paymentLabel} ticketId={ticketId} />}
          isDone={payment !== null}
        />
        <Line
          term={texts.fullName}
          value={fields.fullName.trim() || '–'}
          isDone={fields.fullName.trim() !== ''}
        />
        <Line
          term={texts.email}
          value={fields.email.trim() || '–'}
          isDone={emailCheck.isAccepted(fields.email)}
        />
        <Line
          term={texts.steps.agreements}
          value={hasAgreed ? texts.stepDone : texts.stepOpen}
          isDone={hasAgreed}
        />
      </Stack>
    </Box>
  );
}

function Line({ term, value, isDone }: { term: string; value: ReactNode; isDone: boolean }) {
  return (
    <Box position="relative" ps="8">
      <Text as="dt" fontSize="sm" color="muted">
        <Mark isDone={isDone} />
        {term}
      </Text>
      <Text as="dd" fontWeight="600" overflowWrap="anywhere">
        {value}
      </Text>
    </Box>
  );
}

/** Decorative: the marked text states the status. */
function Mark({ isDone }: { isDone: boolean }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      insetStart="0"
      top="1"
      boxSize="5"
      borderRadius="full"
      display="grid"
      placeContent="center"
      {...(isDone
        ? { bg: 'vine', color: 'paper' }
        : { borderWidth: '2px', borderStyle: 'dashed', borderColor: 'line.strong' })}
    >
      {isDone && <Check size={13} strokeWidth={3.5} />}
    </Box>
  );
}
