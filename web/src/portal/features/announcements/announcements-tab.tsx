import { Button, Text } from '@chakra-ui/react';
import { type Announcement, withdrawAnnouncement } from '@wine-walk/common/api/announcements.ts';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { publishTime } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { type Live, useLiveQuery } from '../../../platform/live/live.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { RecordBoundary } from '../../kit/forms/record-boundary.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { type OpenRecord, useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage, ReadOnlyNote } from '../../kit/portal-page.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useBusinesses } from '../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementTable } from './announcement-table.tsx';
import { audienceChoices, audienceLabel } from './audience-choices.ts';
import { MailDialog } from './mail-dialog.tsx';
import { WithdrawnAnnouncements } from './withdrawn-announcements.tsx';

/** Live list of an event's announcements, latest first; waits while there is no event. */
function useAdminAnnouncements(eventId: string | null): Live<Announcement[]> {
  return useLiveQuery(
    eventId === null
      ? null
      : { path: `events/${eventId}/announcements`, orderBy: [['publishAt', 'desc']] },
    announcementDocument,
  );
}

interface WithdrawDialogProps {
  announcement: Announcement;
  eventId: string;
  onClose: () => void;
}

/** Confirms before an announcement is withdrawn from every open app. */
function WithdrawDialog({ announcement, eventId, onClose }: WithdrawDialogProps) {
  const { withdrawDialog } = texts.announcements;
  const { id, title } = announcement;
  const withdraw = useCall(withdrawAnnouncement, {
    success: withdrawDialog.withdrawn,
    failure: withdrawDialog.failed,
    invalidates: [listChanges],
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={withdrawDialog.title}
      action={withdrawDialog.submit}
      busyLabel={withdrawDialog.withdrawing}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { eventId, id } })}
      onClose={onClose}
    >
      <Text>{withdrawDialog.text({ title })}</Text>
    </ConfirmDialog>
  );
}

interface EventAnnouncementsProps {
  event: AdminEvent;
  open: OpenRecord;
}

/** Announcements of one event with the open form or confirmation. */
function EventAnnouncements({ event, open }: EventAnnouncementsProps) {
  const { isAdmin } = useStaff();
  const announcements = useAdminAnnouncements(event.id);
  const businesses = useBusinesses();
  const audiences = audienceChoices(event, businesses.data ?? []);
  const [withdrawing, setWithdrawing] = useState<Announcement | null>(null);
  const [mailingId, setMailingId] = useState<string | null>(null);
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  return (
    <LiveList live={announcements} failure={texts.announcements.loadFailed}>
      {(stored: Announcement[]) => {
        const all = stored.map((one) => ({ ...one, publishAt: publishTime(one, event) }));
        return (
          <>
            <AnnouncementTable
              announcements={all}
              eventId={event.id}
              timeZone={event.timeZone}
              audiences={audiences}
              onEdit={isAdmin ? open.edit : undefined}
              onWithdraw={setWithdrawing}
              onMail={({ id }) => setMailingId(id)}
            />
            {isAdmin && <WithdrawnAnnouncements event={event} />}
            {isOpen && (
              <RecordBoundary
                key={open.editing ?? 'new'}
                id={open.editing}
                records={all}
                noun={texts.nouns.announcement}
                onClose={open.close}
              >
                {(announcement) => (
                  <AnnouncementDialog
                    announcement={announcement}
                    event={event}
                    audiences={audiences}
                    onClose={open.close}
                  />
                )}
              </RecordBoundary>
            )}
            {all
              .filter(({ id }) => id === mailingId)
              .map((announcement) => (
                <MailDialog
                  key={announcement.id}
                  announcement={announcement}
                  eventId={event.id}
                  audience={audienceLabel(announcement, audiences)}
                  onClose={() => setMailingId(null)}
                />
              ))}
            {withdrawing && (
              <WithdrawDialog
                announcement={withdrawing}
                eventId={event.id}
                onClose={() => setWithdrawing(null)}
              />
            )}
          </>
        );
      }}
    </LiveList>
  );
}

/** Announcements tab: messages that every open app shows behind its bell. */
export default function AnnouncementsTab() {
  const { isAdmin } = useStaff();
  const { announcements } = texts;
  const { events, event } = useSelectedEvent();
  const open = useOpenRecord();
  return (
    <PortalPage
      title={announcements.title}
      lead={announcements.lead}
      actions={
        isAdmin &&
        event && (
          <Button size="sm" onClick={open.add}>
            <Megaphone aria-hidden="true" />
            {announcements.write}
          </Button>
        )
      }
    >
      {!isAdmin && <ReadOnlyNote noun={texts.nouns.announcement} />}
      {event ? (
        <EventAnnouncements key={event.id} event={event} open={open} />
      ) : (
        <NoEventYet events={events} text={announcements.noEvent} />
      )}
    </PortalPage>
  );
}
