import { Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { listLinkedParticipants, switchParticipant } from '@wine-walk/common/api/sessions.ts';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import { api, useApiQuery } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import type { CurrentParticipant } from '../../shared/event-data.ts';
import { paths } from '../../shared/paths.ts';

/** The walks that the same person took together with this one, each to go on with; nothing where there is none. */
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
    // Begun anew, so that nothing of the walk before stays on the screen or in memory.
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
