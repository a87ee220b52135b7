import { Flex, Input } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { withdrawAnnouncement, writeAnnouncement } from '@wine-walk/common/api/announcements.ts';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

/** Duration of the toast with its undo, in milliseconds; afterwards it is withdrawn in its tab. */
const undoMs = 30_000;

const failed = (error: unknown, fallback: string) =>
  showToast({ type: 'error', title: 'Error', description: serverMessage(error, fallback) });

/** Publishes a message to all attendees at once. */
export function UrgentMessage({ eventId }: { eventId: string }) {
  const [message, setMessage] = useState('');
  // The same text is a new announcement after the first one was sent.
  const [sentCount, setSentCount] = useState(0);
  const keyOf = useIdempotencyKey();
  useUnsavedChangesWarning(message.trim() !== '');
  const withdraw = useMutation({
    mutationFn: (id: string) => staffCall(withdrawAnnouncement, { params: { eventId, id } }),
    onSuccess: () => showToast({ type: 'success', title: 'Announcement withdrawn' }),
    onError: (error) => failed(error, 'Failed to withdraw announcement'),
  });
  const send = useMutation({
    mutationFn: (text: string) =>
      staffCall(writeAnnouncement, {
        params: { eventId },
        body: { title: 'Please note', message: text },
        idempotencyKey: keyOf([text, sentCount]),
      }),
    onSuccess: ({ id }) => {
      setMessage('');
      setSentCount(sentCount + 1);
      showToast({
        type: 'success',
        title: 'Sent to everyone',
        duration: undoMs,
        action: { label: 'Undo', onClick: () => withdraw.mutate(id) },
      });
    },
    onError: (error) => failed(error, 'Failed to send the announcement'),
  });
  return (
    <Flex
      as="form"
      gap="2"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (message.trim()) send.mutate(message.trim());
      }}
    >
      <Input
        flex="1 1 14rem"
        size={{ base: 'md', md: 'sm' }}
        maxLength={1000}
        aria-label="Urgent announcement"
        placeholder="Urgent announcement to everyone"
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" size="sm" loading={send.isPending} loadingText="Sending…">
        <Megaphone aria-hidden="true" />
        Send now
      </Button>
    </Flex>
  );
}
