import { Flex, Stack, Text } from '@chakra-ui/react';
import { deletePersonData, readPersonData } from '@wine-walk/common/api/personal-data.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { downloadJson } from '../../../platform/device/file.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { PersonalRecords } from './personal-records.tsx';
import { type OpenRegistration, registrationReads } from './registration-queries.ts';

interface PersonalDataSectionProps {
  registration: OpenRegistration;
  timeZone: string;
  onDeleted: () => void;
}

/** Stored data of a person: shown, saved and deleted. For admins. */
export function PersonalDataSection({
  registration: { participantId, fullName },
  timeZone,
  onDeleted,
}: PersonalDataSectionProps) {
  const { personalData } = texts.registrations;
  const [isConfirming, setConfirming] = useState(false);
  const params = { id: participantId };
  const { data, error, refetch } = useApiQuery(readPersonData, { params }, { isSnapshot: true });
  const erase = useCall(deletePersonData, {
    success: ({ kept }) => {
      const until = kept.map((release) => release.until.slice(0, 10)).join(', ');
      const description = until && personalData.sealedUntil({ dates: until });
      return { title: personalData.deleted, description };
    },
    invalidates: registrationReads,
    onSuccess: onDeleted,
  });
  if (error)
    return (
      <ErrorState title={personalData.loadFailed} error={error} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <LoadingRegion>
        <RowsSkeleton />
      </LoadingRegion>
    );
  const failure = erase.error && (
    <Alert tone="danger">{staffMessage(erase.error, personalData.deleteFailed)}</Alert>
  );
  return (
    <Stack as="section" aria-label={personalData.title} gap="3">
      <Text fontSize="sm">
        {personalData.total({ count: data.documents.length, hasAccount: data.hasAccount })}
      </Text>
      <PersonalRecords documents={data.documents} timeZone={timeZone} />
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          onClick={() => downloadJson(`wine-walk-${participantId}.json`, data)}
        >
          {personalData.download}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          onClick={() => {
            erase.reset();
            setConfirming(true);
          }}
        >
          {personalData.delete}
        </Button>
      </Flex>
      {!isConfirming && failure}
      {isConfirming && (
        <ConfirmDialog
          title={personalData.deleteQuestion({ name: fullName })}
          action={personalData.deleteAll}
          busyLabel={personalData.deleting}
          isBusy={erase.isPending}
          onConfirm={() => erase.mutate({ params })}
          onClose={() => setConfirming(false)}
        >
          <Stack gap="3">
            <Text>{personalData.deleteText({ name: fullName })}</Text>
            {failure}
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
