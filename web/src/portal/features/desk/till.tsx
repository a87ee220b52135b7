import { Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { DeskSnapshot } from '@wine-walk/common/api/staff/desk.ts';
import { type AdminTill, handOverCash, listTills } from '@wine-walk/common/api/staff/tills.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { parseCents } from '../../kit/forms/amount.ts';
import { Select } from '../../kit/forms/select.tsx';
import {
  UnsavedChangesDialog,
  useReportUnsavedChanges,
} from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { LoadError } from '../../kit/load-error.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { CountTillForm } from '../../shared/desk/count-till-form.tsx';
import { type OfferedPayment, useOfferedPayments } from '../../shared/desk/use-payments.ts';
import { useTills } from '../../shared/desk/use-tills.ts';
import { tillName } from '../../shared/volunteer-names.ts';
import { texts } from '../../texts/texts.ts';
import { paidText } from './paid-text.ts';
import { firstErrorMessage } from './use-desk.ts';

interface TillDialogProps {
  till: AdminTill;
  /** Other open tills of the event, if the caller may move cash between them. */
  others: readonly AdminTill[];
  onClose: () => void;
}

/** Dialog to count and close a till or to transfer cash. The expected amount shows after the count. */
export function TillDialog({ till, others, onClose }: TillDialogProps) {
  return (
    <UnsavedChangesDialog title={texts.desk.till.title} onClose={onClose}>
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
}: Omit<TillDialogProps, 'onClose'> & { onDone: () => void }) {
  const [amount, setAmount] = useState('');
  useReportUnsavedChanges(amount.trim() !== '');
  const tills = [till, ...others];
  const [fromTillId, setFrom] = useState(till.id);
  const [toTillId, setTo] = useState(others[0]?.id ?? '');
  const amountCents = parseCents(amount);
  const transfer = useCall(handOverCash, {
    success: texts.desk.cashTransfer.done,
    invalidates: [listTills],
    onSuccess: onDone,
  });
  return (
    <form
      aria-label={texts.desk.cashTransfer.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!amountCents) return;
        transfer.mutate({ params: { id: fromTillId }, body: { toTillId, amountCents } });
      }}
    >
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {texts.desk.cashTransfer.title}
        </Heading>
        {transfer.error && <Alert tone="danger">{firstErrorMessage(transfer)}</Alert>}
        <TillSelect
          label={texts.desk.cashTransfer.from}
          value={fromTillId}
          tills={tills}
          onChange={setFrom}
        />
        <TillSelect
          label={texts.desk.cashTransfer.to}
          value={toTillId}
          tills={tills}
          onChange={setTo}
        />
        <FormField label={texts.desk.cashTransfer.amount}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </FormField>
        <Text color="muted" fontSize="sm">
          {texts.desk.cashTransfer.help}
        </Text>
        <Button
          type="submit"
          variant="outline"
          loading={transfer.isPending}
          disabled={!amountCents || fromTillId === toTillId}
        >
          {texts.desk.cashTransfer.submit}
        </Button>
      </Stack>
    </form>
  );
}

interface TillSelectProps {
  label: string;
  value: string;
  tills: readonly AdminTill[];
  onChange: (id: string) => void;
}

function TillSelect({ label, value, tills, onChange }: TillSelectProps) {
  return (
    <FormField label={label}>
      <Select value={value} onChange={onChange}>
        {tills.map((option) => (
          <option key={option.id} value={option.id}>
            {tillName(option, tills)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

interface TillFormProps {
  isBusy: boolean;
  onOpen: (openingFloatCents: number) => void;
}

/** Form for the float, before the first sale. */
export function TillForm({ isBusy, onOpen }: TillFormProps) {
  const [typed, setTyped] = useState('');
  useUnsavedChangesWarning(typed.trim() !== '');
  const cents = parseCents(typed);
  return (
    <form
      className="till-form"
      aria-label={texts.desk.till.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (cents !== null && !isBusy) onOpen(cents);
      }}
    >
      <label>
        {texts.desk.till.floatCash}
        <input
          inputMode="decimal"
          autoComplete="off"
          // Focused because it is the only field that can be filled in first.
          autoFocus
          placeholder="50.00"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="answer-main"
        disabled={cents === null}
        aria-disabled={isBusy || undefined}
      >
        {texts.desk.till.submitFloat}
      </button>
    </form>
  );
}

const { money } = format;

/** Returns the cash of a till, its sales, and the payments by other methods: '$85, 1 sale, card $35'. */
function tillText(
  { expectedCents, salesCount, currency, ...till }: AdminTill,
  payments: readonly OfferedPayment[],
): string {
  const amount = (amountCents: number) => money({ amountCents, currency });
  const others = (['card', 'other'] as const).flatMap((method) => {
    const { salesCents, refundsCents } = till[method];
    const name =
      payments.find((offered) => offered.method === method)?.name ??
      texts.desk.till.formerMethods[method];
    return salesCents === 0 ? [] : [`${name} ${amount(salesCents - refundsCents)}`];
  });
  return [amount(expectedCents), texts.desk.till.sales({ count: salesCount }), ...others].join(
    ', ',
  );
}

/** Returns the balance of the caller's till. `waiting`: amounts of the payments that are not sent yet; null for none. */
function openText(summary: string, waiting: string | null): string {
  const { open, openWaiting } = texts.desk.till;
  return waiting === null ? open({ summary }) : openWaiting({ summary, amount: waiting });
}

function closedText(waiting: string | null): string {
  const { closed, closedWaiting } = texts.desk.till;
  return waiting === null ? closed : closedWaiting({ amount: waiting });
}

/** Balance of the caller's till, with a button to count it. */
export function TillBar({ event }: { event: Pick<DeskSnapshot['event'], 'id' | 'ticketPrice'> }) {
  const { own, tills, isKnown, failure, retry, waiting: queued } = useTills(event.id);
  const names = useOfferedPayments();
  const { isAdmin } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const others = isAdmin
    ? tills.filter(({ id, closedAt }) => id !== own?.id && closedAt === null)
    : [];
  if (!isKnown && queued.length === 0)
    return <LoadError title={texts.desk.till.fetchFailed} error={failure} onRetry={retry} />;
  const { currency } = event.ticketPrice;
  const amounts = queued.map(({ method, amountCents }) => {
    const name = names.find((offered) => offered.method === method)?.name;
    return paidText(money({ amountCents, currency }), { method, name });
  });
  const waiting = amounts.length > 0 ? amounts.join(', ') : null;
  return (
    <Flex
      as="section"
      aria-label={texts.desk.till.title}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      borderTopWidth="1px"
      borderColor="line"
      pt="4"
    >
      <Text color={own ? undefined : 'muted'} fontVariantNumeric="tabular-nums">
        {own ? openText(tillText(own, names), waiting) : closedText(waiting)}
      </Text>
      {own && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {isAdmin ? texts.desk.till.countOrTransfer : texts.desk.till.count}
        </Button>
      )}
      {own && isOpen && <TillDialog till={own} others={others} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
