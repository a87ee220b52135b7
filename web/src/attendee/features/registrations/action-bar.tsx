import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/**
 * Main actions of the screen, within reach of the thumb. Sticks to the bottom edge and ends below the
 * content, so it hides nothing; on a very low screen it does not stick.
 */
export function ActionBar({ label, children }: Props) {
  return (
    <Box
      role="group"
      aria-label={label}
      className="no-print"
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx={{ base: 'calc(-1 * min({spacing.5}, var(--ww-edge)))', md: '0' }}
      px={{ base: 'min({spacing.5}, var(--ww-edge))', md: '0' }}
      pt="3"
      pb="calc(12px + env(safe-area-inset-bottom))"
      bg="paper"
      borderTopWidth="1px"
      borderColor="line"
      css={{ '@media (max-height: 32em)': { position: 'static' } }}
    >
      {children}
    </Box>
  );
}
