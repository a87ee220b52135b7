import { Card, Text } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { useControls } from './controls-card.tsx';

interface Props {
  eventId: string;
  isAdmin: boolean;
}

/** Publication of a draft, with an undo above the tab for 10 minutes. */
export function DraftCard({ eventId, isAdmin }: Props) {
  const { mutate, isPending } = useControls(eventId);
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          This event is a draft
        </Card.Title>
        <Text color="muted" fontSize="sm">
          Only staff can see it. Publish it when you’re ready for attendees to register. People who
          asked about the next walk get an email ten minutes later, when you can no longer undo it.
        </Text>
      </Card.Header>
      {isAdmin && (
        <Card.Body>
          <Button
            size="sm"
            alignSelf="start"
            loading={isPending}
            onClick={() => mutate({ control: 'publish' })}
          >
            Publish
          </Button>
        </Card.Body>
      )}
    </Card.Root>
  );
}
