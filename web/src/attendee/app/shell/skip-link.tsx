import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';

/** First focusable element: skips the navigation. Visible only while focused. */
export function SkipLink() {
  const shell = useTexts('shell');
  return (
    <chakra.a
      href="#content"
      position="fixed"
      top="2"
      left="calc(8px + env(safe-area-inset-left))"
      zIndex="skipNav"
      bg="wine"
      color="wineInk"
      px="4"
      py="3"
      borderRadius="l2"
      fontWeight="600"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {shell.skipToContent}
    </chakra.a>
  );
}
