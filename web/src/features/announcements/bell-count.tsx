import { chakra } from '@chakra-ui/react';

const maxShown = 9;

/** How many are unread, on the bell's corner: the button says it in words. */
export function BellCount({ count }: { count: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="1"
      insetEnd="0.5"
      minW="5"
      px="1"
      borderRadius="full"
      bg="wine"
      color="wineInk"
      fontSize="xs"
      fontWeight="700"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      pointerEvents="none"
      boxShadow="0 0 0 2px var(--ww-paper)"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </chakra.span>
  );
}
