import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useStaff } from '../../../session/use-staff.ts';
import { PublishDialog, useReadiness } from '../../../shared/publish-dialog.tsx';
import { useControls } from '../../../shared/use-controls.ts';
import { texts } from '../../../texts/texts.ts';

interface Props {
  eventId: string;
  /** Changes when the data of the checklist does. */
  revision: string;
  /** True if only the publication is left. */
  isNext: boolean;
}

/** Publishes a draft, confirmed if the checklist lacks something, with an undo above the tab for 10 minutes. */
export function PublishButton({ eventId, revision, isNext }: Props) {
  const { draft } = texts.overview;
  const { isAdmin } = useStaff();
  const { mutate, isPending } = useControls(eventId);
  const readiness = useReadiness(eventId, revision);
  const [isConfirming, setConfirming] = useState(false);
  const isLacking = readiness.isError || readiness.data?.some(({ isFine }) => !isFine);
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l2" p="3">
      <Text fontSize="sm" fontWeight="600">
        {draft.title}
      </Text>
      <Text fontSize="sm" color="muted" mb="2">
        {draft.text}
      </Text>
      {isAdmin && (
        <Button
          size="sm"
          variant={isNext ? 'solid' : 'outline'}
          loading={isPending}
          isWaiting={readiness.isPending || readiness.isPlaceholderData}
          onClick={() => (isLacking ? setConfirming(true) : mutate({ control: 'publish' }))}
        >
          {draft.publish}
        </Button>
      )}
      {isConfirming && (
        <PublishDialog eventId={eventId} revision={revision} onClose={() => setConfirming(false)} />
      )}
    </Box>
  );
}
