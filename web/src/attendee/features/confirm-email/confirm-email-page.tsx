import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { confirmEventNotice } from '@wine-walk/common/api/events.ts';
import { stopMails } from '@wine-walk/common/api/mail.ts';
import { confirmWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { errorCode, errorMessage } from '../../../shared/error-message.ts';
import { Page } from '../../../ui/page.tsx';
import { paths } from '../../shared/paths.ts';

/** Codes of a link that is not complete, or no longer the last one that was mailed. */
const overCodes: ReadonlySet<string> = new Set([
  'waiting-link-over',
  'notice-link-over',
  'stop-link-over',
  'invalid-input',
]);

/** Page of a mailed link. It acts on a press only: mail servers open links, too. */
export default function ConfirmEmailPage() {
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
