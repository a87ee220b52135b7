import { Box, chakra, IconButton, Input } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/texts.ts';

/** What one looks for, with a way to clear it. */
export function SearchBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { businesses } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="search" position="relative">
      <chakra.span
        aria-hidden="true"
        position="absolute"
        insetStart="4"
        insetBlock="0"
        display="grid"
        placeContent="center"
        color="muted"
        pointerEvents="none"
      >
        <Search size={20} />
      </chakra.span>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={businesses.searchLabel}
        placeholder={businesses.searchPlaceholder}
        value={text}
        onChange={(change) => onType(change.target.value)}
        ps="12"
        pe={text === '' ? '4' : '12'}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {text !== '' && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          position="absolute"
          top="0.5"
          insetEnd="0.5"
          aria-label={businesses.clearSearch}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <X />
        </IconButton>
      )}
    </Box>
  );
}
