import type { AdminEvent } from '@contract/admin-events.ts';
import type { Announcement } from '@contract/announcements.ts';
import { useState } from 'react';
import { RecordBoundary } from '../../forms/record-boundary.tsx';
import { LiveList } from '../../lists/live-list.tsx';
import type { OpenRecord } from '../../lists/use-open-record.ts';
import { useStaff } from '../../session/use-staff.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementTable } from './announcement-table.tsx';
import { useAdminAnnouncements } from './use-announcements.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface Props {
  event: AdminEvent;
  open: OpenRecord;
}

/** One event's announcements, with the form and the question that may be open over them. */
export function EventAnnouncements({ event, open }: Props) {
  const { isAdmin } = useStaff();
  const announcements = useAdminAnnouncements(event.id);
  const [withdrawing, setWithdrawing] = useState<Announcement | null>(null);
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  return (
    <LiveList live={announcements} failure="The announcements could not be loaded">
      {(all: Announcement[]) => (
        <>
          <AnnouncementTable
            announcements={all}
            timeZone={event.timeZone}
            onEdit={isAdmin ? open.edit : undefined}
            onWithdraw={setWithdrawing}
          />
          {isOpen && (
            <RecordBoundary
              key={open.editing ?? 'new'}
              id={open.editing}
              records={all}
              noun="announcement"
              onClose={open.close}
            >
              {(announcement) => (
                <AnnouncementDialog
                  announcement={announcement}
                  event={event}
                  onClose={open.close}
                />
              )}
            </RecordBoundary>
          )}
          {withdrawing && (
            <WithdrawDialog
              announcement={withdrawing}
              eventId={event.id}
              onClose={() => setWithdrawing(null)}
            />
          )}
        </>
      )}
    </LiveList>
  );
}
