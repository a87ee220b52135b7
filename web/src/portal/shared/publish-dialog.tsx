import { Stack, Text } from '@chakra-ui/react';
import { readReadiness } from '@wine-walk/common/api/staff/events.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { LoadingRegion, SkeletonLines } from '../../ui/skeletons.tsx';
import { ConfirmDialog } from '../kit/forms/confirm-dialog.tsx';
import { language, texts } from '../texts/texts.ts';
import { useControls } from './use-controls.ts';

/** Checks before an event opens; refetched when `revision` changes. */
export function useReadiness(eventId: string, revision: string) {
  const input = { params: { id: eventId }, query: { language } };
  return useApiQuery(readReadiness, input, { revision, keepsPrevious: true });
}

interface Props {
  eventId: string;
  /** Changes when the data of the checklist does. */
  revision: string;
  onClose: () => void;
}

/** Shows the open items of the checklist before an event is switched on for the first time. */
export function PublishDialog({ eventId, revision, onClose }: Props) {
  const { draft, setup } = texts.overview;
  const { data: checks, isError, isPending } = useReadiness(eventId, revision);
  const { mutate, isPending: isBusy } = useControls(eventId);
  const lacking = checks?.filter(({ isFine }) => !isFine) ?? [];
  const isDone = checks !== undefined && lacking.length === 0;
  return (
    <ConfirmDialog
      title={draft.question}
      action={isPending || isDone ? draft.publish : draft.publishAnyway}
      busyLabel={draft.publishing}
      isBusy={isBusy}
      isWaiting={isPending}
      isDestructive={false}
      cancelLabel={texts.kit.notYet}
      onConfirm={() => mutate({ control: 'publish' }, { onSettled: onClose })}
      onClose={onClose}
    >
      {isPending ? (
        <LoadingRegion>
          <SkeletonLines lines={4} />
        </LoadingRegion>
      ) : (
        <Text>{isError ? setup.failed : isDone ? setup.ready : draft.lacking}</Text>
      )}
      <Stack as="ul" gap="1" ps="5" mt="2" listStyleType="disc">
        {lacking.map(({ check, message }) => (
          <li key={check}>{message}</li>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
