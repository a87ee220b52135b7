import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type Announcement } from '@wine-walk/common/api/announcements.ts';
import { useWatch } from 'react-hook-form';
import type { FieldViews } from '../../kit/forms/edit-conflict-panel.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { AnnouncementFields } from './announcement-fields.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import type { AnnouncementValues } from './announcement-values.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

interface Props {
  /** Null for a new one; undefined once it was withdrawn. */
  announcement: Announcement | null | undefined;
  event: AdminEvent;
  onClose: () => void;
}

const text = (value: string) => value;

const views: FieldViews<AnnouncementValues> = {
  title: { label: 'Title', show: text },
  message: { label: 'Message', show: text },
  when: { label: 'When', show: (when) => (when === 'now' ? 'Now' : 'Scheduled') },
  publishAt: { label: 'Scheduled for', show: ({ local }) => local.replace('T', ' ') },
};

/** Writes, schedules or edits an announcement. */
export function AnnouncementDialog({ announcement, event, onClose }: Props) {
  const record = useAnnouncementForm({ announcement, event, onDone: onClose });
  const values = useWatch({ control: record.form.control }) as AnnouncementValues;
  return (
    <RecordDialog
      record={record}
      views={views}
      onClose={onClose}
      preview={<AnnouncementPreview values={values} timeZone={event.timeZone} />}
    >
      <AnnouncementFields
        form={record.form}
        timeZone={event.timeZone}
        isPublished={!record.isNew && record.base.when === 'now'}
      />
    </RecordDialog>
  );
}
