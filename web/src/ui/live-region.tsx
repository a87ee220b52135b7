import { Box, type BoxProps } from '@chakra-ui/react';

/**
 * Region whose content is announced when it appears or changes. Rendered before its content: screen readers announce
 * changes in a region, not content that comes with it. Takes no room while it is empty, nor a gap of its container.
 */
export function LiveRegion(props: BoxProps) {
  return <Box role="status" aria-atomic="false" _empty={{ position: 'absolute' }} {...props} />;
}
