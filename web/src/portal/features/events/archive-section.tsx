import { Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { Button } from '../../../ui/button.tsx';
import { useControls } from '../../shared/use-controls.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  event: AdminEvent;
  onDone: () => void;
}

/** Archives an event that attendees no longer see, or restores it; with an undo above the tab for 10 minutes. */
export function ArchiveSection({ event, onDone }: Props) {
  const { archive: t } = texts.events;
  const { mutate, isPending } = useControls(event.id);
  const isArchived = event.archivedAt !== null;
  return (
    <Stack gap="3" align="flex-start">
      <Text fontSize="sm">{isArchived ? t.archived : t.lead}</Text>
      <Button
        size="sm"
        variant="outline"
        loading={isPending}
        onClick={() =>
          mutate({ control: 'archive', isArchived: !isArchived }, { onSuccess: onDone })
        }
      >
        {isArchived ? t.restore : t.archive}
      </Button>
    </Stack>
  );
}
