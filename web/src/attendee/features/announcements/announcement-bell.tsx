import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { showAppBadge } from '../../../platform/device/app-badge.ts';
import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { BellCount } from './bell-count.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useNewAnnouncement } from './use-new-announcement.ts';
import { useReadAnnouncements } from './use-read-announcements.ts';

const AnnouncementBanner = lazyOnInteraction(() => import('./announcement-banner.tsx'));

/**
 * The bell with the number of unread announcements, live, the panel it opens, and a banner for what arrives
 * while the app is open.
 */
export default function AnnouncementBell() {
  const { announcements } = useTexts();
  const { status, all, timeZone, retry } = useAnnouncements();
  const { read, markRead } = useReadAnnouncements();
  /** What had been read when the panel was opened; null while it is closed. */
  const [readBefore, setReadBefore] = useState<readonly string[] | null>(null);
  const arrival = useNewAnnouncement(all, status === 'ready');
  const ids = all.map(({ id }) => id);
  const isOpen = readBefore !== null;
  const isNew = arrival !== undefined && !isOpen && !read.includes(arrival.id);
  // While the panel is open, what arrives is being read.
  const unread = isOpen ? 0 : ids.filter((id) => !read.includes(id)).length;
  useEffect(() => showAppBadge(unread), [unread]);
  useEffect(() => () => showAppBadge(0), []);
  const bell = useRef<HTMLButtonElement>(null);
  /** Where the banner went, or the panel that it opened, the focus is here. */
  const focusBell = () => bell.current?.focus({ preventScroll: true });
  const open = () => {
    focusBell();
    setReadBefore(read);
    markRead(ids);
  };
  const close = () => {
    setReadBefore(null);
    markRead(ids);
  };
  return (
    <>
      <Box position="relative">
        <Tooltip content={announcements.title}>
          <IconButton
            ref={bell}
            variant="ghost"
            colorPalette="gray"
            aria-label={announcements.bell(unread)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
          >
            <Bell />
          </IconButton>
        </Tooltip>
        {unread > 0 && <BellCount count={unread} />}
      </Box>
      <chakra.span role="status" srOnly>
        {arrival && announcements.arrived(arrival.title)}
      </chakra.span>
      {isNew && (
        <AnnouncementBanner
          announcement={arrival}
          onRead={open}
          onDismiss={() => {
            focusBell();
            markRead([arrival.id]);
          }}
        />
      )}
      <AnnouncementPanel
        isOpen={isOpen}
        onClose={close}
        status={status}
        announcements={all}
        unreadIds={ids.filter((id) => readBefore && !readBefore.includes(id))}
        timeZone={timeZone}
        onRetry={retry}
      />
    </>
  );
}
