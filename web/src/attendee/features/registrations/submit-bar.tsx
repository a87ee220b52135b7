import { Button, Spinner, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { ActionBar } from './action-bar.tsx';
import { isComplete, type RegistrationFields } from './form-schema.ts';
import { useTicketPrice } from './ticket-price.ts';
import { paymentMethodFor, type TicketValidationState } from './ticket-validation.ts';

interface Props {
  ticket: TicketValidationState;
  isSending: boolean;
}

/** Missing input or payment method, and the submit button. */
export function SubmitBar({ ticket, isSending }: Props) {
  const { registration: texts } = useScreenTexts();
  const isReady = isComplete(useWatch<RegistrationFields>());
  const isOnline = useOnline();
  const price = useTicketPrice();
  const noteId = useId();
  const note = (() => {
    if (!isOnline) return texts.offline;
    if (!isReady) return texts.incomplete;
    return paymentMethodFor(ticket) === 'cash'
      ? `${texts.payment}: ${texts.paymentCash(price)}`
      : '';
  })();
  return (
    <ActionBar label={texts.submit}>
      <Text
        id={noteId}
        role="status"
        color="muted"
        fontSize="sm"
        textAlign="center"
        mb={note ? '2' : '0'}
      >
        {note}
      </Text>
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
    </ActionBar>
  );
}
