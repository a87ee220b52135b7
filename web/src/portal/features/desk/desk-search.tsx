import { Flex, Input, InputGroup } from '@chakra-ui/react';
import { Camera, Search, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCaptureTyping } from '../../kit/forms/field-focus.ts';
import { texts } from '../../texts/texts.ts';

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
      columnGap="2"
      rowGap="4"
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
          h="full"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // A hardware scanner types into the focused element.
          autoFocus
          aria-label={texts.desk.search.label}
          placeholder={texts.desk.search.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // The button ignores Enter meanwhile: the next scan replaces this one.
          onKeyDown={({ key }) => isBusy && key === 'Enter' && field.current?.select()}
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
