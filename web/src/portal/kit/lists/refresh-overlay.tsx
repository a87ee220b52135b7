import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** True while the content is being replaced: a line above it moves, and its colors stay readable. */
  isRefreshing: boolean;
  children: ReactNode;
}

/** List that stays visible while its next page or another search loads. */
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
