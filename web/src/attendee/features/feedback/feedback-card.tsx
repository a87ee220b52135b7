import { Box, Text } from '@chakra-ui/react';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { giveFeedback } from '@wine-walk/common/api/feedback.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { FocusOnReplace } from '../../../ui/focus-on-replace.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { type ReadyEventData, useEventData } from '../../shared/event-data.ts';
import { FeedbackForm } from '../../shared/feedback-form.tsx';

/** Anonymous feedback form after the event, then thanks. Empty for users who were not registered. */
export default function FeedbackCard() {
  const eventData = useEventData();
  if (eventData.status !== 'ready' || !eventData.isRegistered) return null;
  return <Feedback eventData={eventData} />;
}

function Feedback({ eventData }: { eventData: ReadyEventData }) {
  const { event, progress } = eventData;
  const sending = useFeedback(event.id);
  const isSubmitted = progress.feedbackAt !== null || sending.isSuccess;
  return (
    <Box pt="3">
      <FocusOnReplace watch={isSubmitted}>
        {isSubmitted ? <Thanks event={event} /> : <Questions sending={sending} />}
      </FocusOnReplace>
    </Box>
  );
}

function Questions({ sending }: { sending: ReturnType<typeof useFeedback> }) {
  const texts = useTexts('feedback');
  return (
    <Section title={texts.title} lead={texts.lead}>
      <FeedbackForm
        isPending={sending.isPending}
        canSend={({ evening, businesses, again }) => evening && businesses && again}
        onSend={({ evening, businesses, again, comment }) =>
          evening && businesses && again && sending.mutate({ evening, businesses, again, comment })
        }
      />
    </Section>
  );
}

function Thanks({ event }: { event: ReadyEventData['event'] }) {
  const texts = useTexts('feedback');
  const { name, url } = event.nonprofit;
  return (
    <Section title={texts.thanksTitle}>
      <Text role="status" tabIndex={-1} outline="none">
        {name ? texts.thanksFrom({ name }) : texts.thanks}
      </Text>
      {url && (
        <NewTabLink href={url}>{texts.more({ name: name || new URL(url).hostname })}</NewTabLink>
      )}
    </Section>
  );
}

type Body = BodyInput<typeof giveFeedback>;

/**
 * Sends feedback on an event. An "already given" response counts as success; other failures show an error.
 */
function useFeedback(eventId: string) {
  const { failed } = useTexts('feedback');
  return useCall(
    async (body: Body, call) => {
      try {
        await call(giveFeedback, { params: { eventId }, body });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'feedback-given')) throw error;
      }
    },
    { failure: failed },
  );
}
