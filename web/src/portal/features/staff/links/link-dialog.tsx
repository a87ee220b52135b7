import { Stack, Text } from '@chakra-ui/react';
import type { StaffLink } from '@wine-walk/common/api/staff/staff.ts';
import { renderSVG } from 'uqr';
import { appOrigin } from '../../../../platform/lib/app-origin.ts';
import { Button } from '../../../../ui/button.tsx';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { copyOrShow } from '../../../kit/copy-or-show.ts';
import { texts } from '../../../texts/texts.ts';

interface LinkDialogProps {
  link: Pick<StaffLink, 'name' | 'path' | 'pin'>;
  onClose: () => void;
}

/** QR code and PIN to show to a volunteer or send to a shop. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { dialog } = texts.staff.links;
  const address = new URL(link.path, appOrigin()).href;
  const drawing = renderSVG(address, { ecc: 'M', border: 2 });
  return (
    <AppDialog title={link.name} onClose={onClose}>
      <Stack gap="4" align="center" textAlign="center">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
          alt={dialog.qrCode({ link: link.name })}
          width={260}
          height={260}
        />
        <Text>{dialog.scan}</Text>
        <Text fontFamily="var(--ww-display)" fontSize="4xl" letterSpacing="0.15em" lineHeight="1">
          {link.pin}
        </Text>
        <Text color="muted" fontSize="sm">
          {dialog.pinHelp}
        </Text>
        <Button variant="outline" onClick={() => void copyOrShow(address, dialog)}>
          {dialog.copy}
        </Button>
      </Stack>
    </AppDialog>
  );
}
