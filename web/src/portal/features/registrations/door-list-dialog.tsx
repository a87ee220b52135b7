import { Input, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { openTill } from '@wine-walk/common/api/staff/tills.ts';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { parseCents } from '../../kit/forms/amount.ts';
import { DiscardPrompt } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { useDoorList } from '../../shared/desk/use-door-list.ts';
import { texts } from '../../texts/texts.ts';
import { ActionForm } from './action-form.tsx';
import {
  type DoorListMark,
  type DoorListResult,
  type Marks,
  searchPeople,
  useDoorListEntry,
} from './door-list-entry.ts';
import { DoorListTable } from './door-list-table.tsx';

interface OpenTillProps {
  eventId: string;
  /** Error of the last attempt. */
  error: Error | null;
  onOpened: () => void;
}

const tillCodes: ReadonlySet<string> = new Set(['till-closed', 'no-till', 'till-currency']);

/** Form to open a till, if cash is entered without one. */
function OpenTill({ eventId, error, onOpened }: OpenTillProps) {
  const [isAmount, setAmount] = useState(true);
  const open = useCall(openTill, { onSuccess: onOpened });
  const { connectionLost, doorList } = texts.registrations;
  const failure = open.error ? staffMessage(open.error, connectionLost) : undefined;
  if (!(error instanceof ApiError) || !tillCodes.has(error.code)) return null;
  return (
    <ActionForm
      label={doorList.till.floatCash}
      submit={doorList.till.open}
      isBusy={open.isPending}
      error={isAmount ? failure : doorList.till.amount}
      onSubmit={(text) => {
        const cents = parseCents(text);
        setAmount(cents !== null);
        if (cents !== null) open.mutate({ body: { eventId, openingFloatCents: cents } });
      }}
    />
  );
}

interface DoorListDialogProps {
  event: AdminEvent;
  onClose: () => void;
}

/** Enters the marks of a printed door list in one form, as desk admissions. */
export function DoorListDialog({ event, onClose }: DoorListDialogProps) {
  const { connectionLost, doorList, loadFailed, loading } = texts.registrations;
  const list = useDoorList(event.id);
  const [marks, setMarks] = useState<Marks>(new Map());
  const [search, setSearch] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  useUnsavedChangesWarning(marks.size > 0);
  const entry = useDoorListEntry(event);
  const mark = (id: string, next: DoorListMark) =>
    setMarks((before) => {
      const after = new Map(before);
      if (next.hasArrived || next.paidBy) after.set(id, next);
      else after.delete(id);
      return after;
    });
  const enter = () =>
    entry.mutate(marks, {
      onSuccess: (entered) => {
        showToast({ type: 'success', title: enteredText(entered, event) });
        onClose();
      },
    });
  return (
    <AppDialog
      size="lg"
      title={doorList.title}
      onClose={() => {
        if (entry.isPending) return;
        if (marks.size > 0) setConfirming(true);
        else onClose();
      }}
      footer={
        isConfirming ? (
          <DiscardPrompt onContinue={() => setConfirming(false)} onDiscard={onClose} />
        ) : (
          <Button
            disabled={marks.size === 0}
            loading={entry.isPending}
            loadingText={doorList.entering}
            onClick={enter}
          >
            {doorList.enter({ count: marks.size })}
          </Button>
        )
      }
    >
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          {doorList.lead}
        </Text>
        {entry.error && (
          <Alert tone="danger">
            {doorList.failed({ reason: staffMessage(entry.error, connectionLost) })}
          </Alert>
        )}
        <OpenTill eventId={event.id} error={entry.error} onOpened={enter} />
        <FormField label={doorList.find}>
          <Input
            type="search"
            placeholder={doorList.findHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </FormField>
        {list.isError ? (
          <ErrorState title={loadFailed} error={list.error} onRetry={() => void list.refetch()} />
        ) : list.data ? (
          <DoorListTable
            event={event}
            people={searchPeople(list.data, search)}
            marks={marks}
            isBusy={entry.isPending}
            onMark={mark}
          />
        ) : (
          <Text role="status">{loading}</Text>
        )}
      </Stack>
    </AppDialog>
  );
}

function enteredText(
  { arrived, amountCents, conflicts }: DoorListResult,
  { ticketPrice: { currency } }: AdminEvent,
): string {
  const paid = amountCents > 0 ? format.money({ amountCents, currency }) : '';
  return texts.registrations.doorList.entered({ arrived, paid, conflicts });
}
