import { Card, Text } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { useControls } from '../../shared/use-controls.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  eventId: string;
  isAdmin: boolean;
}

/** Publication of a draft, with an undo above the tab for 10 minutes. */
export function DraftCard({ eventId, isAdmin }: Props) {
  const { draft } = texts.overview;
  const { mutate, isPending } = useControls(eventId);
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {draft.title}
        </Card.Title>
        <Text color="muted" fontSize="sm">
          {draft.text}
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
            {draft.publish}
          </Button>
        </Card.Body>
      )}
    </Card.Root>
  );
}
