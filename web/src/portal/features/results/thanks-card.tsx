import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  previewThankYou,
  readThankYou,
  sendThankYou,
  type ThankedAudience,
} from '@wine-walk/common/api/feedback.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { isTooLateForThanks, thanksUntil } from '@wine-walk/common/rules/feedback/thanked.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { SectionCard } from '../../kit/section-card.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { MailPreviewPanel } from '../../shared/mail-preview.tsx';
import { texts } from '../../texts/texts.ts';

type Audience = ResponseOf<typeof readThankYou>['audiences'][number];

/** Age until the counts, which read everyone of the event, are refetched on focus. */
const countMaxAgeMs = 5 * 60_000;

/** Mails thanks with the survey to the people of an ended event, by how far they came. */
export function ThanksCard({ event }: { event: AdminEvent }) {
  const { thanks: t } = texts.results;
  const now = useNow(60_000);
  const params = { eventId: event.id };
  const { data, error, refetch } = useApiQuery(
    readThankYou,
    { params },
    { staleTime: countMaxAgeMs },
  );
  const until = format.dateTime(thanksUntil(event.endTime), event.timeZone);
  const isOver = isTooLateForThanks(event.endTime, now);
  return (
    <SectionCard title={t.title} lead={isOver ? t.over({ until }) : t.lead({ until })}>
      {error && !data && (
        <ErrorState title={t.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <TabSkeleton />}
      {data && !data.isConfigured && <Alert tone="gold">{t.notSetUp}</Alert>}
      {data && (
        <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
          {data.audiences.map((audience) => (
            <AudienceRow
              key={audience.audience}
              eventId={event.id}
              audience={audience}
              canSend={data.isConfigured && !isOver}
            />
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}

interface RowProps {
  eventId: string;
  audience: Audience;
  canSend: boolean;
}

function AudienceRow({ eventId, audience: facts, canSend }: RowProps) {
  const { thanks: t } = texts.results;
  const { audience, people, emails, mailed, daysToSend } = facts;
  const [isPreviewed, setPreviewed] = useState(false);
  const send = useCall(sendThankYou, {
    success: ({ queued: count }) => t.sent({ count, shown: format.number(count) }),
    failure: t.sendFailed,
    invalidates: [readThankYou],
  });
  const count = emails - mailed;
  const counted = { count, shown: format.number(count) };
  const numbers = {
    people,
    emails,
    shown: format.number(people),
    shownEmails: format.number(emails),
  };
  const notes = [
    t.count(numbers),
    ...(mailed > 0 ? [t.mailed({ mailed: format.number(mailed) })] : []),
    ...(canSend && count > 0 && daysToSend > 1 ? [t.days({ days: daysToSend })] : []),
  ];
  const name = t.audiences[audience];
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" justify="space-between" py="2.5">
      <Stack gap="0" minW="0">
        <Text fontWeight="600">{name}</Text>
        <Text color="muted" fontSize="sm">
          {notes.join('. ')}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={t.previewOf({ audience: name })}
          onClick={() => setPreviewed(true)}
        >
          {t.preview}
        </Button>
        {canSend && emails > 0 && (
          <Button
            size="sm"
            variant="outline"
            isWaiting={count === 0}
            loading={send.isPending}
            loadingText={t.sending}
            aria-label={count === 0 ? undefined : t.sendTo({ ...counted, audience: name })}
            onClick={() => send.mutate({ params: { eventId }, body: { audience } })}
          >
            {count === 0 ? t.all : t.send(counted)}
          </Button>
        )}
      </Flex>
      {isPreviewed && (
        <Preview eventId={eventId} audience={audience} onClose={() => setPreviewed(false)} />
      )}
    </Flex>
  );
}

interface PreviewProps {
  eventId: string;
  audience: ThankedAudience;
  onClose: () => void;
}

function Preview({ eventId, audience, onClose }: PreviewProps) {
  const { languages } = useOrganization();
  return (
    <AppDialog title={texts.results.thanks.audiences[audience]} onClose={onClose}>
      <MailPreviewPanel
        languages={languages}
        endpoint={previewThankYou}
        input={(language) => ({ params: { eventId }, query: { audience, language } })}
      />
    </AppDialog>
  );
}
