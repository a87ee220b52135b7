import { Grid, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { type ReadyEventData, useEventData } from '../../shared/event-data/event-data.ts';
import { FeedbackForm, toGrade } from '../../shared/feedback-form.tsx';
import { type Answer, useFeedback } from './use-feedback.ts';

const grades = [1, 2, 3] as const;

/** Anonymous feedback after the event: one press, then thanks. Empty for users who were not registered. */
export default function FeedbackCard() {
  const eventData = useEventData();
  if (eventData.status !== 'ready' || !eventData.isRegistered || !eventData.participant)
    return null;
  const { event, participant } = eventData;
  return (
    <Feedback
      key={`${participant.id} ${event.id}`}
      eventData={eventData}
      participantId={participant.id}
    />
  );
}

interface FeedbackProps {
  eventData: ReadyEventData;
  participantId: string;
}

function Feedback({ eventData, participantId }: FeedbackProps) {
  const texts = useTexts('feedback');
  const { event, progress } = eventData;
  const feedback = useFeedback(participantId, event.id);
  const [isTelling, setTelling] = useState(false);
  const { answer, isSent, isPending } = feedback;
  const isGiven = answer !== null || progress.feedbackAt !== null;
  const hasTold = !answer || answer.businesses || answer.again || answer.comment;
  const give = (next: Answer) => {
    setTelling(false);
    feedback.give(next);
  };
  return (
    <FocusOnReplace watch={`${isGiven} ${isTelling}`}>
      {isTelling && answer && <More answer={answer} onSend={give} />}
      {!isTelling && isGiven && (
        <Thanks event={event} isWaiting={answer !== null && !isSent && !isPending}>
          {!hasTold && (
            <Button variant="outline" alignSelf="flex-start" onClick={() => setTelling(true)}>
              {texts.tellMore}
            </Button>
          )}
        </Thanks>
      )}
      {!isGiven && (
        <Rating
          onRate={(evening) => give({ evening, businesses: null, again: null, comment: '' })}
        />
      )}
    </FocusOnReplace>
  );
}

interface RatingProps {
  onRate: (evening: number) => void;
}

/** Buttons, not radio buttons: each press is sent, so arrow keys must not choose. */
function Rating({ onRate }: RatingProps) {
  const texts = useTexts('feedback');
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Grid
        role="group"
        aria-label={texts.questions.evening}
        gap="2"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))"
      >
        {grades.map((grade) => (
          <Button key={grade} variant="outline" onClick={() => onRate(grade)}>
            {texts.grades.evening[grade]}
          </Button>
        ))}
      </Grid>
      <Text color="muted" fontSize="sm">
        {texts.anonymous}
      </Text>
    </Section>
  );
}

interface MoreProps {
  answer: Answer;
  onSend: (answer: Answer) => void;
}

/** All questions, to be answered as far as the attendee likes. */
function More({ answer, onSend }: MoreProps) {
  const texts = useTexts('feedback');
  return (
    <Section title={texts.tellMore}>
      <FeedbackForm
        evening={toGrade(`${answer.evening}`)}
        isPending={false}
        canSend={({ evening }) => evening}
        onSend={({ evening, ...rest }) => evening && onSend({ evening, ...rest })}
      />
    </Section>
  );
}

interface ThanksProps {
  event: ReadyEventData['event'];
  /** True until the answer is sent. */
  isWaiting: boolean;
  children: ReactNode;
}

function Thanks({ event, isWaiting, children }: ThanksProps) {
  const texts = useTexts('feedback');
  const { name, url } = event.nonprofit;
  return (
    <Section title={texts.thanksTitle}>
      <Text role="status" tabIndex={-1} outline="none">
        {name ? texts.thanksFrom({ name }) : texts.thanks}
        {isWaiting && ` ${texts.waiting}`}
      </Text>
      {children}
      {url && (
        <NewTabLink href={url}>{texts.more({ name: name || new URL(url).hostname })}</NewTabLink>
      )}
    </Section>
  );
}
