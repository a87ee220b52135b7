import { Box, Flex, RadioGroup, Stack, Text } from '@chakra-ui/react';
import {
  type Announcement,
  exportAnnouncementEmails,
  mailAnnouncement,
  previewAnnouncementMail,
  readAnnouncementMails,
} from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { MailPurpose } from '@wine-walk/common/model/announcements.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { copyText } from '../../../platform/device/share.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { MailPreviewPanel } from '../../shared/mail-preview.tsx';
import { texts } from '../../texts/texts.ts';
import { countMaxAgeMs } from './audience-size.tsx';

interface Props {
  announcement: Announcement;
  eventId: string;
  /** Label of its audience. */
  audience: string;
  onClose: () => void;
}

/** Emails an announcement to its audience, now or at its publication, or copies the addresses. */
export function MailDialog({ announcement, eventId, audience, onClose }: Props) {
  const params = { eventId, id: announcement.id };
  const mails = useApiQuery(readAnnouncementMails, { params }, { staleTime: countMaxAgeMs });
  return (
    <AppDialog
      title={texts.announcements.mail.dialog({ title: announcement.title })}
      onClose={onClose}
    >
      {mails.isPending && <TabSkeleton />}
      {mails.isError && (
        <ErrorState
          title={texts.announcements.mail.countFailed}
          error={mails.error}
          onRetry={() => void mails.refetch()}
        />
      )}
      {mails.data && announcement.isPublished && (
        <MailForm params={params} audience={audience} facts={mails.data} />
      )}
      {mails.data && !announcement.isPublished && (
        <ScheduleForm
          params={params}
          audience={audience}
          facts={mails.data}
          scheduled={announcement.scheduledMail}
        />
      )}
    </AppDialog>
  );
}

const purposes = ['walk', 'news'] as const satisfies readonly MailPurpose[];

interface FormProps {
  params: { eventId: string; id: string };
  audience: string;
  facts: ResponseOf<typeof readAnnouncementMails>;
}

