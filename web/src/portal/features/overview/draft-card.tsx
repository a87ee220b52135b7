import { Card, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PublishDialog, useReadiness } from '../../shared/publish-dialog.tsx';
import { useControls } from '../../shared/use-controls.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  eventId: string;
  isAdmin: boolean;
  /** Changes when the data of the checklist does. */
  revision: string;
}

/** Publication of a draft, confirmed if the checklist lacks something, with an undo above the tab for 10 minutes. */
export function DraftCard({ eventId, isAdmin, revision }: Props) {
  const { draft } = texts.overview;
  const { mutate, isPending } = useControls(eventId);
  const {
    data: checks,
    isError,
    isPending: isLoading,
    isPlaceholderData,
  } = useReadiness(eventId, revision);
  const lacking = checks?.filter(({ isFine }) => !isFine) ?? [];
  const [isConfirming, setConfirming] = useState(false);
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
            isWaiting={isLoading || isPlaceholderData}
            onClick={() =>
              isError || lacking.length > 0 ? setConfirming(true) : mutate({ control: 'publish' })
            }
          >
            {draft.publish}
          </Button>
        </Card.Body>
      )}
      {isConfirming && (
        <PublishDialog {...{ eventId, revision }} onClose={() => setConfirming(false)} />
      )}
    </Card.Root>
  );
}
