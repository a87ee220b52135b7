import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { FormField } from '../../../ui/form-field.tsx';
import type { RegistrationFields } from './form-schema.ts';
import { PurchaseNotice } from './purchase-notice.tsx';
import { FormStep } from './step.tsx';
import { TicketResult } from './ticket-result.tsx';
import type { TicketValidationForm } from './use-ticket-validation.ts';

/** Ticket ID field, its validation result and the cash option. */
export function TicketStep({ validation }: { validation: TicketValidationForm }) {
  const { registration: texts } = useScreenTexts();
  const { register, getValues, setFocus } = useFormContext<RegistrationFields>();
  const { ticket } = validation;
  const isChecking = ticket.status === 'checking';
  const error = ticket.status === 'none' ? ticket.error : undefined;

  const validate = async () => {
    await validation.validate(getValues('ticketId'));
    if (getValues('ticketId').trim() === '') setFocus('ticketId');
  };

  return (
    <FormStep
      number={1}
      title={texts.steps.ticket}
      lead={texts.ticketLead}
      isDone={ticket.status === 'valid' || ticket.status === 'cash'}
    >
      <FormField label={texts.ticketId} help={texts.ticketExample} error={error}>
        <Flex gap="2" w="full" wrap="wrap">
          <Input
            flex="1 1 11rem"
            // With enlarged text, a ticket ID needs the room on a narrow screen.
            px="max(8px, 24px - 0.5rem)"
            {...register('ticketId', { onChange: validation.reset })}
            placeholder={texts.ticketPlaceholder}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void validate();
            }}
          />
          <Button
            variant="outline"
            minH="12"
            flex={{ base: '1 0 auto', sm: '0 0 auto' }}
            aria-busy={isChecking}
            onClick={() => void validate()}
          >
            {isChecking ? texts.validating : texts.validate}
          </Button>
        </Flex>
      </FormField>
      <TicketResult ticket={ticket} />
      <PurchaseNotice ticket={ticket} onPayCash={validation.payCash} />
      {ticket.status === 'none' && (
        <Box mt="-3">
          <Button variant="plain" px="0" onClick={validation.payCash}>
            {texts.noTicket}
          </Button>
        </Box>
      )}
    </FormStep>
  );
}
