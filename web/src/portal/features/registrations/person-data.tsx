import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { deletePersonData, readPersonData } from '@wine-walk/common/api/personal-data.ts';
import { useState } from 'react';
import { downloadJson } from '../../../platform/device/file.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type OpenRegistration, useInvalidateRegistrations } from './registration-queries.ts';

interface Props {
  registration: OpenRegistration;
  onDeleted: () => void;
}

/** All that is stored of somebody: shown, saved to be handed to them, deleted. For an admin. */
export function PersonalDataSection({
  registration: { participantId, fullName },
  onDeleted,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const reload = useInvalidateRegistrations();
  const params = { id: participantId };
  const { data, error, refetch } = useQuery({
    queryKey: ['person-data', participantId],
    queryFn: ({ signal }) => staffCall(readPersonData, { params, signal }),
    // Nothing of a person stays in memory once it is closed.
    gcTime: 0,
  });
  const erase = useMutation({
    mutationFn: () => staffCall(deletePersonData, { params }),
    onSuccess: ({ kept }) => {
      const until = kept.map((release) => release.until.slice(0, 10)).join(', ');
      const description = until && `The signed release stays sealed until ${until}.`;
      showToast({ type: 'success', title: 'Data deleted', description });
      onDeleted();
      reload();
    },
  });
  if (error)
    return (
      <ErrorState
        title="Their data could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <LoadingRegion>
        <RowsSkeleton />
      </LoadingRegion>
    );
  return (
    <Stack as="section" aria-label="Their data" gap="3">
      <Text fontSize="sm">
        {data.documents.length} documents{data.hasAccount ? ', and an account to sign in to' : ''}.
        All walks of this person are among them.
      </Text>
      <Stack as="ul" listStyleType="none" gap="1">
        {data.documents.map(({ path, data: fields }) => (
          <Box as="li" key={path}>
            <details>
              <chakra.summary fontSize="sm" cursor="pointer" overflowWrap="anywhere" py="1">
                {path}
              </chakra.summary>
              <chakra.pre fontSize="xs" whiteSpace="pre-wrap" overflowWrap="anywhere" ps="4">
                {JSON.stringify(fields, null, 2)}
              </chakra.pre>
            </details>
          </Box>
        ))}
      </Stack>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          onClick={() => downloadJson(`wine-walk-${participantId}.json`, data)}
        >
          Save as a file
        </Button>
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
          Delete their data
        </Button>
      </Flex>
      {erase.error && (
        <Alert tone="danger">{serverMessage(erase.error, 'Nothing was deleted. Try again.')}</Alert>
      )}
      {isAsking && (
        <Alert
          tone="gold"
          action={
            <Button
              size="sm"
              colorPalette="danger"
              loading={erase.isPending}
              onClick={() => erase.mutate()}
            >
              Delete all of it
            </Button>
          }
        >
          Registrations, stamps and rewards of {fullName} are deleted at every walk and cannot be
          brought back. The signed release stays sealed until nobody can claim anything from it.
        </Alert>
      )}
    </Stack>
  );
}
