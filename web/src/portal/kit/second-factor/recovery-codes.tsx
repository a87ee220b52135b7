import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../platform/device/file.ts';
import { copyText } from '../../../platform/device/share.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { showToast } from '../../../ui/toaster.tsx';

interface Props {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** Recovery codes, shown once, with ways to keep them. */
export function RecoveryCodes({ codes, username, onDone }: Props) {
  const { shortName } = useOrganization();
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showToast({ type: 'success', title: 'Codes copied' });
    else
      showToast({ type: 'error', title: 'Copying failed', description: 'Select and copy them.' });
  };
  const download = () => {
    const text = `${shortName} recovery codes of ${username}. Each works once.\n\n${codes.join('\n')}\n`;
    saveFile(new File([text], `recovery-codes-${username}.txt`, { type: 'text/plain' }));
  };
  return (
    <Stack gap="4">
      <Text>
        Save these somewhere other than your phone. If you lose it, each one signs you in once. You
        won’t see them again.
      </Text>
      <Stack
        as="ul"
        aria-label="Recovery codes"
        gap="1"
        listStyleType="none"
        bg="sunken"
        borderRadius="l2"
        p="4"
        fontFamily="monospace"
        fontSize="sm"
      >
        {codes.map((code) => (
          <Text as="li" key={code} whiteSpace="nowrap">
            {code}
          </Text>
        ))}
      </Stack>
      <Flex gap="2" wrap="wrap">
        {/* A second press of Enter must not dismiss the codes. */}
        <Button variant="outline" size="sm" onClick={() => void copy()} autoFocus>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button variant="outline" size="sm" onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </Flex>
      <Button onClick={onDone}>I’ve saved them</Button>
    </Stack>
  );
}
