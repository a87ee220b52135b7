import { Box, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts/texts.ts';

interface Props {
  label?: string;
  /** True if it is open at first. */
  isOpenAtFirst?: boolean;
  /** True opens it: a field in it has an error. */
  hasError?: boolean;
  children: ReactNode;
}

/** Content that few users need, behind a label. */
export function More({
  label = texts.kit.showMore,
  isOpenAtFirst = false,
  hasError = false,
  children,
}: Props) {
  // Decided once, so that an edit closes nothing.
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen || hasError}>
      <Box as="summary" w="fit-content" py="2" cursor="pointer" color="wineText" fontSize="sm">
        {label}
      </Box>
      <Stack gap="4">{children}</Stack>
    </details>
  );
}
