import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { later } from '../../components/later.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { showAppBadge } from '../../device/app-badge.ts';
import { useTexts } from '../../texts/texts.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useArrival } from './use-arrival.ts';
import { useReadAnnouncements } from './use-read-announcements.ts';

const AnnouncementBanner = later(() => import('./announcement-banner.tsx'));

const maxShown = 9;

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
  const arrival = useArrival(all, status === 'ready');
  const ids = all.map(({ id }) => id);
  const isOpen = readBefore !== null;
  const isNew = arrival !== undefined && !isOpen && !read.includes(arrival.id);
  // While the panel is open, what arrives is being read.
  const unread = isOpen ? 0 : ids.filter((id) => !read.includes(id)).length;
  useEffect(() => showAppBadge(unread), [unread]);
  useEffect(() => () => showAppBadge(0), []);
  const open = () => {
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
        {unread > 0 && <Count count={unread} />}
      </Box>
      <chakra.span role="status" srOnly>
        {arrival && announcements.arrived(arrival.title)}
      </chakra.span>
      {isNew && (
        <AnnouncementBanner
          announcement={arrival}
          onRead={open}
          onDismiss={() => markRead([arrival.id])}
        />
      )}
      <AnnouncementPanel
        isOpen={isOpen}
        onClose={close}
        status={status}
        announcements={all}
        newOnes={ids.filter((id) => readBefore && !readBefore.includes(id))}
        timeZone={timeZone}
        onRetry={retry}
      />
    </>
  );
}

/** The button says the number in words. */
function Count({ count }: { count: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="1"
      insetEnd="0.5"
      minW="5"
      px="1"
      borderRadius="full"
      bg="wine"
      color="wineInk"
      fontSize="xs"
      fontWeight="700"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      pointerEvents="none"
      boxShadow="0 0 0 2px var(--ww-paper)"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </chakra.span>
  );
}
