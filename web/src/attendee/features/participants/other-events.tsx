import { Flex, Stack, Text } from '@chakra-ui/react';
import { listLinkedParticipants, switchParticipant } from '@wine-walk/common/api/sessions.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import type { CurrentParticipant } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';

/** Maximum number of the attendee's own other walks: each takes two reads. */
const maxShown = 6;

interface Props {
  participant: CurrentParticipant;
  /** Event on the screen, which is not listed; undefined if there is none. */
  eventId: string | undefined;
}

/** Other walks of this person: own registrations, and linked ones to switch to. Renders nothing without any. */
export function OtherEvents({ participant, eventId }: Props) {
  const { otherEvents: walks } = useTexts('events');
  const { data = [] } = useApiQuery(
    listLinkedParticipants,
    {},
    { enabled: participant.linkedIds.length > 0 },
  );
  const linked = data.filter(({ participantId }) => participantId !== participant.id);
  const own = Object.entries(participant.registrations)
    .filter(([id]) => id !== eventId)
    .slice(0, maxShown);
  if (linked.length + own.length === 0) return null;
  return (
    <Section title={walks.title}>
      <Stack as="ul" gap="3" listStyleType="none">
        {own.map(([id, submissionId]) => (
          <OwnEvent
            key={id}
            eventId={id}
            submissionId={submissionId}
            participantId={participant.id}
          />
        ))}
        <LinkedEvents linked={linked} />
      </Stack>
    </Section>
  );
}

interface OwnEventProps {
  eventId: string;
  submissionId: string;
  participantId: string;
}

/** Walk of an own registration with its date and number of stamps; links to the confirmation. */
function OwnEvent({ eventId, submissionId, participantId }: OwnEventProps) {
  const { otherEvents: walks } = useTexts('events');
  const { date } = useFormats();
  const { data: event } = useLiveDocument(`events/${eventId}`, eventDocument);
  const { data: progress } = useLiveDocument(
    `participants/${participantId}/progress/${eventId}`,
    progressDocument,
  );
  if (!event) return null;
  const stamps = progress ? verifiedCount(progress) : 0;
  const details = [
    sentenceStart(date(event.startTime, event.timeZone)),
    ...(stamps > 0 ? [walks.stamps({ count: stamps })] : []),
  ];
  return (
    <Row title={event.name} details={details}>
      <Button asChild variant="outline">
        <Link
          to={paths.confirmation.getHref(submissionId)}
          aria-label={walks.openNamed({ event: event.name })}
        >
          {walks.open}
        </Link>
      </Button>
    </Row>
  );
}

interface LinkedEventsProps {
  linked: readonly { participantId: string; name: string; eventNames: string[] }[];
}

function LinkedEvents({ linked }: LinkedEventsProps) {
  const { otherEvents: walks } = useTexts('events');
  const { signInWithSessionId } = useSession();
  const { mutate, isPending, variables } = useCall(
    async (participantId: string, call) => {
      const { sessionId } = await call(switchParticipant, { body: { participantId } });
      await signInWithSessionId(sessionId);
    },
    {
      failure: walks.failed,
      // Loads the page again, so no data of the previous event stays on the screen or in memory.
      onSuccess: () => navigateTo(paths.home.getHref()),
    },
  );
  return linked.map(({ participantId, name, eventNames }) => (
    <Row key={participantId} title={name} details={eventNames}>
      <Button
        variant="outline"
        aria-label={walks.switchToName({ name })}
        loading={isPending && variables === participantId}
        disabled={isPending && variables !== participantId}
        onClick={() => mutate(participantId)}
      >
        {walks.switchTo}
      </Button>
    </Row>
  ));
}

interface RowProps {
  title: string;
  details: readonly string[];
  children: ReactNode;
}

function Row({ title, details, children }: RowProps) {
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap">
      <Stack gap="0" minW="0" flex="1 1 10rem">
        <Text fontWeight="600" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </Text>
        <Text color="muted" fontSize="sm" overflowWrap="anywhere">
          {joinFacts(details)}
        </Text>
      </Stack>
      {children}
    </Flex>
  );
}
