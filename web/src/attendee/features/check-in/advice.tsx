import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AdviceProps {
  icon: ReactNode;
  text: string;
  children: ReactNode;
}

/** One thing to do now. */
export function Suggestion({ icon, text, children }: AdviceProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
    >
      <Box color="goldText" aria-hidden="true">
        {icon}
      </Box>
      <Text flex="1 1 10rem" fontSize="sm" color="muted">
        {text}
      </Text>
      {children}
    </chakra.li>
  );
}
