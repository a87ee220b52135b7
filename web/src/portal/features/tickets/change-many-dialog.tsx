import { Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import type { BodyInput } from '@contract/endpoint.ts';
import { changeTickets } from '@contract/ticket-changes.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { notify } from '../../../components/toaster.tsx';
import { AskingDialog } from '../../forms/asking-dialog.tsx';
import { eventChoices } from '../../records/event-labels.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { Notice } from '../../shell/notice.tsx';
import { EventOptions } from './event-options.tsx';

export type Change = BodyInput<typeof changeTickets>['change'];
export type ManyKind = Change['kind'];

interface Props {
  kind: ManyKind;
  ids: readonly string[];
  events: readonly AdminEvent[];
  onDone: () => void;
  onClose: () => void;
}

const labels = {
  move: { title: 'Move tickets to a walk', action: 'Move', done: 'moved' },
  reassign: { title: 'Reassign tickets', action: 'Reassign', done: 'reassigned' },
  delete: { title: 'Delete tickets', action: 'Delete', done: 'deleted' },
} as const;

const counted = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

/** Asks what becomes of the selected tickets, and does it. */
export function ChangeManyDialog({ kind, ids, events, onDone, onClose }: Props) {
  const { title, action, done } = labels[kind];
  const [eventId, setEventId] = useState('');
  const [holder, setHolder] = useState({ holderName: '', holderEmail: '' });
  const change: Change =
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
          ? `${counted(leftAlone.length)} left as they were: redeemed meanwhile, or gone.`
          : undefined;
      notify({ type: 'success', title: `${counted(changed)} ${done}`, description });
      onDone();
      onClose();
    },
  });
  return (
    <AskingDialog
      isTyped={Object.values(holder).some(Boolean)}
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            colorPalette={kind === 'delete' ? 'danger' : 'wine'}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {action} {counted(ids.length)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {send.isError && (
          <Notice tone="danger">{serverMessage(send.error, 'Failed to change the tickets')}</Notice>
        )}
        {kind === 'move' && (
          <FormField label="Walk" help="What they admit to from now on.">
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
            <Text color="muted" fontSize="sm">
              All of them get this holder. Without a name and an email they are released: whoever
              has one can redeem it.
            </Text>
          </>
        )}
        {kind === 'delete' && (
          <Text>
            {counted(ids.length)} can then not be redeemed any more. This cannot be undone.
          </Text>
        )}
      </Stack>
    </AskingDialog>
  );
}
