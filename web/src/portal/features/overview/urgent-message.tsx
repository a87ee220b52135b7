import { Flex, Input } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { withdrawAnnouncement, writeAnnouncement } from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { readOverview } from '@wine-walk/common/api/overview.ts';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { format } from '../../kit/format.ts';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

/** Duration of the toast with its undo, in milliseconds; afterwards it is withdrawn in its tab. */
const undoMs = 30_000;

const failed = (error: unknown, fallback: string) =>
  showToast({ type: 'error', title: texts.kit.error, description: serverMessage(error, fallback) });

/** Returns who sees an announcement in the app. Deliveries to their phones are not counted. */
function reachText({ registered, walking }: NonNullable<Props['people']>): string {
  const { shownTo } = texts.overview.urgent;
  return shownTo(registered, format.number(registered), format.number(walking));
}

interface Props {
  eventId: string;
  /** Undefined until they are counted. */
  people: ResponseOf<typeof readOverview>['people'] | undefined;
}

/** Publishes a message to all attendees at once. */
export function UrgentMessage({ eventId, people }: Props) {
  const { urgent } = texts.overview;
  const [message, setMessage] = useState('');
  // The same text is a new announcement after the first one was sent.
  const [sentCount, setSentCount] = useState(0);
  const keyOf = useIdempotencyKey();
  useUnsavedChangesWarning(message.trim() !== '');
  const withdraw = useMutation({
    mutationFn: (id: string) => staffCall(withdrawAnnouncement, { params: { eventId, id } }),
    onSuccess: () => showToast({ type: 'success', title: urgent.withdrawn }),
    onError: (error) => failed(error, urgent.withdrawFailed),
  });
  const send = useMutation({
    mutationFn: (text: string) =>
      staffCall(writeAnnouncement, {
        params: { eventId },
        body: { title: urgent.title, message: text },
        idempotencyKey: keyOf([text, sentCount]),
      }),
    onSuccess: ({ id }) => {
      setMessage('');
      setSentCount(sentCount + 1);
      showToast({
        type: 'success',
        title: urgent.sent,
        description: people && reachText(people),
        duration: undoMs,
        action: { label: urgent.undo, onClick: () => withdraw.mutate(id) },
      });
    },
    onError: (error) => failed(error, urgent.sendFailed),
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
        aria-label={urgent.label}
        placeholder={urgent.placeholder}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" size="sm" loading={send.isPending} loadingText={urgent.sending}>
        <Megaphone aria-hidden="true" />
        {urgent.send}
      </Button>
    </Flex>
  );
}
