import { Flex, Heading, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { hideDisplayName, issueReturnCode } from '@wine-walk/common/api/admin-registrations.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { PersonalDataSection } from './person-data.tsx';
import { type OpenRegistration, useInvalidateRegistrations } from './registration-queries.ts';
import { ReturnCodeCard } from './return-code-card.tsx';

interface Props {
  registration: OpenRegistration;
  timeZone: string;
  /** Called once nothing is left to show. */
  onDeleted: () => void;
}

/** What concerns the person and not the ticket: their way back in, their public name, their data. */
export function PersonActions({ registration, timeZone, onDeleted }: Props) {
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
      {error && (
        <Alert tone="danger">{serverMessage(error, 'Nothing was changed. Try again.')}</Alert>
      )}
      {code.data && <ReturnCodeCard fullName={fullName} timeZone={timeZone} {...code.data} />}
      {isDataOpen && <PersonalDataSection registration={registration} onDeleted={onDeleted} />}
    </Stack>
  );
}
