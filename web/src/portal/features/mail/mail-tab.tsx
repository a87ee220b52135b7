import { Badge, Stack, Text } from '@chakra-ui/react';
import { listMails, type SentMail } from '@wine-walk/common/api/mail.ts';
import type { MailState } from '@wine-walk/common/model/mail.ts';
import { isRepeatable } from '@wine-walk/common/rules/mail/outbox.ts';
import { Check, CircleAlert, Clock, Send } from 'lucide-react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { NameCell } from '../../kit/lists/cells.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { matchesFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { TestMailDialog } from './test-mail-dialog.tsx';
import { reasonText, useSendHeldBack, useSendMail } from './use-send-mail.ts';

const badges = {
  queued: { palette: 'gold', Icon: Clock },
  sent: { palette: 'vine', Icon: Check },
  failed: { palette: 'red', Icon: CircleAlert },
} as const;

function StateBadge({ state }: { state: MailState }) {
  const { palette, Icon } = badges[state];
  return (
    <Badge colorPalette={palette} flexShrink="0">
      <Icon aria-hidden="true" />
      {texts.mail.states[state]}
    </Badge>
  );
}

/** Refetch interval in milliseconds, for mails that are attempted again. */
const refetchInterval = 10_000;

/** Mail tab: the latest mails with their delivery state, for admins. */
export default function MailTab() {
  const { mail } = texts;
  const { isAdmin } = useStaff();
  const answer = useApiQuery(listMails, {}, { enabled: isAdmin, refetchInterval });
  const open = useOpenRecord();
  if (!isAdmin)
    return (
      <PortalPage title={mail.title}>
        <Alert tone="gray">{mail.adminsOnly}</Alert>
      </PortalPage>
    );
  return (
    <PortalPage
      title={mail.title}
      lead={mail.lead}
      actions={
        <Button size="sm" onClick={open.add}>
          <Send aria-hidden="true" />
          {mail.test.open}
        </Button>
      }
    >
      {answer.isPending && <TabSkeleton />}
      {answer.isError && (
        <ErrorState
          title={mail.loadFailed}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && (
        <Stack gap="4">
          <Sender from={answer.data.from} />
          <Waiting mails={answer.data.mails} />
          <HeldBack mails={answer.data.mails} />
          <MailList mails={answer.data.mails} />
        </Stack>
      )}
      {open.isAdding && <TestMailDialog onClose={open.close} />}
    </PortalPage>
  );
}

function Sender({ from }: { from: string | null }) {
  if (from)
    return (
      <Text color="muted" fontSize="sm">
        {texts.mail.sender({ from })}
      </Text>
    );
  return <Alert tone="gold">{texts.mail.notSetUp}</Alert>;
}

/** Emails that wait for the mail provider, and the next step; none that wait for another reason. */
function Waiting({ mails }: { mails: readonly SentMail[] }) {
  const { waiting, reasons } = texts.mail;
  const refused = mails.filter(
    ({ state, reason }) => state === 'queued' && reason !== null && !(reason in reasons),
  );
  const count = (isOverQuota: boolean) =>
    refused.filter((mail) => mail.isOverQuota === isOverQuota).length;
  return (
    <>
      {count(false) > 0 && (
        <Alert tone="gold">{waiting.unavailable({ count: count(false) })}</Alert>
      )}
      {count(true) > 0 && <Alert tone="gold">{waiting.overQuota({ count: count(true) })}</Alert>}
    </>
  );
}

/** Button for the mails that the limit of the provider held back; none without such mails. */
function HeldBack({ mails }: { mails: readonly SentMail[] }) {
  const sending = useSendHeldBack();
  const count = mails.filter(
    (mail) => mail.state === 'failed' && mail.isOverQuota && isRepeatable(mail),
  ).length;
  if (count === 0) return null;
  return (
    <Button alignSelf="flex-start" loading={sending.isPending} onClick={() => sending.mutate({})}>
      {texts.mail.heldBack.send({ count })}
    </Button>
  );
}

/** Mails per page. */
const pageSize = 25;

function MailList({ mails }: { mails: readonly SentMail[] }) {
  const t = texts.mail;
  const filters = useListFilters();
  const { sendAgain, sendingId } = useSendMail();
  const { timeZone } = useOrganization();
  const count = (state: MailState) => mails.filter((mail) => mail.state === state).length;
  const states = ['queued', 'sent', 'failed'] as const;
  const chosen = states.find((state) => state === filters.get('state')) ?? '';
  const shows = [
    { show: '', label: t.allStates, count: mails.length },
    ...states.map((state) => ({ show: state, label: t.states[state], count: count(state) })),
  ];
  const columns: Column<SentMail>[] = [
    {
      id: 'to',
      title: t.columns.to,
      sortValue: ({ to }) => to,
      cell: ({ to, kind }) => <NameCell name={to} note={t.kinds[kind]} />,
    },
    {
      id: 'state',
      title: t.columns.state,
      sortValue: ({ state }) => state,
      cell: ({ id, to, state, reason, attempts }) => (
        <Stack gap="1" align="flex-start" py="1">
          <StateBadge state={state} />
          {reason && (
            <Text fontSize="xs" color="muted" overflowWrap="anywhere">
              {t.failure({ reason: reasonText(reason), attempts })}
            </Text>
          )}
          {state !== 'queued' && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t.again.sendTo({ to })}
              loading={sendingId === id}
              loadingText={t.again.sending}
              onClick={() => sendAgain(id)}
            >
              {t.again.send}
            </Button>
          )}
        </Stack>
      ),
    },
    {
      id: 'time',
      title: t.columns.time,
      sortValue: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => format.dateTime(createdAt, timeZone),
      isOneLine: true,
      isWideOnly: true,
    },
  ];
  return (
    <RecordList
      noun={texts.nouns.mail}
      all={mails}
      shown={mails.filter(
        (mail) =>
          (!chosen || mail.state === chosen) &&
          matchesFilters({ ...filters, show: 'all' }, { isActive: true }, [mail.to]),
      )}
      columns={columns}
      filters={filters}
      hasShow={false}
      perPage={{ size: pageSize, filterKey: chosen }}
      emptyState={{
        illustration: <QuietStreet />,
        text: t.none,
      }}
    >
      <SegmentedFilter
        options={shows}
        chosen={chosen}
        onChoose={(show) => filters.set('state', show)}
      />
    </RecordList>
  );
}
