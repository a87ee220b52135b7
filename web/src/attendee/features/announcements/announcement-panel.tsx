import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { useHasBeenOpen } from '../../../ui/use-has-been-open.ts';
import type { AnnouncementPanelProps } from './announcement-panel-props.ts';

const AnnouncementDrawer = lazyOnInteraction(() => import('./announcement-drawer.tsx'));

/** Announcements in a bottom sheet on a phone, a side panel on larger screens. */
export function AnnouncementPanel(props: AnnouncementPanelProps) {
  const { isOpen, onClose } = props;
  useCloseOnBack(isOpen, onClose);
  return useHasBeenOpen(isOpen) && <AnnouncementDrawer {...props} />;
}
