import { Badge, chakra, Drawer, Flex, Heading, Portal, Stack, Text } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { useTextLanguage } from '../../../shared/text-language.ts';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import type { PublishedAnnouncement } from './announcements.ts';
import { useReportShown } from './use-report-shown.ts';

/** Announcements in a drawer. Loaded on the first click of the bell. */
export default function AnnouncementDrawer(props: AnnouncementPanelProps) {
  const { isOpen, onClose } = props;
  const texts = useTexts('announcements');
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      placement={{ base: 'bottom', md: 'end' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            ps={{ base: 'env(safe-area-inset-left)', md: '0' }}
            pe="env(safe-area-inset-right)"
            maxW={{ base: '100%', md: 'calc(420px + env(safe-area-inset-right))' }}
            maxH={{ base: '88dvh', md: '100dvh' }}
            borderTopRadius={{ base: '22px', md: '0' }}
          >
            <Drawer.Header>
              {/* Fits one line with the close button at any text size. */}
              <Drawer.Title fontSize="min(1.25rem, 8vw)">{texts.title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body pb="calc(24px + env(safe-area-inset-bottom))">
              <Content {...props} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseIconButton insetEnd="calc(8px + env(safe-area-inset-right))" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Content({ status, announcements, unreadIds, timeZone, onRetry }: AnnouncementPanelProps) {
  const texts = useTexts('announcements');
  const problems = useTexts('problems');
  if (status === 'error') {
    return <ErrorState title={texts.failed} text={problems.unexpected} onRetry={onRetry} />;
  }
  if (status === 'loading') {
    return (
      <LoadingRegion>
        <Stack gap="3">
          <SkeletonBlock height="96px" />
          <SkeletonBlock height="96px" />
        </Stack>
      </LoadingRegion>
    );
  }
  if (announcements.length === 0) {
    return <EmptyState illustration={<QuietBell />} title={texts.emptyTitle} text={texts.empty} />;
  }
  return <AnnouncementList announcements={announcements} newOnes={unreadIds} timeZone={timeZone} />;
}

interface AnnouncementListProps {
  announcements: readonly PublishedAnnouncement[];
  newOnes: readonly string[];
  timeZone: string;
}

/** Announcements with their times in the event's time zone. */
function AnnouncementList({ announcements, newOnes, timeZone }: AnnouncementListProps) {
  useReportShown(announcements.map(({ id }) => id));
  return (
    <chakra.ol listStyleType="none" display="flex" flexDirection="column" m="0" p="0">
      {announcements.map((announcement) => (
        <AnnouncementItem
          key={announcement.id}
          announcement={announcement}
          isNew={newOnes.includes(announcement.id)}
          timeZone={timeZone}
        />
      ))}
    </chakra.ol>
  );
}

interface AnnouncementItemProps {
  announcement: PublishedAnnouncement;
  isNew: boolean;
  timeZone: string;
}

function AnnouncementItem({ announcement, isNew, timeZone }: AnnouncementItemProps) {
  const { title, message, titleIn, messageIn, publishAt } = announcement;
  const texts = useTexts('announcements');
  const { dateTime } = useFormats();
  const titleLanguage = useTextLanguage(titleIn);
  const messageLanguage = useTextLanguage(messageIn);
  return (
    <chakra.li
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Flex align="center" justify="space-between" gap="3" mb="1">
        <Text asChild fontSize="sm" color="muted">
          <time dateTime={publishAt}>{dateTime(publishAt, timeZone)}</time>
        </Text>
        {isNew && <Badge>{texts.isNew}</Badge>}
      </Flex>
      <Heading as="h3" fontSize="lg" dir="auto" lang={titleLanguage}>
        {title}
      </Heading>
      <Text mt="1" whiteSpace="pre-line" dir="auto" lang={messageLanguage}>
        {message}
      </Text>
    </chakra.li>
  );
}

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
