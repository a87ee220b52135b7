import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@contract/endpoint.ts';
import { type AdminTicket, editTicket } from '@contract/tickets.ts';
import { useState } from 'react';
import { formSchema } from '../../forms/form-schema.ts';
import { OvertakenNotice } from '../../forms/overtaken-notice.tsx';
import { SendDialog } from '../../forms/send-dialog.tsx';
import { useSendForm } from '../../forms/use-send-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import { Notice } from '../../shell/notice.tsx';
import { readTicket } from './read-ticket.ts';
import { HolderFields } from './ticket-fields.tsx';

interface Props {
  ticket: AdminTicket;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  holderName: string;
  holderEmail: string;
}

const body = editTicket.body.omit({ seen: true });
type Holder = Omit<BodyOf<typeof editTicket>, 'seen'>;

const schema = formSchema<Values, Holder>(body, (values) => values);

const valuesOf = ({ holderName, holderEmail }: AdminTicket): Values => ({
  holderName: holderName ?? '',
  holderEmail: holderEmail ?? '',
});

/** Reassigns an unused ticket, or releases it to be anybody's. */
export function EditTicketDialog({ ticket, onDone, onClose }: Props) {
  const { id } = ticket;
  const [{ holderName, holderEmail }, setSeen] = useState(ticket);
  const { form, submit, isSaving, failure, isOvertaken, forget } = useSendForm<Values, Holder>({
    schema,
    values: valuesOf(ticket),
    send: (holder) =>
      staffCall(editTicket, {
        params: { id },
        body: { ...holder, seen: { holderName, holderEmail } },
      }),
    success: 'Ticket updated successfully',
    failure: 'Failed to save ticket',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const release = () => {
    form.setValue('holderName', '', { shouldDirty: true });
    form.setValue('holderEmail', '', { shouldDirty: true });
  };
  // A holder is a name with its email: half of one would not do with half of the other.
  const takeOver = (now: AdminTicket) => {
    setSeen(now);
    form.reset(valuesOf(now));
    forget();
    onDone();
  };
  return (
    <SendDialog title={`Ticket ${id}`} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Ticket's holder">
        <Stack gap="4">
          {failure && !isOvertaken && <Notice tone="danger">{failure}</Notice>}
          {failure && isOvertaken && (
            <OvertakenNotice message={failure} read={() => readTicket(id)} onRead={takeOver} />
          )}
          <HolderFields form={form} />
          <Text color="muted" fontSize="sm">
            Without a name and an email the ticket is released: whoever has it can redeem it.
          </Text>
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={release}>
              Clear holder
            </Button>
            <Button type="submit" loading={isSaving} loadingText="Saving…">
              Save ticket
            </Button>
          </Flex>
        </Stack>
      </form>
    </SendDialog>
  );
}
