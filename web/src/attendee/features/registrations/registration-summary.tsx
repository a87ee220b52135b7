import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { isEmail, type RegistrationFields } from './form-schema.ts';
import { useTicketPrice } from './ticket-price.ts';
import { paymentMethodFor, type TicketValidationState } from './ticket-validation.ts';

/** Completed and open steps, next to the form on wide screens. */
export function RegistrationSummary({ ticket }: { ticket: TicketValidationState }) {
  const { registration: texts } = useScreenTexts();
  const price = useTicketPrice();
  const fields = useWatch<RegistrationFields>() as RegistrationFields;
  const payment = paymentMethodFor(ticket);
  const paymentLabels = {
    prepaid: texts.paymentPrepaid(ticket.status === 'valid' ? ticket.id : ''),
    cash: texts.paymentCash(price),
    open: texts.paymentOpen,
  }[payment ?? 'open'];
  const hasAgreed = fields.over21 && fields.liabilityWaiver;
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="5">
      <Heading as="h2" size="sm" mb="3">
        {texts.summary}
      </Heading>
      <Stack as="dl" gap="3">
        <Line term={texts.payment} value={paymentLabels} isDone={payment !== null} />
        <Line
          term={texts.fullName}
          value={fields.fullName.trim() || '–'}
          isDone={fields.fullName.trim() !== ''}
        />
        <Line
          term={texts.email}
          value={fields.email.trim() || '–'}
          isDone={isEmail(fields.email)}
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

function Line({ term, value, isDone }: { term: string; value: string; isDone: boolean }) {
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