function MailForm({ params, audience, facts }: FormProps) {
  const t = texts.announcements.mail;
  const { isConfigured, recipients, mails } = facts;
  const [purpose, setPurpose] = useState<MailPurpose>('walk');
  const body = { purpose };
  const send = useCall(mailAnnouncement, {
    success: ({ queued }) => t.sent({ count: queued, shown: format.number(queued) }),
    failure: t.sendFailed,
    invalidates: [readAnnouncementMails],
  });
  const copy = useCall(
    async (_: void, call) => {
      const { emails } = await call(exportAnnouncementEmails, { params, body });
      if (!(await copyText(emails.join(', ')))) throw new Error(t.copyFailed);
      return emails.length;
    },
    {
      success: (count) => ({
        title: t.copied({ count, shown: format.number(count) }),
        description: t.copiedHelp,
      }),
      failure: t.copyFailed,
    },
  );
  const count = recipients[purpose];
  const total = mails.queued + mails.sent + mails.failed;
  return (
    <Stack gap="4">
      <Text>
        {t.now.before}
        <strong>{audience}</strong>
        {t.now.after}
      </Text>
      <PurposeChoice purpose={purpose} recipients={recipients} onChoose={setPurpose} />
      <Preview params={params} purpose={purpose} />
      <SpreadNote facts={facts} purpose={purpose} />
      {total > 0 && (
        <Text role="status">
          {t.progress({
            sent: format.number(mails.sent),
            queued: format.number(mails.queued),
            failed: format.number(mails.failed),
          })}
        </Text>
      )}
      {!isConfigured && <Alert tone="gold">{t.notSetUp}</Alert>}
      <Flex gap="2" wrap="wrap" justify="flex-end">
        <Button
          variant="outline"
          isWaiting={count === 0}
          loading={copy.isPending}
          loadingText={t.copying}
          onClick={() => copy.mutate()}
        >
          {t.copy({ count, shown: format.number(count) })}
        </Button>
        {isConfigured && (
          <Button
            isWaiting={count === 0}
            loading={send.isPending}
            loadingText={t.sending}
            onClick={() => send.mutate({ params, body })}
          >
            {t.send({ count, shown: format.number(count) })}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

/** Says that the provider's daily limit spreads the emails over several days. */
function SpreadNote({
  facts: { dailyLimit, daysToSend },
  purpose,
}: Pick<FormProps, 'facts'> & { purpose: MailPurpose }) {
  const days = daysToSend[purpose];
  if (dailyLimit === null || days < 2) return null;
  const limit = format.number(dailyLimit);
  return <Alert tone="gold">{texts.announcements.mail.spread({ limit, days })}</Alert>;
}

/** Shows the mail of the announcement on demand. */
function Preview({ params, purpose }: Pick<FormProps, 'params'> & { purpose: MailPurpose }) {
  const { languages } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  return (
    <FocusOnReplace watch={isOpen}>
      {isOpen ? (
        <Box tabIndex={-1} role="group" aria-label={texts.announcements.mail.preview}>
          <MailPreviewPanel
            languages={languages}
            endpoint={previewAnnouncementMail}
            input={(language) => ({ params, query: { purpose, language } })}
          />
        </Box>
      ) : (
        <Button variant="plain" px="0" alignSelf="flex-start" onClick={() => setOpen(true)}>
          <Eye size={18} aria-hidden="true" />
          {texts.announcements.mail.preview}
        </Button>
      )}
    </FocusOnReplace>
  );
}

/** Choice of who gets the email, with the number of addresses. */
function PurposeChoice({
  purpose,
  recipients,
  onChoose,
}: {
  purpose: MailPurpose;
  recipients: Readonly<Record<MailPurpose, number>>;
  onChoose: (purpose: MailPurpose) => void;
}) {
  return (
    <RadioGroup.Root
      value={purpose}
      onValueChange={({ value }) => onChoose(purposes.find((known) => known === value) ?? 'walk')}
      aria-label={texts.announcements.mail.purpose}
    >
      <Stack gap="0">
        {purposes.map((kind) => (
          <RadioGroup.Item key={kind} value={kind} minH="10">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>
              {texts.announcements.mail.purposes[kind]({
                recipients: format.number(recipients[kind]),
              })}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

/** Decides whether the publication of a scheduled announcement sends emails. */
function ScheduleForm({
  params,
  audience,
  facts,
  scheduled,
}: FormProps & { scheduled: MailPurpose | null }) {
  const t = texts.announcements.mail;
  const [purpose, setPurpose] = useState<MailPurpose>(scheduled ?? 'walk');
  const save = useCall(
    (next: MailPurpose | null, call) => call(mailAnnouncement, { params, body: { purpose: next } }),
    { success: (_, next) => (next ? t.scheduled : t.unscheduled), failure: t.scheduleFailed },
  );
  const isChange = purpose !== scheduled;
  return (
    <Stack gap="4">
      <Text>
        {t.whenPublished.before}
        <strong>{audience}</strong>
        {t.whenPublished.after}
      </Text>
      <PurposeChoice purpose={purpose} recipients={facts.recipients} onChoose={setPurpose} />
      <Preview params={params} purpose={purpose} />
      <SpreadNote facts={facts} purpose={purpose} />
      {!facts.isConfigured && <Alert tone="gold">{t.notSetUpSchedule}</Alert>}
      {scheduled && !isChange && <Text role="status">{t.isScheduled}</Text>}
      <Flex gap="2" wrap="wrap" justify="flex-end">
        {scheduled && (
          <Button variant="outline" loading={save.isPending} onClick={() => save.mutate(null)}>
            {t.unschedule}
          </Button>
        )}
        {facts.isConfigured && (
          <Button
            isWaiting={!isChange}
            loading={save.isPending}
            loadingText={texts.kit.saving}
            onClick={() => save.mutate(purpose)}
          >
            {t.schedule}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
