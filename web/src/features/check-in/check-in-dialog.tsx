import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useTexts } from '../../texts/texts.ts';
import type { CheckInRequest } from './request.ts';
import { SheetStep } from './sheet-step.tsx';
import type { Tap } from './tap.ts';
import { useCheckInFlow } from './use-check-in-flow.ts';
import './verified-moment.css';

interface Props {
  request: CheckInRequest;
  isOpen: boolean;
  keep: (tap: Tap, timeZone: string) => Promise<boolean>;
  onScan: () => void;
  onClose: () => void;
}

/** The check-in sheet; once checked in, the whole screen. One dialog, so that the focus stays in it. */
export function CheckInDialog({ request, isOpen, keep, onScan, onClose }: Props) {
  const { common } = useTexts();
  const flow = useCheckInFlow(isOpen, keep);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      // A dialog that closes as this one opens gives the focus back behind it: no wish to leave.
      onFocusOutside={(event) => event.preventDefault()}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset="slide-in-bottom"
      scrollBehavior="inside"
      size="sm"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            className="check-in-sheet"
            data-stage={flow.stage.name}
            my={{ base: '0', md: 'auto' }}
            // Toasts come at the top: its close button stays clear of them.
            maxH={{ md: 'calc(100dvh - 220px)' }}
          >
            <SheetStep request={request} flow={flow} onScan={onScan} onClose={onClose} />
            <Dialog.CloseTrigger asChild>
              <CloseButton
                className="check-in-close"
                aria-label={common.close}
                variant="ghost"
                colorPalette="gray"
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
