import { Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useCamera } from '../../../ui/scanner/use-camera.ts';
import { Viewfinder } from '../../../ui/scanner/viewfinder.tsx';
import { Alert } from '../../kit/alert.tsx';

/** The same code in the next pictures is the same scan. Milliseconds. */
const sameScanMs = 3000;

/** Reads codes with the camera, one after the other. */
export function DeskCamera({ onText }: { onText: (text: string) => void }) {
  const camera = useCamera();
  const [hasNoDecoder, setNoDecoder] = useState(false);
  const last = useRef({ text: '', at: 0 });
  if (camera.status === 'failed' || hasNoDecoder)
    return (
      <Alert tone="danger">
        The camera cannot be used here. Type the number under the code, or use a scanner that types.
      </Alert>
    );
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
      <Text color="muted" fontSize="sm" textAlign="center">
        Hold the code of a confirmation, ticket or reward into the frame.
      </Text>
    </Stack>
  );
}
