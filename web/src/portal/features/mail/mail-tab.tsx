import { Badge, Stack, Text } from '@chakra-ui/react';
import { listMails, type SentMail } from '@wine-walk/common/api/mail.ts';
import type { MailState } from '@wine-walk/common/model/mail.ts';
import { Check, CircleAlert, Clock, Send } from 'lucide-react';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
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
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { TestMailDialog } from './test-mail-dialog.tsx';
import { useSendMail } from './use-send-mail.ts';

const kindLabels = {
  'sign-in': 'Sign-in link',
  confirmation: 'Confirmation',
  announcement: 'Announcement',
  roster: 'Volunteer’s link',
  'event-notice': 'New walk',
  offer: 'Free place',
  test: 'Test mail',
} as const;
const badges = {
  queued: { label: 'Queued', palette: 'gold', Icon: Clock },
  sent: { label: 'Sent', palette: 'vine', Icon: Check },
  failed: { label: 'Failed', palette: 'red', Icon: CircleAlert },
} as const;

function StateBadge({ state }: { state: MailState }) {
  const { label, palette, Icon } = badges[state];
  return (
    <Badge colorPalette={palette} flexShrink="0">
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}

/** Refetch interval in milliseconds, for mails that are attempted again. */
const refetchMs = 10_000;

/** Mail tab: the latest mails with their delivery state, for admins. */
export default function MailTab() {
  const { isAdmin } = useStaff();
  const answer = useApiQuery(listMails, {}, { call: staffCall, enabled: isAdmin, refetchMs });
  const open = useOpenRecord();
  if (!isAdmin)
    return (
      <PortalPage title="Mail">
        <Alert tone="gray">Only admins can see sent emails. Ask one of them.</Alert>
      </PortalPage>
    );
  return (
    <PortalPage
      title="Mail"
      lead="Emails from the last week and their delivery status."
      actions={
        <Button size="sm" onClick={open.add}>
          <Send aria-hidden="true" />
          Send a test mail
        </Button>
      }
    >
      {answer.isPending && <TabSkeleton />}
      {answer.isError && (
        <ErrorState
          title="We couldn’t load the emails"
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && (
        <Stack gap="4">
          <Sender from={answer.data.from} />
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
        Sent from {from}
      </Text>
    );
  return (
    <Alert tone="gold">
      Mail isn’t set up. Firebase sends the sign-in links without a code, and they don’t show up
      here.
    </Alert>
  );
}

/** Mails per page. */
const pageSize = 25;

function MailList({ mails }: { mails: readonly SentMail[] }) {
  const filters = useListFilters();
  const { sendAgain, sendingId } = useSendMail();
  const { timeZone } = useOrganization();
  const chosen = filters.get('state');
  const count = (state: MailState) => mails.filter((mail) => mail.state === state).length;
  const states = ['queued', 'sent', 'failed'] as const;
  const shows = [
    { show: '', label: 'All', count: mails.length },
    ...states.map((state) => ({ show: state, label: badges[state].label, count: count(state) })),
  ];
  const columns: Column<SentMail>[] = [
    {
      title: 'To',
      sortValue: ({ to }) => to,
      cell: ({ to, kind }) => <NameCell name={to} note={kindLabels[kind]} />,
    },
    {
      title: 'State',
      sortValue: ({ state }) => state,
      cell: ({ id, to, state, reason, attempts }) => (
        <Stack gap="1" align="flex-start" py="1">
          <StateBadge state={state} />
          {reason && (
            <Text fontSize="xs" color="muted" overflowWrap="anywhere">
              {reason} {attempts > 1 && `(${attempts} attempts)`}
            </Text>
          )}
          {state !== 'queued' && (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Send again to ${to}`}
              loading={sendingId === id}
              loadingText="Sending…"
              onClick={() => sendAgain(id)}
            >
              Send again
            </Button>
          )}
        </Stack>
      ),
    },
    {
      title: 'Time',
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
        text: 'Mails appear here as they are sent. Send a test mail to yourself to check the setup.',
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
