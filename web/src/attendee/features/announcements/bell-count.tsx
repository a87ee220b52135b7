import { chakra } from '@chakra-ui/react';

const maxShown = 9;

/** Number of unread announcements at the corner of the bell; the button label contains it as text. */
export function BellCount({ count }: { count: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="1"
      insetEnd="2px"
      minW="20px"
      px="4px"
      borderRadius="full"
      bg="wine"
      color="wineInk"
      // As large as the bell beside it bears, where the person's text is larger.
      fontSize="min(0.75rem, 15px)"
      fontWeight="700"
      lineHeight="20px"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      pointerEvents="none"
      boxShadow="0 0 0 2px var(--ww-paper)"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </chakra.span>
  );
}
