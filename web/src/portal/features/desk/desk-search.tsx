import { Flex, Input, InputGroup } from '@chakra-ui/react';
import { Camera, Search, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCaptureTyping } from '../../kit/forms/field-focus.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  isCameraOn: boolean;
  onCamera: () => void;
  onSearch: (text: string) => void;
}

/**
 * The one field of the desk. A hardware scanner types into it and ends with Enter, as a person does; what is
 * typed lands in it whenever nothing else is asked.
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
          // biome-ignore lint/a11y/noAutofocus: a hardware scanner types into what has the focus
          autoFocus
          aria-label="Ticket, confirmation, reward code, name or email"
          placeholder="Ticket, code, name or email"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </InputGroup>
      <Button type="submit" size="lg" loading={isBusy} loadingText="Looking…">
        Find
      </Button>
      <Button
        size="lg"
        flex={{ base: '1 0 auto', md: 'none' }}
        variant="outline"
        aria-pressed={isCameraOn}
        onClick={onCamera}
      >
        {isCameraOn ? <X aria-hidden="true" /> : <Camera aria-hidden="true" />}
        {isCameraOn ? 'Close camera' : 'Scan'}
      </Button>
    </Flex>
  );
}
