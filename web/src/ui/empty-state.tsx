import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** Component of ui/illustrations. */
  illustration: ReactNode;
  title: string;
  text?: ReactNode;
  /** Button or link to the next step. */
  action?: ReactNode;
  /** Heading level: 2 for a full screen, 3 within a section. */
  level?: 2 | 3;
}

/** Illustrated placeholder for a list or screen without content. */
export function EmptyState({ illustration, title, text, action, level = 2 }: Props) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="2"
      px="5"
      py="8"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line"
      borderRadius="l3"
      css={{
        '& > svg': { width: '168px', height: 'auto', marginBottom: '8px' },
        // Phone in landscape: the illustration is next to the text, so both fit in the first screen.
        '@media (max-height: 480px) and (min-width: 600px)': {
          display: 'grid',
          gridTemplate: 'auto auto 1fr / auto minmax(0, 1fr)',
          justifyItems: 'start',
          gap: '4px 24px',
          paddingBlock: '8px',
          textAlign: 'start',
          '& > svg': { gridRow: '1 / span 3', width: '110px', margin: '0' },
        },
      }}
    >
      {illustration}
      <Heading as={level === 2 ? 'h2' : 'h3'} size="md">
        {title}
      </Heading>
      {text && (
        <Text color="muted" maxW="44ch">
          {text}
        </Text>
      )}
      {action && <Flex mt="3">{action}</Flex>}
    </Flex>
  );
}
