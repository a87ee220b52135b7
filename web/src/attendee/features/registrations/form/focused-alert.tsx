import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Tone = 'gold' | 'danger';

interface Props {
  tone: Tone;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Element that receives the focus. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** Margins relative to the rest of the page. */
  place: { mb?: string; scrollMarginTop?: string; scrollMarginBottom?: string };
  /** Actions available now. */
  children?: ReactNode;
}

/** Focusable alert, announced to screen readers. */
export function FocusedAlert({ tone, icon, title, text, ref, place, children }: Props) {
  return (
    <Flex
      ref={ref}
      role="alert"
      tabIndex={-1}
      gap="3"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={tone}
      bg={`${tone}Soft`}
      color={`${tone}Text`}
      {...place}
    >
      <Box asChild flexShrink="0" mt="0.5">
        {icon}
      </Box>
      <Box minW="0">
        <Text fontWeight="700">{title}</Text>
        <Text fontSize="sm">{text}</Text>
        {children}
      </Box>
    </Flex>
  );
}
