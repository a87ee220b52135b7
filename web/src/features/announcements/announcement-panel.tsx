import { Drawer, Portal, Stack } from '@chakra-ui/react';
import { CloseControl } from '../../components/close-control.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { QuietBell } from '../../components/illustrations/quiet-bell.tsx';
import { Loading, SkeletonBlock } from '../../components/skeletons.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { useTexts } from '../../texts/texts.ts';
import { AnnouncementList } from './announcement-list.tsx';
import type { PublishedAnnouncement } from './published.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  status: 'loading' | 'ready' | 'error';
  /** Newest first. */
  announcements: readonly PublishedAnnouncement[];
  /** The ids of those that were unread when the panel was opened, or came since. */
  newOnes: readonly string[];
  timeZone: string;
  onRetry: () => void;
}

/** The messages: a sheet from below on a phone, a panel at the side of a larger screen. */
export function AnnouncementPanel(props: Props) {
  const { isOpen, onClose } = props;
  useBackCloses(isOpen, onClose);
  const { announcements: words } = useTexts();
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
            maxW={{ base: '100%', md: '420px' }}
            maxH={{ base: '88dvh', md: '100dvh' }}
            borderTopRadius={{ base: '22px', md: '0' }}
          >
            <Drawer.Header>
              <Drawer.Title>{words.title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body pb="calc(24px + env(safe-area-inset-bottom))">
              <Content {...props} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseControl />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Content({ status, announcements, newOnes, timeZone, onRetry }: Props) {
  const { announcements: words, problems } = useTexts();
  if (status === 'error') {
    return <ErrorState title={words.failed} text={problems.unexpected} onRetry={onRetry} />;
  }
  if (status === 'loading') {
    return (
      <Loading>
        <Stack gap="3">
          <SkeletonBlock height="96px" />
          <SkeletonBlock height="96px" />
        </Stack>
      </Loading>
    );
  }
  if (announcements.length === 0) {
    return <EmptyState illustration={<QuietBell />} title={words.emptyTitle} text={words.empty} />;
  }
  return <AnnouncementList announcements={announcements} newOnes={newOnes} timeZone={timeZone} />;
}
