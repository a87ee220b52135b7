import { Button, Flex, Heading, Input, Text } from '@chakra-ui/react';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { errorMessage } from '../../../../shared/error-message.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import type { RegistrationFields } from './form-schema.ts';
import type { TicketValidationForm, TicketValidationState } from './ticket-validation.ts';

interface Props {
  /** True if the email of the form is the account's. */
  isEmailFixed: boolean;
  ticket: Extract<TicketValidationState, { status: 'unconfirmed' }>;
  validation: TicketValidationForm;
}

/** Styles of the box around `TicketCodeText` and `TicketCode`. */
export const ticketCodeBox = {
  p: '4',
  borderRadius: 'l2',
  bg: 'goldSoft',
  color: 'goldText',
  borderWidth: '1px',
  borderColor: 'gold',
  display: 'grid',
  gap: '3',
} as const;

/** Says where the code of the ticket was mailed. */
export function TicketCodeText({ ticket }: Pick<Props, 'ticket'>) {
  const registration = useTexts('registration');
  const texts = registration.ticketCode;
  const { participantName } = ticket.answer;
  const { mailed } = ticket;
  return (
    <>
      <Heading as="h3" size="sm">
        {texts.title}
      </Heading>
      <Text fontSize="sm" overflowWrap="anywhere">
        {participantName && <>{texts.holder({ name: participantName })} </>}
        {mailedText(ticket, texts)}
        {'code' in mailed && mailed.code && <> {texts.demo({ code: mailed.code })}</>}
      </Text>
    </>
  );
}

/** Prompts for the code that was mailed to the ticket's email on record, or leaves the ticket to the desk. */
export function TicketCode({ ticket, validation, isEmailFixed }: Props) {
  const registration = useTexts('registration');
  const texts = registration.ticketCode;
  const { mailed } = ticket;
  return (
    <>
      {'attemptId' in mailed && (
        <CodeField key={mailed.attemptId} validation={validation} isEmailFixed={isEmailFixed} />
      )}
      <Flex columnGap="4" rowGap="2" wrap="wrap">
        <Button variant="outline" onClick={validation.showAtDesk}>
          {texts.atDesk}
        </Button>
        {mailed.status !== 'sending' && mailed.status !== 'rejected' && (
          <Button variant="plain" px="0" onClick={validation.mailCode}>
            {texts.again}
          </Button>
        )}
      </Flex>
    </>
  );
}

type CodeTexts = AttendeeTexts['registration']['ticketCode'];

function mailedText({ mailed, answer }: Props['ticket'], texts: CodeTexts): string {
  const hint = answer.emailHint ?? '';
  return mailed.status === 'unavailable' ? texts.unavailable : texts[mailed.status]({ hint });
}

/** Field for the six digits. A right code fills in the holder's email, and the name if none was typed. */
function CodeField({ validation, isEmailFixed }: Pick<Props, 'validation' | 'isEmailFixed'>) {
  const problems = useTexts('problems');
  const registration = useTexts('registration');
  const texts = registration.ticketCode;
  const { getValues, setValue } = useFormContext<RegistrationFields>();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useCall(validation.confirm, {
    onSuccess: (holder) => {
      if (!holder) return;
      if (!isEmailFixed) setValue('email', holder.email, { shouldValidate: true });
      if (holder.fullName && getValues('fullName').trim() === '')
        setValue('fullName', holder.fullName);
    },
  });
  const confirm = () => {
    if (!isPending && typed.trim() !== '') mutate(typed);
  };
  const { wrong, expired, changed, failed } = texts;
  const codes = {
    'wrong-code': wrong,
    'invalid-input': wrong,
    'sign-in-code-expired': expired,
    'email-changed': changed,
  };
  const message = error ? errorMessage(error, { own: { codes, failed }, problems }) : undefined;
  return (
    <FormField label={texts.label} error={message}>
      <Flex gap="2" w="full" wrap="wrap">
        <Input
          flex="1 1 8rem"
          bg="card"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={60}
          enterKeyHint="done"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            confirm();
          }}
        />
        <Button
          minH="12"
          flex={{ base: '1 0 auto', sm: '0 0 auto' }}
          aria-busy={isPending}
          onClick={confirm}
        >
          {texts.confirm}
        </Button>
      </Flex>
    </FormField>
  );
}
