import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import {
  type Announcement,
  editAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import { useState } from 'react';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import {
  type AnnouncementBody,
  type AnnouncementValues,
  announcementSchema,
  announcementValues,
} from './announcement-values.ts';

interface Props {
  announcement: Announcement | null | undefined;
  event: AdminEvent;
  onDone: () => void;
}

/** The form of an announcement; what another one saved meanwhile comes from the live list. */
export function useAnnouncementForm({ announcement, event, onDone }: Props) {
  const [openedAt] = useState(() => serverNow());
  const wasScheduled = announcement ? Date.parse(announcement.publishAt) > openedAt : false;
  const eventId = event.id;
  return useRecordForm<AnnouncementValues, AnnouncementBody, Announcement>({
    noun: 'Announcement',
    record: announcement,
    toValues: (record) => announcementValues(record, event.timeZone, openedAt),
    schema: announcementSchema(event.timeZone, wasScheduled),
    create: (body, idempotencyKey) =>
      staffCall(writeAnnouncement, { params: { eventId }, body, idempotencyKey }),
    edit: (id, body) => staffCall(editAnnouncement, { params: { eventId, id }, body }),
    readSaved: async () => announcement ?? undefined,
    onDone,
  });
}
