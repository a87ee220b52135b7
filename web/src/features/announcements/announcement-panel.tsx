import { later } from '../../components/later.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { useWasOpen } from '../../components/use-was-open.ts';
import type { AnnouncementPanelProps } from './announcement-panel-props.ts';

const AnnouncementDrawer = later(() => import('./announcement-drawer.tsx'));

/** The messages: a sheet from below on a phone, a panel at the side of a larger screen. */
export function AnnouncementPanel(props: AnnouncementPanelProps) {
  const { isOpen, onClose } = props;
  useBackCloses(isOpen, onClose);
  return useWasOpen(isOpen) && <AnnouncementDrawer {...props} />;
}
