import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../platform/device/file.ts';
import { copyText } from '../../../platform/device/share.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** Recovery codes, shown once, with ways to keep them. */
export function RecoveryCodes({ codes, username, onDone }: Props) {
  const { codes: codeTexts } = texts.app.secondFactor;
  const { shortName } = useOrganization();
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showToast({ type: 'success', title: codeTexts.copied });
    else
      showToast({
        type: 'error',
        title: codeTexts.copyFailed,
        description: codeTexts.copyFailedText,
      });
  };
  const download = () => {
    const text = `${codeTexts.file({ organization: shortName, username })}\n\n${codes.join('\n')}\n`;
    saveFile(new File([text], `recovery-codes-${username}.txt`, { type: 'text/plain' }));
  };
  return (
    <Stack gap="4">
      <Text>{codeTexts.save}</Text>
      <Stack
        as="ul"
        aria-label={codeTexts.title}
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
          {codeTexts.copy}
        </Button>
        <Button variant="outline" size="sm" onClick={download}>
          <Download aria-hidden="true" />
          {codeTexts.download}
        </Button>
      </Flex>
      <Button onClick={onDone}>{codeTexts.saved}</Button>
    </Stack>
  );
}
