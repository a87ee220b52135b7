import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@contract/endpoint.ts';
import { type AdminTicket, editTicket } from '@contract/tickets.ts';
import { AppDialog } from '../../../components/app-dialog.tsx';
import { formSchema } from '../forms/form-schema.ts';
import { useSendForm } from '../forms/use-send-form.ts';
import { staffCall } from '../session/staff-call.ts';
import { Notice } from '../shell/notice.tsx';
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

type Body = BodyOf<typeof editTicket>;

const schema = formSchema<Values, Body>(editTicket.body, (values) => values);

/** Reassigns an unused ticket, or releases it to be anybody's. */
export function EditTicketDialog({ ticket, onDone, onClose }: Props) {
  const { id, holderName, holderEmail } = ticket;
  const { form, submit, isSaving, failure } = useSendForm<Values, Body>({
    schema,
    values: { holderName: holderName ?? '', holderEmail: holderEmail ?? '' },
    send: (body) => staffCall(editTicket, { params: { id }, body }),
    success: 'Ticket updated successfully',
    failure: 'Failed to save ticket',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const release = () => {
    form.setValue('holderName', '');
    form.setValue('holderEmail', '');
  };
  return (
    <AppDialog isOpen title={`Ticket ${id}`} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Ticket's holder">
        <Stack gap="4">
          {failure && <Notice tone="danger">{failure}</Notice>}
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
    </AppDialog>
  );
}
