import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type Announcement } from '@wine-walk/common/api/announcements.ts';
import { useState } from 'react';
import { RecordBoundary } from '../../kit/forms/record-boundary.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import type { OpenRecord } from '../../kit/lists/use-open-record.ts';
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
