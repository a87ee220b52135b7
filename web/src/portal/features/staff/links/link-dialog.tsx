import { Button, Stack, Text } from '@chakra-ui/react';
import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import { renderSVG } from 'uqr';
import { copyText } from '../../../../platform/device/share.ts';
import { AppDialog } from '../../../../ui/app-dialog.tsx';
import { showToast } from '../../../../ui/toaster.tsx';

interface Props {
  link: StaffLink;
  onClose: () => void;
}

/** The QR code and the PIN, to be held out to a volunteer or sent to a shop. */
export function LinkDialog({ link, onClose }: Props) {
  const address = new URL(link.path, window.location.origin).href;
  const drawing = renderSVG(address, { ecc: 'M', border: 2 });
  const copy = async () =>
    showToast(
      (await copyText(address))
        ? { type: 'success', title: 'Link copied' }
        : { type: 'error', title: 'The link could not be copied', description: address },
    );
  return (
    <AppDialog isOpen title={link.name} onClose={onClose}>
      <Stack gap="4" align="center" textAlign="center">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
          alt={`QR code of ${link.name}`}
          width={260}
          height={260}
        />
        <Text>Scan it with the phone’s camera, then type this PIN:</Text>
        <Text fontFamily="var(--ww-display)" fontSize="4xl" letterSpacing="0.15em" lineHeight="1">
          {link.pin}
        </Text>
        <Text color="muted" fontSize="sm">
          Tell the PIN apart from the link. Both end with the walk.
        </Text>
        <Button variant="outline" onClick={() => void copy()}>
          Copy link
        </Button>
      </Stack>
    </AppDialog>
  );
}
