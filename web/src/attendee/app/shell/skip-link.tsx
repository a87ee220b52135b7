import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';

/** The first stop of the keyboard: past the navigation. Seen only while it has the focus. */
export function SkipLink() {
  const { shell } = useTexts();
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
