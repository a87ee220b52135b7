import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '../../components/tooltip.tsx';
import { useTexts } from '../../texts/texts.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useArrival } from './use-arrival.ts';
import { useReadAnnouncements } from './use-read-announcements.ts';

const mostShown = 9;

/** The bell with the number of unread announcements, live, and the panel it opens. */
export default function AnnouncementBell() {
  const { announcements } = useTexts();
  const { status, all, timeZone, retry } = useAnnouncements();
  const { read, markRead } = useReadAnnouncements();
  /** What had been read when the panel was opened; null while it is closed. */
  const [readBefore, setReadBefore] = useState<readonly string[] | null>(null);
  const arrival = useArrival(all, status === 'ready');
  const ids = all.map(({ id }) => id);
  const isOpen = readBefore !== null;
  // While the panel is open, what arrives is being read.
  const unread = isOpen ? 0 : ids.filter((id) => !read.includes(id)).length;
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
        {arrival && announcements.arrived(arrival)}
      </chakra.span>
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
      {count > mostShown ? `${mostShown}+` : count}
    </chakra.span>
  );
}
