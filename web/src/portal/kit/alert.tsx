import { Box, Flex } from '@chakra-ui/react';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const stylesByTone = {
  gray: { bg: 'sunken', color: 'ink', Icon: Info },
  gold: { bg: 'goldSoft', color: 'goldText', Icon: TriangleAlert },
  danger: { bg: 'dangerSoft', color: 'dangerText', Icon: CircleAlert },
} as const;

interface Props {
  /** gray informs, gold warns, danger reports a failure. */
  tone: keyof typeof stylesByTone;
  children: ReactNode;
  /** Button at the end. */
  action?: ReactNode;
  /** True if a toast or the live region around it announces the message. */
  isSilent?: boolean;
}

/** Highlighted message, announced when it appears. */
export function Alert({ tone, children, action, isSilent = false }: Props) {
  const { bg, color, Icon } = stylesByTone[tone];
  return (
    <Flex
      role={isSilent ? undefined : tone === 'danger' ? 'alert' : 'status'}
      gap="3"
      align="flex-start"
      wrap="wrap"
      bg={bg}
      color={color}
      borderRadius="l2"
      px="4"
      py="3"
      fontSize="sm"
      fontWeight="500"
    >
      {/* A single line is centered next to the button; several lines start at its top. */}
      <Flex flex="1 1 220px" gap="3" align="flex-start" alignSelf={action ? 'center' : undefined}>
        <Box pt="0.5">
          <Icon size={18} aria-hidden="true" />
        </Box>
        <Box flex="1" minW="0">
          {children}
        </Box>
      </Flex>
      {action}
    </Flex>
  );
}
