import { Input, Stack } from '@chakra-ui/react';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { personName } from '@wine-walk/common/model/fields/values.ts';
import { isSoldOut } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { deskTypes } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { parseCents } from '../../kit/forms/amount.ts';
import { Select } from '../../kit/forms/select.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { dismissRefused } from '../../shared/desk/desk-queue.ts';
import { ticketsLeftText } from '../../shared/tickets/tickets-left-text.ts';
import { texts } from '../../texts/texts.ts';
import { saleActions } from './lookup-actions.ts';
import { dueCents, firstTypeLeft, type LookupResult } from './lookup-result-view.ts';
import { toBuyer } from './newcomers.ts';
import { firstErrorMessage, useDeskAction } from './use-desk.ts';
import { useSaleTill } from './use-sale-till.ts';

interface Props {
  event: LookupResult['event'];
  /** True if the server cannot be reached: this device decides. */
  isOffline: boolean;
  /** Called when the buyer is in. */
  onDone: () => void;
  /** Opens the registration with the release on this device. */
  onSignHere: (fullName: string) => void;
  onClose: () => void;
}

/** Sells a ticket to a person who has signed on paper, and admits them; also offline. */
export function SaleDialog({ event, isOffline, onDone, onSignHere, onClose }: Props) {
  const types = deskTypes(event);
  const [name, setName] = useState('');
  const [typeId, setTypeId] = useState(firstTypeLeft(event));
  const till = useSaleTill(event.id, isOffline);
  const sale = useDeskAction(
    { event, lookedUp: '', reward: null, isOffline },
    till.floatToOpenCents,
  );
  const buyer = toBuyer(name.trim(), typeId);
  const needsTill = till.isMissing && dueCents([buyer.person], { event }) > 0;
  const failure = firstErrorMessage(sale, till.openTill);
  const { currency } = event.ticketPrice;
  const isGone = isSoldOut(event.left) || event.left.types[typeId ?? ''] === 0;
  return (
    <UnsavedChangesDialog
      isDirty={name.trim() !== ''}
      title={texts.desk.sale.title}
      onClose={onClose}
    >
      <Stack gap="4">
        {failure && <Alert tone="danger">{failure}</Alert>}
        {isSoldOut(event.left) && !failure && (
          <Alert tone="danger">{texts.desk.result.soldOut}</Alert>
        )}
        <FormField label={texts.desk.sale.fullName}>
          <Input
            autoComplete="off"
            autoCapitalize="words"
            maxLength={200}
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        {types.length > 1 && (
          <FormField label={texts.desk.sale.type}>
            <Select value={typeId ?? ''} onChange={setTypeId}>
              {types.map(({ id, name: typeName, priceCents }) => (
                <option key={id} value={id} disabled={event.left.types[id] === 0}>
                  {joinFacts([
                    typeName,
                    format.money({ amountCents: priceCents, currency }),
                    ticketsLeftText(event.left.types[id]),
                  ])}
                </option>
              ))}
            </Select>
          </FormField>
        )}
        {needsTill ? (
          <FloatForm isBusy={till.openTill.isPending} onOpen={till.open} />
        ) : (
          saleActions(event, till.payments, buyer).map((action, index) => (
            <Button
              key={action.label}
              size="lg"
              h="auto"
              minH="12"
              py="2"
              whiteSpace="normal"
              variant={index === 0 ? 'solid' : 'outline'}
              loading={sale.isPending}
              disabled={!personName.safeParse(name).success || till.isUnknown || isGone}
              onClick={() => sale.mutate(action, { onSuccess: onDone, onError: dismissRefused })}
            >
              {action.label}
            </Button>
          ))
        )}
        {!isOffline && (
          <Button variant="plain" onClick={() => onSignHere(name.trim())}>
            {texts.desk.sale.signHere}
          </Button>
        )}
      </Stack>
    </UnsavedChangesDialog>
  );
}

interface FloatProps {
  isBusy: boolean;
  onOpen: (openingFloatCents: number) => void;
}

/** Float before the first sale, as `TillForm`, in the look of a dialog. */
function FloatForm({ isBusy, onOpen }: FloatProps) {
  const [typed, setTyped] = useState('');
  const cents = parseCents(typed);
  return (
    <form
      aria-label={texts.desk.till.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (cents !== null) onOpen(cents);
      }}
    >
      <Stack gap="4">
        <FormField label={texts.desk.till.floatCash}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="50.00"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FormField>
        <Button type="submit" size="lg" loading={isBusy} disabled={cents === null}>
          {texts.desk.till.submitFloat}
        </Button>
      </Stack>
    </form>
  );
}
