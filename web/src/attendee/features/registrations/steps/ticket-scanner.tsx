import { Stack, Text } from '@chakra-ui/react';
import { ticketOfCode } from '@wine-walk/common/rules/tickets/ticket-entry.ts';
import { useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { useCamera } from '../../../../ui/scanner/use-camera.ts';
import { Viewfinder } from '../../../../ui/scanner/viewfinder.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the ID of a scanned ticket. */
  onTicket: (ticketId: string) => void;
}

/** Scanner for the code on the attendee's ticket. */
export default function TicketScanner({ isOpen, onClose, onTicket }: Props) {
  const texts = useTexts('registration');
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} title={texts.scanTicket}>
      <TicketCamera onTicket={onTicket} />
    </AppDialog>
  );
}

/** Reads codes until one is a ticket. Without a usable camera, it refers to the field. */
function TicketCamera({ onTicket }: Pick<Props, 'onTicket'>) {
  const texts = useTexts('registration');
  const scanner = useTexts('scanner');
  const camera = useCamera();
  const [hasNoDecoder, setNoDecoder] = useState(false);
  const [isOther, setOther] = useState(false);
  const isDone = useRef(false);
  if (camera.status === 'failed' || hasNoDecoder) {
    const isDenied = camera.status === 'failed' && camera.failure === 'denied';
    return (
      <Stack gap="1" role="alert">
        <Text fontWeight="700">{isDenied ? scanner.deniedTitle : scanner.notAvailableTitle}</Text>
        <Text>{texts.scanTicketFailed}</Text>
      </Stack>
    );
  }
  function read(codes: string[]) {
    if (isDone.current) return;
    const [ticketId] = codes.flatMap((code) => ticketOfCode(code) ?? []);
    if (!ticketId) return setOther(true);
    isDone.current = true;
    onTicket(ticketId);
  }
  return (
    <Stack gap="3">
      <Viewfinder
        camera={camera.status === 'on' ? camera.camera : null}
        onTexts={read}
        onNoDecoder={() => setNoDecoder(true)}
      />
      <Text role="status" textAlign="center">
        {isOther ? texts.scanTicketOther : texts.scanTicketAim}
      </Text>
    </Stack>
  );
}
