import type { PublishedAnnouncement } from './published.ts';

export interface AnnouncementPanelProps {
  isOpen: boolean;
  onClose: () => void;
  status: 'loading' | 'ready' | 'error';
  /** Newest first. */
  announcements: readonly PublishedAnnouncement[];
  /** IDs of announcements that were unread when the panel was opened or arrived since. */
  unreadIds: readonly string[];
  timeZone: string;
  onRetry: () => void;
}
