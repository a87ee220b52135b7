import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { listChanges } from '@wine-walk/common/api/changes.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import {
  listVolunteers,
  mailVolunteers,
  type Volunteer,
} from '@wine-walk/common/api/volunteers.ts';
import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { FileUp, Mail, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useApiCache } from '../../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RecentImports } from '../../../kit/csv-import/recent-imports.tsx';
import { staffLocale } from '../../../kit/format.ts';
import { participatingBusinesses } from '../../../shared/participating-businesses.ts';
import { defaultEvent } from '../../../shared/records/default-event.ts';
import { useBusinesses, useEvents } from '../../../shared/records/live-records.ts';
import { texts } from '../../../texts/texts.ts';
import { LinkDialog } from '../links/link-dialog.tsx';
import { ImportRosterDialog } from './import-roster-dialog.tsx';
import { AddVolunteerDialog, NoShowDialog } from './volunteer-dialog.tsx';

/** In milliseconds. */
const refetchInterval = 60_000;

/** Roster of the running or next event. */
export function NextRoster() {
  const events = useEvents();
  const now = useNow(60_000);
  const businesses = useBusinesses();
  const event = events.data && defaultEvent(events.data, now);
  if (!event) return null;
  const stations = participatingBusinesses(event, businesses.data ?? []);
  return <RosterSection event={event} businesses={stations} />;
}

interface Props {
  event: AdminEvent;
  businesses: readonly { id: string; name: string }[];
}

type OpenDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'link' | 'no-show'; volunteer: Volunteer }
  | null;

/** Roster of an event: each person with a personal link to their station. */
export function RosterSection({ event, businesses }: Props) {
  const { refetch } = useApiCache();
  const query = { query: { eventId: event.id } };
  const roster = useApiQuery(listVolunteers, query, { refetchInterval });
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const reload = () => void refetch(listVolunteers, listChanges);
  const mail = useCall(mailVolunteers, {
    success: mailedText,
    failure: texts.staff.roster.emailFailed,
  });
  return (
    <Stack as="section" gap="3" mt="4">
      <Heading as="h2" size="lg">
        {texts.staff.roster.title}
      </Heading>
      <Text color="muted" fontSize="sm">
        {texts.staff.roster.lead}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button size="sm" onClick={() => setOpen({ kind: 'add' })}>
          <UserPlus aria-hidden="true" />
          {texts.staff.roster.add}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={!roster.data}
          onClick={() => setOpen({ kind: 'import' })}
        >
          <FileUp aria-hidden="true" />
          {texts.staff.roster.import}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={!roster.data?.some(({ email, isActive }) => isActive && email !== '')}
          loading={mail.isPending}
          loadingText={texts.staff.roster.emailing}
          onClick={() => mail.mutate({ body: { eventId: event.id } })}
        >
          <Mail aria-hidden="true" />
          {texts.staff.roster.email}
        </Button>
      </Flex>
      {roster.isError && (
        <ErrorState
          title={texts.staff.roster.fetchFailed}
          error={roster.error}
          onRetry={() => void roster.refetch()}
        />
      )}
      {roster.data && <RecentImports topic="staff" eventId={event.id} onUndone={reload} />}
      {roster.data?.map((volunteer) => (
        <VolunteerCard
          key={volunteer.id}
          volunteer={volunteer}
          station={businesses.find(({ id }) => id === volunteer.businessId)?.name}
          onShow={() => setOpen({ kind: 'link', volunteer })}
          onNoShow={() => setOpen({ kind: 'no-show', volunteer })}
        />
      ))}
      {open?.kind === 'add' && (
        <AddVolunteerDialog
          eventId={event.id}
          businesses={businesses}
          onDone={reload}
          onClose={close}
        />
      )}
      {open?.kind === 'import' && roster.data && (
        <ImportRosterDialog
          eventId={event.id}
          roster={roster.data}
          businesses={businesses}
          onDone={reload}
          onClose={close}
        />
      )}
      {open?.kind === 'link' && <LinkDialog link={open.volunteer} onClose={close} />}
      {open?.kind === 'no-show' && (
        <NoShowDialog volunteer={open.volunteer} onDone={reload} onClose={close} />
      )}
    </Stack>
  );
}

interface CardProps {
  volunteer: Volunteer;
  /** Undefined for the desk, or for a business that left the walk. */
  station: string | undefined;
  onShow: () => void;
  onNoShow: () => void;
}

function VolunteerCard({ volunteer, station, onShow, onNoShow }: CardProps) {
  const { name, phone, email, task, from, to, businessId, noShowAt, replacedBy } = volunteer;
  const { desk, goneStation, takesOver } = texts.staff.roster;
  const isIn = volunteer.accounts.some(({ isActive }) => isActive);
  const place = businessId === null ? desk : (station ?? goneStation);
  const times = clockRangeText(from, to, staffLocale());
  const cover = replacedBy && takesOver({ name: replacedBy });
  const details = [task, place, times, phone, email, cover].filter(Boolean).join(' · ');
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="paper" p="3">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Stack gap="0.5" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {isIn && <Badge colorPalette="green">{texts.staff.roster.signedIn}</Badge>}
            {noShowAt && <Badge colorPalette="gray">{texts.staff.roster.noShow}</Badge>}
          </Flex>
          <Text fontSize="sm" color="muted" overflowWrap="anywhere">
            {details}
          </Text>
        </Stack>
        {!noShowAt && (
          <Flex gap="2">
            <Button size="sm" aria-label={texts.staff.roster.showNamed({ name })} onClick={onShow}>
              {texts.staff.roster.show}
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-label={texts.staff.roster.noShowNamed({ name })}
              onClick={onNoShow}
            >
              {texts.staff.roster.noShow}
            </Button>
          </Flex>
        )}
      </Flex>
    </Box>
  );
}

/** Returns what happened to the mails, for a toast. */
function mailedText({ queued, withoutEmail }: ResponseOf<typeof mailVolunteers>) {
  const { emailed, withoutEmail: unreached } = texts.staff.roster;
  const title = emailed({ count: queued });
  return withoutEmail === 0
    ? { title }
    : { title, description: unreached({ count: withoutEmail }) };
}
