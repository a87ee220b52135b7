import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** Whether what is shown is being replaced: a line above it moves, and its colours stay readable. */
  isRefreshing: boolean;
  children: ReactNode;
}

/** A list that stays while its next page or another search is on its way. */
export function RefreshOverlay({ isRefreshing, children }: Props) {
  return (
    <Box aria-busy={isRefreshing} position="relative">
      {isRefreshing && (
        <Box
          position="absolute"
          insetX="0"
          top="-2px"
          h="2px"
          borderRadius="full"
          bg="wine.solid"
          animation="pulse 1.2s ease-in-out infinite"
        />
      )}
      {children}
    </Box>
  );
}
