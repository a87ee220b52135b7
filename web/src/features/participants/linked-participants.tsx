import { Flex, Stack, Text } from '@chakra-ui/react';
import { listLinkedParticipants, switchParticipant } from '@contract/session-registrations.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { errorMessage } from '../../components/error-message.ts';
import { Section } from '../../components/section.tsx';
import { showToast } from '../../components/toaster.tsx';
import { api, useApiQuery } from '../../data/api.ts';
import type { CurrentParticipant } from '../../data/event-data.ts';
import { useSession } from '../../data/session.ts';
import { navigateTo } from '../../device/navigate-to.ts';
import { paths } from '../../routing/paths.ts';
import { useDeferredTexts } from '../../texts/deferred/deferred-texts.ts';
import { useTexts } from '../../texts/texts.ts';

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
