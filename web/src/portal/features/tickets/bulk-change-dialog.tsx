import { Input, Stack, Text } from '@chakra-ui/react';
import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { changeTickets } from '@wine-walk/common/api/tickets.ts';
import { useRef, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { eventChoices } from '../../kit/event-labels.ts';
import { Select } from '../../kit/forms/select.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
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

/** Confirms and performs a change of the selected tickets. */
export function BulkChangeDialog({ kind, ids, events, onDone, onClose }: Props) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [eventId, setEventId] = useState('');
  const [holder, setHolder] = useState({ holderName: '', holderEmail: '' });
  const isHeld = Object.values(holder).some((text) => text.trim());
  const { bulk } = texts.tickets;
  const action = kind === 'reassign' && !isHeld ? 'release' : kind;
  const { title, submit, done } = bulk[action];
  const change: BulkChange =
    kind === 'move'
      ? { kind, eventId: eventId || null }
      : kind === 'reassign'
        ? { kind, ...holder }
        : { kind };
  const send = useCall(changeTickets, {
    success: ({ changed, leftAlone }) => ({
      title: done({ count: changed }),
      ...(leftAlone.length > 0 && { description: bulk.unchanged({ count: leftAlone.length }) }),
    }),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  return (
    <UnsavedChangesDialog
      isDirty={Object.values(holder).some(Boolean)}
      title={title}
      {...(kind === 'delete' && { role: 'alertdialog', initialFocus: cancelRef })}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancelRef} variant="ghost" colorPalette="gray" onClick={onClose}>
            {texts.kit.cancel}
          </Button>
          <Button
            colorPalette={action === 'delete' || action === 'release' ? 'danger' : 'wine'}
            loading={send.isPending}
            onClick={() => send.mutate({ body: { ids: [...ids], change } })}
          >
            {submit({ count: ids.length })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {send.isError && <Alert tone="danger">{staffMessage(send.error, bulk.failed)}</Alert>}
        {kind === 'move' && (
          <>
            <FormField label={bulk.event} help={bulk.eventHelp}>
              <Select value={eventId} onChange={setEventId}>
                <EventOptions choices={eventChoices(events)} />
              </Select>
            </FormField>
            <Text color="muted" fontSize="sm">
              {bulk.moveNote}
            </Text>
          </>
        )}
        {kind === 'reassign' && (
          <>
            <FormField label={bulk.name}>
              <Input
                value={holder.holderName}
                onChange={({ target }) => setHolder({ ...holder, holderName: target.value })}
              />
            </FormField>
            <FormField label={bulk.email}>
              <Input
                type="email"
                value={holder.holderEmail}
                onChange={({ target }) => setHolder({ ...holder, holderEmail: target.value })}
              />
            </FormField>
            <Text role="status">
              {isHeld
                ? bulk.reassignNote({ count: ids.length })
                : bulk.releaseNote({ count: ids.length })}
            </Text>
          </>
        )}
        {kind === 'delete' && <Text>{bulk.deleteNote({ count: ids.length })}</Text>}
      </Stack>
    </UnsavedChangesDialog>
  );
}
