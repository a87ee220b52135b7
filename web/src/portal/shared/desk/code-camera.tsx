import { Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useCamera } from '../../../ui/scanner/use-camera.ts';
import { Viewfinder } from '../../../ui/scanner/viewfinder.tsx';
import { Alert } from '../../kit/alert.tsx';

/** Time in milliseconds in which the same code counts as the same scan. */
const sameScanMs = 3000;

interface Props {
  hint: string;
  /** Next step if the camera cannot be used. */
  failed: string;
  onText: (text: string) => void;
}

/** Camera that reads one code after another. */
export function CodeCamera({ hint, failed, onText }: Props) {
  const camera = useCamera();
  const [hasNoDecoder, setNoDecoder] = useState(false);
  const last = useRef({ text: '', at: 0 });
  if (camera.status === 'failed' || hasNoDecoder) return <Alert tone="danger">{failed}</Alert>;
  function read([text = '']: string[]) {
    const now = Date.now();
    const isSame = text === last.current.text && now - last.current.at < sameScanMs;
    last.current = { text, at: now };
    if (text && !isSame) onText(text);
  }
  return (
    <Stack gap="2" maxW="480px">
      <Viewfinder
        camera={camera.status === 'on' ? camera.camera : null}
        onTexts={read}
        onNoDecoder={() => setNoDecoder(true)}
      />
      <Text role="status" color="muted" fontSize="sm" textAlign="center">
        {hint}
      </Text>
    </Stack>
  );
}
