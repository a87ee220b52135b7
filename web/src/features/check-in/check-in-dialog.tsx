import { Dialog } from '@chakra-ui/react';
import { CloseControl } from '../../components/close-control.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import type { CheckInRequest } from './request.ts';
import { SheetStep } from './sheet-step.tsx';
import { useCheckInFlow } from './use-check-in-flow.ts';
import type { Hand } from './waiting/use-hand.ts';
import './verified-moment.css';

interface Props {
  request: CheckInRequest;
  isOpen: boolean;
  hand: Hand;
  onScan: () => void;
  onClose: () => void;
}

/** The check-in sheet; once checked in, the whole screen. One dialog, so that the focus stays in it. */
export function CheckInDialog({ request, isOpen, hand, onScan, onClose }: Props) {
  const flow = useCheckInFlow(isOpen, hand);
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} size="sm">
      <Dialog.Content
        className="check-in-sheet"
        data-stage={flow.stage.name}
        my={{ base: '0', md: 'auto' }}
        // Toasts come at the top: its close button stays clear of them.
        maxH={{ md: 'calc(100dvh - 220px)' }}
      >
        <SheetStep request={request} flow={flow} onScan={onScan} onClose={onClose} />
        <Dialog.CloseTrigger asChild>
          <CloseControl className="check-in-close" />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </DialogFrame>
  );
}
