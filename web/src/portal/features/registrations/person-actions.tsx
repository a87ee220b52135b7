import { Box, chakra, Flex, Heading, Image, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hideDisplayName, issueReturnCode } from '@wine-walk/common/api/admin-registrations.ts';
import { deletePersonData, readPersonData } from '@wine-walk/common/api/personal-data.ts';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { downloadJson } from '../../../platform/device/file.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { type OpenRegistration, useInvalidateRegistrations } from './registration-queries.ts';

interface ReturnCodeCardProps {
  fullName: string;
  code: string;
  expiresAt: string;
  timeZone: string;
}

/** Code that restores an attendee's session: scanned in a browser, or typed in the installed app. */
function ReturnCodeCard({ fullName, code, expiresAt, timeZone }: ReturnCodeCardProps) {
  // In the hash, which is not sent to a server.
  const address = `${appOrigin()}/?sign-in#code=${code}`;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <Alert tone="gray">
      <Flex gap="4" wrap="wrap" align="center">
        <Image
          src={picture}
          alt={`QR code to get ${fullName}’s walk back`}
          width="148px"
          height="148px"
          borderRadius="l1"
        />
        <Stack gap="2" flex="1 1 240px">
          <Text fontSize="2xl" fontWeight="700" letterSpacing="wider">
            {code.slice(0, 4)} {code.slice(4)}
          </Text>
          <Text>
            Check {fullName}’s ID first. Then they scan this with their camera, or tap “Sign in” and
            “I have a code”, and enter it. In the home-screen app on an iPhone they need to enter
            it. It works once, until {format.time(expiresAt, timeZone)}, and signs out their other
            devices.
          </Text>
        </Stack>
      </Flex>
    </Alert>
  );
}

interface PersonalDataSectionProps {
  registration: OpenRegistration;
  onDeleted: () => void;
}

/** Stored data of a person: shown, saved and deleted. For admins. */
function PersonalDataSection({
  registration: { participantId, fullName },
  onDeleted,
}: PersonalDataSectionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const reload = useInvalidateRegistrations();
  const params = { id: participantId };
  const { data, error, refetch } = useQuery({
    queryKey: ['person-data', participantId],
    queryFn: ({ signal }) => staffCall(readPersonData, { params, signal }),
    // Personal data is not cached after closing.
    gcTime: 0,
  });
  const erase = useMutation({
    mutationFn: () => staffCall(deletePersonData, { params }),
    onSuccess: ({ kept }) => {
      const until = kept.map((release) => release.until.slice(0, 10)).join(', ');
      const description = until && `We keep the signed release sealed until ${until}.`;
      showToast({ type: 'success', title: 'Data deleted', description });
      onDeleted();
      reload();
    },
  });
  if (error)
    return (
      <ErrorState
        title="We couldn’t load their data"
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
        {data.documents.length} documents{data.hasAccount ? 'and a sign-in account' : ''}. This
        includes all their events.
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
          Download
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          onClick={() => setConfirming(true)}
        >
          Delete their data
        </Button>
      </Flex>
      {erase.error && (
        <Alert tone="danger">{serverMessage(erase.error, 'Nothing was deleted. Try again.')}</Alert>
      )}
      {isConfirming && (
        <Alert
          tone="gold"
          action={
            <Button
              size="sm"
              colorPalette="danger"
              loading={erase.isPending}
              onClick={() => erase.mutate()}
            >
              Delete everything
            </Button>
          }
        >
          This deletes {fullName}’s registrations, stamps and rewards from every event. You can’t
          undo it. We keep the signed release sealed until legal claims have expired.
        </Alert>
      )}
    </Stack>
  );
}

interface PersonActionsProps {
  registration: OpenRegistration;
  timeZone: string;
  /** Called when no data is left to show. */
  onDeleted: () => void;
}

/** Actions about the person instead of the ticket: return code, public name and personal data. */
export function PersonActions({ registration, timeZone, onDeleted }: PersonActionsProps) {
  const { id, displayName, fullName } = registration;
  const { isAdmin } = useStaff();
  const [isDataOpen, setDataOpen] = useState(false);
  const reload = useInvalidateRegistrations();
  const code = useMutation({
    mutationFn: () => staffCall(issueReturnCode, { params: { submissionId: id }, body: {} }),
  });
  const hide = useMutation({
    mutationFn: (isHidden: boolean) =>
      staffCall(hideDisplayName, { params: { id }, body: { isHidden } }),
    onSettled: reload,
  });
  const error = code.error ?? hide.error;
  return (
    <Stack as="section" aria-label="Person" gap="3">
      <Heading as="h3" size="sm">
        Person
      </Heading>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" loading={code.isPending} onClick={() => code.mutate()}>
          Code for their phone
        </Button>
        {displayName && (
          <Button
            size="sm"
            variant="outline"
            loading={hide.isPending}
            onClick={() => hide.mutate(!displayName.isHidden)}
          >
            {displayName.isHidden ? 'Show' : 'Hide'} “{displayName.name}” on the leaderboard
          </Button>
        )}
        {isAdmin && (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isDataOpen}
            onClick={() => setDataOpen(!isDataOpen)}
          >
            Their data
          </Button>
        )}
      </Flex>
      {error && <Alert tone="danger">{serverMessage(error, 'Nothing changed. Try again.')}</Alert>}
      {code.data && <ReturnCodeCard fullName={fullName} timeZone={timeZone} {...code.data} />}
      {isDataOpen && <PersonalDataSection registration={registration} onDeleted={onDeleted} />}
    </Stack>
  );
}
