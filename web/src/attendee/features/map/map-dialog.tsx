import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { ignoreClicksAbove } from '../../../ui/dialogs/above-dialogs.ts';
import { restorePinFocus } from './restore-pin-focus.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Selected business, which Escape deselects first. */
  selectedId: string | undefined;
  onDeselect: () => void;
  children: ReactNode;
}

/** Fullscreen dialog of the map. */
export default function MapDialog({ isOpen, onClose, selectedId, onDeselect, children }: Props) {
  const map = useTexts('map');
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={(event) => {
        if (!selectedId) return;
        event.preventDefault();
        restorePinFocus(document.activeElement?.closest('.business-panel'), selectedId);
        onDeselect();
      }}
      onInteractOutside={ignoreClicksAbove}
      size="full"
      motionPreset="none"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content className="map-dialog" data-map-room>
            <Dialog.Title srOnly>{map.title}</Dialog.Title>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseIconButton
                className="map-dialog-close"
                variant="outline"
                aria-label={map.close}
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
