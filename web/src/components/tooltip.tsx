import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  content: ReactNode;
  /** `left` where controls stand in a column: it would cover the next one. */
  placement?: 'bottom' | 'left';
  children: ReactElement;
}

/**
 * Names a control on hover and focus: after 700 ms, and at once where another tooltip was left less than
 * 300 ms ago. It repeats the control's accessible name, which must not rest on it.
 */
export function Tooltip({ content, placement = 'bottom', children }: Props) {
  return (
    <ChakraTooltip.Root openDelay={700} closeDelay={300} positioning={{ placement }}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
