import type { PublishedAnnouncement } from './published.ts';

export interface AnnouncementPanelProps {
  isOpen: boolean;
  onClose: () => void;
  status: 'loading' | 'ready' | 'error';
  /** Newest first. */
  announcements: readonly PublishedAnnouncement[];
  /** The ids of those that were unread when the panel was opened, or came since. */
  unreadIds: readonly string[];
  timeZone: string;
  onRetry: () => void;
}
