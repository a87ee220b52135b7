import { Flex, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { Camera, Search, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCamera } from '../../../ui/scanner/use-camera.ts';
import { Viewfinder } from '../../../ui/scanner/viewfinder.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useCaptureTyping } from '../../kit/forms/field-focus.ts';
import { texts } from '../../texts/texts.ts';

/** Time in milliseconds in which the same code counts as the same scan. */
const sameScanMs = 3000;

/** Camera that reads one code after another. */
export function DeskCamera({ onText }: { onText: (text: string) => void }) {
  const camera = useCamera();
  const [hasNoDecoder, setNoDecoder] = useState(false);
  const last = useRef({ text: '', at: 0 });
  if (camera.status === 'failed' || hasNoDecoder)
    return <Alert tone="danger">{texts.desk.search.cameraFailed}</Alert>;
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
        {texts.desk.search.cameraHint}
      </Text>
    </Stack>
  );
}

interface Props {
  field: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  isCameraOn: boolean;
  onCamera: () => void;
  onSearch: (text: string) => void;
}

/**
 * Search field of the desk. A hardware scanner types into it and ends with Enter. It receives all typing
 * outside other fields.
 */
export function DeskSearch({ field, isBusy, isCameraOn, onCamera, onSearch }: Props) {
  const [text, setText] = useState('');
  useCaptureTyping(field);
  return (
    <Flex
      as="form"
      role="search"
      gap="2"
      wrap="wrap"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (text.trim() === '' || isBusy) return;
        onSearch(text);
        setText('');
      }}
    >
      <InputGroup flex="1 1 240px" startElement={<Search size={18} aria-hidden="true" />}>
        <Input
          ref={field}
          ps="10"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // A hardware scanner types into what has the focus.
          autoFocus
          aria-label={texts.desk.search.label}
          placeholder={texts.desk.search.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </InputGroup>
      <Button type="submit" size="lg" loading={isBusy} loadingText={texts.desk.search.searching}>
        {texts.desk.search.find}
      </Button>
      <Button
        size="lg"
        flex={{ base: '1 0 auto', md: 'none' }}
        variant="outline"
        aria-pressed={isCameraOn}
        onClick={onCamera}
      >
        {isCameraOn ? <X aria-hidden="true" /> : <Camera aria-hidden="true" />}
        {isCameraOn ? texts.desk.search.closeCamera : texts.desk.search.scan}
      </Button>
    </Flex>
  );
}
