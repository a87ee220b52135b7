import { Heading, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type AdminTill, handOverCash } from '@wine-walk/common/api/tills.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { parseCents } from '../../kit/forms/amount.ts';
import {
  UnsavedChangesDialog,
  useReportUnsavedChanges,
} from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { staffCall } from '../../session/staff-call.ts';
import { CountTillForm } from '../../shared/count-till-form.tsx';
import { useInvalidateTills } from '../../shared/use-tills.ts';
import { tillName } from '../../shared/volunteer-names.ts';
import { firstErrorMessage } from './use-desk.ts';

interface Props {
  till: AdminTill;
  /** The other open tills of the event. */
  others: readonly AdminTill[];
  onClose: () => void;
}

/** Counts and closes a till, or hands cash to another. The count comes before what it should be. */
export function TillDialog({ till, others, onClose }: Props) {
  return (
    <UnsavedChangesDialog isOpen title="Your till" onClose={onClose}>
      <Stack gap="6">
        <CountTillForm till={till} onDone={onClose} />
        {others.length > 0 && <CashHandoverForm till={till} others={others} onDone={onClose} />}
      </Stack>
    </UnsavedChangesDialog>
  );
}

function CashHandoverForm({
  till,
  others,
  onDone,
}: Omit<Props, 'onClose'> & { onDone: () => void }) {
  const [amount, setAmount] = useState('');
  useReportUnsavedChanges(amount.trim() !== '');
  const [toTillId, setTo] = useState(others[0]?.id ?? '');
  const reload = useInvalidateTills();
  const keyOf = useIdempotencyKey();
  const amountCents = parseCents(amount);
  const transfer = useMutation({
    mutationFn: () => {
      const body = { toTillId, amountCents: amountCents ?? 0 };
      const params = { id: till.id };
      return staffCall(handOverCash, { params, body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => {
      showToast({ type: 'success', title: 'Cash handed over' });
      reload();
      onDone();
    },
  });
  return (
    <form
      aria-label="Hand cash over"
      onSubmit={(event) => {
        event.preventDefault();
        if (amountCents) transfer.mutate();
      }}
    >
      <Stack gap="3">
        <Heading as="h3" size="sm">
          Hand cash over
        </Heading>
        {transfer.error && <Alert tone="danger">{firstErrorMessage(transfer)}</Alert>}
        <FormField label="To">
          <NativeSelect.Root>
            <NativeSelect.Field value={toTillId} onChange={(event) => setTo(event.target.value)}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {tillName(other, [till, ...others])}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField label="Amount">
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </FormField>
        <Text color="muted" fontSize="sm">
          Count it together: it leaves your till now and is in theirs.
        </Text>
        <Button
          type="submit"
          variant="outline"
          loading={transfer.isPending}
          disabled={!amountCents}
        >
          Hand over
        </Button>
      </Stack>
    </form>
  );
}
