import { Box, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { giveFeedback } from '@wine-walk/common/api/feedback.ts';
import { type FeedbackQuestion, feedbackQuestions } from '@wine-walk/common/model/feedback.ts';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/focus-on-replace.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type ReadyEventData, useEventData } from '../../shared/event-data.ts';

type Grade = '1' | '2' | '3';

/** Maximum length of a comment (common/src/api/feedback.ts). */
const maxComment = 1000;

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
  const { number } = useFormats();
  const [grades, setGrades] = useState<Partial<Record<FeedbackQuestion, Grade>>>({});
  const [comment, setComment] = useState('');
  const { evening, businesses, again } = grades;
  const isComplete = evening && businesses && again;
  const tooMany = comment.trim().length - maxComment;
  const send = () =>
    isComplete &&
    sending.mutate({
      evening: Number(evening),
      businesses: Number(businesses),
      again: Number(again),
      comment,
    });
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap="4">
        {feedbackQuestions.map((question) => (
          <SegmentedControl<Grade | ''>
            key={question}
            legend={texts.questions[question]}
            value={grades[question] ?? ''}
            options={(['1', '2', '3'] as const).map((value) => ({
              value,
              label: texts.grades[question][value],
            }))}
            onChoose={(value) => value && setGrades({ ...grades, [question]: value })}
          />
        ))}
        <Field.Root invalid={tooMany > 0}>
          <Field.Label>{texts.comment}</Field.Label>
          {/* No maxLength: truncating pasted text silently would lose its end. */}
          <Textarea
            rows={3}
            maxH="50dvh"
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Field.ErrorText>
            {texts.commentTooLong({ max: number(maxComment), over: number(tooMany) })}
          </Field.ErrorText>
          <Field.HelperText>{texts.anonymous}</Field.HelperText>
        </Field.Root>
        <Button
          alignSelf="flex-start"
          disabled={!isComplete || tooMany > 0}
          loading={sending.isPending}
          loadingText={texts.sending}
          onClick={send}
        >
          {texts.send}
        </Button>
      </Stack>
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
