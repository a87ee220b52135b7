import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { deleteOwnData } from '@wine-walk/common/api/personal-data.ts';
import { listLinkedParticipants, switchParticipant } from '@wine-walk/common/api/sessions.ts';
import { evidenceExpiry } from '@wine-walk/common/rules/people/retention.ts';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import { api, useApiQuery } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { confirmSignOut } from '../../../platform/storage/sign-out.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import type { CurrentParticipant } from '../../shared/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { PrivacyLink } from '../../shared/privacy-link.tsx';

interface Props {
  participant: CurrentParticipant;
  /** Time zone of the event; undefined if there is no event, so the device's zone applies. */
  timeZone: string | undefined;
}

/** Account details of the attendee: member since, phone and status. */
export function AccountInfo({ participant, timeZone }: Props) {
  const { profile } = useScreenTexts();
  const { date } = useFormats();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Section title={profile.accountTitle}>
      <chakra.dl
        bg="card"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l3"
        boxShadow="card"
        px="4"
        m="0"
      >
        <Fact label={profile.memberSince}>{date(participant.createdAt, zone)}</Fact>
        <Fact label={profile.phone}>{participant.phoneNumber || profile.noPhone}</Fact>
        <Fact label={profile.status}>
          <StatusBadge status="active" />
        </Fact>
      </chakra.dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.dt color="muted">{label}</chakra.dt>
      <chakra.dd m="0" fontWeight="600" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/**
 * Other events of the same person, each with a button that switches to it. Renders nothing if there are none.
 */
export function LinkedParticipants({ participant }: { participant: CurrentParticipant }) {
  const texts = useTexts();
  const { walks } = useDeferredTexts();
  const { signInWithSessionId } = useSession();
  const { data = [] } = useApiQuery(
    listLinkedParticipants,
    {},
    { enabled: participant.linkedIds.length > 0 },
  );
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (participantId: string) => {
      const { sessionId } = await api(switchParticipant, { body: { participantId } });
      await signInWithSessionId(sessionId);
    },
    // Loads the page again, so no data of the previous event stays on the screen or in memory.
    onSuccess: () => navigateTo(paths.home.getHref()),
    onError: (error) =>
      showToast({ type: 'error', title: walks.failed, description: errorMessage(error, texts) }),
  });
  const others = data.filter(({ participantId }) => participantId !== participant.id);
  if (others.length === 0) return null;
  return (
    <Section title={walks.title} lead={walks.lead}>
      <Stack as="ul" gap="3" listStyleType="none">
        {others.map(({ participantId, name, eventNames }) => (
          <Flex as="li" key={participantId} gap="3" align="center" justify="space-between">
            <Stack gap="0" minW="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                <bdi>{name}</bdi>
              </Text>
              <Text color="muted" fontSize="sm" overflowWrap="anywhere">
                {eventNames.join(' · ')}
              </Text>
            </Stack>
            <Button
              variant="outline"
              aria-label={walks.switchToName(name)}
              loading={isPending && variables === participantId}
              disabled={isPending && variables !== participantId}
              onClick={() => mutate(participantId)}
            >
              {walks.switchTo}
            </Button>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}

interface DeleteDataProps {
  participantId: string;
  /** Event whose release was signed; undefined if there is no event. */
  event: { endTime: string; timeZone: string } | undefined;
}

/**
 * Deletes the attendee's stored data and signs out, after a dialog that lists the data retained and until
 * when.
 */
export function DeleteData({ participantId, event }: DeleteDataProps) {
  const texts = useTexts();
  const { profile } = useScreenTexts();
  const { date } = useFormats();
  const [isConfirming, setConfirming] = useState(false);
  const deletion = useMutation({
    mutationFn: () => api(deleteOwnData, { params: { id: participantId } }),
    onSuccess: () => {
      confirmSignOut();
      navigateTo(paths.logout.getHref());
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: profile.deleteFailed,
        description: errorMessage(error, texts),
      }),
  });
  const close = () => setConfirming(false);
  return (
    <Section title={profile.dataTitle}>
      <Stack gap="3" align="flex-start">
        <Text color="muted">{profile.dataLead}</Text>
        <PrivacyLink />
        <Button variant="outline" colorPalette="danger" onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" />
          {profile.deleteData}
        </Button>
      </Stack>
      <AppDialog
        isOpen={isConfirming}
        onClose={close}
        role="alertdialog"
        title={profile.deleteQuestion}
        footer={
          <>
            <Button
              variant="ghost"
              colorPalette="danger"
              loading={deletion.isPending}
              onClick={() => deletion.mutate()}
            >
              {profile.deleteNow}
            </Button>
            <Button onClick={close}>{profile.keepData}</Button>
          </>
        }
      >
        <Stack gap="3">
          <Text>{profile.deleteWhat}</Text>
          {event && <Text>{profile.deleteStays(date(evidenceExpiry(event), event.timeZone))}</Text>}
        </Stack>
      </AppDialog>
    </Section>
  );
}
