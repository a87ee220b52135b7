import { Drawer, Portal, Stack } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import type { AnnouncementPanelProps } from './announcement-panel-props.ts';

/** See announcement-panel.tsx, which loads it with the first press of the bell. */
export default function AnnouncementDrawer(props: AnnouncementPanelProps) {
  const { isOpen, onClose } = props;
  const { announcements: texts } = useTexts();
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
              {/* In one line beside the cross, however large the text is. */}
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
  const { announcements: texts, problems } = useTexts();
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
