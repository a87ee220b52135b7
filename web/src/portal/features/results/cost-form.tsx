import { Flex, Input } from '@chakra-ui/react';
import { readEventResults, saveEventCost } from '@wine-walk/common/api/results.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { formatCents, parseCents } from '../../kit/forms/amount.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  event: AdminEvent;
  costCents: number | null;
}

/** Cost of an event, which is typed once; an empty field removes it. */
export function CostForm({ event, costCents }: Props) {
  const { compare: t } = texts.results;
  const [typed, setTyped] = useState(costCents === null ? '' : formatCents(costCents));
  const [isChecked, setChecked] = useState(false);
  const cents = typed.trim() === '' ? null : parseCents(typed);
  const isValid = typed.trim() === '' || cents !== null;
  const save = useCall(saveEventCost, {
    success: () => t.saved,
    failure: t.saveFailed,
    invalidates: [readEventResults],
  });
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setChecked(true);
        if (isValid) save.mutate({ params: { id: event.id }, body: { costCents: cents } });
      }}
    >
      <FormField
        label={texts.kit.priceIn({
          label: t.costOf({ event: event.name }),
          currency: event.ticketPrice.currency,
        })}
        help={t.costHelp}
        error={isChecked && !isValid ? t.invalid : undefined}
      >
        <Flex gap="2">
          <Input
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            onChange={(changed) => setTyped(changed.target.value)}
          />
          <Button type="submit" variant="outline" loading={save.isPending} loadingText={t.saving}>
            {t.save}
          </Button>
        </Flex>
      </FormField>
    </form>
  );
}
