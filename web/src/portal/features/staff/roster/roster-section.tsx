import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  endVolunteer,
  listVolunteers,
  type Volunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useApiCache } from '../../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RecentImports } from '../../../kit/csv-import/recent-imports.tsx';
import { participatingBusinesses } from '../../../shared/participating-businesses.ts';
import { useBusinesses } from '../../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../../shared/use-selected-event.ts';
import { texts } from '../../../texts/texts.ts';
import { LinkDialog } from '../links/link-dialog.tsx';
import { EditVolunteerDialog } from './edit-volunteer-dialog.tsx';
import { ImportRosterDialog } from './import-roster-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { RosterChanges } from './roster-changes.tsx';
import { VolunteerCard } from './volunteer-card.tsx';
import { AddVolunteerDialog } from './volunteer-dialog.tsx';

/** Interval in milliseconds at which the roster is fetched. */
const refetchInterval = 60_000;

/** Roster of the selected event. */
export function SelectedRoster() {
  const { event } = useSelectedEvent();
  const businesses = useBusinesses();
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
  | { kind: 'link' | 'edit' | 'no-show'; volunteer: Volunteer }
  | null;

/** Roster of an event: each person with a personal link to their station. */
export function RosterSection({ event, businesses }: Props) {
  const { refetch } = useApiCache();
  const query = { query: { eventId: event.id } };
  const roster = useApiQuery(listVolunteers, query, { refetchInterval });
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const reload = () => void refetch(listVolunteers, listChanges);
  const end = useCall(endVolunteer, {
    success: ({ name }) => ({
      title: texts.staff.roster.end.done({ name }),
      description: texts.staff.roster.end.undo,
    }),
    failure: texts.staff.roster.end.failed,
    invalidates: [listVolunteers, listChanges],
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
        <Button size="sm" variant="outline" onClick={() => setOpen({ kind: 'add' })}>
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
      </Flex>
      {roster.isError && (
        <ErrorState
          title={texts.staff.roster.fetchFailed}
          error={roster.error}
          onRetry={() => void roster.refetch()}
        />
      )}
      {roster.data && (
        <>
          <RecentImports topic="staff" eventId={event.id} onUndone={reload} />
          <RosterChanges eventId={event.id} timeZone={event.timeZone} onUndone={reload} />
        </>
      )}
      {roster.data?.map((volunteer) => (
        <VolunteerCard
          key={volunteer.id}
          volunteer={volunteer}
          station={businesses.find(({ id }) => id === volunteer.businessId)?.name}
          onShow={() => setOpen({ kind: 'link', volunteer })}
          onEdit={() => setOpen({ kind: 'edit', volunteer })}
          onEnd={() => end.mutate({ params: { id: volunteer.id } })}
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
      {open?.kind === 'edit' && (
        <EditVolunteerDialog
          volunteer={open.volunteer}
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
