import { Flex, Heading, Image, Stack, Text } from '@chakra-ui/react';
import { hideDisplayName, issueReturnCode } from '@wine-walk/common/api/staff/registrations.ts';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useCall } from '../../../platform/api/use-call.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { PersonalDataSection } from './personal-data-section.tsx';
import { type OpenRegistration, registrationReads } from './registration-queries.ts';

interface ReturnCodeCardProps {
  fullName: string;
  code: string;
  expiresAt: string;
  timeZone: string;
}

/** Code that restores an attendee's session: scanned in a browser, or typed in the installed app. */
function ReturnCodeCard({ fullName, code, expiresAt, timeZone }: ReturnCodeCardProps) {
  const { person } = texts.registrations;
  // In the hash, which is not sent to a server.
  const address = `${appOrigin()}/?sign-in#code=${code}`;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <Alert tone="gray">
      <Flex gap="4" wrap="wrap" align="center">
        <Image
          src={picture}
          alt={person.returnCodePicture({ name: fullName })}
          width="148px"
          height="148px"
          borderRadius="l1"
        />
        <Stack gap="2" flex="1 1 240px">
          <Text fontSize="2xl" fontWeight="700" letterSpacing="wider">
            {code.slice(0, 4)} {code.slice(4)}
          </Text>
          <Text>
            {person.returnCodeHelp({ name: fullName, time: format.time(expiresAt, timeZone) })}
          </Text>
        </Stack>
      </Flex>
    </Alert>
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
  const { notChanged, person, personalData } = texts.registrations;
  const { id, displayName, fullName } = registration;
  const { isAdmin } = useStaff();
  const [isDataOpen, setDataOpen] = useState(false);
  const code = useCall(issueReturnCode);
  const hide = useCall(hideDisplayName, { invalidates: registrationReads });
  const error = code.error ?? hide.error;
  return (
    <Stack as="section" aria-label={person.title} gap="3">
      <Heading as="h3" size="sm">
        {person.title}
      </Heading>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          loading={code.isPending}
          onClick={() => code.mutate({ params: { submissionId: id }, body: {} })}
        >
          {person.returnCode}
        </Button>
        {displayName && (
          <Button
            size="sm"
            variant="outline"
            loading={hide.isPending}
            onClick={() =>
              hide.mutate({ params: { id }, body: { isHidden: !displayName.isHidden } })
            }
          >
            {person[displayName.isHidden ? 'showName' : 'hideName']({ name: displayName.name })}
          </Button>
        )}
        {isAdmin && (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isDataOpen}
            onClick={() => setDataOpen(!isDataOpen)}
          >
            {personalData.title}
          </Button>
        )}
      </Flex>
      {error && <Alert tone="danger">{staffMessage(error, notChanged)}</Alert>}
      {code.data && <ReturnCodeCard fullName={fullName} timeZone={timeZone} {...code.data} />}
      {isDataOpen && (
        <PersonalDataSection
          registration={registration}
          timeZone={timeZone}
          onDeleted={onDeleted}
        />
      )}
    </Stack>
  );
}
