import { Dialog } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { SheetStep } from './sheet-step.tsx';
import type { SheetStepProps } from './sheet-step-props.ts';
import { applyStaffReview } from './stage.ts';
import './success/check-in-success.css';

/** Check-in sheet, fullscreen after success. A single dialog keeps the focus inside. */
export default function CheckInDialog({
  isOpen,
  ...stepProps
}: SheetStepProps & { isOpen: boolean }) {
  const eventData = useEventData();
  const stage = applyStaffReview(stepProps.sheet.stage, eventData);
  const props = { ...stepProps, sheet: { ...stepProps.sheet, stage } };
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={props.onClose}
      size="sm"
      onExitComplete={() => {
        if (!opener.current?.isConnected) requestAnimationFrame(restoreLostFocus);
      }}
    >
      <Dialog.Content
        className="check-in-sheet"
        data-stage={stage.name}
        my={{ base: '0', md: 'auto' }}
        // Leaves room at the top for toasts, which would cover the close button.
        // A phone in landscape has no room for that.
        maxH={{
          base: 'calc(100dvh - 120px)',
          md: 'max(100dvh - 220px, min(100dvh - 16px, 480px))',
        }}
        overflowY="auto"
      >
        <SheetStep {...props} />
        <Dialog.CloseTrigger asChild>
          <CloseIconButton className="check-in-close" />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </DialogFrame>
  );
}

/** Focuses the heading unless something has the focus: the dialog cannot return it to a button that is gone. */
function restoreLostFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
