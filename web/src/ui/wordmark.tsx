import { chakra } from '@chakra-ui/react';
import { useTexts } from '../i18n/texts.ts';

/** Product name at the top of every screen. */
export function Wordmark() {
  const { common } = useTexts();
  return (
    <chakra.span
      fontFamily="heading"
      fontWeight="600"
      fontSize="xl"
      letterSpacing="-0.01em"
      color="ink"
      display="inline-flex"
      alignItems="center"
      minH="11"
    >
      {common.productName}
    </chakra.span>
  );
}
