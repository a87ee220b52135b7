import { Box, chakra, IconButton, Portal } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { showAppBadge } from '../../../platform/device/app-badge.ts';
import { StaffText } from '../../../shared/staff-text.tsx';
import { useCloseOnBack } from '../../../ui/dialogs/sheet-history.tsx';
import { lazyOnInteraction, useHasBeenOpen } from '../../../ui/lazy-on-interaction.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { AnnouncementPanelProps } from './announcement-drawer.tsx';
import { useAnnouncements, useNewAnnouncement, useReadAnnouncements } from './announcements.ts';

const AnnouncementBanner = lazyOnInteraction(() => import('./announcement-banner.tsx'));

/**
 * Bell with the live number of unread announcements, its panel, and a banner for announcements that arrive
 * while the app is open.
 */
export default function AnnouncementBell() {
  const announcements = useTexts('announcements');
  const { status, all, isComplete, timeZone, retry } = useAnnouncements();
  const { read, markRead } = useReadAnnouncements();
  /** IDs that were read when the panel was opened; null while it is closed. */
  const [readBefore, setReadBefore] = useState<readonly string[] | null>(null);
  const arrival = useNewAnnouncement(all, isComplete);
  const ids = all.map(({ id }) => id);
  const isOpen = readBefore !== null;
  const isNew = arrival !== undefined && !isOpen && !read.includes(arrival.id);
  // Announcements that arrive while the panel is open count as read.
  const unread = isOpen ? 0 : ids.filter((id) => !read.includes(id)).length;
  useEffect(() => showAppBadge(unread), [unread]);
  useEffect(() => () => showAppBadge(0), []);
  const bell = useRef<HTMLButtonElement>(null);
  /** Receives the focus when the banner or the panel that it opened disappears. */
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
            aria-label={announcements.bell({ unread })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
          >
            <Bell />
          </IconButton>
        </Tooltip>
        {unread > 0 && <BellCount count={unread} />}
      </Box>
      {/* A child of the body: an open dialog hides the header from screen readers. */}
      <Portal>
        <chakra.span role="status" srOnly>
          {arrival && (
            <>
              {announcements.arrived}{' '}
              <StaffText translations={arrival.titleIn}>{arrival.title}</StaffText>
            </>
          )}
        </chakra.span>
      </Portal>
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

const maxShown = 9;

/** Number of unread announcements at the corner of the bell; the button label contains it as text. */
function BellCount({ count }: { count: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="1"
      insetEnd="2px"
      minW="20px"
      px="4px"
      borderRadius="full"
      bg="wine"
      color="wineInk"
      // Limited to the size that fits the bell if the text is enlarged.
      fontSize="min(0.75rem, 15px)"
      fontWeight="700"
      lineHeight="20px"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      pointerEvents="none"
      boxShadow="0 0 0 2px var(--ww-paper)"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </chakra.span>
  );
}

const AnnouncementDrawer = lazyOnInteraction(() => import('./announcement-drawer.tsx'));

/** Announcements as a bottom sheet on phones and a side panel on larger screens. */
function AnnouncementPanel(props: AnnouncementPanelProps) {
  const { isOpen, onClose } = props;
  useCloseOnBack(isOpen, onClose);
  return useHasBeenOpen(isOpen) && <AnnouncementDrawer {...props} />;
}
