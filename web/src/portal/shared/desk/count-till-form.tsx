import { Heading, Input, Stack } from '@chakra-ui/react';
import { type AdminTill, closeTill, listTills } from '@wine-walk/common/api/staff/tills.ts';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { parseCents } from '../../kit/forms/amount.ts';
import { useReportUnsavedChanges } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  till: AdminTill;
  onDone: () => void;
}

/** Counts and closes a till. The count precedes the expected amount; a difference requires an explanation. */
export function CountTillForm({ till, onDone }: Props) {
  const [counted, setCounted] = useState('');
  const [card, setCard] = useState('');
  const [explanation, setExplanation] = useState('');
  useReportUnsavedChanges(`${counted}${card}${explanation}`.trim() !== '');
  const countedCents = parseCents(counted);
  const cardCents = card.trim() === '' ? null : parseCents(card);
  const isCardAmount = card.trim() === '' || cardCents !== null;
  const hasCard = till.card.salesCount > 0 || till.card.refundsCents > 0;
  const close = useCall(closeTill, {
    success: texts.shared.countTill.done,
    invalidates: [listTills],
    onSuccess: onDone,
  });
  const isUnbalanced = close.error instanceof ApiError && 'explanation' in close.error.fields;
  return (
    <form
      aria-label={texts.shared.countTill.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (countedCents === null || !isCardAmount) return;
        close.mutate({ params: { id: till.id }, body: { countedCents, cardCents, explanation } });
      }}
    >
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {texts.shared.countTill.title}
        </Heading>
        {close.error && (
          <Alert tone={isUnbalanced ? 'gold' : 'danger'}>
            {staffMessage(close.error, texts.shared.countTill.failed)}
          </Alert>
        )}
        <FormField
          label={texts.shared.countTill.countedCash}
          help={texts.shared.countTill.countedCashHelp}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={counted}
            onChange={(event) => setCounted(event.target.value)}
          />
        </FormField>
        {hasCard && (
          <FormField label={texts.shared.countTill.card} help={texts.shared.countTill.cardHelp}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={card}
              onChange={(event) => setCard(event.target.value)}
            />
          </FormField>
        )}
        {isUnbalanced && (
          <FormField label={texts.shared.countTill.explanation}>
            <Input value={explanation} onChange={(event) => setExplanation(event.target.value)} />
          </FormField>
        )}
        <Button
          type="submit"
          loading={close.isPending}
          disabled={countedCents === null || !isCardAmount}
        >
          {texts.shared.countTill.submit}
        </Button>
      </Stack>
    </form>
  );
}
