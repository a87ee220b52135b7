import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { confirmEventNotice } from '@wine-walk/common/api/events.ts';
import { answerSurvey } from '@wine-walk/common/api/feedback.ts';
import { stopMails } from '@wine-walk/common/api/mail.ts';
import { confirmWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { errorCode, errorMessage } from '../../../shared/error-message.ts';
import { Page } from '../../../ui/page.tsx';
import { type FeedbackAnswers, FeedbackForm, toGrade } from '../../shared/feedback-form.tsx';
import { paths } from '../../shared/paths.ts';

/** Codes of a link that is not complete, or no longer the last one that was mailed. */
const overCodes: ReadonlySet<string> = new Set([
  'waiting-link-over',
  'notice-link-over',
  'stop-link-over',
  'survey-link-over',
  'invalid-input',
]);

/** Page of a mailed link. It acts on a press only: mail servers open links, too. */
export default function ConfirmEmailPage() {
  const [params] = useSearchParams();
  return params.has('survey') ? <Survey /> : <Confirmation />;
}

/** Survey of a mail, with the answer that was pressed in it. */
function Survey() {
  const texts = useTexts('confirmEmail');
  const { thanksTitle, thanks } = useTexts('feedback');
  const problems = useTexts('problems');
  const [params] = useSearchParams();
  const token = params.get('survey') ?? '';
  const { title, lead, failed, given } = texts.survey;
  const { mutate, isPending, data, error } = useCall(
    ({ evening, ...answers }: FeedbackAnswers, call) =>
      call(answerSurvey, { body: { token, evening: evening ?? 0, ...answers } }),
  );
  const code = errorCode(error);
  if (data || code === 'feedback-given')
    return <Outcome title={title} heading={thanksTitle} text={data ? thanks : given} isDone />;
  if (overCodes.has(code))
    return (
      <Outcome title={title} heading={texts.overTitle} text={problems.codes['survey-link-over']} />
    );
  return (
    <Page title={title}>
      <Stack gap="4" maxW="52ch" pb="8">
        <Text>{lead}</Text>
        {error && (
          <Text role="alert" color="dangerText">
            {errorMessage(error, { own: { failed }, problems })}
          </Text>
        )}
        <FeedbackForm
          evening={toGrade(params.get('evening'))}
          isPending={isPending}
          canSend={({ evening }) => evening}
          onSend={mutate}
        />
      </Stack>
    </Page>
  );
}

/** Asks for the press that carries out the action of the link. */
function Confirmation() {
  const texts = useTexts('confirmEmail');
  const problems = useTexts('problems');
  const [params] = useSearchParams();
  const kind = (['notice', 'stop'] as const).find((name) => params.has(name)) ?? 'waiting';
  const token = params.get(kind) ?? '';
  const { title, text, confirm, confirming, doneTitle, done } = texts[kind];
  const { mutate, isPending, data, error } = useCall((_: void, call) =>
    kind === 'stop'
      ? call(stopMails, { query: { token } })
      : call(kind === 'notice' ? confirmEventNotice : confirmWaiting, { body: { token } }),
  );
  const isOver = overCodes.has(errorCode(error));
  if (data) return <Outcome title={title} heading={doneTitle} text={done} isDone />;
  if (isOver) return <Outcome title={title} heading={texts.overTitle} text={texts.over} />;
  return (
    <Page title={title}>
      <Stack gap="4" maxW="52ch" pb="8" align="flex-start">
        <Text>{text}</Text>
        {error && (
          <Text role="alert" color="dangerText">
            {errorMessage(error, { own: { failed: texts.failed }, problems })}
          </Text>
        )}
        <Button minH="12" aria-busy={isPending} onClick={() => !isPending && mutate()}>
          {isPending ? confirming : confirm}
        </Button>
      </Stack>
    </Page>
  );
}

interface OutcomeProps {
  /** Title of the page. */
  title: string;
  heading: string;
  text: string;
  isDone?: boolean;
}

function Outcome({ title, heading, text, isDone = false }: OutcomeProps) {
  const texts = useTexts('confirmEmail');
  return (
    <Page title={title}>
      <Stack gap="4" maxW="52ch" pb="8" align="flex-start">
        <Box
          role="status"
          p="4"
          borderRadius="l2"
          bg={isDone ? 'vineSoft' : 'goldSoft'}
          color={isDone ? 'vineText' : 'goldText'}
        >
          <Text fontWeight="700">{heading}</Text>
          <Text fontSize="sm">{text}</Text>
        </Box>
        <Button asChild variant="outline" minH="12">
          <Link to={isDone ? paths.home.getHref() : paths.waiver.getHref()}>{texts.toWalk}</Link>
        </Button>
      </Stack>
    </Page>
  );
}
