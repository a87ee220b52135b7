import { Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { changeTickets } from '@wine-walk/common/api/tickets.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { eventChoices } from '../../kit/event-labels.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { EventOptions } from './ticket-fields.tsx';

type BulkChange = BodyInput<typeof changeTickets>['change'];
export type BulkChangeKind = BulkChange['kind'];

interface Props {
  kind: BulkChangeKind;
  ids: readonly string[];
  events: readonly AdminEvent[];
  onDone: () => void;
  onClose: () => void;
}

const labels = {
  move: { title: 'Move tickets to an event', action: 'Move', done: 'moved' },
  reassign: { title: 'Reassign tickets', action: 'Reassign', done: 'reassigned' },
  release: { title: 'Reassign tickets', action: 'Release', done: 'released' },
  delete: { title: 'Delete tickets', action: 'Delete', done: 'deleted' },
} as const;

const counted = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

/** Confirms and performs a change of the selected tickets. */
export function BulkChangeDialog({ kind, ids, events, onDone, onClose }: Props) {
  const [eventId, setEventId] = useState('');
  const [holder, setHolder] = useState({ holderName: '', holderEmail: '' });
  const isHeld = Object.values(holder).some((text) => text.trim());
  const { title, action, done } = labels[kind === 'reassign' && !isHeld ? 'release' : kind];
  const many = counted(ids.length);
  const change: BulkChange =
    kind === 'move'
      ? { kind, eventId: eventId || null }
      : kind === 'reassign'
        ? { kind, ...holder }
        : { kind };
  const send = useMutation({
    mutationFn: () => staffCall(changeTickets, { body: { ids: [...ids], change } }),
    onSuccess: ({ changed, leftAlone }) => {
      const description =
        leftAlone.length > 0
          ? `${counted(leftAlone.length)} left as ${leftAlone.length === 1 ? 'it was' : 'they were'}: redeemed or deleted in the meantime.`
          : undefined;
      showToast({ type: 'success', title: `${counted(changed)} ${done}`, description });
      onDone();
      onClose();
    },
  });
  return (
    <UnsavedChangesDialog
      isDirty={Object.values(holder).some(Boolean)}
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            colorPalette={kind === 'delete' || action === 'Release' ? 'danger' : 'wine'}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {action} {many}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {send.isError && (
          <Alert tone="danger">{serverMessage(send.error, 'Failed to change the tickets')}</Alert>
        )}
        {kind === 'move' && (
          <>
            <FormField label="Event" help="The tickets will be valid for this event.">
              <NativeSelect.Root>
                <NativeSelect.Field
                  value={eventId}
                  onChange={({ target }) => setEventId(target.value)}
                >
                  <EventOptions choices={eventChoices(events)} />
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </FormField>
            <Text color="muted" fontSize="sm">
              You can’t undo this. We don’t keep which event the tickets were for.
            </Text>
          </>
        )}
        {kind === 'reassign' && (
          <>
            <FormField label="Name">
              <Input
                value={holder.holderName}
                onChange={({ target }) => setHolder({ ...holder, holderName: target.value })}
              />
            </FormField>
            <FormField label="Email">
              <Input
                type="email"
                value={holder.holderEmail}
                onChange={({ target }) => setHolder({ ...holder, holderEmail: target.value })}
              />
            </FormField>
            <Text role="status">
              {isHeld ? reassigned(ids.length) : released(ids.length)} You can’t undo this.
            </Text>
          </>
        )}
        {kind === 'delete' && (
          <Text>
            {many} can no longer be redeemed, and we delete the names and emails. You can’t undo
            this.
          </Text>
        )}
      </Stack>
    </UnsavedChangesDialog>
  );
}

function released(count: number): string {
  return count === 1
    ? 'Without a name and email, we release the ticket. We delete the name and email on record, and anyone who has the ticket can redeem it.'
    : `Without a name and email, we release the ${counted(count)}. We delete the names and emails on record, and anyone who has a ticket can redeem it.`;
}

function reassigned(count: number): string {
  return count === 1
    ? 'This replaces the holder on record.'
    : `This replaces the holder of all ${counted(count)}.`;
}
